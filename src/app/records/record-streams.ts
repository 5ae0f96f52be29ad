import { canonicalJson, contentName } from '#domain/record/content-name.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { NewEvent, StoredEvent } from '#ports/event-log.ts'

// Each record has a stream of its own, so that one is read without the others. The kits that records were
// made with stand in one stream before them: ten thousand records share a handful.

export const plotStream = 'plots'
export const kitStream = 'record-kits'
const prefix = 'record:'
/** Where records stood before version 2 of their events, each with its kit inside. */
export const oldStream = 'records'

export const recordStream = (id: string) => `${prefix}${id}`

/** From before the kits until behind the last record. */
export const recordRange = { after: { stream: prefix, clock: '' }, until: 'record;' }

/** The record that an event is about; null where it is about none. */
export function recordIdOf({ stream, payload }: Pick<StoredEvent, 'stream' | 'payload'>) {
  if (stream.startsWith(prefix)) return stream.slice(prefix.length)
  if (stream !== oldStream) return null
  const id: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'id') : undefined
  return typeof id === 'string' ? id : null
}

export const kitRef = (kit: unknown) => contentName(canonicalJson(kit))

export const kitEvent = (ref: string, kit: Kit): NewEvent => ({
  stream: kitStream,
  kind: 'record-kit',
  version: 1,
  payload: { ref, kit },
})

/** The event of a record whose kit is kept as `ref`. */
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
