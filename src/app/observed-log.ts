import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import { listeners } from '#ports/listeners.ts'
import type { Preferences } from '#ports/preferences.ts'

export type ObservedLog = ReturnType<typeof observedLog>

/** The log, telling what is kept in it here, and taking in what came from elsewhere as if another tab had kept it. */
export function observedLog(log: EventLog, preferences: Preferences) {
  const kept = listeners<[events: readonly StoredEvent[]]>()
  const arrivals = listeners<[event: StoredEvent]>()
  const append: EventLog['append'] = async (event) => {
    noteReturning(preferences)
    const outcome = await log.append(event)
    if (outcome.ok) kept.tell([outcome.value])
    return outcome
  }
  const merge: EventLog['merge'] = async (events) => {
    noteReturning(preferences)
    const outcome = await log.merge(events)
    if (outcome.ok) kept.tell(events)
    return outcome
  }
  const onAppend: EventLog['onAppend'] = (listener) => {
    const stops = [log.onAppend(listener), arrivals.add(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return {
    log: { ...log, append, merge, onAppend },
    onKept: kept.add,
    tellArrived: arrivals.tell,
    bareLog: log,
  }
}

/** Asked before each of thousands of events: writing is much dearer than looking. */
function noteReturning(preferences: Preferences) {
  if (preferences.read('returning') !== true) preferences.write('returning', true)
}
