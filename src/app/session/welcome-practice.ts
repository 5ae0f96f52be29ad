import type { StoreApi } from 'zustand/vanilla'

import { ok } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Planner } from '#ports/planner.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Tabs } from '#ports/tabs.ts'
import { createStoreOf } from '#app/initial-states.ts'
import { createPlanning } from '#app/planning/planning.ts'
import { createRecords } from '#app/records/records.ts'
import { createSession } from './session.ts'
import type { SessionState, ShownTime } from './session-state.ts'
import type { Signals } from './signals.ts'

interface Needs {
  readonly clock: Clock
  readonly tabs: Tabs
  readonly ids: Ids
  readonly planner: Planner
  readonly signals: Signals
  readonly store: StoreApi<SessionState>
  readonly time: StoreApi<ShownTime>
}

/**
 * A session like a real one, with sound and voice, but without traces: nothing is saved, no pace is learned. Must not begin while
 * a real test runs, as it would replace that test's signals.
 */
export function createPractice(needs: Needs) {
  const log = volatileLog(needs.ids)
  const forecast = createStoreOf('forecast')
  return createSession({
    ...needs,
    log,
    tabs: isolated(needs.tabs),
    records: {
      ...createRecords({ log, store: createStoreOf('records') }),
      prepare: async () => undefined,
      keep: async () => ok(undefined),
    },
    planning: createPlanning({ ...needs, preferences: volatilePreferences, store: forecast }),
  })
}

const noop = () => undefined

const volatilePreferences: Preferences = {
  read: noop,
  write: () => true,
  onChange: () => noop,
}

const volatileLog = (ids: Ids): EventLog => ({
  device: '',
  append: async (event) => ok({ ...event, id: ids.next(), device: '', clock: '' }),
  readStream: async () => [],
  readKind: async () => [],
  scan: async () => [],
  known: async () => new Set(),
  merge: async () => ok([]),
  health: () => ({ kept: 'memory', failure: null, restored: 0, unreadable: 0, lost: null }),
  onHealth: () => noop,
  onAppend: () => noop,
})

/** Isolates the practice from other tabs; it only counts as busy, so that no update reloads it. */
const isolated = (tabs: Tabs): Tabs => ({
  ...tabs,
  isOwner: () => true,
  takeOver: async () => undefined,
  onOwner: () => noop,
})
