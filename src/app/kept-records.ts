import type { RecordProblem } from '#domain/record/parse-soil-record.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export interface UnreadableRecord extends RecordProblem {
  readonly event: string
}

/** What the events read so far add up to. */
export interface KeptRecords {
  /** By record id; of a record kept twice the later one. */
  readonly records: ReadonlyMap<string, { readonly clock: string; readonly record: SoilRecord }>
  /** The last word about each record that was ever removed. */
  readonly removals: ReadonlyMap<string, { readonly clock: string; readonly removed: boolean }>
  /** Left as they are in storage. */
  readonly unreadable: ReadonlyMap<string, UnreadableRecord>
}

export const noRecords: KeptRecords = {
  records: new Map(),
  removals: new Map(),
  unreadable: new Map(),
}

type Parse = (payload: unknown) => Result<SoilRecord, RecordProblem>

/** Takes events in any order and any number of times. */
export function foldRecords(
  before: KeptRecords,
  events: readonly Pick<StoredEvent, 'id' | 'clock' | 'kind' | 'payload'>[],
  parse: Parse,
): KeptRecords {
  const records = new Map(before.records)
  const removals = new Map(before.removals)
  const unreadable = new Map(before.unreadable)
  for (const { id: event, clock, kind, payload } of events) {
    if (kind === 'record-kept') {
      const parsed = parse(payload)
      if (!parsed.ok) unreadable.set(event, { event, ...parsed.reason })
      else if (isLater(clock, records.get(parsed.value.id))) {
        records.set(parsed.value.id, { clock, record: parsed.value })
      }
    }
    if (kind === 'record-removed' || kind === 'record-restored') {
      const id = recordId(payload)
      if (isLater(clock, removals.get(id))) {
        removals.set(id, { clock, removed: kind === 'record-removed' })
      }
    }
  }
  return { records, removals, unreadable }
}

/** What is there to be seen, newest first. */
export const visibleRecords = ({ records, removals }: KeptRecords): readonly SoilRecord[] =>
  [...records.values()]
    .map(({ record }) => record)
    .filter(({ id }) => removals.get(id)?.removed !== true)
    .toSorted((one, other) => other.startedAt - one.startedAt)

const isLater = (clock: string, known: { readonly clock: string } | undefined) =>
  known === undefined || clock > known.clock

function recordId(payload: unknown): string {
  const id: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'id') : undefined
  return typeof id === 'string' ? id : ''
}
