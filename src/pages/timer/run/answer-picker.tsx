import { Fragment } from 'react'

import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { levelText } from '#ui/answer-text.ts'
import { Button } from '#ui/button.tsx'
import { LevelLook } from '#ui/level-look.tsx'
import styles from './answer-picker.module.css'
import { TypedValue } from './typed-value.tsx'

interface AnswerPickerProps {
  readonly analyte: Analyte
  readonly onAnswer: (answer: Answer) => void
}

/** Every answer a chart can give, the honest refusals included. */
export function AnswerPicker({ analyte, onAnswer }: AnswerPickerProps) {
  const words = texts('live').read
  return (
    <div className={styles['picker']}>
      <LevelButtons analyte={analyte} onAnswer={onAnswer} />
      {!analyte.chartComplete && <TypedValue analyte={analyte} onAnswer={onAnswer} />}
      <div className={styles['refusals']}>
        <Button size="huge" onClick={() => onAnswer({ kind: 'undetectable' })}>
          {words.undetectable}
        </Button>
        <Button size="huge" onClick={() => onAnswer({ kind: 'no-color-fits' })}>
          {words.noColorFits}
        </Button>
        <Button size="huge" onClick={() => onAnswer({ kind: 'not-read' })}>
          {words.notRead}
        </Button>
      </div>
    </div>
  )
}

/** A ladder: levels at the left, the half levels beside them, each between its two neighbors. */
function LevelButtons({ analyte, onAnswer }: AnswerPickerProps) {
  const words = texts('live').read
  const last = analyte.levels.length - 1
  if (last < 0) return null
  return (
    <ol className={styles['levels']}>
      {analyte.levels.map((level, index) => {
        const { value, word } = levelText(analyte, index)
        return (
          <Fragment key={value}>
            <li className={styles['level']} style={{ gridRow: rung(index) }}>
              <button type="button" onClick={() => onAnswer({ kind: 'level', level: index })}>
                <span className={styles['look']}>
                  <LevelLook look={level.look} />
                </span>
                <span className={styles['value']} data-long={value.length > mostInFigures}>
                  {value}
                </span>
                {word !== '' && <span>{word}</span>}
              </button>
            </li>
            {analyte.halfLevels && index < last && (
              <li className={styles['between']} style={{ gridRow: rung(index + 0.5) }}>
                <button
                  type="button"
                  aria-label={words.betweenOf(value, levelText(analyte, index + 1).value)}
                  onClick={() => onAnswer({ kind: 'between', lower: index })}
                >
                  {words.between}
                </button>
              </li>
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** A value of more letters is a word or a phrase. */
const mostInFigures = 7

/** Rows are half a level high. */
const rung = (level: number) => `${level * 2 + 1} / span 2`
