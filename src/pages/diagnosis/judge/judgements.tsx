import { useState } from 'react'
import type { Decision, Judgement } from '#domain/diagnosis/decision/decision.ts'
import { quantityOf } from '#domain/diagnosis/input/quantity-of.ts'
import { isPhItem } from '#domain/diagnosis/measured-items.ts'
import { bareWord, type Analyte, type Look } from '#domain/kit/kit.ts'
import { canBeDiluted } from '#domain/reading/reading.ts'
import { isImplausible } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { GaugeLine, WordScale } from '#ui/gauge.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import hiding from '#ui/visually-hidden.module.css'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { gaugeLabel, judgedName, shortJudgedName } from './decision-text.ts'
import { itemValue } from './item-value.ts'
import { EvidenceList, JudgementDetail } from './evidence.tsx'
import { LevelPill } from './level-pill.tsx'
import styles from './judge.module.css'

interface JudgementsProps {
  readonly answer: SampleAnswer
  readonly decision: Decision
}

/** One line per value; a tap shows why. */
export function Judgements({ answer, decision }: JudgementsProps) {
  const words = texts('judge').item
  const [shown, setShown] = useState<Judgement['item'] | null>(null)
  const judgement = decision.items.find(({ item }) => item === shown)
  const close = () => setShown(null)
  return (
    <Card as="section" kind="flush" aria-label={words.values}>
      <ul className="plain ruled">
        {decision.items.map((one) => (
          <li key={one.item} data-item={one.item}>
            <button
              type="button"
              className={`row wrap fill inset-focus ${styles['line']}`}
              aria-haspopup="dialog"
              onClick={() => setShown(one.item)}
            >
              <Line
                judgement={one}
                reading={readingOf(answer, one)}
                unconverted={asRead(answer, one)}
              />
            </button>
          </li>
        ))}
      </ul>
      {!decision.items.some(({ item }) => isPhItem(item)) && (
        <p className="small muted pad-3 sides-5">{words.withoutPh}</p>
      )}
      <Dialog
        title={judgement === undefined ? '' : judgedName(judgement)}
        open={judgement !== undefined}
        onClose={close}
        actions={
          <Button kind="filled" block onClick={close}>
            {texts('ui').close}
          </Button>
        }
      >
        {judgement !== undefined && (
          <>
            <JudgementDetail judgement={judgement} />
            {isMaybeTooDark(answer, judgement) && <p>{texts('ui').dilute}</p>}
            <CorrectLink answer={answer} judgement={judgement} />
            <EvidenceList
              evidence={judgement.evidence}
              conversion={judgement.value?.conversion ?? []}
              origin={judgement.band}
            />
          </>
        )}
      </Dialog>
    </Card>
  )
}

interface LineProps {
  readonly judgement: Judgement
  readonly reading: ShownReading | null
  /** The value in the unit it was read in, where it cannot be converted. */
  readonly unconverted: Judgement['value']
}

function Line({ judgement, reading, unconverted }: LineProps) {
  const { value, gauge, words, origin } = judgement
  const shown = value ?? unconverted
  // The chart of a kit names its unit: a number that was converted would seem to have changed.
  const hasUnit = value === null || value.conversion.length > 0 || origin !== 'kit'
  const scale = words.length === 0 ? [] : (reading?.scale ?? [])
  return (
    <>
      <span className={`grid ${styles['swatch']}`}>
        {reading !== null && <ReadSwatch {...reading} />}
      </span>
      <span className="label">{shortJudgedName(judgement)}</span>
      {scale.length > 0 ? (
        <span className={styles['scale']}>
          <WordScale label={words.join('〜')} words={scale} chosen={words} />
        </span>
      ) : (
        <>
          <span className={styles['value']}>
            <b className="nowrap">{shown === null ? '' : itemValue(judgement, shown)}</b>{' '}
            {hasUnit && <small className="nowrap">{shown?.unit}</small>}
          </span>
          {gauge === null ? (
            <span />
          ) : (
            <GaugeLine
              label={gaugeLabel(judgement)}
              band={gauge.band}
              span={gauge.span}
              pin={gauge.pin}
            />
          )}
          <LevelPill judgement={judgement} />
        </>
      )}
      <span className={hiding['hidden']}>{texts('judge').evidence.title}</span>
    </>
  )
}

function ReadSwatch({ analyte: { levels }, level }: ShownReading) {
  const found = levels[level]?.look
  // Turbidity levels have no color; their position among the levels says more.
  const look: Look = found?.kind === 'swatch' ? found : { kind: 'unknown' }
  return <Swatch look={look} place={level + 1} count={levels.length} />
}

interface ShownReading {
  readonly analyte: Analyte
  /** Index of the level that was tapped, the lower one of two. */
  readonly level: number
  /** All words of the chart, if it has words instead of numbers. */
  readonly scale: readonly string[]
}

/** The level that the user tapped on the kit's chart; null for a typed number. */
function readingOf({ judged }: SampleAnswer, { item, origin }: Judgement): ShownReading | null {
  if (judged.kind !== 'record' || origin !== 'kit') return null
  const { record, sample } = judged
  const analyte = record.kit.analytes.find((one) => quantityOf(one) === item)
  const answer = record.readings.findLast(
    (one) => one.sample === sample.id && one.analyte === analyte?.id,
  )?.answer
  if (analyte === undefined || (answer?.kind !== 'level' && answer?.kind !== 'between')) return null
  return {
    analyte,
    level: answer.kind === 'level' ? answer.level : answer.lower,
    scale: analyte.levels.map(({ word }) => bareWord(word)).filter((word) => word !== ''),
  }
}

function isMaybeTooDark({ input }: SampleAnswer, { item }: Judgement): boolean {
  const reading = input?.readings.find(({ quantity }) => quantity === item)
  const { measured } = reading ?? {}
  const isUnfit = measured?.kind === 'missing' && measured.reason === 'no-color-fits'
  return isUnfit && reading !== undefined && canBeDiluted(reading)
}

/** A value as it was read, for an item without a value in the unit of the rules. */
function asRead({ input }: SampleAnswer, { item, value }: Judgement): Judgement['value'] {
  const reading = input?.readings.find(({ quantity }) => quantity === item)
  if (value !== null || reading?.measured.kind !== 'value') return null
  const { measured, unit, species } = reading
  return { ...measured, unit, species, conversion: [] }
}

/** Link to where a reading tapped by mistake, or an implausible value, can be corrected. */
function CorrectLink({
  answer: { judged },
  judgement,
}: {
  readonly answer: SampleAnswer
  readonly judgement: Judgement
}) {
  if (judged.kind !== 'record') return null
  if (judgement.origin !== 'kit' && !isImplausible(judgement)) return null
  return (
    <AppLink
      className="inline-row target"
      to={`/diag?view=history&record=${encodeURIComponent(judged.record.id)}`}
    >
      {texts('judge').item.correct}
    </AppLink>
  )
}
