import type { RunEvent } from '#domain/run/run-event.ts'
import { runStream } from '#app/records/event-streams.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog } from '#ports/event-log.ts'

/** How many recent starts are tried, as some may be unreadable. */
const maxBroken = 5

/** Events of the newest readable run, without unreadable ones; null if there is no such run. */
export async function readLiveRun(log: EventLog): Promise<readonly RunEvent[] | null> {
  const starts = await log.readKind('run-started', { limit: maxBroken })
  if (starts.length === 0) return null
  // Loaded only when there is something to parse: the first visit has nothing.
  const { parseRunEvent } = await import('#domain/run/parse-run-event.ts')
  const newest = starts.find(({ payload }) => parseRunEvent(payload).ok)
  if (newest === undefined) return null
  const kept = await log.readStream(newest.stream)
  return kept.flatMap(({ payload }) => {
    const event = parseRunEvent(payload)
    return event.ok ? [event.value] : []
  })
}

/** The next step is shown once this one is saved, or after this time at the latest. */
const answerWithinMs = 2000

/** Null when saved; otherwise why not. */
export async function appendRunEvent(
  log: EventLog,
  run: string,
  event: RunEvent,
): Promise<StorageFailure | null> {
  const kind = event.kind === 'started' ? 'run-started' : 'run-event'
  const kept = await log.append(
    { stream: runStream(run), kind, version: 1, payload: event },
    { answerWithinMs },
  )
  return kept.ok ? null : kept.reason
}
