import { fromBase64 } from '#domain/base64.ts'
import type { BackupPhoto } from '#domain/exchange/backup-line.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Plots } from '#app/records/plots.ts'
import { recordEvent } from '#app/records/record-events.ts'
import {
  chartStream,
  fertilizerStream,
  isOwnStream,
  kitStream,
  ownStreams,
  plotStream,
  recordIdOf,
  standardStream,
  subjectIdOf,
  type OwnStream,
} from '#app/records/event-streams.ts'
import type { Records } from '#app/records/records.ts'
import { foldOwnItems } from './import-changes.ts'

export interface BackupImportNeeds {
  readonly log: EventLog
  readonly records: Records
  readonly plots: Plots
  readonly photos: Photos
  readonly preferences: Preferences
  /** Wall clock in milliseconds. */
  readonly now: () => number
}

/** Number of events stored at once. */
const sliceLength = 100

/** Stores what a backup contains, and restores on request what was removed here. */
export async function createBackupWriter({ log, records, plots, photos }: BackupImportNeeds) {
  /** Ids in the file, with whether any of their events is new here. */
  const tests = new Map<string, boolean>()
  const fields = new Map<string, boolean>()
  const own: Readonly<Record<OwnStream, Set<string>>> = {
    [kitStream]: new Set(),
    [chartStream]: new Set(),
    [standardStream]: new Set(),
    [fertilizerStream]: new Set(),
  }
  const keptPhotos = new Set(await photos.names())
  let addedPhotos = 0
  let others = 0

  function note(event: StoredEvent, isFresh: boolean) {
    const id = recordIdOf(event)
    if (id !== null) noteSeen(tests, id, isFresh)
    else if (event.stream === plotStream) noteSeen(fields, subjectIdOf(event), isFresh)
    else if (isOwnStream(event.stream)) {
      own[event.stream].add(subjectIdOf(event))
      if (isFresh) others += 1
    }
  }

  const readAgain = () => Promise.all([records.readAgain(), plots.readAgain()])

  return {
    async events(events: readonly StoredEvent[]): Promise<StorageFailure | null> {
      const merged = await log.merge(events)
      if (!merged.ok) return merged.reason
      const fresh = new Set(merged.value)
      for (const event of events) note(event, fresh.has(event.id))
      return null
    },

    async photo({ name, type, base64 }: BackupPhoto): Promise<StorageFailure | null> {
      const bytes = keptPhotos.has(name) ? null : fromBase64(base64)
      if (bytes === null) return null
      const kept = await photos.keep({ type, bytes })
      if (!kept.ok) return kept.reason
      // Content that does not match its name (a hash) would never be found.
      if (kept.value !== name) await photos.remove([kept.value])
      else addedPhotos += 1
      return null
    },

    readAgain,

    async restoreRemoved(): Promise<StorageFailure | null> {
      await readAgain()
      const goneTests = [...tests.keys()].filter(records.isRemoved)
      const goneFields = [...fields.keys()].filter((id) => plots.isRemoved(id))
      const goneOwn = await removedOwn(log, own)
      const failure = await appendAll(log, [
        ...goneTests.map((id) => recordEvent('record-restored', id)),
        ...goneFields.map(plotRestored),
        ...goneOwn,
      ])
      others += goneOwn.length
      for (const id of goneTests) tests.set(id, true)
      for (const id of goneFields) fields.set(id, true)
      return failure
    },

    /** What was added so far and is shown. */
    added: () => ({
      records: countShown(tests, records),
      plots: countShown(fields, plots),
      photos: addedPhotos,
      others,
    }),
  }
}

const noteSeen = (things: Map<string, boolean>, id: string, isFresh: boolean) =>
  things.set(id, isFresh || things.get(id) === true)

/** Number of things that received new events and are not removed. */
const countShown = (
  things: ReadonlyMap<string, boolean>,
  { isRemoved }: Pick<Records, 'isRemoved'>,
) => [...things].filter(([id, isFresh]) => isFresh && !isRemoved(id)).length

async function appendAll(log: EventLog, events: readonly NewEvent[]) {
  for (let at = 0; at < events.length; at += sliceLength) {
    const slice = events.slice(at, at + sliceLength)
    // oxlint-disable-next-line no-await-in-loop
    const outcomes = await Promise.all(slice.map((event) => log.append(event)))
    const fault = outcomes.find((outcome) => !outcome.ok)
    if (fault !== undefined) return fault.reason
  }
  return null
}

const plotRestored = (id: string): NewEvent => ({
  stream: plotStream,
  kind: 'plot-restored',
  version: 1,
  payload: { id },
})

const savedKinds: Readonly<Record<OwnStream, string>> = {
  [kitStream]: 'kit-saved',
  [chartStream]: 'chart-saved',
  [standardStream]: 'standard-saved',
  [fertilizerStream]: 'fertilizer-saved',
}

/** Events that restore those of the user's own kits, charts, standards and products in the file that are now removed. */
async function removedOwn(
  log: EventLog,
  seen: Readonly<Record<OwnStream, ReadonlySet<string>>>,
): Promise<readonly NewEvent[]> {
  const perStream = ownStreams.map(async (stream) => {
    const { removed } = foldOwnItems(stream, await log.readStream(stream))
    const gone = [...removed].filter(([id]) => seen[stream].has(id))
    return gone.map(([, payload]) => ({ stream, kind: savedKinds[stream], version: 1, payload }))
  })
  return (await Promise.all(perStream)).flat()
}
