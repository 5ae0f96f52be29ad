import type { Analyte } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { comparing } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { speciesAmountText } from '#ui/amount-text.ts'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { Advice } from './advice.tsx'
import styles from './analyte-panel.module.css'
import { chartNotes, type ChartNote } from './chart-notes.ts'
import { ScreenCheck } from './screen-check.tsx'

/** What a chart does not say by itself. */
export function PanelNotes({ analyte }: { readonly analyte: Analyte }) {
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
  const words = texts('color-chart')
  return (
    <Notice kind="note" title={words.turbidityAid}>
      <Advice remarks={[comparing().paperFigure, comparing().threeWords]} />
      <p>{words.lockBrightness}</p>
      <ScreenCheck />
    </Notice>
  )
}
