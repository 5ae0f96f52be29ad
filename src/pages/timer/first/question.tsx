import { useEffect, useId, useRef } from 'react'

import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './kit-help.module.css'
import { Picture } from './picture.tsx'
import type { PictureName } from './picture.tsx'

interface QuestionProps<Value extends string> {
  readonly ask: string
  readonly options: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value | undefined
  readonly pictureOf?: (value: Value) => PictureName | null
  /** Null asks once more. */
  readonly onAnswer: (value: Value | null) => void
}

/** One question: open with all its answers, one tap each; answered, a line that opens it again. */
export function Question<Value extends string>(props: QuestionProps<Value>) {
  const { ask, words, value, onAnswer } = props
  if (value === undefined) return <OpenQuestion {...props} />
  return (
    <button type="button" className={styles['answered']} onClick={() => onAnswer(null)}>
      <span className={styles['asked']}>{ask}</span>
      <strong>{words[value]}</strong>
      <span className={styles['change']}>
        <Icon name="edit" />
        {texts('first').help.change}
      </span>
    </button>
  )
}

function OpenQuestion<Value extends string>(props: QuestionProps<Value>) {
  const { ask, options, words, pictureOf = () => null, onAnswer } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    // The tap that answered the one before has taken its button away.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className={styles['question']} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {ask}
      </h3>
      <div className={styles['options']}>
        {options.map((option) => {
          const picture = pictureOf(option)
          return (
            <button
              key={option}
              type="button"
              className={styles['option']}
              onClick={() => onAnswer(option)}
            >
              {picture !== null && <Picture name={picture} />}
              <span>{words[option]}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
