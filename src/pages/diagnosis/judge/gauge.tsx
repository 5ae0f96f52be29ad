import { useId } from 'react'
import type { CountedValue, DiagnosedItem, VerdictBand } from '#domain/diagnosis/diagnosis.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import { gaugeShape, type GaugeLevel, type GaugeShape } from './gauge-shape.ts'
import styles from './gauge.module.css'
import { itemNumber } from './item-number.ts'
import { verdictText } from './verdict-text.ts'

interface GaugeProps {
  readonly item: DiagnosedItem
  readonly value: CountedValue
  readonly band: VerdictBand
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
/** A word needs this share of the width of a phone. */
const widthOfWord = 0.13

/** The crop's band with the reading over it; how wide the reading is, so wide is its uncertainty. */
export function Gauge({ item, value, band }: GaugeProps) {
  const words = texts('judge').item
  const hatch = useId()
  const isSoluble = item.item === 'phosphate' || item.item === 'potassium'
  const shape = gaugeShape(value, band, isSoluble ? 'undetectable' : 'low')
  if (shape === null) return null
  const number = (figure: number | null) => (figure === null ? null : itemNumber(item.item, figure))
  const label = words.gauge({
    item: diagnosisWords().items[item.item],
    value: words.value({ value: itemNumber(item.item, value.best), unit: value.unit }),
    fit: words.range(number(band.fitFrom), number(band.fitTo)) || null,
    verdict: verdictText(item.verdict),
  })
  return (
    <svg role="img" aria-label={label} width="100%" className={styles['gauge']}>
      <defs>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" className={styles['stripes']} />
        </pattern>
      </defs>
      {shape.stretches.map((stretch) => (
        <Stretch key={stretch.level} {...stretch} hatch={`url(#${hatch})`} />
      ))}
      <Mark {...shape.mark} />
      {shape.stretches.map((stretch) => (
        <StretchWord key={stretch.level} {...stretch} />
      ))}
      {shape.borders.map(({ value: border, at }, place) => (
        <text
          key={border}
          x={percent(at)}
          y="5.1rem"
          textAnchor={anchorOf(shape.borders, place)}
          className={styles['border']}
        >
          {itemNumber(item.item, border)}
        </text>
      ))}
    </svg>
  )
}

/** Numbers of near neighbors turn away from each other. */
function anchorOf(borders: GaugeShape['borders'], place: number) {
  const at = borders[place]?.at ?? 0
  if (at - (borders[place - 1]?.at ?? -1) < widthOfWord) return 'start'
  return (borders[place + 1]?.at ?? 2) - at < widthOfWord ? 'end' : 'middle'
}

function Stretch({
  level,
  from,
  to,
  hatch,
}: GaugeShape['stretches'][number] & { readonly hatch: string }) {
  const place = { x: percent(from), width: percent(to - from), y: '1.75rem', height: '2rem' }
  return (
    <>
      <rect {...place} className={classNames(styles['stretch'], styles[level])} />
      {level === 'excess' && <rect {...place} fill={hatch} />}
    </>
  )
}

function StretchWord({ level, from, to }: GaugeShape['stretches'][number]) {
  if (to - from < widthOfWord) return null
  return (
    <text
      x={percent((from + to) / 2)}
      y="2.75rem"
      className={classNames(styles['word'], styles[`on-${level}`])}
    >
      {levelWord(level)}
    </text>
  )
}

/** Short ones where those of the verdict are too long for a stretch. */
function levelWord(level: GaugeLevel) {
  const { unseenStretch, fitStretch } = texts('judge').item
  if (level === 'undetectable') return unseenStretch
  return level === 'fit' ? fitStretch : diagnosisWords().levels[level]
}

function Mark({ low, best, high }: GaugeShape['mark']) {
  return (
    <g className={styles['mark']}>
      <line x1={percent(low)} x2={percent(high)} y1="1.1rem" y2="1.1rem" />
      <line x1={percent(low)} x2={percent(low)} y1="0.7rem" y2="1.5rem" />
      <line x1={percent(high)} x2={percent(high)} y1="0.7rem" y2="1.5rem" />
      <line
        x1={percent(best)}
        x2={percent(best)}
        y1="1.1rem"
        y2="4rem"
        className={styles['needle']}
      />
      <circle cx={percent(best)} cy="1.1rem" r="0.5rem" />
    </g>
  )
}
