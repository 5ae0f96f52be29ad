import type { EventLog, EventRange, StoredEvent } from '#ports/event-log.ts'
import { recordRange } from './record-streams.ts'

/** Few enough to be held and handled at once, even on a small phone. */
const pageLength = 200

/** All events of a range, page by page. */
export async function* eventPages(
  log: EventLog,
  { after: start, until }: Omit<EventRange, 'limit'>,
): AsyncGenerator<readonly StoredEvent[]> {
  let after = start
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- pages follow one another
    const page = await log.scan({ after, until, limit: pageLength })
    yield page
    const last = page.at(-1)
    if (page.length < pageLength || last === undefined) return
    after = last
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
