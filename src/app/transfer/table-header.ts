import { entryOf } from '#domain/entry-of.ts'
import { plainCell } from '#domain/exchange/csv-cell.ts'
import { hasColumn, readHeader, type CsvHeader } from '#domain/exchange/csv-header.ts'
import { csvLimits, type CsvRow } from '#domain/exchange/csv-reader.ts'
import type { CsvVocabulary } from '#domain/exchange/csv-vocabulary.ts'
import { isoDay, type DayTime } from '#domain/calendar.ts'
import { dayReader, likelyYears, parseDay } from '#domain/exchange/day-text.ts'
import { analyteNamed } from '#domain/exchange/kit-of-rows.ts'
import { parseLaboratoryCell } from '#domain/exchange/laboratory-cell.ts'
import { rowParts } from '#domain/exchange/row-parts.ts'
import {
  areaUnitOf,
  headerFor,
  isLaboratory,
  type ColumnTarget,
  type TableColumn,
} from '#domain/exchange/table-columns.ts'
import { findHead, minHeadScore } from '#domain/exchange/table-head.ts'
import { tableLayout, type TableLayout } from '#domain/exchange/table-layout.ts'
import { turnTable } from '#domain/exchange/turned-table.ts'
import { unitIn } from '#domain/exchange/unit-text.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { guessColumn, monthIn, sampleTitles } from '#locales/column-guesses.ja.ts'
import { guessColumns } from './guess-columns.ts'
import type { TableOptions } from './import-types.ts'

/** What the first rows of a table determine for the others. */
export interface TableHeader {
  /** First and last line of the head in the file or sheet. */
  readonly lines: { readonly first: number; readonly last: number }
  readonly titles: readonly string[]
  /** Columns other than our own; none if all are ours. */
  readonly columns: readonly TableColumn[]
  readonly layout: TableLayout
  /** Rows of values among those given. */
  readonly rows: readonly CsvRow[]
  /** Whether there is no column of days, and the user has not given a day. */
  readonly needsDay: boolean
  /** The day given above the head, as YYYY-MM-DD; null if there is none. */
  readonly dayAbove: string | null
  /** Whether the samples stand side by side in the file: lines are then numbers of its columns. */
  readonly isTurned: boolean
}

export type HeaderFailure = 'not-known' | 'too-wide' | 'empty' | 'by-month'

/** Rows searched for a head, and used to recognize columns by their cells. */
export const firstRows = 60

interface HeaderNeeds {
  readonly vocabulary: CsvVocabulary
  readonly kits: readonly Kit[]
  readonly today: DayTime
}

/**
 * Reads the head of a table from its first rows, or from all of them where there are no more; a table with samples side by side can
 * only be turned as a whole. `optionsFor` overrides what is guessed.
 */
export function readTableHeader(
  rows: readonly CsvRow[],
  needs: HeaderNeeds,
  optionsFor: (titles: readonly string[]) => TableOptions,
): TableHeader | HeaderFailure {
  const first = rows.slice(0, firstRows)
  if (hasMonthColumns(first)) return 'by-month'
  const header = headerOf(first, needs, optionsFor)
  const score = titleScore(needs)
  const isSure = typeof header !== 'string' && sumOf(header.titles.map(score)) > minHeadScore
  if (isSure || header === 'too-wide' || rows.length >= firstRows) return header
  const factOf = (title: string) => {
    const choice = guessColumn(title.trim())?.choice ?? null
    return choice === null || isValue(choice) || choice === 'ignore' ? null : choice
  }
  const turned = turnTable(first, { score, factOf, sampleTitles })
  const read = turned === null ? header : headerOf(turned, needs, optionsFor)
  return turned === null || typeof read === 'string' ? header : { ...read, isTurned: true }
}

/** Whether columns stand for months: turned or not, a month would be taken for a field or an item. Names above them are of samples. */
const hasMonthColumns = (rows: readonly CsvRow[]) =>
  rows.some(({ cells }, at) => {
    const below = rows.slice(at + 1, at + 1 + maxRowsToValues)
    const places = cells.flatMap((cell, place) =>
      monthIn(cell) !== null && below.some(hasNumber(place)) ? [place] : [],
    )
    const areNamed = rows.slice(0, at).some((row) => places.every((place) => row.cells[place]))
    return new Set(places.map((place) => monthIn(cells[place] ?? ''))).size > 1 && !areNamed
  })

const hasNumber = (place: number) => (row: CsvRow) =>
  parseLaboratoryCell(row.cells[place] ?? '').kind === 'number'

/** Rows from the months to the first values: items and their units may stand between. */
const maxRowsToValues = 3

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Rates a title by whether a kit, this app or a laboratory uses it. */
function titleScore({ vocabulary, kits }: HeaderNeeds): (title: string) => number {
  const known = (title: string) => {
    const [one] = readHeader([title], vocabulary)
    if (one === undefined || one.kind === 'empty') return 0
    if (one.kind !== 'name' || analyteNamed(one.text, kits) !== undefined) return 1
    return guessColumn(title) === null ? 0 : 1
  }
  return (title) =>
    known(title) + (known(title) > 0 && unitIn(foldText(title)).unit !== '' ? unitBonus : 0)
}

function headerOf(
  rows: readonly CsvRow[],
  needs: HeaderNeeds,
  optionsFor: (titles: readonly string[]) => TableOptions,
): TableHeader | HeaderFailure {
  // Parsing more columns than any table of measurements has would block the phone for minutes.
  if (rows.some(({ cells }) => cells.length >= csvLimits.columns)) return 'too-wide'
  const { vocabulary, kits, today } = needs
  const isNamed = (text: string) => analyteNamed(text, kits) !== undefined
  const head = findHead(rows, titleScore(needs))
  if (head === null) return 'empty'
  const { from, length } = head
  const titles = head.titles.map((title) => plainCell(title).trim())
  const read = readHeader(titles, vocabulary)
  const values = rows.slice(from + length)
  const options = optionsFor(titles)
  const guessed = guessColumns(read, { titles, values, isNamed, today })
  const columns = guessed.map((column) => {
    const target = entryOf(options.columns, column.key)
    if (target === undefined) return column
    const isYearOpen = column.years !== undefined && target.years === undefined
    return { ...column, ...target, isSure: !(target.choice === 'date' && isYearOpen) }
  })
  const parts = isSplit(options) && !hasColumn(read, 'record') ? rowParts(columns) : noParts
  const partOf = titles.map(
    (_, at) => parts.get(columns.find(({ place }) => place === at)?.key ?? '') ?? '',
  )
  const header = headersOf(read, columns, partOf)
  const day = options.day === undefined ? null : parseDay(options.day)
  const datePlace = header.findIndex((one) => one.kind === 'column' && one.column === 'date')
  const years = columns.find(({ place }) => place === datePlace)?.years ?? null
  const areaUnit = areaUnitOf(columns.find(({ choice }) => choice === 'area')?.form ?? null)
  const isRecognized = hasColumn(read, 'record') || guessed.some(({ choice }) => isValue(choice))
  if (!isRecognized) return 'not-known'
  return {
    lines: { first: rows[from]?.line ?? 1, last: rows[from + length - 1]?.line ?? 1 },
    titles,
    columns: years !== null || read.some(({ kind }) => kind === 'name') ? columns : [],
    layout: tableLayout(header, titles, { today, day, years, areaUnit, partOf }),
    rows: values,
    needsDay: !hasColumn(header, 'date') && day === null,
    dayAbove: dayIn(rows.slice(0, from), today),
    isTurned: false,
  }
}

/** Finds a day such as "Day of sampling: 2026-04-01" in one cell or two adjacent ones. */
function dayIn(above: readonly CsvRow[], today: DayTime): string | null {
  for (const cell of above.flatMap(({ cells }) => cells.map((one, at) => [one, cells[at + 1]]))) {
    const [own = '', next = ''] = cell.map((text = '') => text.normalize('NFKC').trim())
    const [title = '', rest = next] = own.split(/\s*[:\s]\s*/u, 2)
    if (guessColumn(title)?.choice !== 'date') continue
    const text = rest || next
    const day = dayReader(likelyYears([text], today))(text)
    if (day !== null) return isoDay(day)
  }
  return null
}

const isSplit = ({ rowHolds }: TableOptions) => rowHolds !== 'one'
const noParts: ReadonlyMap<string, string> = new Map()

/** Score added for a title with a unit, so that a head together with its row of units is preferred. */
const unitBonus = 0.25

const isValue = (choice: ColumnTarget['choice']) => choice === 'value' || isLaboratory(choice)

/** Headers of the columns; columns with the same title are numbered. */
function headersOf(
  read: readonly CsvHeader[],
  columns: readonly TableColumn[],
  partOf: readonly string[],
) {
  const seen = new Map<string, number>()
  return read.map((one, place) => {
    const column = columns.find((known) => known.place === place)
    if (column === undefined || column.choice === 'value') return one
    const same = `${partOf[place] ?? ''} ${column.choice} ${column.choice === 'keep' ? column.title : ''} ${column.form?.unit ?? ''}`
    const nth = (seen.get(same) ?? 0) + 1
    seen.set(same, nth)
    return headerFor(column, one, nth)
  })
}
