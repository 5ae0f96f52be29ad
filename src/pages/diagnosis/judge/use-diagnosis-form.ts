import { useMemo } from 'react'
import { useStore } from 'zustand'
import {
  choiceKey,
  type ChosenForPlace,
  type ChosenForDiagnosis,
  type DiagnosisChoices,
} from '#app/records/diagnosis-choices.ts'
import type { GrowthState } from '#domain/diagnosis/input/diagnosis-input.ts'
import { plotFieldsOf, type FieldConditions } from '#domain/diagnosis/input/field-conditions.ts'
import type { TypedForm } from '#domain/diagnosis/input/typed-values.ts'
import { withCurrentCrop, type Plot, type PlotFields } from '#domain/plot/plot.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { useServices } from '#ui/services.tsx'
import { monthAt } from '#ui/text/day-text.ts'
import { useUsedPlots } from '#ui/use-choices.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { answerSample, type Judged, type SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { useSource, useTypedForms, type Params, type DiagnosisSource } from './use-source.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'

/** Everything the parts of the view look at and change. */
export interface DiagnosisForm {
  readonly source: DiagnosisSource
  readonly records: readonly SoilRecord[]
  /** Of every sample of the test in their order; of values typed, the only one. */
  readonly answers: readonly SampleAnswer[]
  /** The one in sight; null while nothing is judged. */
  readonly answer: SampleAnswer | null
  readonly ask: (params: Params) => void
  readonly typed: TypedForm
  readonly type: (form: TypedForm) => void
  readonly plots: readonly Plot[]
  readonly choices: ChosenForDiagnosis
  readonly change: (patch: Partial<ChosenForDiagnosis>) => void
  readonly changeField: (patch: Partial<FieldConditions>) => void
  readonly changeGrowth: (growth: GrowthState) => void
  readonly choosePlot: (id: string | null) => void
  readonly now: DiagnosisChoices['now']
  /** What was said of values typed belongs to the test they were kept as. */
  readonly movePlace: (to: string) => void
}

/** Brings a solver with it. */
const solver = createModule(() => import('#domain/diagnosis/dose/fertilizer-mix.ts'))

export const useMixSolver = ({ mix }: ChosenForDiagnosis) =>
  useModule(solver, mix.length > 0)?.mixForPlan ?? null

export function useDiagnosisForm(service: DiagnosisChoices): DiagnosisForm {
  const choices = useStore(service.store)
  const search = useSearchState()
  const { source, records } = useSource(search)
  const { form, formBeside, type, ask } = useTypedForms(search, source)
  const plots = useUsedPlots()
  const solve = useMixSolver(choices)
  const own = useOwnRules()
  const [plotId, cropId] = [search.get('plot'), search.get('crop')]
  const month = monthOf(source)
  const answer = useMemo(() => {
    const judged = judgedOf(source)
    return judged === null
      ? null
      : answerSample({ judged, typed: form, choices, own, plots, plotId, cropId, month, solve })
  }, [source, form, choices, own, plots, plotId, cropId, month, solve])
  const answers = samplesOf(source).map((judged) =>
    answer !== null && isSameSample(judged, answer.judged)
      ? answer
      : answerSample({
          judged,
          typed: formBeside(judged),
          choices,
          own,
          plots,
          plotId: null,
          cropId: null,
          month,
          solve,
        }),
  )
  const changeFields = useFieldChanges(service)
  return {
    source,
    records,
    answers,
    answer,
    ask: (params) => ask({ plot: null, crop: null, ...params }),
    typed: form,
    type,
    plots,
    choices,
    change: (patch) => service.change(patch),
    changeField(patch) {
      if (answer !== null) changeFields([{ answer, patch }])
      // What was asked for in the address has had its say.
      if (patch.crop !== undefined && cropId !== null) search.change({ crop: null }, 'replace')
    },
    changeGrowth(growth) {
      if (answer !== null) service.changePlace(answer.place, { growth })
    },
    choosePlot: usePlotChoice(answer, (id) => search.change({ plot: id }, 'replace')),
    now: () => service.now(),
    movePlace(to) {
      const { [choiceKey.typed]: said, ...places } = service.store.getState().places
      if (said !== undefined) service.change({ places: { ...places, [to]: said } })
    },
  }
}

/** What is said of the field of a sample. */
export interface FieldChange {
  readonly answer: SampleAnswer
  readonly patch: Partial<FieldConditions>
}

export type ChangeFields = (changes: readonly FieldChange[]) => () => void

/** What is said of a kept field is kept with it, so that it is asked once; the rest beside it. All at once, with the way back. */
export function useFieldChanges(service: DiagnosisChoices): ChangeFields {
  const { plots } = useServices()
  return (changes) => {
    const crops = changes.flatMap(({ patch: { crop } }) => crop ?? [])
    for (const crop of new Set(crops)) service.noteCrop(crop)
    const ofPlots = new Map<string, Partial<PlotFields>>()
    const beside = new Map<string, ChosenForPlace>()
    const before = new Map<string, ChosenForPlace>()
    for (const { answer, patch } of changes) {
      const { place, plot, conditions } = answer
      const { fields, said } = partsOf(plot, patch, dayOf(service.now()))
      if (plot !== null && Object.keys(fields).length > 0) {
        ofPlots.set(plot.id, { ...ofPlots.get(plot.id), ...fields })
      }
      if (Object.keys(said).length === 0) continue
      const key = plot === null ? place : choiceKey.plot(plot.id)
      beside.set(key, { ...beside.get(key), ...said })
      // Two samples may be of one field: what was there before the first counts.
      before.set(key, { ...ofSame(conditions, said), ...before.get(key) })
    }
    const changed = ofPlots.size > 0 ? plots.changeAll(ofPlots) : null
    if (beside.size > 0) service.changePlaces(beside)
    return () => {
      if (before.size > 0) service.changePlaces(before)
      void changed?.then(async (done) => {
        if (done.ok) await plots.changeAll(done.value)
      })
    }
  }
}

/** What is kept with the field, and what is said beside it. */
function partsOf(plot: Plot | null, patch: Partial<FieldConditions>, today: string) {
  if (plot === null) return { fields: {}, said: patch }
  const { crop, soilType, standard, flowerColor } = patch
  return {
    fields: {
      ...plotFieldsOf(patch),
      ...(crop !== undefined &&
        crop !== null && { crops: withCurrentCrop(plot.crops, crop, today) }),
    },
    said: {
      ...(soilType !== undefined && { soilType }),
      ...(standard !== undefined && { standard }),
      ...(flowerColor !== undefined && { flowerColor }),
    },
  }
}

/** What it says of the very things that a change is of. */
function ofSame<All extends object>(before: All, change: Partial<All>): Partial<All> {
  const isChanged = ([name]: [string, unknown]) => Object.hasOwn(change, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forgets the names
  return Object.fromEntries(Object.entries(before).filter(isChanged)) as Partial<All>
}

/** A sample of a test belongs to its field from then on; values without a test as long as the address says so. */
function usePlotChoice(answer: SampleAnswer | null, ask: (id: string | null) => void) {
  const { records } = useServices()
  return (id: string | null) => {
    if (answer === null) return
    const { judged } = answer
    if (judged.kind === 'typed') {
      ask(id)
      return
    }
    const sample = judged.sample.id
    void records.change(judged.record.id, [{ field: 'sample-plot', sample, value: id }])
  }
}

/** YYYY-MM-DD on the phone's calendar. */
function dayOf({ at, wallOffset }: ReturnType<DiagnosisChoices['now']>): string {
  const wall = new Date(at + wallOffset)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${wall.getFullYear()}-${two(wall.getMonth() + 1)}-${two(wall.getDate())}`
}

/** Of the test; of values typed, of today. */
const monthOf = (source: DiagnosisSource) =>
  source.kind === 'record'
    ? monthAt(source.record.startedAt, source.record.wallOffset)
    : new Date().getMonth() + 1

const judgedOf = (source: DiagnosisSource): Judged | null =>
  source.kind === 'typed' || source.kind === 'record' ? source : null

function samplesOf(source: DiagnosisSource): readonly Judged[] {
  if (source.kind !== 'record') return source.kind === 'typed' ? [source] : []
  const { record, sample } = source
  const measured = measuredSamples(record)
  const samples = measured.some(({ id }) => id === sample.id) ? measured : [sample]
  return samples.map((one) => ({ kind: 'record', record, sample: one }))
}

const isSameSample = (one: Judged, other: Judged) =>
  one.kind === 'record' && other.kind === 'record'
    ? one.sample.id === other.sample.id
    : one.kind === other.kind
