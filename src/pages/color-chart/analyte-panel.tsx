import type { ReactNode } from 'react'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { amountLine } from './amount-line.ts'
import styles from './analyte-panel.module.css'
import { unknownLook } from './band-text.ts'
import { bandSize, commonTrust, isLookKnown } from './chart-notes.ts'
import { LevelBand } from './level-band.tsx'
import { PanelNotes } from './panel-notes.tsx'

interface AnalytePanelProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** Index of the band shown large. */
  readonly opened: number | null
  /** Amounts asked for, as in the address. */
  readonly amounts: string | null
  /** What can be done with this chart, under its bands. */
  readonly tools: ReactNode
  readonly onOpen: (band: number | null) => void
}

/** One chart: how it is read, its levels from low to high, what it does not say. */
export function AnalytePanel(props: AnalytePanelProps) {
  const { kit, analyte, bands, opened, tools } = props
  return (
    <>
      <h2 className={hiding['hidden']}>{analyte.name}</h2>
      {bands.length > 0 && <Bands {...props} />}
      {opened !== null && <SourceList kit={kit} keys={bands[opened]?.level.sources ?? []} />}
      {tools}
      <PanelNotes analyte={analyte} />
    </>
  )
}

function Bands({ analyte, bands, opened, amounts, onOpen }: AnalytePanelProps) {
  const words = texts('color-chart')
  const trust = commonTrust(bands)
  const isBlank = !bands.some(isLookKnown)
  return (
    <>
      {isBlank && <p className={styles['blank']}>{unknownLook(analyte)}</p>}
      <p className={styles['end']}>
        {words.low}
        {trust !== null && <TrustMark trust={trust} />}
      </p>
      <ol
        className={classNames(styles['bands'], isBlank && styles['slim'])}
        aria-label={words.bands(analyte.name)}
      >
        {bands.map((shown, index) => (
          <LevelBand
            // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the row
            key={index}
            analyte={analyte}
            shown={shown}
            place={index + 1}
            count={bands.length}
            size={bandSize(index, opened)}
            saysTrust={trust === null}
            saysUnknown={!isBlank}
            amount={amountLine(analyte, shown.level.value, amounts)}
            onToggle={() => onOpen(opened === index ? null : index)}
          />
        ))}
      </ol>
      <p className={styles['end']}>{words.high}</p>
    </>
  )
}
