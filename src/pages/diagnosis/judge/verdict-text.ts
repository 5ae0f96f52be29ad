import type { Verdict } from '#domain/diagnosis/diagnosis.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'

/** The verdict in words; of two levels both. */
export function verdictText(verdict: Verdict): string {
  const { levels } = diagnosisWords()
  return verdict.kind === 'judged'
    ? texts('judge').item.levels(verdict.levels.map((level) => levels[level]))
    : levels[verdict.kind]
}
