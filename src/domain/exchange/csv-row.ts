import { plotTitle } from '#domain/plot/plot.ts'
import type { CsvRow } from './csv-reader.ts'
import type { DetailCells } from './csv-details.ts'
import { plainCell } from './csv-cell.ts'
import { analyteHeader, type CsvAnalyte, type CsvHeader } from './csv-header.ts'
import { parseNumber } from './csv-value.ts'
import type { CsvDetail, CsvColumn } from './csv-words.ts'
import { parseDay, parseTime, type DayTime } from './day-text.ts'

/** One sample as a table tells of it. Undefined: the table has no such column. */
export interface TableRow {
  readonly line: number
  /** All cells, by which a row without an id is recognized. */
  readonly content: string
  readonly record: string
  readonly sample: string
  readonly day: DayTime
  readonly kit: string
  /** As it is called in lists: with its farmer. */
  readonly plot: string | undefined
  /** Empty: nobody in particular. */
  readonly farmer: string
  readonly name: string | undefined
  readonly weather: string | undefined
  readonly note: string | undefined
  readonly values: readonly TableValue[]
  /** Cells that are left out; the rest of the row is taken. */
  readonly skipped: readonly TableFault[]
}

export interface TableValue {
  /** As in the first line. */
  readonly header: string
  /** Null: the column has only a name. */
  readonly analyte: CsvAnalyte | null
  /** Empty where only the two levels are told. */
  readonly cell: string
  readonly details: DetailCells
  /** The heads of `details`. */
  readonly heads: DetailCells
}

export type TableReason =
  | 'missing'
  | 'bad-date'
  | 'bad-time'
  | 'bad-number'
  | 'below-limit'
  | 'unknown-choice'
  | 'too-long'
  | 'too-many'
  | 'unknown-sample'

export interface TableFault {
  readonly line: number
  /** The head of the column; null where the row as a whole is meant. */
  readonly column: string | null
  readonly reason: TableReason
  /** What stands there. */
  readonly found: string
}

const maxTextLength = 2000
const maxIdLength = 100

/** Where in a row is what. */
export interface TableLayout {
  readonly titles: readonly string[]
  readonly places: Readonly<Partial<Record<CsvColumn | 'farmer', number>>>
  readonly values: readonly ValuePlace[]
}

interface ValuePlace extends Pick<TableValue, 'header' | 'analyte' | 'heads'> {
  /** -1: only what stands beside the answers has columns. */
  readonly place: number
  readonly details: readonly (readonly [detail: CsvDetail, place: number])[]
}

/** Of two columns with the same head the first counts. */
export function tableLayout(header: readonly CsvHeader[], titles: readonly string[]): TableLayout {
  const places: Partial<Record<CsvColumn | 'farmer', number>> = {}
  const values = new Map<string, ValuePlace>()
  for (const [place, one] of header.entries()) {
    const title = titles[place] ?? ''
    if (one.kind === 'column') places[one.column] ??= place
    if (one.kind === 'farmer') places.farmer ??= place
    if (one.kind === 'name') values.set(`${place}`, { ...bare(title), analyte: null, place })
    if (one.kind === 'analyte') {
      const key = analyteHeader(one.analyte)
      const known = values.get(key) ?? { ...bare(title), analyte: one.analyte, place }
      values.set(key, known.place < 0 ? { ...known, header: title, place } : known)
    }
    if (one.kind === 'detail' && one.of.source === 'kit') {
      const key = analyteHeader(one.of)
      const known = values.get(key) ?? { ...bare(key), analyte: one.of, place: -1 }
      const details = [...known.details, [one.detail, place] as const]
      values.set(key, { ...known, details, heads: { ...known.heads, [one.detail]: title } })
    }
  }
  return { titles, places, values: [...values.values()] }
}

const bare = (header: string) => ({ header, details: [], heads: {} })

/** A row of a table, or the first thing that is wrong with it. */
export function readRow({ line, cells }: CsvRow, layout: TableLayout): TableRow | TableFault {
  const { titles, places } = layout
  const texts = titles.map((_, index) => plainCell(cells[index] ?? '').trim())
  const textOf = (column: CsvColumn | 'farmer') => {
    const place = places[column]
    return place === undefined ? undefined : (texts[place] ?? '')
  }
  const fault = (place: number | undefined, reason: TableReason): TableFault => ({
    line,
    column: titles[place ?? -1] ?? null,
    reason,
    found: (texts[place ?? -1] ?? '').slice(0, 60),
  })

  const tooLong = texts.findIndex((text) => text.length > maxTextLength)
  if (tooLong >= 0) return fault(tooLong, 'too-long')
  const dayCell = textOf('date') ?? ''
  if (dayCell === '') return fault(places.date, 'missing')
  const day = parseDay(dayCell)
  if (day === null) return fault(places.date, 'bad-date')
  const timeCell = textOf('time') ?? ''
  const minute = timeCell === '' ? day.minute : parseTime(timeCell)
  if (timeCell !== '' && minute === null) return fault(places.time, 'bad-time')
  const told = valuesOf(layout, texts)
  const wrong = told.find((value) => isNoNumber(value) && !isBelowLimit(value))
  if (wrong !== undefined) return fault(titles.indexOf(wrong.header), 'bad-number')
  const skipped = told
    .filter(isBelowLimit)
    .map(({ header }) => fault(titles.indexOf(header), 'below-limit'))
  const [first] = skipped
  if (skipped.length === told.length && first !== undefined) return first
  const values = told.filter((value) => !isBelowLimit(value))
  const [plot, farmer = ''] = [textOf('plot'), textOf('farmer')]
  return {
    line,
    content: texts.join('\n'),
    record: (textOf('record') ?? '').slice(0, maxIdLength),
    sample: (textOf('sample') ?? '').slice(0, maxIdLength),
    day: { ...day, minute },
    kit: textOf('kit') ?? '',
    plot: plot && plotTitle({ farmer, name: plot }),
    farmer,
    // A sheet may name only who sent the sample.
    name: (textOf('name') ?? '') === '' && !plot && farmer !== '' ? farmer : textOf('name'),
    weather: textOf('weather'),
    note: textOf('note'),
    values,
    skipped,
  }
}

export const isFault = (row: TableRow | TableFault): row is TableFault => 'reason' in row

function valuesOf({ values }: TableLayout, texts: readonly string[]): readonly TableValue[] {
  return values.flatMap(({ header, analyte, place, details: besides, heads }) => {
    const text = texts[place] ?? ''
    const isLaboratory = analyte !== null && analyte.source !== 'kit'
    const cell = isLaboratory && unmeasured.test(text.normalize('NFKC')) ? '' : text
    const told = besides.filter(([, at]) => texts[at] !== '')
    // Without an answer there is nothing for the rest to stand beside.
    if (cell === '' && !told.some(([detail]) => detail === 'between')) return []
    const details = Object.fromEntries(told.map(([detail, at]) => [detail, texts[at] ?? '']))
    return [{ header, analyte, cell, details, heads }]
  })
}

/** Dashes, stars or dots where a laboratory measured nothing. */
const unmeasured = /^(?:[-\u2010-\u2015\u2212\u30fc\u2500]+|[*.\u2026\u203b]+|\u672a\u6e2c\u5b9a)$/u

/** "<5", "ND", "trace"; not detected, under the limit, less than: a value too small to be told costs itself alone. */
const belowLimit =
  /^(?:<.*|[\u2264\u2266].*|n\.?d\.?|tr\.?|\u4e0d\u691c\u51fa|\u691c\u51fa\u305b\u305a|\u691c\u51fa\u9650\u754c.*|.*(?:\u672a\u6e80|\u4ee5\u4e0b))$/iu

const isBelowLimit = (value: TableValue) =>
  isNoNumber(value) && belowLimit.test(value.cell.normalize('NFKC').trim())

/** A laboratory gives numbers; a kit also words, which only its chart knows. */
const isNoNumber = ({ analyte, cell }: TableValue) =>
  analyte !== null && analyte.source !== 'kit' && parseNumber(cell) === null
