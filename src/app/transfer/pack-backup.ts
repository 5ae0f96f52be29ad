import { toBase64 } from '#domain/base64.ts'
import { backupEnd, backupHead, eventLine, photoLine } from '#domain/exchange/backup-line.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import { lastingStreams } from '#app/records/event-streams.ts'
import { eventPages } from '#app/records/event-pages.ts'
import { preferenceLines } from '#app/transfer/preferences/import-preferences.ts'

/** Writes a backup in pieces: preferences, photographs, events. */
export async function* packBackup(
  {
    log,
    photos,
    preferences,
  }: { readonly log: EventLog; readonly photos: Photos; readonly preferences: Preferences },
  onProgress: (items: number) => void,
): AsyncGenerator<string> {
  const count = { events: 0, photos: 0 }
  const tell = () => onProgress(count.events + count.photos)
  yield backupHead()
  yield* preferenceLines(preferences)
  for (const name of await photos.names()) {
    // One by one: all at once would not fit into a small phone's memory.
    // oxlint-disable-next-line no-await-in-loop
    const photo = await photos.read(name)
    if (photo === null) continue
    count.photos += 1
    tell()
    yield photoLine({ name, type: photo.type, base64: toBase64(photo.bytes) })
  }
  for (const range of lastingStreams) {
    for await (const page of eventPages(log, range)) {
      count.events += page.length
      tell()
      yield page.map(eventLine).join('')
    }
  }
  yield backupEnd(count)
}
