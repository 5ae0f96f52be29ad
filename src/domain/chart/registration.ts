import { homographyFrom, project, type Point } from '#domain/color/card/homography.ts'
import { paperAround } from '#domain/color/chart-paper.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import { isInside, type Box, type Pixels } from '#domain/color/pixels.ts'
import { relativeTo, type Rgb } from '#domain/color/srgb.ts'
import type { Analyte, ChartScale } from '#domain/kit/kit.ts'
import { shareOf, type ChartPatch, type OwnChart, type PatchBox } from './own-chart.ts'
import { typedFigure } from './typed-figure.ts'

/** The fields of a paper chart in its photograph, row by row; each box lies well within its field. */
export type ChartFields = readonly (readonly Box[])[]

/** Whether an analyte's levels are printed below each other or beside each other. */
export type SeriesDirection = 'columns' | 'rows'

/** One analyte's levels as printed on the paper, with what was typed for each. */
export interface Series {
  /** Null where the kit has no analyte for this line of the paper. */
  readonly analyte: string | null
  readonly boxes: readonly Box[]
  readonly texts: readonly string[]
  /** Scale printed above the numbers; null where it is the kit's. */
  readonly scale: ChartScale | null
}

/** Side of a field's box as a share of the distance between neighbors, where only the centers of the corner fields are known. */
const boxShare = 0.32

/** Places rows and columns between the centers of four corner fields, tapped in any order; null where they form no grid. */
export function gridFields(
  corners: readonly Point[],
  rows: number,
  columns: number,
  frame: Pick<Pixels, 'width' | 'height'>,
): ChartFields | null {
  const ordered = inReadingOrder(corners)
  if (ordered === null) return null
  const [right, down] = [Math.max(1, columns - 1), Math.max(1, rows - 1)]
  const ends = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: 0, y: down },
    { x: right, y: down },
  ]
  const map = homographyFrom(
    ends.flatMap((from, at) => {
      const to = ordered[at]
      return to === undefined ? [] : [{ from, to }]
    }),
  )
  if (map === null) return null
  const side =
    boxShare * Math.min(stepOf(map, columns, rows), 0.25 * Math.max(frame.width, frame.height))
  const fields = range(rows).map((row) =>
    range(columns).map((column) => boxAround(project(map, { x: column, y: row }), side)),
  )
  return fields.flat().every((box) => isInside(frame, box)) ? fields : null
}

/** Sorts into top left, top right, bottom left, bottom right. */
function inReadingOrder(corners: readonly Point[]): readonly Point[] | null {
  if (corners.length !== 4) return null
  const byHeight = corners.toSorted((one, other) => one.y - other.y)
  const fromLeft = (points: readonly Point[]) => points.toSorted((one, other) => one.x - other.x)
  return [...fromLeft(byHeight.slice(0, 2)), ...fromLeft(byHeight.slice(2))]
}

/** Shortest distance between neighbors. */
function stepOf(map: readonly number[], columns: number, rows: number): number {
  const start = project(map, { x: 0, y: 0 })
  const apart = (to: Point) => {
    const { x, y } = project(map, to)
    return Math.hypot(x - start.x, y - start.y)
  }
  return Math.min(
    columns > 1 ? apart({ x: 1, y: 0 }) : Infinity,
    rows > 1 ? apart({ x: 0, y: 1 }) : Infinity,
  )
}

const boxAround = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** Moves the center of one field to a place, kept within the photograph. */
export function moveField(
  fields: ChartFields,
  at: { readonly row: number; readonly column: number },
  to: Point,
  frame: Pick<Pixels, 'width' | 'height'>,
): ChartFields {
  return fields.map((line, row) =>
    row !== at.row
      ? line
      : line.map((box, column) => {
          if (column !== at.column) return box
          const x = Math.min(frame.width - box.width, Math.max(0, to.x - box.width / 2))
          const y = Math.min(frame.height - box.height, Math.max(0, to.y - box.height / 2))
          return { ...box, x, y }
        }),
  )
}

/** The analytes of a kit that have colors to photograph. */
export const chartedAnalytes = (analytes: readonly Analyte[]) =>
  analytes.filter(({ method }) => method !== 'turbidity')

/** Number of levels to expect on a kit's chart before the photograph is analyzed. */
export const expectedLevels = (analytes: readonly Analyte[]) =>
  Math.max(2, ...chartedAnalytes(analytes).map(({ levels }) => levels.length))

/** Columns where there are as many columns as analytes, rows where there are as many rows; otherwise along the longer side. */
export function seriesDirection(fields: ChartFields, analytes: number): SeriesDirection {
  const [rows, columns] = [fields.length, fields[0]?.length ?? 0]
  if (columns === analytes && rows > 1) return 'columns'
  if (rows === analytes && columns > 1) return 'rows'
  return rows >= columns ? 'columns' : 'rows'
}

/**
 * Matches the lines of the paper to the kit's analytes in order, starting with `first` where there are fewer lines. Unit and
 * numbers are proposed from a chart registered before (another lot; `before` has the oldest first), otherwise from the kit.
 */
export function seriesOf(
  fields: ChartFields,
  direction: SeriesDirection,
  analytes: readonly Analyte[],
  first: string,
  before: readonly OwnChart[] = [],
): readonly Series[] {
  const lines =
    direction === 'rows'
      ? fields
      : range(fields[0]?.length ?? 0).map((column) =>
          fields.flatMap((row) => row.slice(column, column + 1)),
        )
  const charted = chartedAnalytes(analytes)
  const start =
    lines.length < charted.length
      ? Math.max(
          0,
          charted.findIndex(({ id }) => id === first),
        )
      : 0
  return lines.map((boxes, line) => proposedSeries(charted[start + line], boxes, before))
}

/** Treats a line of the paper as one analyte's, with unit and numbers from the newest of its charts, otherwise from the kit. */
export function proposedSeries(
  analyte: Analyte | undefined,
  boxes: readonly Box[],
  before: readonly OwnChart[],
): Series {
  const known = before.findLast((chart) => chart.analyte === analyte?.id)
  const scale = known?.scale ?? null
  const levels = known === undefined ? [] : inPaperOrder(known.patches)
  const isAsLong = levels.length === boxes.length
  const empty = boxes.map(() => '')
  const texts = isAsLong ? levels.map(textOf) : scale === null ? knownTexts(analyte, empty) : empty
  return { analyte: analyte?.id ?? null, boxes, texts, scale }
}

/** Patches are kept from low to high, but may have been printed in the reverse order. */
function inPaperOrder(patches: readonly ChartPatch[]): readonly ChartPatch[] {
  const along = ([x, y]: PatchBox) => (isColumn(patches) ? y : x)
  return patches.toSorted((one, other) => along(one.place) - along(other.place))
}

function isColumn(patches: readonly ChartPatch[]): boolean {
  const spread = (at: 0 | 1) => {
    const places = patches.map(({ place }) => place[at])
    return Math.max(...places) - Math.min(...places)
  }
  return spread(1) > spread(0)
}

const textOf = ({ value, word }: ChartPatch) => (word === '' && value !== null ? `${value}` : word)

/** The numbers or words of the kit's levels where their count matches; otherwise empty texts. */
const knownTexts = (analyte: Analyte | undefined, empty: readonly string[]): readonly string[] =>
  analyte !== undefined && analyte.levels.length === empty.length
    ? analyte.levels.map(({ value, word }) => (value === null ? word : String(value)))
    : empty

export interface TypedLevel {
  readonly value: number | null
  readonly word: string
}

const limits = { min: -1000, max: 1_000_000 }

/** Parses `10`, a range `5〜10` (its middle, with the text as word), or a word. Null for empty text. */
export function typedLevel(text: string): TypedLevel | null {
  const plain = text.trim()
  if (plain === '') return null
  const [low, high] = plain.split('\u301c').map((part) => typedFigure(part, limits))
  if (high === undefined)
    return low === null || low === undefined
      ? { value: null, word: plain }
      : { value: low, word: '' }
  if (low === null || low === undefined) return null
  return high === null ? { value: low, word: '' } : { value: (low + high) / 2, word: plain }
}

/** A measured level of a series; its color is relative to the paper where the paper could be measured. */
export interface MeasuredLevel extends TypedLevel {
  readonly rgb: Rgb
  readonly box: Box
  readonly place: PatchBox
}

export function measuredSeries(
  frame: Pixels,
  { boxes, texts }: Series,
  paper: Rgb | null,
): readonly MeasuredLevel[] {
  return boxes.flatMap((box, at) => {
    const level = typedLevel(texts[at] ?? '')
    if (level === null) return []
    const { color } = patchColor(frame, box)
    const rgb = paper === null ? color : relativeTo(color, paper)
    return [{ ...level, rgb, box, place: shareOf(frame, box) }]
  })
}

/** Color of the chart's paper between and around its fields, which is the white of this photograph; null where there is none. */
export const paperOf = (frame: Pixels, fields: ChartFields) => paperAround(frame, fields)

const range = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => index)
