import type { CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import type { DiagnosedItem } from '#domain/diagnosis/diagnosis.ts'
import type { Advice } from '#domain/diagnosis/decision/message.ts'
import type { NutrientNeed } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { judgedVerdict, levelOfGrade } from './verdict-levels.ts'

/** Judges a reading on a chart of words: the tapped words are the verdict. */
export function judgeWord(
  { reading, grade, words }: CountedReading & { readonly kind: 'word' },
  advice: Advice,
  { evidence }: NutrientNeed,
): DiagnosedItem {
  const level = levelOfGrade(grade)
  return {
    item: reading.quantity,
    origin: reading.origin,
    words,
    value: null,
    band: null,
    verdict: judgedVerdict([level]),
    meaning: { key: 'words-read', params: { words, level } },
    action: advice,
    evidence,
    cautions: [],
  }
}
