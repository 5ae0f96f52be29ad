import { Fragment } from 'react'
import { answerOfBand, type ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { isSameAnswer, type Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { readingNumber, scaleText } from '#ui/text/amount-text.ts'
import { answerText } from '#ui/text/answer-text.ts'
import type { LevelAppearance } from './level-look.tsx'
import { GapTile, HalfLevel, LevelTile } from './level-tile.tsx'
import styles from './level.module.css'

interface AnswerLevelsProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** The earlier answer, marked as chosen; left out where nothing stays chosen. */
  readonly answer?: Answer | null
  /** Colors extend to the left edge of the screen: the list itself must then begin there. */
  readonly bleeds?: boolean
  readonly onAnswer: (answer: Answer) => void
  /** Opens the number pad, if the printed chart has levels that are unknown here. */
  readonly onType?: () => void
}

/** The levels one below the other, half levels on the right between their neighbors, unknown gaps as tiles. */
export function AnswerLevels(props: AnswerLevelsProps) {
  const { analyte, bands, answer, bleeds = false, onAnswer, onType } = props
  const rungs = bands.flatMap((shown, at) => {
    const given = answerOfBand(shown)
    return given === null ? [] : [{ shown, given, place: at + 1 }]
  })
  if (rungs.length === 0) return null
  const rungOf = (level: number) => rungs.findIndex(({ shown }) => shown.index === level)
  const hasHalves =
    analyte.halfLevels && rungs.filter(({ shown }) => shown.index !== null).length > 1
  const pressed = (given: Answer) =>
    answer === undefined ? {} : { pressed: answer !== null && isSameAnswer(answer, given) }
  // A lone known level would be tapped for whatever color is seen.
  const [lone] = rungs.length === 1 && !analyte.chartComplete ? rungs : []
  const beyond = (side: 'below' | 'above') =>
    onType !== undefined &&
    lone !== undefined &&
    lone.shown.level.value !== null && (
      <li className={styles['rung']}>
        <GapTile
          label={texts('ui')[side](valueOf(analyte, lone.shown))}
          hint={texts('ui').typeNumber}
          lower={appearanceOf(lone.shown)}
          upper={appearanceOf(lone.shown)}
          bleeds={bleeds}
          onClick={onType}
        />
      </li>
    )
  return (
    <ol className={`plain gap-2 grid ${styles['ladder']}`} data-halves={hasHalves}>
      {beyond('below')}
      {rungs.map(({ shown, given, place }, rung) => {
        const above = rungs[rung + 1]?.shown
        const { index } = shown
        const upper = index === null ? undefined : rungs[rungOf(index + 1)]?.shown
        const between = { kind: 'between', lower: index ?? 0 } as const
        return (
          <Fragment key={place}>
            <li className={styles['rung']}>
              <LevelTile
                {...appearanceOf(shown)}
                {...wordsOf(analyte, shown, given)}
                {...pressed(given)}
                place={place}
                count={bands.length}
                bleeds={bleeds}
                onClick={() => onAnswer(given)}
              />
            </li>
            {onType !== undefined && above !== undefined && isGap(analyte, shown, above) && (
              <li className={styles['rung']}>
                <GapTile
                  label={texts('ui').gap(valueOf(analyte, shown), valueOf(analyte, above))}
                  hint={texts('ui').typeNumber}
                  lower={appearanceOf(shown)}
                  upper={appearanceOf(above)}
                  bleeds={bleeds}
                  onClick={onType}
                />
              </li>
            )}
            {hasHalves && upper !== undefined && (
              <li
                className={`middle grid ${styles['between']}`}
                style={{
                  gridRow: `${2 * rung + 2} / span ${2 * (rungOf(between.lower + 1) - rung)}`,
                }}
              >
                <HalfLevel
                  label={answerText(analyte, between).value}
                  lower={appearanceOf(shown)}
                  upper={appearanceOf(upper)}
                  {...pressed(between)}
                  onClick={() => onAnswer(between)}
                />
              </li>
            )}
          </Fragment>
        )
      })}
      {beyond('above')}
    </ol>
  )
}

/** What a band looks like. */
const appearanceOf = ({ level, patch }: ShownLevel): LevelAppearance => ({
  look: level.look,
  patch,
})

function wordsOf(analyte: Analyte, { level, scale }: ShownLevel, answer: Answer) {
  if (level.value === null) {
    // The part in brackets describes its look: a line of its own.
    const [value = '', word = ''] = answerText(analyte, answer).value.split(
      /\s*[\uff08(]|[\uff09)]/u,
    )
    return { value, word }
  }
  return {
    value: readingNumber(scale ?? analyte, level.value),
    unit: scaleText(analyte, scale),
    word: level.word,
  }
}

const valueOf = (analyte: Analyte, { level }: ShownLevel) =>
  readingNumber(analyte, level.value ?? 0)

/** Whether there may be unknown levels between two known numbers of a chart; half levels would otherwise fill the gap. */
const isGap = ({ chartComplete, halfLevels }: Analyte, lower: ShownLevel, upper: ShownLevel) =>
  !chartComplete && !halfLevels && lower.level.value !== null && upper.level.value !== null
