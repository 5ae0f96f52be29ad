import type { RunEvent } from '#domain/run/run-event.ts'
import type { EventLog } from '#ports/event-log.ts'

export const runStream = (id: string) => `run:${id}`

/** The events of the newest run, unreadable ones left out; null where there never was one. */
export async function readLiveRun(log: EventLog): Promise<readonly RunEvent[] | null> {
  const [newest] = await log.readKind('run-started', { limit: 1 })
  if (newest === undefined) return null
  const kept = await log.readStream(newest.stream)
  // Loaded only when there is something to parse: the first visit has nothing.
  const { parseRunEvent } = await import('#domain/run/parse-run-event.ts')
  return kept.flatMap(({ payload }) => {
    const event = parseRunEvent(payload)
    return event.ok ? [event.value] : []
  })
}
