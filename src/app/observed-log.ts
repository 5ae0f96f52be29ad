import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import { listeners } from '#ports/listeners.ts'
import type { Preferences } from '#ports/preferences.ts'
import { createFirstScreenNotes } from './first-screen-notes.ts'
import type { FromPreferences } from './from-preferences.ts'

export type ObservedLog = ReturnType<typeof observedLog>

/** Wraps the log: reports events stored by this tab, and shows events from elsewhere as if another tab had stored them. */
export function observedLog(
  log: EventLog,
  preferences: Preferences,
  ofPreferences: FromPreferences,
) {
  const { beforeStoring, dropVerdict } = createFirstScreenNotes(preferences, ofPreferences)
  const kept = listeners<[events: readonly StoredEvent[]]>()
  const arrivals = listeners<[event: StoredEvent]>()
  const append: EventLog['append'] = async (event, options) => {
    beforeStoring([event])
    const outcome = await log.append(event, options)
    if (outcome.ok) kept.tell([outcome.value])
    return outcome
  }
  const merge: EventLog['merge'] = async (events) => {
    beforeStoring(events)
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
    showArrived: arrivals.tell,
    bareLog: log,
    dropVerdict,
  }
}
