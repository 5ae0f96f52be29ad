import { useMemo } from 'react'
import { useStore } from 'zustand'
import { factsOfRecord, type RecordFact } from '#domain/hints/facts-of-record.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { useServices } from '#ui/services.tsx'

export interface LastFacts {
  readonly facts: readonly RecordFact[]
  /** The newest record that says anything; null where there is none. */
  readonly record: SoilRecord | null
}

/** What the last test said; null until the records have been read. */
export function useLastFacts(): LastFacts | null {
  const { records } = useServices()
  const isReady = useStore(records.store, ({ ready }) => ready)
  const recent = useStore(records.store, (state) => state.recent)
  return useMemo(() => (isReady ? lastFacts(recent) : null), [isReady, recent])
}

function lastFacts(recent: readonly SoilRecord[]): LastFacts {
  for (const record of recent) {
    const facts = factsOfRecord(record)
    if (facts.length > 0) return { facts, record }
  }
  return { facts: [], record: null }
}
