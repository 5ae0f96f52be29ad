import type { CsvRow } from './csv-reader.ts'
import { parseNumber } from './csv-value.ts'
import { parseDay } from './day-text.ts'

/** The rows with the titles of a table's columns. */
export interface TableHead {
  /** Index of its first row among those given. */
  readonly from: number
  readonly length: number
  /** Per column; titles in several rows are joined from top to bottom. */
  readonly titles: readonly string[]
}

/** Largest number of rows searched: above a table there may be titles, an address, dates. */
const maxHeadRows = 30
/** Largest number of rows in a head: group of columns, names, units. */
const maxGroupRows = 3

/**
 * Finds the head among titles and rows of values: the rows for which most columns are recognized. `score` rates one title.
 * Falls back to the first row where too few titles are recognized.
 */
export function findHead(
  rows: readonly CsvRow[],
  score: (title: string) => number,
): TableHead | null {
  const scores = new Map<string, number>()
  const scoreOf = (title: string) => {
    // A number is no title: the row is more likely one of values.
    const known =
      scores.get(title) ?? (title === '' ? 0 : parseNumber(title) === null ? score(title) : -1)
    scores.set(title, known)
    return known
  }
  let best: { readonly head: TableHead; readonly score: number } | null = null
  for (let from = 0; from < Math.min(rows.length, maxHeadRows); from += 1) {
    for (let length = 1; length <= maxGroupRows; length += 1) {
      const block = rows.slice(from, from + length)
      if (block.length < length || (length > 1 && block.some(hasValues))) break
      const titles = titlesOf(block)
      const sum = titles.reduce((total, title) => total + scoreOf(title), 0)
      if (sum > (best?.score ?? minHeadScore)) best = { head: { from, length, titles }, score: sum }
    }
  }
  const [first] = rows
  return (
    best?.head ?? (first === undefined ? null : { from: 0, length: 1, titles: titlesOf([first]) })
  )
}

/** A single recognized word may occur anywhere, so more is required. */
export const minHeadScore = 1.5

const hasValues = ({ cells }: CsvRow) =>
  cells.some((cell) => parseNumber(cell) !== null || parseDay(cell) !== null)

/** A cell across several columns has its text in the first of them. */
function titlesOf(block: readonly CsvRow[]): readonly string[] {
  const [only, ...others] = block
  if (only !== undefined && others.length === 0) return only.cells
  const width = Math.max(...block.map(({ cells }) => cells.length))
  const lines = block.map(({ cells }, row) => {
    const [above, below] = [block.slice(0, row), block.slice(row + 1)]
    let group = ''
    return Array.from({ length: width }, (_, column) => {
      const own = oneLine(cells[column] ?? '')
      const isSpanned = own === '' && below.some(hasText(column)) && !above.some(hasText(column))
      if (!isSpanned) group = own
      return isSpanned ? group : own
    })
  })
  return Array.from({ length: width }, (_, column) => {
    const parts = lines.map((line) => line[column] ?? '').filter((part) => part !== '')
    return [...new Set(parts)].join(' ')
  })
}

const hasText = (column: number) => (row: CsvRow) => oneLine(row.cells[column] ?? '') !== ''

const oneLine = (cell: string) => cell.replaceAll(/\s+/gu, ' ').trim()
