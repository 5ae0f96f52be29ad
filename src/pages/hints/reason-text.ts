import type { RecordFact } from '#domain/hints/facts-of-record.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'

/** Why a hint fits, in words; empty where nothing was measured. */
export function reasonText(because: readonly RecordFact[]): string {
  if (because.length === 0) return ''
  const words = texts('hints')
  return words.because(
    because.map(({ analyte, answer, finding, measured, sampleName }) => {
      const { value } = answerText(analyte, answer)
      return {
        // Everybody says it so, whatever explanation the kit adds.
        name: measured === 'ph' ? words.ph : analyte.name,
        value: finding.kind === 'value' ? value : words.quoted(value),
        sample: sampleName,
      }
    }),
  )
}
