import type { RunEvent } from '#domain/run/run-event.ts'
import type { EventLog } from '#ports/event-log.ts'

export const runStream = (id: string) => `run:${id}`

/** Broken starts that are looked past. */
const mostBroken = 5

/** The events of the newest readable run, unreadable ones left out; null where there is none. */
export async function readLiveRun(log: EventLog): Promise<readonly RunEvent[] | null> {
  const starts = await log.readKind('run-started', { limit: mostBroken })
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
