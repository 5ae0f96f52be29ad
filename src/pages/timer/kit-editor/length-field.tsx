import { useId, useState } from 'react'
import type { Sourced } from '#domain/sourced.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { FieldProblems, useProblemsAt } from './field-problems.tsx'
import styles from './field.module.css'
import { FigureMark } from './figure-mark.tsx'
import { lengthTexts, typedLength } from './typed-number.ts'

interface LengthFieldProps {
  readonly label: string
  readonly value: Seconds | null
  readonly at: string
  readonly onChange: (value: Seconds | null) => void
  /** Where the figure comes from; without one it is an estimate of ours that needs no mark. */
  readonly figure?: Sourced<Seconds>
}

/** A length of time in minutes and seconds. Both empty: unknown. */
export function LengthField({ label, value, at, onChange, figure }: LengthFieldProps) {
  const [typed, setTyped] = useState({ minutes: '', seconds: '' })
  const id = useId()
  const isWrong = useProblemsAt(at).length > 0
  const isAsTyped = Object.is(typedLength(typed.minutes, typed.seconds), value)
  const shown = isAsTyped ? typed : lengthTexts(value)
  const words = texts('kit-editor').editor
  const part = (name: 'minutes' | 'seconds') => (
    <label className={styles['part']}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles['short']}
        value={shown[name]}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-problems`}
        onChange={(event) => {
          const next = { ...shown, [name]: event.target.value }
          const length = typedLength(next.minutes, next.seconds)
          setTyped(next)
          onChange(length === null ? null : seconds(length))
        }}
      />
      <span>{words[name]}</span>
    </label>
  )
  return (
    <fieldset className={styles['field']}>
      <legend>{label}</legend>
      <div className={styles['parts']}>
        {part('minutes')}
        {part('seconds')}
        {figure !== undefined && <FigureMark figure={figure} />}
      </div>
      <small id={`${id}-hint`}>{figure === undefined ? '' : words.unknownHint}</small>
      <FieldProblems at={at} id={`${id}-problems`} />
    </fieldset>
  )
}
