import { isObject } from '#domain/property-of.ts'
import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { parseOwnFertilizer, parseOwnStandard } from '#domain/diagnosis/own/own-standard.ts'
import { latestWallMs, wallOf } from '#domain/record/clock-order.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { parseSoilRecord, type RecordReason } from '#domain/record/parse-soil-record.ts'
import { parsePlot } from '#domain/plot/parse-plot.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { boundReason } from '#domain/exchange/bounded.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { kitRef } from '#app/records/record-events.ts'
import { isName, isRecordId, parseEventShape, type ShapeReason } from './event-shape.ts'

export type EventReason =
  | RecordReason
  | ShapeReason
  | 'ahead'
  | 'from-the-future'
  | 'not-a-plot'
  | 'not-a-chart'
  | 'not-a-standard'

export interface EventFault {
  readonly path: string
  readonly reason: EventReason
}

/** Tolerance for a phone's wrong clock: an event from the far future would win over all later ones. */
const clockLeewayMs = 24 * 60 * 60 * 1000

export interface ImportSetting {
  /** Wall clock in milliseconds. */
  readonly now: number
  readonly kits: Map<string, Kit>
  /** Whether to accept events stamped by a phone whose clock was ahead. */
  readonly acceptsAhead?: boolean
}

/** Parses input from a file to an event that may be stored here, or returns what is wrong with it. */
export function importEvent(
  input: unknown,
  setting: ImportSetting,
): Result<StoredEvent, EventFault> {
  const shape = parseEventShape(input)
  if (!shape.ok) return shape
  const event = shape.value
  const wall = wallOf(event.clock)
  if (wall > latestWallMs) return fault('clock', 'from-the-future')
  if (wall > setting.now + clockLeewayMs && setting.acceptsAhead !== true)
    return fault('clock', 'ahead')
  return withPayload(event, setting)
}

interface RecordFault {
  readonly path: string
  readonly reason: RecordReason | ShapeReason
}

/** Parses a record that is in a file without an event, within the limits of an event. */
export function importRecord(input: unknown): Result<SoilRecord, RecordFault> {
  const bound = isObject(input) ? boundReason(input) : 'not-a-record'
  if (bound !== null) return failed({ path: '', reason: bound })
  const parsed = parseSoilRecord(input)
  if (!parsed.ok) return parsed
  const duplicate = duplicateSample(parsed.value)
  if (duplicate !== null) return failed(duplicate)
  return isRecordId(parsed.value.id) ? parsed : failed({ path: 'id', reason: 'not-a-record' })
}

/** Finds a sample whose id occurs twice: values could belong to either. Records already kept stay as they were read. */
function duplicateSample({ samples }: SoilRecord): RecordFault | null {
  const seen = new Set<string>()
  const at = samples.findIndex(({ id }) => seen.size === seen.add(id).size)
  return at === -1 ? null : { path: `samples[${at}].id`, reason: 'duplicate-sample' }
}

function withPayload(event: StoredEvent, { kits }: ImportSetting): Result<StoredEvent, EventFault> {
  const { kind, payload } = event
  switch (kind) {
    case 'record-kit':
      return importKit(event, kits)
    case 'record-kept': {
      const parsed = parseSoilRecord(payload, (ref) => kits.get(ref))
      const found = parsed.ok ? duplicateSample(parsed.value) : parsed.reason
      return found === null ? ok(event) : failed(found)
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
    case 'standard-saved':
      return parseOwnStandard(payload) === null ? fault('payload', 'not-a-standard') : ok(event)
    case 'fertilizer-saved':
      return parseOwnFertilizer(payload) === null ? fault('payload', 'not-a-standard') : ok(event)
    default:
      // The other kinds contain only an id.
      return hasId(payload) ? ok(event) : fault('payload.id', 'not-an-event')
  }
}

const hasId = (payload: unknown) => isObject(payload) && isName(payload['id'])

/** Accepts a kit only if its content matches its reference: otherwise it would change the meaning of other records. */
function importKit(event: StoredEvent, kits: Map<string, Kit>): Result<StoredEvent, EventFault> {
  const { ref, kit } = isObject(event.payload) ? event.payload : {}
  const parsed = parseKit(kit)
  if (!parsed.ok) return fault('payload.kit', parsed.reason[0]?.reason ?? 'not-a-kit')
  if (typeof ref !== 'string' || ref !== kitRef(kit)) {
    return fault('payload.ref', 'not-a-kit')
  }
  kits.set(ref, parsed.value)
  return ok(event)
}

const fault = (path: string, reason: EventReason) => failed({ path, reason })
