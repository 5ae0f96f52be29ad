import { isObject } from '#domain/property-of.ts'
import { boundReason, type BoundReason } from '#domain/exchange/bounded.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { isOfRecord, recordIdOf } from '#app/records/record-streams.ts'

export type ShapeReason = BoundReason | 'not-an-event' | 'foreign' | 'unknown-kind'

export interface ShapeFault {
  readonly path: string
  readonly reason: ShapeReason
}

const recordKinds = ['record-kept', 'record-changed', 'record-removed', 'record-restored']
const recordStreams = /^record:.{1,200}$/su
export const isRecordStream = (name: string) => recordStreams.test(name)

/** Streams accepted from outside, with their event kinds. A running test or a timer stays on its device. */
const streams: readonly { readonly name: RegExp; readonly kinds: readonly string[] }[] = [
  { name: recordStreams, kinds: recordKinds },
  { name: /^records$/u, kinds: recordKinds },
  { name: /^record-kits$/u, kinds: ['record-kit'] },
  { name: /^plots$/u, kinds: ['plot-kept', 'plot-changed', 'plot-removed', 'plot-restored'] },
  { name: /^kits$/u, kinds: ['kit-saved', 'kit-removed'] },
  { name: /^charts$/u, kinds: ['chart-saved', 'chart-removed'] },
  { name: /^standards$/u, kinds: ['standard-saved', 'standard-removed'] },
  { name: /^fertilizers$/u, kinds: ['fertilizer-saved', 'fertilizer-removed'] },
]
const clockPattern = /^(\d{13})-[\da-f]{4}-[^\s]{1,64}$/u

/** Parses input from a file or the network to an event of an accepted kind; its payload is not checked. */
export function parseEventShape(input: unknown): Result<StoredEvent, ShapeFault> {
  const bound = boundReason(input)
  if (bound !== null) return fault('', bound)
  const event = shapeOf(input)
  if (event === null) return fault('', 'not-an-event')
  const stream = streams.find(({ name }) => name.test(event.stream))
  if (stream === undefined) return fault('stream', 'foreign')
  // Perhaps from a later version. An event kind that this version cannot show could not be undone here, so it is not stored.
  if (!stream.kinds.includes(event.kind)) return fault('kind', 'unknown-kind')
  if (!clockPattern.test(event.clock)) return fault('clock', 'not-an-event')
  if (isMisnamed(event)) return fault('payload.id', 'not-an-event')
  return ok(event)
}

/** Wall-clock time of the event on the phone that made it, in milliseconds. */
export const stampMs = ({ clock }: Pick<StoredEvent, 'clock'>): number => Number(clock.slice(0, 13))

/** Subject of an event: one test, one field, one kit. Null if it has none. */
export function subjectOf(event: Pick<StoredEvent, 'stream' | 'payload'>): string | null {
  if (isOfRecord(event.stream)) return event.stream
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
