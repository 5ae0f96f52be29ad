import { createStore, type StoreApi } from 'zustand/vanilla'
import { instant } from '#domain/units.ts'
import type { FavoritesState } from '#app/records/favorites.ts'
import type { FreeTimersState } from '#app/session/free-timers.ts'
import type { BackupState } from '#app/transfer/backup.ts'
import type { InstallState } from '#app/settings/install.ts'
import type { PersistentStorageState } from '#app/status/persistent-storage.ts'
import type { OwnChartsState } from '#app/kits/own-charts.ts'
import type { SetupForecast } from '#app/planning/planning.ts'
import type { OwnRulesState } from '#app/records/own-rules.ts'
import type { PlotsState } from '#app/records/plots.ts'
import type { RecordsState } from '#app/records/shown-records.ts'
import type { SessionState, ShownTime } from '#app/session/session-state.ts'
import type { SignalsState } from '#app/session/signals.ts'
import type { TeamState } from '#app/team/team.ts'
import type { UpdatesState } from '#app/settings/updates.ts'

/** The state before any method is called. */
const initially = <State>(state: State): State => state

export const initialTeamState: TeamState = {
  phase: 'unread',
  membership: null,
  arriving: null,
  waiting: 0,
  ahead: 0,
  sharedAt: null,
  problem: null,
  isBusy: false,
}

/**
 * What the first screen shows before the services' code is loaded: the same as the prerendered page. Only types are imported from
 * the engine's files, so that none of their code is on the first screen.
 */
const initialStates = {
  session: initially<SessionState>({ phase: 'loading', isStorageSilent: false }),
  time: initially<ShownTime>({ now: instant(0) }),
  forecast: initially<SetupForecast>({ state: 'unknown' }),
  timers: initially<FreeTimersState>({ timers: [], notPersisted: null }),
  signals: initially<SignalsState>({
    ringsHere: true,
    alarm: 'locked',
    alarmElsewhere: null,
    wakeLock: 'off',
    notifications: 'ask',
    available: { sound: true, voice: true, vibration: true },
  }),
  records: initially<RecordsState>({
    isReady: false,
    recent: [],
    more: false,
    unreadable: [],
    index: { state: 'closed', read: 0, summaries: [] },
  }),
  plots: initially<PlotsState>({ isReady: false, plots: [], conflicts: new Map(), unreadable: 0 }),
  ownRules: initially<OwnRulesState>({
    isReady: false,
    standards: [],
    fertilizers: [],
    unreadable: 0,
  }),
  backup: initially<BackupState>({
    last: null,
    since: null,
    sinceIsMore: false,
    work: null,
  }),
  team: initialTeamState,
  favorites: initially<FavoritesState>({ ids: [], isKept: true }),
  storage: initially<PersistentStorageState>({
    health: { kept: 'durable', failure: null, restored: 0, unreadable: 0, lost: null },
    unacknowledgedLoss: null,
    estimate: null,
  }),
  charts: initially<OwnChartsState>({ isReady: false, charts: [], unreadable: [] }),
  updates: initially<UpdatesState>({ state: 'none', copy: 'automatic' }),
  install: initially<InstallState>({ hint: null }),
  practice: initially<SessionState>({ phase: 'idle' }),
  practiceTime: initially<ShownTime>({ now: instant(0) }),
}

type StatesOfServices = typeof initialStates
type ServiceName = keyof StatesOfServices

export type Stores = { readonly [Name in ServiceName]: StoreApi<StatesOfServices[Name]> }

export const createStoreOf = <Name extends ServiceName>(name: Name) =>
  createStore<StatesOfServices[Name]>(() => initialStates[name])

export function createStores(): Stores {
  const stores = Object.entries(initialStates).map(
    ([name, state]) => [name, createStore(() => state)] as const,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  return Object.fromEntries(stores) as Stores
}
