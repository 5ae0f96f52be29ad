import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { addressOf, formOf, type TypedForm } from '#domain/diagnosis/input/typed-values.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { useServices } from '#ui/services.tsx'
import type { AddressState } from '#ui/navigation/use-search-state.ts'
import type { DiagnosisSubject } from '#app/diagnosis/answer-sample.ts'

/** What is judged. `nothing`: there is no test yet, and typing was not chosen. */
export type DiagnosisSource =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown-record' }
  | DiagnosisSubject

interface SourceState {
  readonly source: DiagnosisSource
  /** The newest tests, to choose from. */
  readonly records: readonly SoilRecord[]
}

const hasValues = ({ readings, measured = [] }: SoilRecord) =>
  readings.length > 0 || measured.length > 0

/** URL parameters that contain typed values. */
const valueNames = Object.keys(addressOf(formOf(() => null)))

/** The test given by `record` and `sample` in the URL, else the newest test with values; `from=typed`: neither. */
export function useSource(search: AddressState): SourceState {
  const { records } = useServices()
  const { isReady, recent } = useStore(records.store)
  const wanted = search.get('record')
  const usable = recent.filter(hasValues)
  const inSight = wanted === null ? usable[0] : recent.find(({ id }) => id === wanted)
  const older = useOlderRecord(inSight === undefined ? wanted : null)
  const record = inSight ?? older
  const isLooking = !isReady || wanted !== null
  const fromRecord = useRecordSource(record, search.get('sample'), isLooking)
  const isTyped =
    search.get('from') === 'typed' ||
    (fromRecord.kind === 'nothing' && valueNames.some((name) => search.get(name) !== null))
  const isListed = usable.some(({ id }) => id === record?.id)
  return {
    source: isTyped ? typed : fromRecord,
    records: record && !isListed ? [record, ...usable] : usable,
  }
}

/** Memoizes the source of a record, so that what is computed from it is not computed again. */
const useRecordSource = (
  record: SoilRecord | null | undefined,
  sample: string | null,
  isLooking: boolean,
) => useMemo(() => sourceOf(record, sample, isLooking), [record, sample, isLooking])

const typed: DiagnosisSource = { kind: 'typed' }

function sourceOf(
  record: SoilRecord | null | undefined,
  wanted: string | null,
  isLooking: boolean,
): DiagnosisSource {
  if (record === null) return { kind: 'unknown-record' }
  if (record === undefined) return { kind: isLooking ? 'waiting' : 'nothing' }
  const sample = record.samples.find(({ id }) => id === wanted) ?? firstSample(record)
  return sample === undefined ? { kind: 'unknown-record' } : { kind: 'record', record, sample }
}

/** The first sample with readings, else the first. */
export const firstSample = ({ samples, readings }: SoilRecord): RecordSample | undefined =>
  samples.find(({ id }) => readings.some((reading) => reading.sample === id)) ?? samples[0]

interface Looked {
  readonly id: string
  readonly record: SoilRecord | null
}

/** A record that is not among the newest; null: not found; undefined: not looked up yet. */
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

export type Params = Readonly<Record<string, string | null>>

interface TypedForms {
  readonly form: TypedForm
  /** The values typed for another sample. */
  readonly formBeside: (judged: DiagnosisSubject) => TypedForm
  readonly type: (form: TypedForm) => void
  readonly ask: (params: Params) => void
}

const blank = formOf(() => null)

/** Keeps typed values separately for each sample, and for typing without a test. */
export function useTypedForms(search: AddressState, source: DiagnosisSource): TypedForms {
  const [params] = useSearchParams()
  const inAddress = useMemo(() => formOf((name) => params.get(name)), [params])
  const [forms, setForms] = useState<Readonly<Record<string, TypedForm>>>({})
  const place = addressOfSource(source)
  const owner = ownerOf(place)
  const form = forms[owner] ?? inAddress
  return {
    form,
    formBeside: (judged) => forms[ownerOf(addressOfSource(judged))] ?? blank,
    type(next) {
      setForms({ ...forms, [owner]: next })
      // Pins the current test in the URL, so that one saved meanwhile does not replace it.
      search.change({ ...addressOf(next), ...place }, 'replace')
    },
    ask(asked) {
      setForms({ ...forms, [owner]: form })
      const [from, record, sample] = ['from', 'record', 'sample'].map((name) => search.get(name))
      const next = ownerOf({ from, record, sample, ...asked })
      search.change({ ...addressOf(forms[next] ?? blank), ...asked }, 'replace')
    },
  }
}

export function addressOfSource(source: DiagnosisSource): Params {
  switch (source.kind) {
    case 'typed':
      return { from: 'typed' }
    case 'record':
      return { record: source.record.id, sample: source.sample.id }
    default:
      return {}
  }
}

const ownerOf = ({ from, record, sample }: Readonly<Record<string, string | null | undefined>>) =>
  from === 'typed' ? from : JSON.stringify([record, sample])
