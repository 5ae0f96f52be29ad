import { canonicalJson, contentName } from '#domain/record/content-name.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { recordKitStream, recordStream } from './event-streams.ts'

export const kitRef = (kit: unknown) => contentName(canonicalJson(kit))

export const recordKitEvent = (ref: string, kit: Kit): NewEvent => ({
  stream: recordKitStream,
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
