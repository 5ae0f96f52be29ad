import { useMemo, useSyncExternalStore } from 'react'
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

const never = () => () => undefined
const thisMonth = () => new Date().getMonth() + 1

/** 1–12 on the phone's calendar; null while a prerendered page is taken over. */
export const useThisMonth = (): number | null => useSyncExternalStore(never, thisMonth, () => null)
