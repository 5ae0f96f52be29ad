import { wallOf } from '#domain/record/clock-order.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import { eventPages } from '#app/records/event-pages.ts'
import { allStreams, chartStream, recordIdOf } from '#app/records/event-streams.ts'
import type { Records } from '#app/records/records.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface OrphanedPhotos {
  readonly count: number
  readonly bytes: number
}

export interface OrphanNeeds {
  readonly log: EventLog
  readonly photos: Photos
  readonly records: Pick<Records, 'read'>
  /** Wall clock in milliseconds. */
  readonly now: () => number
}

/** How long something removed may still be needed: an undo, another tab, a backup. */
const gracePeriodMs = 30 * 24 * 60 * 60 * 1000
const photoName = /[\da-f]{64}/gu

/**
 * Finds photographs referred to only by what was removed or corrected. To lose nothing, one is kept if
 * - no event refers to it: it may be on its way into one, from another tab or a file;
 * - any stored event cannot be read: it may refer to it;
 * - a test or chart that is shown has it, or anything else refers to it, such as a run;
 * - the test or chart that refers to it was changed within the grace period.
 * The others are deleted only when the user agrees, and return with any backup that contains them.
 */
export async function findOrphanedPhotos(needs: OrphanNeeds): Promise<readonly string[]> {
  const kept = new Set(await needs.photos.names())
  if (kept.size === 0) return []
  const mentions = await readMentions(needs.log, kept)
  if (needs.log.health().unreadable > 0) return []
  const { wanted, records, charts } = mentions
  const newest = needs.now() - gracePeriodMs
  // A record stored once and never changed still has its photographs.
  const touched = [...records].filter(([, { events, last }]) => events > 1 && last <= newest)
  const found = await needs.records.read(touched.map(([id]) => id))
  const shown = new Map(found.map(({ record }) => [record.id, photosOf(record)]))
  const keep = (names: Iterable<string>) => {
    for (const name of names) wanted.add(name)
  }
  for (const [id, { names, last, isRemoved }] of records) {
    // A record that exists but cannot be read may be from a newer version of the app.
    keep(last > newest ? names : (shown.get(id) ?? (isRemoved ? [] : names)))
  }
  for (const { names, last, isRemoved } of charts.values()) {
    keep(last > newest || !isRemoved ? names : [])
  }
  const mentioned = [...records.values(), ...charts.values()].flatMap(({ names }) => [...names])
  return [...new Set(mentioned)].filter((name) => !wanted.has(name))
}

export async function measureOrphanedPhotos(needs: OrphanNeeds): Promise<OrphanedPhotos> {
  const names = await findOrphanedPhotos(needs)
  let bytes = 0
  for (const name of names) {
    // One after the other: all at once would not fit a small phone.
    // oxlint-disable-next-line no-await-in-loop
    bytes += (await needs.photos.read(name))?.bytes.length ?? 0
  }
  return { count: names.length, bytes }
}

const photosOf = ({ photos = [], readings }: SoilRecord) => [
  ...photos.map(({ name }) => name),
  ...readings.flatMap(({ camera }) => camera?.photo ?? []),
]

/** References of one test or chart. */
interface Mention {
  readonly names: Set<string>
  /** Number of events since the first with a reference. */
  events: number
  /** Wall time of the last event. */
  last: number
  isRemoved: boolean
}

/** Finds everything that refers to one of the photographs. */
async function readMentions(log: EventLog, kept: ReadonlySet<string>) {
  const wanted = new Set<string>()
  const records = new Map<string, Mention>()
  const charts = new Map<string, Mention>()

  function note(event: StoredEvent) {
    const names = namesIn(event.payload).filter((name) => kept.has(name))
    const place = placeOf(event)
    if (place === null) {
      for (const name of names) wanted.add(name)
      return
    }
    const group = place.of === 'record' ? records : charts
    const known = group.get(place.id)
    if (known === undefined && names.length === 0) return
    const mention = known ?? { names: new Set(), events: 0, last: 0, isRemoved: false }
    for (const name of names) mention.names.add(name)
    mention.events += 1
    mention.last = Math.max(mention.last, wallOf(event.clock))
    mention.isRemoved =
      !restoringKinds.has(event.kind) && (mention.isRemoved || removalKinds.has(event.kind))
    group.set(place.id, mention)
  }

  for await (const page of eventPages(log, allStreams)) for (const event of page) note(event)
  return { wanted, records, charts }
}

const removalKinds: ReadonlySet<string> = new Set(['record-removed', 'chart-removed'])
const restoringKinds: ReadonlySet<string> = new Set(['record-restored', 'chart-saved'])

const namesIn = (payload: unknown) => JSON.stringify(payload ?? null).match(photoName) ?? []

function placeOf(event: StoredEvent) {
  const record = recordIdOf(event)
  if (record !== null) return { of: 'record', id: record } as const
  const { stream, payload } = event
  const id = stream === chartStream ? propertyOf(payload, 'id') : undefined
  return typeof id === 'string' ? ({ of: 'chart', id } as const) : null
}
