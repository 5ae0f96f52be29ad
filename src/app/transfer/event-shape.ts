import { isObject } from '#domain/property-of.ts'
import { boundReason, type BoundReason } from '#domain/exchange/bounded.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import {
  chartStream,
  fertilizerStream,
  isRecordStream,
  kitStream,
  legacyRecordStream,
  plotStream,
  recordIdOf,
  recordKitStream,
  standardStream,
} from '#app/records/event-streams.ts'

export type ShapeReason = BoundReason | 'not-an-event' | 'foreign' | 'unknown-kind'

export interface ShapeFault {
  readonly path: string
  readonly reason: ShapeReason
}

const recordKinds = ['record-kept', 'record-changed', 'record-removed', 'record-restored']
const recordIds = /^.{1,200}$/su
/** Whether a record of this id is accepted from outside. */
export const isRecordId = (id: string) => recordIds.test(id)

/** Kinds of events accepted from outside, by stream. A running test or a timer stays on its device. */
const kindsByStream: ReadonlyMap<string, readonly string[]> = new Map([
  [legacyRecordStream, recordKinds],
  [recordKitStream, ['record-kit']],
  [plotStream, ['plot-kept', 'plot-changed', 'plot-removed', 'plot-restored']],
  [kitStream, ['kit-saved', 'kit-removed']],
  [chartStream, ['chart-saved', 'chart-removed']],
  [standardStream, ['standard-saved', 'standard-removed']],
  [fertilizerStream, ['fertilizer-saved', 'fertilizer-removed']],
])

function kindsOf(event: StoredEvent): readonly string[] | undefined {
  if (!isRecordStream(event.stream)) return kindsByStream.get(event.stream)
  return isRecordId(recordIdOf(event) ?? '') ? recordKinds : undefined
}

const clockPattern = /^(\d{13})-[\da-f]{4}-[^\s]{1,64}$/u

/** Parses input from a file or the network to an event of an accepted kind; its payload is not checked. */
export function parseEventShape(input: unknown): Result<StoredEvent, ShapeFault> {
  const bound = boundReason(input)
  if (bound !== null) return fault('', bound)
  const event = shapeOf(input)
  if (event === null) return fault('', 'not-an-event')
  const kinds = kindsOf(event)
  if (kinds === undefined) return fault('stream', 'foreign')
  // Perhaps from a later version. An event kind that this version cannot show could not be undone here, so it is not stored.
  if (!kinds.includes(event.kind)) return fault('kind', 'unknown-kind')
  if (!clockPattern.test(event.clock)) return fault('clock', 'not-an-event')
  if (isMisnamed(event)) return fault('payload.id', 'not-an-event')
  return ok(event)
}

/** Subject of an event: one test, one field, one kit. Null if it has none. */
export function subjectOf(event: Pick<StoredEvent, 'stream' | 'payload'>): string | null {
  if (isRecordStream(event.stream)) return event.stream
  if (!isObject(event.payload)) return null
  const name = event.payload['id'] ?? event.payload['ref']
  return isName(name) ? `${event.stream}/${name}` : null
}

/** Whether the id differs from that of the stream: the test would then be shown twice, and could not be removed. */
function isMisnamed(event: StoredEvent): boolean {
  const id = isObject(event.payload) ? event.payload['id'] : undefined
  const record = recordIdOf(event)
  return record !== null && id !== undefined && id !== record
}

function shapeOf(input: unknown): StoredEvent | null {
  if (!isObject(input)) return null
  const { id, device, clock, stream, kind, version, payload } = input
  if (!isName(id) || !isName(device) || !isName(clock) || !isName(stream) || !isName(kind))
    return null
  if (typeof version !== 'number' || !Number.isInteger(version) || payload === undefined)
    return null
  return { id, device, clock, stream, kind, version, payload }
}

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 300

const fault = (path: string, reason: ShapeReason) => failed({ path, reason })
