import type { Point } from './homography.ts'
import type { MarkerCode } from './read-marker.ts'

/** The card as printed, in millimeters from its top left corner. A6 landscape. */
export interface CardLayout {
  readonly version: number
  readonly width: number
  readonly height: number
  readonly markerSize: number
  readonly markers: readonly { readonly code: MarkerCode; readonly at: Point }[]
  /** Gray patches, nearly the same from printer to printer. */
  readonly grays: readonly CardPatch[]
  /** Colored patches. Printers differ too much here: useful only to someone who has measured their own print. */
  readonly colors: readonly CardPatch[]
  /** Bare paper, to be left free. */
  readonly white: CardBox
  /** Where a strip is laid. */
  readonly strip: CardBox
  /** Where a tube is laid or stood; its lower part covers one end of the black figure. */
  readonly tube: CardBox
  readonly figure: CardFigure
  /** A line to be checked with a ruler. */
  readonly ruler: { readonly from: Point; readonly length: number }
}

export interface CardBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CardPatch extends CardBox {
  /** Nominal sRGB. */
  readonly hex: string
}

/** The black figure for turbidity, and where it is measured: through the tube and beside it. */
export interface CardFigure {
  readonly black: CardBox
  readonly behind: { readonly black: CardBox; readonly white: CardBox }
  readonly beside: { readonly black: CardBox; readonly white: CardBox }
}

const side = 10
const grayHexes = [
  '#ffffff',
  '#e0e0e0',
  '#c2c2c2',
  '#a3a3a3',
  '#858585',
  '#666666',
  '#444444',
  '#1c1c1c',
]
// Assumption: colors of strips and tubes (yellow to green, white to red-violet, white to blue), and primaries. Revisit with measured kits.
const bottomHexes = [
  '#f2d64b',
  '#c9c24a',
  '#8fb04e',
  '#4f9a5d',
  '#2f8390',
  '#3e6fae',
  '#6a58a8',
  '#8d3f8f',
]
const leftHexes = ['#f6c9d6', '#e58fb0', '#cf4f86', '#a3245c']
const rightHexes = ['#cfe3f2', '#8fbde0', '#e8a13c', '#c4512f']

const row = (hexes: readonly string[], y: number): readonly CardPatch[] =>
  hexes.map((hex, index) => ({ x: 24 + index * 12.6, y, width: side, height: side, hex }))
const column = (hexes: readonly string[], x: number): readonly CardPatch[] =>
  hexes.map((hex, index) => ({ x, y: 24 + index * 15, width: side, height: side, hex }))

export const cardLayout: CardLayout = {
  version: 1,
  width: 148,
  height: 105,
  markerSize: 14,
  // Found by search: each differs in eight cells or more from the others and from its own rotations.
  markers: [
    { code: '1000101110001100', at: { x: 4, y: 4 } },
    { code: '1010001101111010', at: { x: 130, y: 4 } },
    { code: '0001001100100111', at: { x: 130, y: 87 } },
    { code: '1010110101000111', at: { x: 4, y: 87 } },
  ],
  grays: row(grayHexes, 6),
  colors: [...row(bottomHexes, 89), ...column(leftHexes, 6), ...column(rightHexes, 132)],
  white: { x: 26, y: 50, width: 58, height: 22 },
  strip: { x: 26, y: 26, width: 58, height: 14 },
  tube: { x: 104, y: 22, width: 18, height: 62 },
  figure: {
    black: { x: 90, y: 58, width: 30, height: 14 },
    behind: {
      black: { x: 109, y: 61, width: 8, height: 8 },
      white: { x: 109, y: 46, width: 8, height: 8 },
    },
    beside: {
      black: { x: 92, y: 61, width: 8, height: 8 },
      white: { x: 92, y: 46, width: 8, height: 8 },
    },
  },
  ruler: { from: { x: 26, y: 82 }, length: 50 },
}
