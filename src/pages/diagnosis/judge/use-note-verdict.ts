import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { answerSample, type AnswerRequest } from '#app/diagnosis/answer-sample.ts'
import { createLastVerdicts } from '#app/records/last-verdict.ts'
import { mainClauses } from '#domain/diagnosis/decision/decision-verdict.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { language } from '#locales/words.ts'
import { useServices } from '#ui/services.tsx'
import { answerNotes, oldMonths } from './dose-notes.tsx'
import type { DiagnosisSource } from './use-source.ts'

type Judging = Pick<AnswerRequest, 'choices' | 'own' | 'plots' | 'month' | 'solve'>

/**
 * Keeps for the home screen what is said of the first sample of the newest test, which is what it shows. Without what is only in the
 * address or being typed.
 */
export function useNoteVerdict(source: DiagnosisSource, judging: Judging) {
  const { fromPreferences, plots, ownRules, records } = useServices()
  const lastVerdicts = fromPreferences(createLastVerdicts)
  const recent = useStore(records.store, (state) => state.recent)
  const [newest] = recent
  const arePlotsReady = useStore(plots.store, ({ isReady }) => isReady)
  const areOwnReady = useStore(ownRules.store, ({ isReady }) => isReady)
  const isComplete =
    arePlotsReady && areOwnReady && (judging.choices.mix.length === 0 || judging.solve !== null)
  const record = source.kind === 'record' && source.record === newest ? newest : undefined
  const sample = record?.samples[0]
  const { choices, own, plots: all, month, solve } = judging
  const answer = useMemo(
    () =>
      record === undefined || sample === undefined || !isComplete
        ? null
        : answerSample({
            judged: { kind: 'record', record, sample },
            typed: null,
            choices,
            own,
            plots: all,
            plotId: null,
            cropId: null,
            month,
            solve,
          }),
    [record, sample, isComplete, choices, own, all, month, solve],
  )
  const spoken = language()
  useEffect(() => {
    if (record === undefined || answer === null) return
    const { decision } = answer
    if (decision === null || decision.verdict.kind === 'unknown') {
      lastVerdicts.note(null)
      return
    }
    // The age of a test would be another one when it is read.
    const [note] =
      oldMonths(record) === null ? answerNotes(answer, { plots: all, records: recent }) : []
    lastVerdicts.note({
      record: record.id,
      language: spoken,
      title: decisionWords().headline(decision.verdict.headline),
      clause: note ?? decisionWords().clauses(mainClauses(decision.verdict)),
    })
  }, [lastVerdicts, record, answer, all, recent, spoken])
}
