import { useId, useState } from 'react'

import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import styles from './answer-picker.module.css'

interface TypedValueProps {
  readonly analyte: Analyte
  readonly onAnswer: (answer: Answer) => void
}

/** A value read from the paper chart, for charts that are not wholly known here. */
export function TypedValue({ analyte, onAnswer }: TypedValueProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const words = texts('live').read
  const keep = () => {
    const value = numberIn(text)
    setWrong(value === null)
    if (value !== null) onAnswer({ kind: 'typed', value })
  }
  return (
    <div className={styles['typed']}>
      <label htmlFor={id}>{words.typedLabel(analyte.name, analyte.unit)}</label>
      <div className={styles['typed-row']}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="filled" block test onClick={keep}>
          {words.keep}
        </Button>
      </div>
      {isWrong && <p role="alert">{words.typedWrong}</p>}
    </div>
  )
}

/** Full-width digits and points are what a Japanese keyboard gives. */
function numberIn(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  const value = Number(plain)
  return plain !== '' && Number.isFinite(value) && value >= 0 ? value : null
}
