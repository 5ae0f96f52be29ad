import { propertyOf } from '#domain/property-of.ts'
import type { NewEvent } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'
import {
  fertilizerStream,
  plotStream,
  recordIdOf,
  standardStream,
} from '#app/records/event-streams.ts'
import { createLastVerdicts } from '#app/records/last-verdict.ts'
import { returningKey, testOpenKey } from './early-keys.ts'
import type { FromPreferences } from './from-preferences.ts'

/** Keeps the preferences up to date from which the next visit begins before storage answers. */
export function createFirstScreenNotes(preferences: Preferences, ofPreferences: FromPreferences) {
  const lastVerdicts = ofPreferences(createLastVerdicts)
  /** To be called before anything that may change it is stored: it never outlives its reasons. */
  const dropVerdict = () => lastVerdicts.note(null)
  /** Called for each of thousands of events: reading first is much cheaper than writing. */
  const beforeStoring = (events: readonly NewEvent[]) => {
    if (preferences.read(returningKey) !== true) preferences.write(returningKey, true)
    for (const event of events) noteTest(preferences, event)
    const verdict = lastVerdicts.kept()
    if (verdict !== null && events.some((event) => isBehind(verdict.record, event))) dropVerdict()
  }
  return { beforeStoring, dropVerdict }
}

/** Whether a test is in progress. */
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
