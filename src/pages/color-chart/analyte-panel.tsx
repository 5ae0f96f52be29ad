import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { comparing } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { speciesAmountText } from '#ui/amount-text.ts'
import { Notice } from '#ui/notice.tsx'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { Advice } from './advice.tsx'
import hiding from '#ui/visually-hidden.module.css'
import styles from './analyte-panel.module.css'
import { bandSize, chartNotes, type ChartNote } from './chart-notes.ts'
import { LevelBand } from './level-band.tsx'

interface AnalytePanelProps {
  readonly kit: Kit
  readonly analyte: Analyte
  /** Index of the band shown large. */
  readonly opened: number | null
  readonly onOpen: (level: number | null) => void
}

/** One chart: how it is read, its levels from low to high, what it does not say. */
export function AnalytePanel({ kit, analyte, opened, onOpen }: AnalytePanelProps) {
  const words = texts('color-chart')
  return (
    <>
      <h2 className={hiding['hidden']}>{analyte.name}</h2>
      {analyte.levels.length > 0 && (
        <>
          <p className={styles['end']}>{words.low}</p>
          <ol className={styles['bands']} aria-label={words.bands(analyte.name)}>
            {analyte.levels.map((level, index) => (
              <LevelBand
                // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the row
                key={index}
                analyte={analyte}
                index={index}
                size={bandSize(index, opened)}
                onToggle={() => onOpen(opened === index ? null : index)}
              />
            ))}
          </ol>
          <p className={styles['end']}>{words.high}</p>
        </>
      )}
      {opened !== null && <SourceList kit={kit} keys={analyte.levels[opened]?.sources ?? []} />}
      <PanelNotes analyte={analyte} />
    </>
  )
}

function PanelNotes({ analyte }: { readonly analyte: Analyte }) {
  return (
    <div className={styles['notes']}>
      <p>{texts('color-chart').methods[analyte.method]}</p>
      {chartNotes(analyte).map((note) => (
        <ChartNoteText key={note} note={note} />
      ))}
      <LowestDetectable analyte={analyte} />
      {analyte.method === 'turbidity' && <TurbidityAid />}
    </div>
  )
}

function ChartNoteText({ note }: { readonly note: ChartNote }) {
  const words = texts('color-chart')
  switch (note) {
    case 'empty':
    case 'incomplete':
      return (
        <Notice kind="warning" title={words[note].title}>
          <p>{words[note].text}</p>
        </Notice>
      )
    case 'half':
      return <p>{words.half}</p>
    case 'no-half':
      return <p>{words.noHalf}</p>
    default:
      return assertNever(note)
  }
}

function LowestDetectable({ analyte }: { readonly analyte: Analyte }) {
  const words = texts('color-chart')
  const lowest = analyte.lowestDetectable
  if (lowest.value === null) {
    return (
      <p>
        {words.lowestUnknown} <TrustMark trust="unknown" />
      </p>
    )
  }
  return (
    <p>
      {words.lowest(speciesAmountText(analyte, lowest.value))} <TrustMark trust={lowest.trust} />
    </p>
  )
}

function TurbidityAid() {
  return (
    <Notice kind="note" title={texts('color-chart').turbidityAid}>
      <Advice remarks={[comparing.paperFigure, comparing.threeWords]} />
    </Notice>
  )
}
