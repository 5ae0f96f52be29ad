import type { Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type ChosenForDiagnosis, type DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { GrowthState } from '#domain/diagnosis/input/diagnosis-input.ts'
import {
  unknownConditions,
  type FieldConditions,
} from '#domain/diagnosis/input/field-conditions.ts'
import type { Ratio } from '#domain/diagnosis/input/added-values.ts'
import type { TypedForm } from '#domain/diagnosis/input/typed-values.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { showToast } from '#ui/toast.tsx'
import { toastUndo } from '#ui/toast-undo.ts'
import { useServices } from '#ui/services.tsx'
import { dayInput, monthAt, thisMonth } from '#ui/text/day-text.ts'
import { useAllPlots } from '#ui/use-choices.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import {
  answerSample,
  type DiagnosisSubject,
  type SampleAnswer,
} from '#app/diagnosis/answer-sample.ts'
import { changeConditions, type ConditionChange } from '#app/diagnosis/change-conditions.ts'
import { chooseRatio, keepTyped } from '#app/diagnosis/keep-typed.ts'
import { createSamplePlot, type SamplePlot } from '#app/diagnosis/sample-plot.ts'
import { useNoteVerdict } from './use-note-verdict.ts'
import { useOpenSaved, type OpenSaved } from './use-open-saved.ts'
import { useSource, useTypedForms, type Params, type DiagnosisSource } from './use-source.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'

/** State and commands shared by the parts of the view. */
export interface DiagnosisForm {
  readonly source: DiagnosisSource
  readonly records: readonly SoilRecord[]
  /** Answers for all samples of the test, in order; for typed values, the only one. */
  readonly answers: readonly SampleAnswer[]
  /** The answer shown; null while nothing is judged. */
  readonly answer: SampleAnswer | null
  /** Those of the answer. */
  readonly conditions: FieldConditions
  readonly ask: (params: Params) => void
  readonly typed: TypedForm
  readonly type: (form: TypedForm) => void
  /** Keeps what is typed beside a test with that test. */
  readonly keepTyped: () => Promise<void>
  readonly keepRatio: (ratio: Ratio) => void
  /** The fields to choose from: those in use, and the one chosen. */
  readonly plots: readonly Plot[]
  readonly choices: ChosenForDiagnosis
  readonly change: (patch: Partial<ChosenForDiagnosis>) => void
  readonly changeField: (patch: Partial<FieldConditions>) => void
  readonly changeGrowth: (growth: GrowthState) => void
  readonly samplePlot: SamplePlot
  readonly now: DiagnosisChoices['now']
  readonly openSaved: OpenSaved
}

/** Loaded lazily, since it includes a solver. */
const solver = createModule(() => import('#domain/diagnosis/dose/fertilizer-mix.ts'))

export const useMixSolver = ({ mix }: ChosenForDiagnosis) =>
  useModule(solver, mix.length > 0)?.mixForPlan ?? null

export function useDiagnosisForm(service: DiagnosisChoices): DiagnosisForm {
  const services = useServices()
  const choices = useStore(service.store)
  const search = useSearchState()
  const { source, records } = useSource(search)
  const { form, formBeside, type, forget, ask } = useTypedForms(search, source, choices.places)
  const keep = useKeepTyped({ service, source, form, forget })
  const plots = useAllPlots()
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
  useNoteVerdict(source, { choices, own, plots, month, solve })
  const changeAll = useConditionChanges(service)
  const askAnew = (params: Params) => {
    void keep()
    ask({ plot: null, crop: null, ...params })
  }
  const openSaved = useOpenSaved(service, search, askAnew)
  return {
    source,
    records,
    answers,
    answer,
    conditions: answer?.conditions ?? unknownConditions,
    ask: askAnew,
    typed: form,
    type,
    keepTyped: keep,
    keepRatio(ratio) {
      if (source.kind === 'record') chooseRatio(source, ratio, service)
    },
    plots: plots.filter(({ id, archived }) => !archived || id === answer?.plot?.id),
    choices,
    change: (patch) => service.change(patch),
    changeField(patch) {
      if (answer !== null) changeAll([{ answer, patch }])
      // The user's choice replaces the crop in the URL.
      if (patch.crop !== undefined && cropId !== null) search.change({ crop: null }, 'replace')
    },
    changeGrowth(growth) {
      if (answer !== null) service.changePlace(answer.place, { growth })
    },
    samplePlot: createSamplePlot(answer, {
      plots: services.plots,
      records: services.records,
      setup: services.setup,
      choices: service,
      today: () => todayOf(service),
      chooseForTyped: (plot) => search.change({ plot }, 'replace'),
    }),
    now: () => service.now(),
    openSaved,
  }
}

interface TypedBeside {
  readonly service: DiagnosisChoices
  readonly source: DiagnosisSource
  readonly form: TypedForm
  readonly forget: (judged: DiagnosisSubject) => void
}

/** Keeps what is typed beside a test, and shows that, or why not. */
function useKeepTyped({ service, source, form, forget }: TypedBeside) {
  const { records } = useServices()
  return async () => {
    if (source.kind !== 'record') return
    const kept = await keepTyped(source, form, { records, choices: service })
    const words = texts('judge').keep
    if (!kept.ok) {
      showToast({ text: words.notKept[kept.reason] })
      return
    }
    const undoing = kept.value
    if (undoing === null) return
    forget(source)
    toastUndo({
      text: words.valuesKept,
      undo: () => records.change(source.record.id, undoing),
      failures: words.notKept,
    })
  }
}

export type ChangeConditions = (changes: readonly ConditionChange[]) => () => void

/** Changes conditions, and shows where that was not stored. The function returned undoes it. */
export function useConditionChanges(service: DiagnosisChoices): ChangeConditions {
  const { plots } = useServices()
  const showFailure = (done: Result<unknown, StorageFailure>) => {
    if (!done.ok) showToast({ text: texts('ui').notSaved[done.reason] })
  }
  return (changes) => {
    const needs = { plots, choices: service, today: todayOf(service) }
    const { stored, undo } = changeConditions(changes, needs)
    void stored.then(showFailure)
    return () => void undo().then(showFailure)
  }
}

/** By the clock of the tests. */
function todayOf(service: DiagnosisChoices) {
  const { at, wallOffset } = service.now()
  return dayInput(at + wallOffset)
}

/** Month of the test; for typed values, the current month. */
const monthOf = (source: DiagnosisSource) =>
  source.kind === 'record'
    ? monthAt(source.record.startedAt, source.record.wallOffset)
    : thisMonth()

const judgedOf = (source: DiagnosisSource): DiagnosisSubject | null =>
  source.kind === 'typed' || source.kind === 'record' ? source : null

function samplesOf(source: DiagnosisSource): readonly DiagnosisSubject[] {
  if (source.kind !== 'record') return source.kind === 'typed' ? [source] : []
  const { record, sample } = source
  const measured = measuredSamples(record)
  const samples = measured.some(({ id }) => id === sample.id) ? measured : [sample]
  return samples.map((one) => ({ kind: 'record', record, sample: one }))
}

const isSameSample = (one: DiagnosisSubject, other: DiagnosisSubject) =>
  one.kind === 'record' && other.kind === 'record'
    ? one.sample.id === other.sample.id
    : one.kind === other.kind
