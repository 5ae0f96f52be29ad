import { propertyOf } from '#domain/property-of.ts'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'
import { returningKey, testOpenKey } from './early-keys.ts'
import type { FromPreferences } from './from-preferences.ts'
import { listeners } from '#ports/listeners.ts'
import type { Preferences } from '#ports/preferences.ts'
import {
  fertilizerStream,
  plotStream,
  recordIdOf,
  standardStream,
} from '#app/records/event-streams.ts'
import { createLastVerdicts } from '#app/records/last-verdict.ts'

export type ObservedLog = ReturnType<typeof observedLog>

/** Wraps the log: reports events stored by this tab, and shows events from elsewhere as if another tab had stored them. */
export function observedLog(
  log: EventLog,
  preferences: Preferences,
  ofPreferences: FromPreferences,
) {
  const kept = listeners<[events: readonly StoredEvent[]]>()
  const arrivals = listeners<[event: StoredEvent]>()
  const lastVerdicts = ofPreferences(createLastVerdicts)
  /** To be called before anything that may change it is stored: it never outlives its reasons. */
  const dropVerdict = () => lastVerdicts.note(null)
  const dropChanged = (events: readonly NewEvent[]) => {
    const verdict = lastVerdicts.kept()
    if (verdict !== null && events.some((event) => isBehind(verdict.record, event))) dropVerdict()
  }
  const append: EventLog['append'] = async (event, options) => {
    noteReturning(preferences)
    noteTest(preferences, event)
    dropChanged([event])
    const outcome = await log.append(event, options)
    if (outcome.ok) kept.tell([outcome.value])
    return outcome
  }
  const merge: EventLog['merge'] = async (events) => {
    noteReturning(preferences)
    dropChanged(events)
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
    dropVerdict,
  }
}

/** Whether a test is in progress: the next visit knows it before storage answers. */
function noteTest(preferences: Preferences, { kind, payload }: NewEvent) {
  const isStart = kind === 'run-started'
  const isEnd = kind === 'run-event' && propertyOf(payload, 'kind') === 'ended'
  if (isStart || isEnd) preferences.write(testOpenKey, isStart)
}

/** Whether a diagnosis of this record depends on the event. */
const isBehind = (record: string, event: NewEvent) =>
  judging.has(event.stream) || recordIdOf(event) === record

/** Streams of what every diagnosis depends on. */
const judging: ReadonlySet<string> = new Set([plotStream, standardStream, fertilizerStream])

/** Called for each of thousands of events: reading first is much cheaper than writing. */
function noteReturning(preferences: Preferences) {
  if (preferences.read(returningKey) !== true) preferences.write(returningKey, true)
}
