import { Fragment } from 'react'

import { answerOfBand, type ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { answerText, levelText } from '#ui/answer-text.ts'
import { Button } from '#ui/button.tsx'
import { PatchLook } from '#ui/level/level-look.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import styles from './answer-picker.module.css'
import { TypedValue } from './typed-value.tsx'

interface AnswerPickerProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  readonly onAnswer: (answer: Answer) => void
}

/** Every answer a chart can give, the honest refusals included. */
export function AnswerPicker({ analyte, bands, onAnswer }: AnswerPickerProps) {
  const words = texts('live').read
  return (
    <div className={styles['picker']}>
      <LevelButtons analyte={analyte} bands={bands} onAnswer={onAnswer} />
      {!analyte.chartComplete && <TypedValue analyte={analyte} onAnswer={onAnswer} />}
      <div className={styles['refusals']}>
        <Button block test onClick={() => onAnswer({ kind: 'undetectable' })}>
          {words.undetectable}
        </Button>
        <Button block test onClick={() => onAnswer({ kind: 'no-color-fits' })}>
          {words.noColorFits}
        </Button>
        <Button block test onClick={() => onAnswer({ kind: 'not-read' })}>
          {words.notRead}
        </Button>
      </div>
    </div>
  )
}

/** A ladder: levels at the left, the half levels beside them, each between its two neighbors. */
function LevelButtons({ analyte, bands, onAnswer }: AnswerPickerProps) {
  const rungs = bands.flatMap((band) => {
    const answer = answerOfBand(band)
    return answer === null ? [] : [{ ...band, answer }]
  })
  if (rungs.length === 0) return null
  const rungOf = (level: number) => rungs.findIndex(({ index }) => index === level)
  return (
    <ol className={styles['levels']}>
      {rungs.map(({ index, level, patch, answer }, rung) => {
        const { value, word } = answerText(analyte, answer)
        return (
          <Fragment key={value}>
            <li className={styles['level']} style={{ gridRow: rows(rung, rung + 1) }}>
              <button type="button" onClick={() => onAnswer(answer)}>
                <span className={styles['look']}>
                  {patch === null ? <LevelLook look={level.look} /> : <PatchLook patch={patch} />}
                </span>
                <span className={styles['name']}>
                  <span className={styles['value']} data-long={value.length > mostInFigures}>
                    {value}
                  </span>{' '}
                  {word !== '' && <span className={styles['word']}>{word}</span>}{' '}
                  {patch !== null && (
                    <span className={styles['own']}>{texts('live').read.photographed}</span>
                  )}
                </span>
              </button>
            </li>
            {analyte.halfLevels && index !== null && index < analyte.levels.length - 1 && (
              <HalfLevel
                analyte={analyte}
                lower={index}
                from={rung + 0.5}
                to={rungOf(index + 1) + 0.5}
                onAnswer={onAnswer}
              />
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}

interface HalfLevelProps extends Pick<AnswerPickerProps, 'analyte' | 'onAnswer'> {
  readonly lower: number
  readonly from: number
  readonly to: number
}

/** Between two levels of the kit; it says which where the user's own stand between them. */
function HalfLevel({ analyte, lower, from, to, onAnswer }: HalfLevelProps) {
  const words = texts('live').read
  const [low, high] = [levelText(analyte, lower).value, levelText(analyte, lower + 1).value]
  const name = words.betweenOf(low, high)
  return (
    <li className={styles['between']} style={{ gridRow: rows(from, to) }}>
      <button type="button" aria-label={name} onClick={() => onAnswer({ kind: 'between', lower })}>
        {to - from > 1 ? name : words.between}
      </button>
    </li>
  )
}

/** A value of more letters is a word or a phrase. */
const mostInFigures = 7

/** Rows are half a rung high. */
const rows = (from: number, to: number) => `${from * 2 + 1} / ${to * 2 + 1}`
