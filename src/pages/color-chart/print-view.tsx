import { useState } from 'react'
import { createPortal } from 'react-dom'
import { cardSvg } from '#domain/color/card/card-svg.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import styles from './tools.module.css'

interface PrintViewProps {
  readonly what: 'figure' | 'card'
}

/** A card to print at home at its true size, or to save as a file. */
export function PrintView({ what }: PrintViewProps) {
  const words = texts('color-chart').printCard
  const [svg] = useState(() => svgOf(what))
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const isFigure = what === 'figure'
  const save = () => {
    const name = isFigure ? words.figureFile : words.cardFile
    saveFile(new File([svg], name, { type: 'image/svg+xml' }))
  }
  return (
    <section className="stack gap-4" aria-label={isFigure ? words.figureTitle : words.cardTitle}>
      <p>{isFigure ? words.figureLead : words.cardLead}</p>
      <img className={`round-xs ${styles['preview']}`} src={address} alt={words.preview} />
      <div className="buttons">
        <Button kind="filled" icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button kind="tonal" icon="download" onClick={save}>
          {words.save}
        </Button>
      </div>
      {createPortal(
        <div className={styles['sheet']} aria-hidden="true">
          <img src={address} alt="" />
        </div>,
        document.body,
      )}
    </section>
  )
}

function svgOf(what: PrintViewProps['what']): string {
  const words = texts('color-chart').printCard
  return what === 'figure'
    ? figureCardSvg({
        title: words.figureTitle,
        words: words.figureWords,
        foot: words.figureFoot,
      })
    : cardSvg(words.cardWords)
}

interface FigureWords {
  readonly title: string
  readonly words: string
  readonly foot: string
}

/** A6 landscape, in mm. */
const size = { width: 148, height: 105 }
/** Centers and arm lengths of the crosses, in mm: wide enough for the uncovered figure to be visible beside tubes of 10 to 25 mm. */
const crosses = [
  { x: 46, y: 48, arm: 18 },
  { x: 102, y: 48, arm: 11 },
]

/**
 * A card with black figures on white, to be placed behind a tube. Source: docs/facts/kits.md 3.3, a physical black pattern rather
 * than the screen's.
 */
function figureCardSvg({ title, words, foot }: FigureWords): string {
  const { width, height } = size
  const text = (y: number, letters: number, what: string) =>
    `<text x="${width / 2}" y="${y}" font-size="${letters}" text-anchor="middle" font-family="sans-serif">${escaped(what)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="none" stroke="#000" stroke-width="0.3"/>
${text(13, 6, title)}
${crosses.map(cross).join('\n')}
${text(86, 5, words)}
${text(95, 3.6, foot)}
</svg>
`
}

/** The same shape as on the chart's levels. */
function cross({ x, y, arm }: { readonly x: number; readonly y: number; readonly arm: number }) {
  const thick = arm * 0.32
  const path = [
    `M${x - thick} ${y - arm}h${2 * thick}v${arm - thick}h${arm - thick}v${2 * thick}`,
    `h${thick - arm}v${arm - thick}h${-2 * thick}v${thick - arm}h${thick - arm}v${-2 * thick}h${arm - thick}z`,
  ].join('')
  return `<path d="${path}" fill="#000"/>`
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
