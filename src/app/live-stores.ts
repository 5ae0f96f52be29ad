import { createStore } from 'zustand/vanilla'

import { instant, type Instant } from '#domain/units.ts'
import type { FavoritesState } from './favorites.ts'
import type { FreeTimersState } from './free-timers.ts'
import type { BackupState } from './backup.ts'
import type { InstallState } from './install.ts'
import type { KeepingState } from './keeping.ts'
import type { OwnChartsState } from './own-charts.ts'
import type { Outlook } from './planning.ts'
import type { PlotsState } from './plots.ts'
import type { RecordsState } from './records.ts'
import type { SessionState } from './session-state.ts'
import type { SignalsState } from './signals.ts'
import type { UpdateState } from './updates.ts'

/**
 * What the first screen shows of the engine before its code is there: the same as the prerendered page.
 * Types only from the engine's files, so that none of them is on the first screen.
 */
export const createLiveStores = () => ({
  session: createStore<SessionState>(() => ({ phase: 'loading', isLate: false })),
  time: createStore<{ readonly now: Instant }>(() => ({ now: instant(0) })),
  outlook: createStore<Outlook>(() => ({ state: 'unknown' })),
  timers: createStore<FreeTimersState>(() => ({ timers: [], unkept: null })),
  signals: createStore<SignalsState>(() => ({
    ringsHere: true,
    alarm: 'locked',
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
  updates: createStore<{ readonly state: UpdateState }>(() => ({ state: 'none' })),
  install: createStore<InstallState>(() => ({ hint: null })),
  practice: createStore<SessionState>(() => ({ phase: 'idle' })),
  practiceTime: createStore<{ readonly now: Instant }>(() => ({ now: instant(0) })),
})

export type LiveStores = ReturnType<typeof createLiveStores>
