import { levelGaps, type GapTable } from '#domain/chart/level-gaps.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import { simulateVision, type ColorVision } from '#domain/color/color-vision.ts'
import { hexOf } from '#domain/color/srgb.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { bandText } from './chart-notes.ts'
import styles from './tools.module.css'

interface GapsViewProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
}

/** Differences between neighboring levels for four kinds of color vision, between the colors as each perceives them. */
export function GapsView({ analyte, bands }: GapsViewProps) {
  const words = texts('color-chart').gaps
  const table = levelGaps(bands)
  return (
    <section className="stack gap-4" aria-label={words.title}>
      {table === null ? (
        <p>{analyte.method === 'turbidity' ? words.turbid : words.unknown}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <Verdict hard={table.hard} />
          {table.visions.map((vision) => (
            <Seen key={vision} analyte={analyte} table={table} vision={vision} />
          ))}
          {table.colors.some(({ shown }) => shown.patch !== null) && <p>{words.ownLight}</p>}
        </>
      )}
    </section>
  )
}

function Verdict({ hard }: { readonly hard: number }) {
  const words = texts('color-chart').gaps
  if (hard === 0) return <p>{words.fine}</p>
  return (
    <Notice kind="warning" title={words.warning(hard)}>
      <p>{words.advice}</p>
    </Notice>
  )
}

interface SeenProps {
  readonly analyte: Analyte
  readonly table: GapTable
  readonly vision: ColorVision
}

/** The row as perceived with one kind of color vision; each difference is below the edge it concerns. */
function Seen({ analyte, table, vision }: SeenProps) {
  const words = texts('color-chart').gaps
  return (
    <figure>
      <figcaption className="strong">{words.vision[vision]}</figcaption>
      <div className="flex" aria-hidden="true">
        {table.colors.map(({ shown, color }) => (
          <span key={bandText(analyte, shown)} className="small tight centered grow">
            <svg className={`block wide own-colors ${styles['swatch']}`} focusable="false">
              <rect width="100%" height="100%" fill={hexOf(simulateVision(color, vision))} />
            </svg>
            {bandText(analyte, shown)}
          </span>
        ))}
      </div>
      <Gaps analyte={analyte} table={table} vision={vision} />
    </figure>
  )
}

function Gaps({ analyte, table, vision }: SeenProps) {
  const words = texts('color-chart').gaps
  return (
    <ul className={`plain flex ${styles['gaps']}`}>
      {table.pairs.map(({ lower, upper, gaps }) => {
        const name = words.between(bandText(analyte, lower), bandText(analyte, upper))
        const gap = gaps.find((each) => each.vision === vision)
        if (gap === undefined) return null
        return (
          <li
            key={name}
            className={classNames(
              'small tight centered strong grow',
              gap.isHard && 'round-xs tone-late',
            )}
          >
            <span className={hiding['hidden']}>{name}: </span>
            {gap.isHard && <Icon name="warning" />}
            <span>{gap.deltaE.toFixed(1)}</span>
            {gap.isHard && <span className={hiding['hidden']}> {words.hard}</span>}
          </li>
        )
      })}
    </ul>
  )
}
