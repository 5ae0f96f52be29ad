import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { useServices } from '#ui/services.tsx'
import type { SearchState } from '#ui/use-search-state.ts'

/** What is judged. `typed` also where there is no record yet. */
export type Source =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown-record' }
  | { readonly kind: 'typed' }
  | { readonly kind: 'record'; readonly record: SoilRecord; readonly sample: RecordSample }

interface SourceState {
  readonly source: Source
  /** The newest tests, to choose from. */
  readonly records: readonly SoilRecord[]
}

const hasValues = ({ readings, measured = [] }: SoilRecord) =>
  readings.length > 0 || measured.length > 0

/** `record` and `sample` of the address, else the newest test that has values; `from=typed`: neither. */
export function useSource(search: SearchState): SourceState {
  const { records } = useServices()
  const { ready, recent } = useStore(records.store)
  const wanted = search.get('record')
  const usable = recent.filter(hasValues)
  const inSight = wanted === null ? usable[0] : recent.find(({ id }) => id === wanted)
  const older = useOlderRecord(inSight === undefined ? wanted : null)
  const record = inSight ?? older
  const isLooking = !ready || wanted !== null
  const fromRecord = useRecordSource(record, search.get('sample'), isLooking)
  const source = search.get('from') === 'typed' ? typed : fromRecord
  const isListed = usable.some(({ id }) => id === record?.id)
  return { source, records: record && !isListed ? [record, ...usable] : usable }
}

/** The same source for the same record: what is computed from it need not be computed again. */
const useRecordSource = (
  record: SoilRecord | null | undefined,
  sample: string | null,
  isLooking: boolean,
) => useMemo(() => sourceOf(record, sample, isLooking), [record, sample, isLooking])

const typed: Source = { kind: 'typed' }

function sourceOf(
  record: SoilRecord | null | undefined,
  wanted: string | null,
  isLooking: boolean,
): Source {
  if (record === null) return { kind: 'unknown-record' }
  if (record === undefined) return isLooking ? { kind: 'waiting' } : typed
  const sample = record.samples.find(({ id }) => id === wanted) ?? firstSample(record)
  return sample === undefined ? { kind: 'unknown-record' } : { kind: 'record', record, sample }
}

/** The first with readings, else just the first. */
export const firstSample = ({ samples, readings }: SoilRecord): RecordSample | undefined =>
  samples.find(({ id }) => readings.some((reading) => reading.sample === id)) ?? samples[0]

interface Looked {
  readonly id: string
  readonly record: SoilRecord | null
}

/** A record that is not among the newest; null: there is none; undefined: not looked yet. */
function useOlderRecord(id: string | null): SoilRecord | null | undefined {
  const { records } = useServices()
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isGone = false
    void records.read([id]).then(([found]) => {
      if (!isGone) setLooked({ id, record: found?.record ?? null })
    })
    return () => {
      isGone = true
    }
  }, [records, id])
  return id !== null && looked?.id === id ? looked.record : undefined
}
