import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { choiceKey, type ChosenForDiagnosis } from '#app/records/diagnosis-choices.ts'
import { addedForm } from '#domain/diagnosis/input/added-values.ts'
import {
  addressOf,
  formOf,
  nothingTyped,
  type TypedForm,
} from '#domain/diagnosis/input/typed-values.ts'
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
const valueNames = Object.keys(addressOf(nothingTyped))

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

/** Parameters of typed values that differ from those kept with the test; null: emptied. */
type Draft = Params

interface TypedForms {
  /** Without a test what is typed; with a test what is kept with it, and what is typed beside it. */
  readonly form: TypedForm
  /** The values being typed beside another sample; null: none. */
  readonly formBeside: (judged: DiagnosisSubject) => TypedForm | null
  readonly type: (form: TypedForm) => void
  /** Forgets what was typed beside a sample, once it is kept with the test. */
  readonly forget: (judged: DiagnosisSubject) => void
  readonly ask: (params: Params) => void
}

/** Holds what is typed until it is kept with a test: separately for each sample, and for typing without a test. */
export function useTypedForms(
  search: AddressState,
  source: DiagnosisSource,
  places: ChosenForDiagnosis['places'],
): TypedForms {
  const [params] = useSearchParams()
  const inAddress = useMemo(() => draftOf((name) => params.get(name)), [params])
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const place = addressOfSource(source)
  const owner = ownerOf(place)
  const draft = drafts[owner] ?? inAddress
  const kept = useMemo(() => keptForm(source, places), [source, places])
  const form = useMemo(() => formWith(kept, draft), [kept, draft])
  useKeptOutOfAddress(search, source, kept, inAddress)
  return {
    form,
    formBeside(judged) {
      const beside = drafts[ownerOf(addressOfSource(judged))]
      return beside === undefined ? null : formWith(keptForm(judged, places), beside)
    },
    type(next) {
      const changed = changedParams(kept, next)
      setDrafts({ ...drafts, [owner]: changed })
      // Pins the current test in the URL, so that one saved meanwhile does not replace it.
      search.change({ ...noValues, ...changed, ...place }, 'replace')
    },
    forget(judged) {
      setDrafts((before) => {
        const { [ownerOf(addressOfSource(judged))]: _, ...others } = before
        return others
      })
    },
    ask(asked) {
      setDrafts({ ...drafts, [owner]: draft })
      const next = ownerOf({ ...paramsIn(search.get, ['from', 'record', 'sample']), ...asked })
      search.change({ ...noValues, ...drafts[next], ...asked }, 'replace')
    },
  }
}

/** Removes from the address what is kept with the test: it would contradict later corrections. */
function useKeptOutOfAddress(
  search: AddressState,
  source: DiagnosisSource,
  kept: TypedForm,
  inAddress: Draft,
) {
  const isKept =
    source.kind === 'record' &&
    Object.keys(inAddress).length > 0 &&
    Object.keys(changedParams(kept, formWith(kept, inAddress))).length === 0
  const remove = useEffectEvent(() => search.change(noValues, 'replace'))
  useEffect(() => {
    if (isKept) remove()
  }, [isKept])
}

const keptForm = (source: DiagnosisSource, places: ChosenForDiagnosis['places']): TypedForm =>
  source.kind === 'record'
    ? addedForm(
        source.record,
        source.sample.id,
        places[choiceKey.sample(source.record.id, source.sample.id)]?.ratio ?? null,
      )
    : nothingTyped

const paramsIn = (get: (name: string) => string | null, names: readonly string[]): Params =>
  Object.fromEntries(names.map((name) => [name, get(name)]))

const noValues: Params = Object.fromEntries(valueNames.map((name) => [name, null]))

const draftOf = (get: (name: string) => string | null): Draft =>
  paramsIn(
    get,
    valueNames.filter((name) => get(name) !== null),
  )

function formWith(kept: TypedForm, draft: Draft): TypedForm {
  const params = { ...addressOf(kept), ...draft }
  return formOf((name) => params[name] ?? null)
}

/** The parameters in which two forms differ, as the second has them. */
function changedParams(before: TypedForm, after: TypedForm): Draft {
  const [old, next] = [addressOf(before), addressOf(after)]
  return paramsIn(
    (name) => next[name] ?? null,
    valueNames.filter((name) => next[name] !== old[name]),
  )
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
