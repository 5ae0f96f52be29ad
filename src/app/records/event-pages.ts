import type { EventLog, EventRange, StoredEvent } from '#ports/event-log.ts'
import { recordRange } from './event-streams.ts'

/** Few enough to be handled at once, and for two pages to be held, even on a small phone. */
const pageLength = 200

/** All events of a range, page by page; the next page is fetched while one is processed. */
export async function* eventPages(
  log: EventLog,
  { after, until }: Omit<EventRange, 'limit'>,
): AsyncGenerator<readonly StoredEvent[]> {
  const scan = (from: EventRange['after']) => {
    const reading = log.scan({ after: from, until, limit: pageLength })
    // A failure is thrown when the page is asked for; until then nobody waits for it.
    reading.catch(() => null)
    return reading
  }
  let reading = scan(after)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- pages follow one another
    const page = await reading
    const last = page.length < pageLength ? undefined : page.at(-1)
    if (last !== undefined) reading = scan(last)
    yield page
    if (last === undefined) return
  }
}

/** All events of records, page by page; those of one record stay together. */
export async function* wholeRecords(log: EventLog): AsyncGenerator<readonly StoredEvent[]> {
  /** Events of the last record so far: it may go on in the next page. */
  let open: readonly StoredEvent[] = []
  for await (const page of eventPages(log, recordRange)) {
    const events = [...open, ...page]
    const last = events.at(-1)?.stream
    open = events.filter(({ stream }) => stream === last)
    yield events.filter(({ stream }) => stream !== last)
  }
  if (open.length > 0) yield open
}
