import { parseEventShape, subjectOf, type ShapeReason } from '../../src/app/transfer/event-shape.ts'
import { wallOf } from '../../src/domain/record/clock-order.ts'
import { canonicalJson } from '../../src/domain/record/content-name.ts'
import { aheadLeewayMs, type Limits } from './limits.ts'
import { isCommon } from './member.ts'
import type { EventRefusal } from '../../src/domain/team/team.ts'
import { Refusal } from './refusal.ts'
import { sha256 } from './secrets.ts'

/** One event of a batch, ready to be stored. */
export interface Candidate {
  readonly id: string
  readonly stream: string
  readonly subject: string
  /** The farmer it is sent for; '' for events of no farmer, and for those that everybody reads. */
  readonly scope: string
  readonly body: string
  readonly bytes: number
  /** SHA-256 of its content, independent of the order of fields. */
  readonly digest: string
}

export interface RefusedEvent {
  readonly id: string
  readonly code: EventRefusal
}

export type ParsedItem = Candidate | RefusedEvent

/** Parses the items of a request, in order. Throws `malformed` if there is no list, `too-large` if it is too long. */
export function parseBatch(input: unknown, limits: Limits, now: number): readonly ParsedItem[] {
  const items: unknown = field(input, 'events')
  if (!Array.isArray(items)) throw new Refusal('malformed')
  if (items.length > limits.maxBatch) throw new Refusal('too-large')
  return items.map((item: unknown) => parseItem(item, limits, now))
}

function parseItem(item: unknown, { maxEventBytes }: Limits, now: number): ParsedItem {
  const [input, scope] = [field(item, 'event'), field(item, 'scope')]
  const id = field(input, 'id')
  const refused = (code: EventRefusal): RefusedEvent => ({
    id: typeof id === 'string' ? id.slice(0, 300) : '',
    code,
  })
  const shape = parseEventShape(input)
  if (!shape.ok) return refused(codes[shape.reason.reason])
  const event = shape.value
  const subject = subjectOf(event)
  const names = [event.id, event.device, event.clock, event.stream, event.kind, subject, scope]
  if (subject === null || typeof scope !== 'string' || !names.every(isText)) {
    return refused('malformed')
  }
  if (wallOf(event.clock) > now + aheadLeewayMs) return refused('ahead')
  const body = JSON.stringify(event)
  const bytes = Buffer.byteLength(body)
  if (bytes > maxEventBytes) return refused('too-large')
  return {
    id: event.id,
    stream: event.stream,
    subject,
    scope: isCommon(event.stream) ? '' : scope,
    body,
    bytes,
    digest: sha256(canonicalJson(event)),
  }
}

const codes: Readonly<Record<ShapeReason, EventRefusal>> = {
  'not-an-event': 'malformed',
  foreign: 'kind',
  'unknown-kind': 'kind',
  'too-deep': 'too-large',
  'too-long': 'too-large',
  'too-many': 'too-large',
}

/** Whether both databases store the text unchanged: no control characters, no unpaired surrogates. Short, since keys are built from it. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 600 && !/[\p{Cc}\p{Cs}]/u.test(value)

export const field = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined
