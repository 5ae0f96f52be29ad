import { toBase64 } from '#domain/base64.ts'
import { backupEnd, backupHead, eventLine, photoLine } from '#domain/exchange/backup-line.ts'
import type { EventLog, EventRange } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'

const pageLength = 200

/** Everything the user has made, but no running test and no timer: those belong to the phone. */
const ranges: readonly Omit<EventRange, 'limit'>[] = [
  { after: { stream: '', clock: '' }, until: 'run:' },
  { after: { stream: 'run;', clock: '' }, until: 'timers' },
]

/** A backup in pieces, photographs first. */
export async function* packBackup(
  { log, photos }: { readonly log: EventLog; readonly photos: Photos },
  onProgress: (items: number) => void,
): AsyncGenerator<string> {
  const count = { events: 0, photos: 0 }
  const tell = () => onProgress(count.events + count.photos)
  yield backupHead()
  for (const name of await photos.names()) {
    // One after the other: all at once would not fit a small phone.
    // oxlint-disable-next-line no-await-in-loop
    const photo = await photos.read(name)
    if (photo === null) continue
    count.photos += 1
    tell()
    yield photoLine({ name, type: photo.type, base64: toBase64(photo.bytes) })
  }
  for (const range of ranges) {
    for await (const page of pagesOf(log, range)) {
      count.events += page.length
      tell()
      yield page.map(eventLine).join('')
    }
  }
  yield backupEnd(count)
}

async function* pagesOf(log: EventLog, { after: start, until }: Omit<EventRange, 'limit'>) {
  let after = start
  for (;;) {
    // Pages follow one another.
    // oxlint-disable-next-line no-await-in-loop
    const page = await log.scan({ after, until, limit: pageLength })
    yield page
    const last = page.at(-1)
    if (page.length < pageLength || last === undefined) return
    after = last
  }
}
