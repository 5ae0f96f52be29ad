import { useEffect, useRef } from 'react'
import { figureVisibility } from '#domain/chart/figure-visibility.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { readingNumber } from '#ui/text/amount-text.ts'
import { LevelLook } from '#ui/level/level-look.tsx'
import { ComputedMark } from '#ui/level/level-tile.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { bandText, halfTexts } from './chart-notes.ts'
import styles from './chart.module.css'

interface LevelBandProps {
  readonly analyte: Analyte
  readonly shown: ShownLevel
  /** 1-based. */
  readonly place: number
  readonly count: number
  readonly isOpen: boolean
  /** Whether to show the trust mark and the mark of own colors: what all levels have in common is shown once above them. */
  readonly saysTrust: boolean
  readonly saysOwn: boolean
  /** The amount in the soil, when requested. */
  readonly amount: string | null
  readonly onToggle: () => void
}

/** One level of a chart: its look, extending to the edge of the screen, with value and word beside it. A tap enlarges it. */
export function LevelBand(props: LevelBandProps) {
  const { shown, place, count, isOpen, onToggle } = props
  const appearance = { look: shown.level.look, patch: shown.patch }
  const band = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) band.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  return (
    <li ref={band} className={`target-test ${styles['band']}`}>
      <button
        type="button"
        className={`grow grid inset-focus ${styles['tap']}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={`rim shrink ${styles['look']}`}>
          <LevelLook {...appearance} place={place} count={count} />
        </span>
        <Plate {...props} />
      </button>
    </li>
  )
}

function Plate({ analyte, shown, isOpen, amount, saysTrust, saysOwn }: LevelBandProps) {
  const words = texts('color-chart')
  const { level, patch } = shown
  const seen = seenAs(level)
  return (
    <span className={`close grid center-block items-start ${styles['plate']}`}>
      <LevelAmount analyte={analyte} shown={shown} />
      {level.value !== null && level.word !== '' && (
        <span className={`muted ${styles['word']}`}>{level.word}</span>
      )}
      {patch !== null && (
        <span className={saysOwn ? 'muted small' : hiding['hidden']}>{words.photographed}</span>
      )}
      <ComputedMark look={level.look} patch={patch} />
      {seen !== null && <span className="muted small">{seen}</span>}
      {amount !== null && <span className="muted small">{amount}</span>}
      {isOpen &&
        halfTexts(analyte, shown).map((half) => (
          <span key={half} className="muted small">
            {words.halfNear(half)}
          </span>
        ))}
      {saysTrust && shown.index !== null && <TrustMark trust={level.trust} />}
    </span>
  )
}

/** Turbidity in the three words in common use, unless the level's own word already describes it. */
function seenAs({ look, word }: Level): string | null {
  if (look.kind !== 'contrast') return null
  const { seenAs: say, visibility } = texts('color-chart')
  const seen = visibility[figureVisibility(look.ratio)]
  return word.includes(seen) ? null : say(seen)
}

/** As large as fits; species and unit appear once above all levels, and are read aloud with each. */
function LevelAmount({ analyte, shown }: Pick<LevelBandProps, 'analyte' | 'shown'>) {
  const { value } = shown.level
  if (value === null) {
    const [name = '', seen] = bandText(analyte, shown).split(/\s*[\uff08(]|[\uff09)]/u)
    return (
      <>
        <span className={`title strong ${styles['named']}`}>{name}</span>{' '}
        {seen !== undefined && <span className={`muted ${styles['word']}`}>{seen}</span>}
      </>
    )
  }
  return (
    <span className={`display strong close ${styles['number']}`}>
      {analyte.species !== '' && <span className={hiding['hidden']}>{analyte.species} </span>}
      {readingNumber(analyte, value)}
      {analyte.unit !== '' && <span className={hiding['hidden']}> {analyte.unit}</span>}
    </span>
  )
}
