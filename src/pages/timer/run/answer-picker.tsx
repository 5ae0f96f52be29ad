import { useState, type ReactNode } from 'react'

import { addScale, type ShownLevel } from '#domain/chart/shown-levels.ts'
import { isOnScale, isPh, type Analyte } from '#domain/kit/kit.ts'
import { canBeDiluted, canBeUndetectable, type Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AnswerLevels } from '#ui/level/answer-levels.tsx'
import { Caret, NumberPad } from '#ui/level/number-pad.tsx'
import { scaleText } from '#ui/text/amount-text.ts'
import styles from './reading.module.css'

interface AnswerPickerProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** Whether colors extend to the left edge of the screen. */
  readonly bleeds: boolean
  /** The earlier answer, when one is being corrected. */
  readonly answer?: Answer
  readonly onAnswer: (answer: Answer) => void
  /** Buttons that help with the reading; placed before the answers for "cannot be read". */
  readonly children?: ReactNode
}

/** Every answer a chart allows, including those for "cannot be read". */
export function AnswerPicker(props: AnswerPickerProps) {
  const { analyte, bands, bleeds, answer, onAnswer, children } = props
  const words = texts('live').read
  const [isTyping, setTyping] = useState(false)
  const type = () => setTyping(true)
  const scale = bands[0]?.scale
  const canType = !analyte.chartComplete || scale !== undefined || canBeDiluted(analyte)
  // As with a reader: the number is the answer, and comes before all help with colors.
  const isOnlyTyped = canType && bands.length === 0
  return (
    <>
      <div className={`grid ${styles['levels']}`} data-bleeds={bleeds}>
        <AnswerLevels
          analyte={analyte}
          bands={bands}
          bleeds={bleeds}
          onAnswer={onAnswer}
          {...(answer !== undefined && { answer })}
          {...(canType && { onType: type })}
        />
      </div>
      <div className={`flex wrap gap-2 ${styles['ways']}`}>
        {isOnlyTyped && (
          <div className={styles['whole']}>
            <Button kind="tonal" block stacked icon="keyboard" onClick={type}>
              {words.type}
            </Button>
          </div>
        )}
        {children}
        {canType && !isOnlyTyped && (
          <Button stacked icon="keyboard" onClick={type}>
            {words.type}
          </Button>
        )}
        {canBeUndetectable(analyte) && (
          <Button stacked onClick={() => onAnswer({ kind: 'undetectable' })}>
            {analyte.method === 'turbidity' ? words.notTurbid : words.undetectable}
          </Button>
        )}
        <Button stacked onClick={() => onAnswer({ kind: 'no-color-fits' })}>
          {words.noColorFits}
        </Button>
        <Button stacked onClick={() => onAnswer({ kind: 'not-read' })}>
          {words.notRead}
        </Button>
      </div>
      {isTyping && (
        <TypedValue
          analyte={analyte}
          unit={scaleText(analyte, scale)}
          onAnswer={(given) => onAnswer(addScale(given, scale))}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  )
}

interface TypedValueProps {
  readonly analyte: Analyte
  readonly unit: string
  readonly onAnswer: (answer: Answer) => void
  readonly onClose: () => void
}

/** A value read from the paper chart, for charts that are not fully known to the app. */
function TypedValue({ analyte, unit, onAnswer, onClose }: TypedValueProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const words = texts('live').read
  const keep = (beyond: { readonly comparator?: '>=' } = {}) => {
    const value = Number(text)
    const isGood = text !== '' && Number.isFinite(value) && isOnScale(analyte, value)
    setWrong(!isGood)
    if (!isGood) return
    onAnswer({ kind: 'typed', value, ...beyond })
    onClose()
  }
  return (
    <Dialog test title={words.typeOf(analyte.name)} open onClose={onClose}>
      <output
        className={`row to-center well round-m display strong airy below-3 ${styles['typed']}`}
      >
        {text}
        <Caret />
        <small>{unit}</small>
      </output>
      {isWrong && <p role="alert">{isPh(analyte) ? texts('ui').pad.badPh : words.typedWrong}</p>}
      <NumberPad text={text} onChange={setText} enter={words.keep} onEnter={() => keep()} />
      {/* There may be more than the chart or the display shows; a pH scale has no more. */}
      {!isPh(analyte) && (
        <Button block stacked onClick={() => keep({ comparator: '>=' })}>
          {words.keepAtLeast}
        </Button>
      )}
    </Dialog>
  )
}
