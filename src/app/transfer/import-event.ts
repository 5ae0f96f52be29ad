import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { boundReason, type BoundReason } from '#domain/exchange/bounded.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { parseSoilRecord, type RecordReason } from '#domain/record/parse-soil-record.ts'
import { parsePlot } from '#domain/plot/parse-plot.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { kitRef, recordIdOf } from '#app/records/record-streams.ts'

export type EventReason =
  | RecordReason
  | BoundReason
  | 'not-an-event'
  | 'foreign'
  | 'ahead'
  | 'from-the-future'
  | 'not-a-plot'
  | 'not-a-chart'
  | 'unknown-kind'

export interface EventFault {
  readonly path: string
  readonly reason: EventReason
}

const recordKinds = ['record-kept', 'record-changed', 'record-removed', 'record-restored']
/** Streams that may come from outside, with what may stand in them. A running test or a timer stays on its device. */
const streams: readonly { readonly name: RegExp; readonly kinds: readonly string[] }[] = [
  { name: /^record:.{1,200}$/su, kinds: recordKinds },
  { name: /^records$/u, kinds: recordKinds },
  { name: /^record-kits$/u, kinds: ['record-kit'] },
  { name: /^plots$/u, kinds: ['plot-kept', 'plot-changed', 'plot-removed', 'plot-restored'] },
  { name: /^kits$/u, kinds: ['kit-saved', 'kit-removed'] },
  { name: /^charts$/u, kinds: ['chart-saved', 'chart-removed'] },
]
const clockPattern = /^(\d{13})-[\da-f]{4}-[^\s]{1,64}$/u
/** A phone's clock may be wrong by hours; an event from the far future would win over every later word. */
const clockLeewayMs = 24 * 60 * 60 * 1000
/** Later than this no phone may be set, or its clock would leave ours no room to count on. */
const maxWallMs = 5_000_000_000_000

export interface ImportSetting {
  /** Wall clock in milliseconds. */
  readonly now: number
  readonly kits: Map<string, Kit>
  /** Whether events count that a phone has stamped whose clock was ahead. */
  readonly takeAhead?: boolean
}

/** Whatever stands in a file → an event that may be kept here, or what is wrong with it. */
export function importEvent(
  input: unknown,
  setting: ImportSetting,
): Result<StoredEvent, EventFault> {
  const bound = boundReason(input)
  if (bound !== null) return fault('', bound)
  const event = shapeOf(input)
  if (event === null) return fault('', 'not-an-event')
  const stream = streams.find(({ name }) => name.test(event.stream))
  if (stream === undefined) return fault('stream', 'foreign')
  // Perhaps from a later version. An event kind that this version cannot show could not be undone either, so it is not stored.
  if (!stream.kinds.includes(event.kind)) return fault('kind', 'unknown-kind')
  const wall = Number(clockPattern.exec(event.clock)?.[1] ?? Number.NaN)
  if (Number.isNaN(wall)) return fault('clock', 'not-an-event')
  if (isMisnamed(event)) return fault('payload.id', 'not-an-event')
  if (wall > maxWallMs) return fault('clock', 'from-the-future')
  if (wall > setting.now + clockLeewayMs && setting.takeAhead !== true)
    return fault('clock', 'ahead')
  return withPayload(event, setting)
}

/** Under a false name a test would be shown twice, and could not be removed. */
function isMisnamed(event: StoredEvent): boolean {
  const id = isObject(event.payload) ? event.payload['id'] : undefined
  const record = recordIdOf(event)
  return record !== null && id !== undefined && id !== record
}

function withPayload(event: StoredEvent, { kits }: ImportSetting): Result<StoredEvent, EventFault> {
  const { kind, payload } = event
  switch (kind) {
    case 'record-kit':
      return takeKit(event, kits)
    case 'record-kept': {
      const parsed = parseSoilRecord(payload, (ref) => kits.get(ref))
      return parsed.ok ? ok(event) : failed(parsed.reason)
    }
    case 'record-changed':
      return parseRecordChanges(payload) === null ? fault('payload', 'not-a-record') : ok(event)
    case 'plot-kept':
      return parsePlot(payload) === null ? fault('payload', 'not-a-plot') : ok(event)
    case 'kit-saved': {
      const parsed = parseKit(payload)
      return parsed.ok
        ? ok(event)
        : fault(parsed.reason[0]?.path ?? '', parsed.reason[0]?.reason ?? 'not-a-kit')
    }
    case 'chart-saved':
      return parseOwnChart(payload).ok ? ok(event) : fault('payload', 'not-a-chart')
    default:
      // The others name something, and no more.
      return hasId(payload) ? ok(event) : fault('payload.id', 'not-an-event')
  }
}

const hasId = (payload: unknown) => isObject(payload) && isName(payload['id'])

/** A kit must be what its name says: otherwise it would change what other records mean. */
function takeKit(event: StoredEvent, kits: Map<string, Kit>): Result<StoredEvent, EventFault> {
  const { ref, kit } = isObject(event.payload) ? event.payload : {}
  const parsed = parseKit(kit)
  if (!parsed.ok) return fault('payload.kit', parsed.reason[0]?.reason ?? 'not-a-kit')
  if (typeof ref !== 'string' || ref !== kitRef(kit)) {
    return fault('payload.ref', 'not-a-kit')
  }
  kits.set(ref, parsed.value)
  return ok(event)
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

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 300

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const fault = (path: string, reason: EventReason) => failed({ path, reason })
