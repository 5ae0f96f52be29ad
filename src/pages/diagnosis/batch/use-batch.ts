import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { formOf } from '#domain/diagnosis/input/typed-values.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { useHistory, useKept } from '#pages/diagnosis/history/use-history.ts'
import { useQuery } from '#pages/diagnosis/history/use-query.ts'
import { answerSample, type SampleAnswer } from '#pages/diagnosis/judge/answer-sample.ts'
import {
  useFieldChange,
  useMixSolver,
  useUsedPlots,
  type ChangeFieldOf,
} from '#pages/diagnosis/judge/use-diagnosis-form.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

/** The answers of many samples, and what they may be given. */
export interface Batch extends Pick<DiagnosisChoices, 'change' | 'now'> {
  readonly answers: readonly SampleAnswer[]
  readonly choices: ChosenForDiagnosis
  readonly changeFieldOf: ChangeFieldOf
}

const nothingTyped = formOf(() => null)

/** Every measured sample of some tests. */
export function useBatch(service: DiagnosisChoices, records: readonly SoilRecord[]): Batch {
  const choices = useStore(service.store)
  // A crop for three hundred fields is three hundred changes: answered when they have come to rest.
  const plots = useDeferredValue(useUsedPlots())
  const solve = useMixSolver(choices)
  const changeFieldOf = useFieldChange(service)
  const answers = useMemo(() => {
    // The month is that of values typed: a test knows its own.
    const asked = {
      typed: nothingTyped,
      choices,
      plots,
      plotId: null,
      cropId: null,
      month: 1,
      solve,
    }
    return records.flatMap((record) =>
      measuredSamples(record).map((sample) =>
        answerSample({ ...asked, judged: { kind: 'record', record, sample } }),
      ),
    )
  }, [records, choices, plots, solve])
  return {
    answers,
    choices,
    changeFieldOf,
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
