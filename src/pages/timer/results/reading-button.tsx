import { analyteOf } from '#domain/kit/kit.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Run } from '#domain/run/run.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'
import { formatLength } from '#ui/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './results-screen.module.css'
import type { Correction } from './correction.ts'

interface ReadingButtonProps {
  readonly run: Run
  readonly reading: Reading
  readonly sample: string
  readonly onCorrect: (correction: Correction) => void
}

/** One reading: value, word, how late it was read. A tap corrects it. */
export function ReadingButton({ run, reading, sample, onCorrect }: ReadingButtonProps) {
  const analyte = analyteOf(run.kit, reading.analyte)
  if (analyte === undefined) return null
  const { value, word } = answerText(analyte, reading.answer)
  const { length, verdict } = readingLateness(run.kit, reading)
  return (
    <button
      type="button"
      className={styles['reading']}
      onClick={() => onCorrect({ reading, analyte, sample })}
    >
      <span className={styles['analyte']}>{analyte.name}</span>
      <span className={styles['value']}>
        {value} {word}
      </span>
      <span className={styles['lateness']}>
        {texts('ui').lateness[verdict](formatLength(Math.abs(length)))}
      </span>
      <Icon name="edit" />
    </button>
  )
}
