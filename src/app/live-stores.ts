import { createStore } from 'zustand/vanilla'

import { instant, type Instant } from '#domain/units.ts'
import type { FreeTimersState } from './free-timers.ts'
import type { KeepingState } from './keeping.ts'
import type { RecordsState } from './records.ts'
import type { SessionState } from './session.ts'
import type { SignalsState } from './signals.ts'
import type { UpdateState } from './updates.ts'

/**
 * What the first screen shows of the engine before its code is there: the same as the prerendered page.
 * Types only from the engine's files, so that none of them is on the first screen.
 */
export const createLiveStores = () => ({
  session: createStore<SessionState>(() => ({ phase: 'loading' })),
  time: createStore<{ readonly now: Instant }>(() => ({ now: instant(0) })),
  timers: createStore<FreeTimersState>(() => ({ timers: [], unkept: null })),
  signals: createStore<SignalsState>(() => ({
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
  })),
  keeping: createStore<KeepingState>(() => ({
    health: { kept: 'durable', failure: null, restored: 0, unreadable: 0 },
    estimate: null,
  })),
  updates: createStore<{ readonly state: UpdateState }>(() => ({ state: 'none' })),
})

export type LiveStores = ReturnType<typeof createLiveStores>
