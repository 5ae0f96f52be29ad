import { inClockOrder, wallOf } from '#domain/record/clock-order.ts'
import { applyChange, inverseOf } from '#domain/record/apply-change.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { parseSoilRecord, type RecordProblem } from '#domain/record/parse-soil-record.ts'
import { changeKey, isOfRun, type RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { Kit } from '#domain/kit/kit.ts'
import {
  findValueConflict,
  parseReplacedIds,
  addWrite,
  type ValueConflict,
  type Write,
} from '#domain/record/current-writes.ts'
import type { Instant } from '#domain/units.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export interface UnreadableRecord extends RecordProblem {
  readonly event: string
}

/** A record in its current state, with its history. */
export interface KeptRecord {
  readonly record: SoilRecord
  /** Oldest first. */
  readonly corrections: readonly Correction[]
  /** Corrections of other devices, made without knowing the one that counts. */
  readonly conflicts: readonly ValueConflict<RecordChange>[]
}

export interface Correction {
  readonly at: Instant
  readonly change: RecordChange
  /** The change that would undo it. */
  readonly before: RecordChange
}

/** State of one record, folded from its events. */
export interface Projection extends Pick<KeptRecord, 'corrections'> {
  /** By subject: the corrections that no later one has seen and replaced. */
  readonly currentWrites: CurrentWrites
  /** Null where no version could be read. */
  readonly record: SoilRecord | null
  /** The last stored version, without corrections. */
  readonly base: SoilRecord | null
  readonly isRemoved: boolean
  /** They stay in storage. */
  readonly unreadable: readonly UnreadableRecord[]
}

export type RecordEvent = Pick<StoredEvent, 'id' | 'device' | 'clock' | 'kind' | 'payload'>
type CurrentWrites = ReadonlyMap<string, readonly Write<RecordChange>[]>
export type KitOf = (ref: string) => Kit | undefined

/** Folds the events of one record, in any order; duplicates do no harm. */
export function projectRecord(events: readonly RecordEvent[], kitOf: KitOf): Projection {
  const inOrder = inClockOrder(events)
  const { base, unreadable } = baseOf(inOrder, kitOf)
  const isRemoved = isRemovedBy(inOrder)
  const currentWrites = new Map<string, readonly Write<RecordChange>[]>()
  const corrections: Correction[] = []
  if (base === null)
    return { record: null, base, isRemoved, unreadable, corrections, currentWrites }
  let { record } = base
  for (const { id, device, clock, kind, payload } of inOrder) {
    if (kind !== 'record-changed') continue
    const over = parseReplacedIds(payload)
    for (const change of parseRecordChanges(payload)?.changes ?? []) {
      // The run itself was corrected later.
      if (isOfRun(change) && clock < base.clock) continue
      const corrected = applyChange(record, change)
      if (corrected === record) continue
      const key = changeKey(change)
      const write = { id, device, clock, over, value: change }
      currentWrites.set(key, addWrite(currentWrites.get(key) ?? [], write))
      corrections.push({ at: wallOf(clock), change, before: inverseOf(record, change) })
      record = corrected
    }
  }
  return { record, base: base.record, isRemoved, unreadable, corrections, currentWrites }
}

/** Ids of the corrections that these changes replace. */
export const replacedByChanges = (
  currentWrites: CurrentWrites,
  changes: readonly RecordChange[],
) => [
  ...new Set(
    changes.flatMap((change) => (currentWrites.get(changeKey(change)) ?? []).map(({ id }) => id)),
  ),
]

export const conflictingChanges = (currentWrites: CurrentWrites, here: string) =>
  [...currentWrites.values()].flatMap((writes) => findValueConflict(writes, here) ?? [])

/** Whether a record is removed: the latest removal or restoration decides. */
export function isRemovedBy(events: readonly Pick<StoredEvent, 'id' | 'clock' | 'kind'>[]) {
  const removals = events.filter(
    ({ kind }) => kind === 'record-removed' || kind === 'record-restored',
  )
  return inClockOrder(removals).at(-1)?.kind === 'record-removed'
}

/** The last stored version of the record. */
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
