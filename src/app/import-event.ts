import { parseSoilRecord, type RecordReason } from '#domain/record/parse-soil-record.ts'
import { parsePlot } from '#domain/plot/parse-plot.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { kitRef, recordIdOf } from './record-streams.ts'

export type EventReason =
  RecordReason | 'not-an-event' | 'foreign' | 'ahead' | 'from-the-future' | 'not-a-plot'

export interface EventFault {
  readonly path: string
  readonly reason: EventReason
}

/** Streams that may come from outside. A running test or a timer stays on its device. */
const welcome = /^(?:record:.{1,200}|record-kits|records|plots|kits|charts)$/su
const clockPattern = /^(\d{13})-[\da-f]{4}-[^\s]{1,64}$/u
/** A phone's clock may be wrong by hours; an event from the far future would win over every later word. */
const leeway = 24 * 60 * 60 * 1000
/** Later than this no phone may be set, or its clock would leave ours no room to count on. */
const lastWall = 5_000_000_000_000

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
  const event = shapeOf(input)
  if (event === null) return fault('', 'not-an-event')
  if (!welcome.test(event.stream)) return fault('stream', 'foreign')
  const wall = Number(clockPattern.exec(event.clock)?.[1] ?? Number.NaN)
  if (Number.isNaN(wall)) return fault('clock', 'not-an-event')
  if (isMisnamed(event)) return fault('payload.id', 'not-an-event')
  if (wall > lastWall) return fault('clock', 'from-the-future')
  if (wall > setting.now + leeway && setting.takeAhead !== true) return fault('clock', 'ahead')
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
  if (kind === 'record-kit') return takeKit(event, kits)
  if (kind === 'record-kept') {
    const parsed = parseSoilRecord(payload, (ref) => kits.get(ref))
    return parsed.ok ? ok(event) : failed(parsed.reason)
  }
  if (kind === 'plot-kept' && parsePlot(payload) === null) return fault('payload', 'not-a-plot')
  return ok(event)
}

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
