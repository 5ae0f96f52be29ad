import { summarize, type RecordSummary } from '#domain/record/record-summary.ts'
import { latestTestFirst } from '#domain/record/soil-record.ts'
import type { Projection } from './project-record.ts'

export interface RecordIndex {
  /** `closed`: not requested yet. */
  readonly state: 'closed' | 'reading' | 'ready'
  /** Number of records read so far. */
  readonly read: number
  /** Newest first. While reading, the previous ones. */
  readonly summaries: readonly RecordSummary[]
}

/** All records in short. Null: stored, but not shown. */
export function createRecordIndex() {
  const entries = new Map<string, RecordSummary | null>()

  return {
    put(id: string, { record, isRemoved }: Pick<Projection, 'record' | 'isRemoved'>) {
      entries.set(id, record === null || isRemoved ? null : summarize(record))
    },
    /** Whether a record of this id was ever stored here, including removed ones. */
    has: (id: string) => entries.has(id),
    get: (id: string) => entries.get(id) ?? null,
    size: () => entries.size,
    summaries: () =>
      [...entries.values()].filter((entry) => entry !== null).toSorted(latestTestFirst),
  }
}
