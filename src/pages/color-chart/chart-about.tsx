import { useId } from 'react'
import type { Analyte, Kit, Remark } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { comparing, comparingSources } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { speciesAmountText } from '#ui/text/amount-text.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { SourceList } from '#ui/sources/sources.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { figureFill } from '#ui/text/turbidity-figure.ts'
import { chartNotes, levelSources, type ChartNote } from './chart-notes.ts'

interface ChartAboutProps {
  readonly kit: Kit
  readonly analyte: Analyte
}

/** What a chart does not show by itself: how it is read, what is missing, where it comes from. */
export function ChartAbout({ kit, analyte }: ChartAboutProps) {
  const words = texts('color-chart')
  const isTurbid = analyte.method === 'turbidity'
  const { light, screen, paperFigure, threeWords } = comparing()
  return (
    <Card kind="flush" as="section">
      <Fold icon="info" title={words.about}>
        <p>{words.methods[analyte.method]}</p>
        {chartNotes(analyte).map((note) => (
          <p key={note}>{noteText(note)}</p>
        ))}
        <LowestDetectable analyte={analyte} />
        <Advice remarks={isTurbid ? [paperFigure, threeWords, light, screen] : [light, screen]} />
        {isTurbid && (
          <>
            <p>{words.lockBrightness}</p>
            <ScreenCheck />
          </>
        )}
        <footer>
          <SourceList kit={kit} keys={levelSources(analyte)} />
        </footer>
        <ButtonLink kind="text" icon="menu_book" to={`/manual?kit=${encodeURIComponent(kit.id)}`}>
          {words.manual}
        </ButtonLink>
      </Fold>
    </Card>
  )
}

function noteText(note: ChartNote): string {
  const words = texts('color-chart')
  switch (note) {
    case 'empty':
    case 'incomplete':
      return `${words[note].title}${words.colon}${words[note].text}`
    case 'half':
      return words.half
    case 'no-half':
      return words.noHalf
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

/** Advice for comparing with any chart, each remark with its mark and source. */
function Advice({ remarks }: { readonly remarks: readonly Remark[] }) {
  return (
    <ul>
      {remarks.map((remark) => (
        <li key={remark.text}>
          {remark.text} <TrustMark isGeneral trust={remark.trust} />
          <SourceList kit={{ sources: comparingSources() }} keys={remark.sources} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Fine black and white lines beside the gray of equal luminance in sRGB: if both look alike, the screen shows
 * the contrasts of a turbidity chart as they were measured.
 */
function ScreenCheck() {
  const words = texts('color-chart').screenCheck
  const lines = useId()
  return (
    <figure>
      <figcaption>
        <strong>{words.title}</strong> {words.text}
      </figcaption>
      <svg className="fill own-colors" height="64" role="img" aria-label={words.look}>
        <defs>
          <pattern id={lines} width="2" height="2" patternUnits="userSpaceOnUse">
            <rect width="2" height="1" fill="#000000" />
            <rect y="1" width="2" height="1" fill="#ffffff" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${lines})`} shapeRendering="crispEdges" />
        <rect x="33%" width="34%" height="100%" fill={figureFill(0.5)} />
      </svg>
    </figure>
  )
}
