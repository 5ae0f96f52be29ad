import { inClockOrder } from '#domain/record/clock-order.ts'
import { applyChange, inverseOf } from '#domain/record/apply-change.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { parseSoilRecord, type RecordProblem } from '#domain/record/parse-soil-record.ts'
import { isOfRun, type RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export interface UnreadableRecord extends RecordProblem {
  readonly event: string
}

/** A record as it is now, and how it became so. */
export interface KeptRecord {
  readonly record: SoilRecord
  /** Oldest first. */
  readonly corrections: readonly Correction[]
}

export interface Correction {
  readonly at: Instant
  readonly change: RecordChange
  /** The change that would take it back. */
  readonly before: RecordChange
}

/** What the events of one record add up to. */
export interface Projection extends Pick<KeptRecord, 'corrections'> {
  /** Null where none could be read. */
  readonly record: SoilRecord | null
  /** As it was kept last, without the corrections. */
  readonly base: SoilRecord | null
  readonly isRemoved: boolean
  /** Left as they are in storage. */
  readonly unreadable: readonly UnreadableRecord[]
}

export type RecordEvent = Pick<StoredEvent, 'id' | 'clock' | 'kind' | 'payload'>
export type KitOf = (ref: string) => Kit | undefined

/** Takes the events of one record in any order and any number of times. */
export function projectRecord(events: readonly RecordEvent[], kitOf: KitOf): Projection {
  const inOrder = inClockOrder(events)
  const { base, unreadable } = baseOf(inOrder, kitOf)
  const isRemoved = isRemovedBy(inOrder)
  if (base === null) return { record: null, base: null, isRemoved, unreadable, corrections: [] }
  let { record } = base
  const corrections: Correction[] = []
  for (const { clock, kind, payload } of inOrder) {
    if (kind !== 'record-changed') continue
    for (const change of parseRecordChanges(payload)?.changes ?? []) {
      // The run itself was corrected afterwards.
      if (isOfRun(change) && clock < base.clock) continue
      corrections.push({ at: instantOf(clock), change, before: inverseOf(record, change) })
      record = applyChange(record, change)
    }
  }
  return { record, base: base.record, isRemoved, unreadable, corrections }
}

/** Of being removed and brought back the later word counts. */
export function isRemovedBy(events: readonly Pick<StoredEvent, 'id' | 'clock' | 'kind'>[]) {
  const said = events.filter(({ kind }) => kind === 'record-removed' || kind === 'record-restored')
  return inClockOrder(said).at(-1)?.kind === 'record-removed'
}

/** The record as it was kept last. */
function baseOf(inOrder: readonly RecordEvent[], kitOf: KitOf) {
  const unreadable: UnreadableRecord[] = []
  let base: { readonly clock: string; readonly record: SoilRecord } | null = null
  for (const { id: event, clock, kind, payload } of inOrder) {
    if (kind !== 'record-kept') continue
    const parsed = parseSoilRecord(payload, kitOf)
    if (parsed.ok) base = { clock, record: parsed.value }
    else unreadable.push({ event, ...parsed.reason })
  }
  return { base, unreadable }
}

/** The wall time in front of a clock. */
const instantOf = (clock: string) => instant(Number(clock.slice(0, 13)) || 0)
