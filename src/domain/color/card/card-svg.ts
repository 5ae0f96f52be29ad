import { cardLayout, type CardBox, type CardLayout } from './card-layout.ts'

/** The texts on the card, in the reader's language. */
export interface CardWords {
  readonly title: string
  readonly strip: string
  readonly tube: string
  /** Beside the line that is to be checked with a ruler. */
  readonly ruler: string
  /** One line: printed colors differ from printer to printer, grays are what counts. */
  readonly note: string
}

/** Draws the card at its exact size: to be printed at 100 %, not fitted to the page. */
export function cardSvg(words: CardWords, layout: CardLayout = cardLayout): string {
  const { width, height } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" role="img" aria-label="${escaped(words.title)}">`,
    box({ x: 0, y: 0, width, height }, 'fill="#ffffff"'),
    box({ x: 0.1, y: 0.1, width: width - 0.2, height: height - 0.2 }, `fill="none" ${thin}`),
    ...markers(layout),
    ...[...layout.grays, ...layout.colors].map((patch) => box(patch, `fill="${patch.hex}"`)),
    ...slots(words, layout),
    box(layout.figure.black, 'fill="#000000"'),
    ...ruler(words, layout),
    '</svg>',
  ].join('')
}

const thin = 'stroke="#c8c8c8" stroke-width="0.2"'

const box = ({ x, y, width, height }: CardBox, look: string) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" ${look}/>`

/** White cells are drawn on black, so that no paper shows between adjacent black ones. */
function markers({ markers: all, markerSize }: CardLayout): readonly string[] {
  const cell = markerSize / 6
  return all.flatMap(({ code, at }) => [
    box({ ...at, width: markerSize, height: markerSize }, 'fill="#000000"'),
    ...Array.from(code).flatMap((bit, place) => {
      const x = at.x + (1 + (place % 4)) * cell
      const y = at.y + (1 + Math.floor(place / 4)) * cell
      return bit === '1' ? [box({ x, y, width: cell, height: cell }, 'fill="#ffffff"')] : []
    }),
  ])
}

const slots = (words: CardWords, { strip, tube }: CardLayout): readonly string[] => [
  box(strip, `fill="none" ${thin} stroke-dasharray="1 1"`),
  box(tube, `fill="none" ${thin} stroke-dasharray="1 1"`),
  text(words.strip, strip.x, strip.y - 1),
  text(words.tube, tube.x, tube.y - 1),
]

function ruler(words: CardWords, { ruler: { from, length }, version }: CardLayout) {
  const end = from.x + length
  const ticks = [from.x, end].map((x) => `M${x} ${from.y - 1}v2`).join('')
  return [
    `<path d="${ticks}M${from.x} ${from.y}H${end}" fill="none" stroke="#000000" stroke-width="0.25"/>`,
    text(words.ruler, end + 2, from.y + 1),
    text(words.note, from.x, from.y - 6),
    text(`${words.title} v${version}`, from.x, from.y - 2.5),
  ]
}

const text = (words: string, x: number, y: number) =>
  `<text x="${rounded(x)}" y="${rounded(y)}" font-size="2.6" font-family="sans-serif" fill="#444444">${escaped(words)}</text>`

const rounded = (millimeters: number) => Number(millimeters.toFixed(3))

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (words: string) => words.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign)
