import { useEffect, useRef } from 'react'
import { figureVisibility } from '#domain/chart/figure-visibility.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/amount-text.ts'
import { classNames } from '#ui/class-names.ts'
import { LevelLook } from '#ui/level/level-look.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { bandText, halfTexts, unknownLook } from './band-text.ts'
import { isLookKnown, type BandSize } from './chart-notes.ts'
import styles from './level-band.module.css'
import { OrderMark } from './order-mark.tsx'
import { PatchLook } from '#ui/level/level-look.tsx'

interface LevelBandProps {
  readonly analyte: Analyte
  readonly shown: ShownLevel
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly size: BandSize
  /** What all bands have in common is said once above them. */
  readonly saysTrust: boolean
  readonly saysUnknown: boolean
  /** The amount in the soil, where it was asked for. */
  readonly amount: string | null
  readonly onToggle: () => void
}

/** One level of a chart: its words on paper, its look out to the edge of the screen. */
export function LevelBand(props: LevelBandProps) {
  const { shown, size, saysUnknown, onToggle } = props
  const { level, patch } = shown
  const band = useInSightWhile(size === 'grown')
  return (
    <li
      ref={band}
      className={classNames(
        styles['band'],
        styles[size],
        !isLookKnown(shown) && styles['wordy'],
        !saysUnknown && styles['blank'],
      )}
    >
      <button
        type="button"
        className={styles['tap']}
        aria-expanded={size === 'grown'}
        onClick={onToggle}
      >
        <Plate {...props} />
        <span className={styles['look']}>
          {patch === null ? <LevelLook look={level.look} /> : <PatchLook patch={patch} />}
        </span>
      </button>
    </li>
  )
}

function Plate(props: LevelBandProps) {
  const { analyte, shown, place, count, size, amount, saysTrust, saysUnknown } = props
  const words = texts('color-chart')
  const { level, patch } = shown
  const isOpen = size === 'grown'
  return (
    <span className={styles['plate']}>
      <LevelAmount analyte={analyte} shown={shown} />
      {isOpen && <span className={styles['name']}>{analyte.name}</span>}
      <span className={styles['marks']}>
        {level.value !== null && level.word !== '' && (
          <span className={styles['word']}>{level.word}</span>
        )}
        {saysTrust && shown.index !== null && <TrustMark trust={level.trust} />}
        {patch !== null && <span className={styles['own']}>{words.photographed}</span>}
      </span>
      <OrderMark place={place} count={count} />
      {seenAs(level) !== null && <span>{seenAs(level)}</span>}
      {amount !== null && <span>{amount}</span>}
      {isOpen &&
        halfTexts(analyte, shown).map((half) => <span key={half}>{words.halfNear(half)}</span>)}
      {saysUnknown && !isLookKnown(shown) && (
        <span className={styles['unknown']}>{unknownLook(analyte)}</span>
      )}
    </span>
  )
}

/** Turbidity in the three words people use for it, where the level's own word does not say it. */
function seenAs({ look, word }: Level): string | null {
  if (look.kind !== 'contrast') return null
  const { seenAs: say, visibility } = texts('color-chart')
  const seen = visibility[figureVisibility(look.ratio)]
  return word.includes(seen) ? null : say(seen)
}

function useInSightWhile(isOpen: boolean) {
  const band = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) band.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [isOpen])
  return band
}

/** As large as fits; a level without a number is called by its word, else by its place in the row. */
function LevelAmount({ analyte, shown }: Pick<LevelBandProps, 'analyte' | 'shown'>) {
  const { value } = shown.level
  const number = value === null ? bandText(analyte, shown) : numberText(value)
  return (
    <span className={styles['amount']}>
      {analyte.species !== '' && <>{analyte.species} </>}
      <span className={value === null ? styles['named'] : styles['number']}>{number}</span>
      {value !== null && analyte.unit !== '' && <> {analyte.unit}</>}
    </span>
  )
}
