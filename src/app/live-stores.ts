import { createStore } from 'zustand/vanilla'

import { instant, type Instant } from '#domain/units.ts'
import type { FavoritesState } from '#app/records/favorites.ts'
import type { FreeTimersState } from '#app/session/free-timers.ts'
import type { BackupState } from '#app/transfer/backup.ts'
import type { InstallState } from '#app/settings/install.ts'
import type { KeepingState } from '#app/status/keeping.ts'
import type { OwnChartsState } from '#app/kits/own-charts.ts'
import type { Outlook } from '#app/planning/planning.ts'
import type { PlotsState } from '#app/records/plots.ts'
import type { RecordsState } from '#app/records/records.ts'
import type { SessionState } from '#app/session/session-state.ts'
import type { SignalsState } from '#app/status/signals.ts'
import type { UpdatesState } from '#app/settings/updates.ts'

/**
 * What the first screen shows of the engine before its code is there: the same as the prerendered page.
 * Types only from the engine's files, so that none of them is on the first screen.
 */
export const createLiveStores = () => ({
  session: createStore<SessionState>(() => ({ phase: 'loading', isLate: false })),
  time: createStore<{ readonly now: Instant }>(() => ({ now: instant(0) })),
  outlook: createStore<Outlook>(() => ({ state: 'unknown' })),
  timers: createStore<FreeTimersState>(() => ({ timers: [], notPersisted: null })),
  signals: createStore<SignalsState>(() => ({
    ringsHere: true,
    alarm: 'locked',
    alarmElsewhere: null,
    wakeLock: 'off',
    notifications: 'ask',
    available: { sound: true, voice: true, vibration: true },
  })),
  records: createStore<RecordsState>(() => ({
    ready: false,
    recent: [],
    more: false,
    unreadable: [],
    index: { state: 'closed', read: 0, summaries: [] },
  })),
  plots: createStore<PlotsState>(() => ({ ready: false, plots: [], unreadable: 0 })),
  backup: createStore<BackupState>(() => ({
    last: null,
    since: null,
    sinceIsMore: false,
    work: null,
  })),
  favorites: createStore<FavoritesState>(() => ({ ids: [], kept: true })),
  keeping: createStore<KeepingState>(() => ({
    health: { kept: 'durable', failure: null, restored: 0, unreadable: 0 },
    estimate: null,
  })),
  charts: createStore<OwnChartsState>(() => ({ ready: false, charts: [], unreadable: [] })),
  updates: createStore<UpdatesState>(() => ({ state: 'none', copy: 'automatic' })),
  install: createStore<InstallState>(() => ({ hint: null })),
  practice: createStore<SessionState>(() => ({ phase: 'idle' })),
  practiceTime: createStore<{ readonly now: Instant }>(() => ({ now: instant(0) })),
})

export type LiveStores = ReturnType<typeof createLiveStores>
