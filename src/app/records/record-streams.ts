import { canonicalJson, contentName } from '#domain/record/content-name.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { NewEvent, StoredEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

// Each record has its own stream, so that it is read without the others. The kits of records share one stream that sorts before
// them: ten thousand records use a handful.

export const plotStream = 'plots'
export const kitStream = 'record-kits'
const prefix = 'record:'
/** Stream of records before version 2 of their events, each containing its kit. */
export const legacyRecordStream = 'records'

export const recordStream = (id: string) => `${prefix}${id}`

/** Whether a stream holds the events of one record. */
export const isOfRecord = (stream: string) => stream.startsWith(prefix)

/** The range of all record streams. */
export const recordRange = { after: { stream: prefix, clock: '' }, until: 'record;' }

/** Id of the record an event belongs to; null for other events. */
export function recordIdOf({ stream, payload }: Pick<StoredEvent, 'stream' | 'payload'>) {
  if (isOfRecord(stream)) return stream.slice(prefix.length)
  if (stream !== legacyRecordStream) return null
  const id = propertyOf(payload, 'id')
  return typeof id === 'string' ? id : null
}

export const kitRef = (kit: unknown) => contentName(canonicalJson(kit))

export const kitEvent = (ref: string, kit: Kit): NewEvent => ({
  stream: kitStream,
  kind: 'record-kit',
  version: 1,
  payload: { ref, kit },
})

/** Event for a record whose kit is stored as `ref`. */
export const keptEvent = (record: SoilRecord, ref: string): NewEvent => ({
  stream: recordStream(record.id),
  kind: 'record-kept',
  version: 2,
  payload: { ...record, kit: { ref } },
})

export const recordEvent = (
  kind: 'record-changed' | 'record-removed' | 'record-restored',
  id: string,
  rest: object = {},
): NewEvent => ({ stream: recordStream(id), kind, version: 1, payload: { id, ...rest } })
