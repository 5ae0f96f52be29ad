import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { formOf } from '#domain/diagnosis/input/typed-values.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { useHistory, useKept } from '#pages/diagnosis/history/use-history.ts'
import { useQuery } from '#pages/diagnosis/history/use-query.ts'
import { answerSample, type SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import {
  useFieldChanges,
  useMixSolver,
  type ChangeFields,
} from '#pages/diagnosis/judge/use-diagnosis-form.ts'
import { useUsedPlots } from '#ui/use-choices.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { monthAt } from '#ui/text/day-text.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

/** The answers of many samples, and what they may be given. */
export interface Batch extends Pick<DiagnosisChoices, 'change' | 'now'> {
  readonly answers: readonly SampleAnswer[]
  readonly choices: ChosenForDiagnosis
  readonly changeFields: ChangeFields
}

const nothingTyped = formOf(() => null)

/** Every measured sample of some tests. */
export function useBatch(service: DiagnosisChoices, records: readonly SoilRecord[]): Batch {
  const choices = useStore(service.store)
  // Three hundred answers take their time: what was tapped is seen first.
  const plots = useDeferredValue(useUsedPlots())
  const solve = useMixSolver(choices)
  const own = useOwnRules()
  const changeFields = useFieldChanges(service)
  const answers = useMemo(() => {
    const asked = { typed: nothingTyped, choices, own, plots, plotId: null, cropId: null, solve }
    return records.flatMap((record) => {
      const month = monthAt(record.startedAt, record.wallOffset)
      return measuredSamples(record).map((sample) =>
        answerSample({ ...asked, month, judged: { kind: 'record', record, sample } }),
      )
    })
  }, [records, choices, own, plots, solve])
  return {
    answers,
    choices,
    changeFields,
    change: (patch) => service.change(patch),
    now: () => service.now(),
  }
}

/** Tests at once: a season of an office. More would make a phone wait. */
const maxTests = 300

/** The test that the address names, else those that it searches the history for; null until they were read. */
export function useAskedTests(): readonly SoilRecord[] | null {
  const named = useSearchState().get('record')
  const { found } = useQuery(useHistory())
  const kept = useKept(named === null ? found.slice(0, maxTests).map(({ id }) => id) : [named])
  return useMemo(() => kept?.map(({ record }) => record) ?? null, [kept])
}
