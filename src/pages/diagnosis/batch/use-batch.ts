import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { useHistory, useKept } from '#pages/diagnosis/history/use-history.ts'
import { useQuery } from '#pages/diagnosis/history/use-query.ts'
import { answerSample, type SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import {
  useConditionChanges,
  useMixSolver,
  type ChangeConditions,
} from '#pages/diagnosis/judge/use-diagnosis-form.ts'
import { useAllPlots } from '#ui/use-choices.ts'
import { maxTests } from './max-tests.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { monthAt } from '#ui/text/day-text.ts'

/** The answers for many samples, and the choices behind them. */
export interface Batch extends Pick<DiagnosisChoices, 'change' | 'now'> {
  readonly answers: readonly SampleAnswer[]
  readonly choices: ChosenForDiagnosis
  readonly changeConditions: ChangeConditions
}

/** Answers for all measured samples of some tests. */
export function useBatch(service: DiagnosisChoices, records: readonly SoilRecord[]): Batch {
  const choices = useStore(service.store)
  // Computing three hundred answers takes time, so the effect of a tap is rendered first.
  const plots = useDeferredValue(useAllPlots())
  const solve = useMixSolver(choices)
  const own = useOwnRules()
  const changeConditions = useConditionChanges(service)
  const answers = useMemo(() => {
    const asked = { typed: null, choices, own, plots, plotId: null, cropId: null, solve }
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
    changeConditions,
    change: (patch) => service.change(patch),
    now: () => service.now(),
  }
}

/** The tests named in the URL: one as `record`, many as `test`; else those found by its search. Null until they are read. */
export function useRequestedTests(): readonly SoilRecord[] | null {
  const [address] = useSearchParams()
  const named = [...address.getAll('record'), ...address.getAll('test')]
  const { found } = useQuery(useHistory())
  const asked = named.length === 0 ? found.map(({ id }) => id) : named
  const kept = useKept(asked.slice(0, maxTests))
  return useMemo(() => kept?.map(({ record }) => record) ?? null, [kept])
}
