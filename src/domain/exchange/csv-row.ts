import { readableText } from '#domain/readable-text.ts'
import { plotTitle } from '#domain/plot/plot.ts'
import { trimmed, type CsvRow } from './csv-reader.ts'
import type { Area } from '#domain/soil/area.ts'
import { parseArea } from './area-cell.ts'
import { plainCell } from './csv-cell.ts'
import { wallTime, type DayTime } from '#domain/calendar.ts'
import { dayReader, parseTime } from './day-text.ts'
import {
  isOffScale,
  valuesOf,
  type ReadValue,
  type TableReason,
  type TableValue,
} from './read-values.ts'
import { withDepthUnit } from '#domain/record/layer.ts'
import { summaryPlace } from './summary-row.ts'
import type { TableLayout } from './table-layout.ts'

/** One sample as described by a row of a table. Undefined: the table has no such column. */
export interface TableRow {
  readonly line: number
  /** All cells, which identify a row without an id; empty for a row with one. */
  readonly content: string
  readonly record: string
  readonly sample: string
  /** Distinguishes the samples of one row; empty where there is only one. */
  readonly part: string
  readonly day: DayTime
  readonly kit: string
  /** Title as shown in lists, with the farmer's name. */
  readonly plot: string | undefined
  /** Empty: not given. */
  readonly farmer: string
  /** In kana; empty: not given. */
  readonly farmerReading: string
  /** Empty: not given. */
  readonly group: string
  readonly area: Area | null
  /** As written in the table; empty: not given. */
  readonly crop: string
  readonly name: string | undefined
  readonly weather: string | undefined
  readonly note: string | undefined
  /** Without omitted cells. */
  readonly values: readonly TableValue[]
}

export interface TableFault {
  readonly line: number
  /** The column's header; null for the row as a whole. */
  readonly column: string | null
  readonly reason: TableReason
  /** The cell's content. */
  readonly found: string
  /** Only this cell is left out. */
  readonly isRowKept?: true
}

export const maxTextLength = 2000

/** The beginning of what a fault was found in. */
export const shortened = (found: string) => found.slice(0, 60)

const maxIdLength = 100

/**
 * Creates a reader that returns one table row per sample, or none for an omitted row, reporting the reason to `onFault`. Most rows
 * of a long foreign file fail here, so nothing but the fault is allocated until a row is known to be usable.
 */
export function createRowReader(
  layout: TableLayout,
  onFault: (fault: TableFault) => void,
): (row: CsvRow) => readonly TableRow[] {
  const { titles, places } = layout
  const parseDay = dayReader(layout.years)
  const texts = titles.map(() => '')
  const row: Writable<TextRow> = { line: 0, texts, layout }
  const refuse = (place: number | undefined, reason: TableReason) => {
    onFault(faultOf(row, place, reason))
    return nothingLeft
  }
  const leaveOut = (place: number | undefined, reason: TableReason) =>
    onFault({ ...faultOf(row, place, reason), isRowKept: true })
  return ({ line, cells }) => {
    row.line = line
    const tooLong = takeTexts(texts, cells)
    if (tooLong >= 0) return refuse(tooLong, 'too-long')
    const summary = summaryPlace(layout, texts)
    if (summary >= 0) return refuse(summary, 'summary')
    const read = valuesOf(layout, texts)
    const dayCell = textAt(texts, places.date)
    const day = dayCell === undefined ? layout.day : parseDay(dayCell)
    if (isHeadAgain(row) || (read.length === 0 && isRemark(row, day))) {
      return refuse(texts.findIndex(isFilled), 'remark')
    }
    const time = textAt(texts, places.time) ?? ''
    const minute = time === '' ? (day?.minute ?? null) : parseTime(time)
    const isTimeBad = time !== '' && minute === null
    const isAhead = day !== null && isFuture(layout, day)
    if (day === null) refuse(places.date, (dayCell ?? '') === '' ? 'missing' : 'bad-date')
    if (isTimeBad) refuse(places.time, 'bad-time')
    if (isAhead) refuse(places.date, 'future-day')
    // More cells than titles: a separator within a cell has shifted those after it.
    const isShifted = cells.length > titles.length
    const isLost =
      day === null ||
      isTimeBad ||
      isAhead ||
      read.some(
        ({ problem }) => problem === 'impossible' || (isShifted && problem === 'bad-number'),
      )
    // Of a row that is left out, values that are no error are not reported.
    const left = read.filter(isLost ? isError : isLeftOut)
    const isNothing = left.length > 0 && read.every(({ problem }) => problem !== null)
    for (const { place, problem } of left) {
      if (isOffScale(problem)) refuse(place, isNothing ? 'only-limits' : problem)
      else (isLost || isNothing ? refuse : leaveOut)(place, problem)
    }
    if (isLost || isNothing) return nothingLeft
    if (hasBadArea(row)) leaveOut(places.area, 'bad-number')
    const at = { ...day, minute }
    if (layout.parts.length === 0) return [filledRow(row, at, { part: '', read })]
    const samples = samplesIn(read, layout)
    return samples.map((sample) => filledRow(row, at, sample))
  }
}

const nothingLeft: readonly TableRow[] = []

/** Whether a day is later than today: a mistyped year, which would make a test its field's newest. A test of our own may be ahead. */
const isFuture = ({ places, today }: TableLayout, day: DayTime) =>
  places.record === undefined &&
  wallTime({ ...day, minute: null }) > wallTime({ ...today, minute: null })

/** A remark and who wrote it. */
const maxRemarkCells = 2

/** Whether a row without values has no day either, or, where days have no column, hardly a word. */
function isRemark({ texts, layout: { places } }: TextRow, day: DayTime | null): boolean {
  if (places.record !== undefined) return false
  const filled = texts.filter(isFilled).length
  const dayCell = textAt(texts, places.date)
  if (dayCell === undefined) return filled <= maxRemarkCells
  return dayCell === '' || (day === null && filled === 1)
}

/** Whether a row repeats the head, as above the next group of samples. */
const isHeadAgain = ({ texts, layout: { titles } }: TextRow) =>
  texts.every((text, place) => text === '' || text === titles[place]) &&
  texts.filter(isFilled).length > maxRemarkCells

const isFilled = (text: string) => text !== ''

interface RowSample {
  readonly part: string
  readonly read: readonly ReadValue[]
}

/** Assigns values without a part to the first sample. A sample without values was not taken. */
function samplesIn(read: readonly ReadValue[], { parts }: TableLayout): readonly RowSample[] {
  const [first] = parts
  const found = parts.map((part) => ({
    part,
    read: read.filter((one) => (one.part || first) === part),
  }))
  const taken = found.filter((one) => one.read.some(({ problem }) => problem === null))
  return taken.length === 0 ? [{ part: '', read }] : taken
}

const hasBadArea = ({ texts, layout: { places, areaUnit } }: TextRow) => {
  const cell = textAt(texts, places.area) ?? ''
  return cell !== '' && parseArea(cell, areaUnit) === null
}

type Writable<Shape> = { -readonly [Name in keyof Shape]: Shape[Name] }

/** @returns the index of a text that exceeds the length limit, or -1 */
function takeTexts(texts: string[], cells: readonly string[]): number {
  for (let place = 0; place < texts.length; place += 1) {
    const cell = cells[place] ?? ''
    const text = cell === '' ? cell : trimmed(plainCell(cell))
    texts[place] = text
    if (text.length > maxTextLength) return place
  }
  return -1
}

interface LeftOut extends ReadValue {
  readonly problem: TableReason
}
const isLeftOut = (value: ReadValue): value is LeftOut =>
  value.problem !== null && value.problem !== 'in-words'
const isError = (value: ReadValue): value is LeftOut =>
  isLeftOut(value) && !isOffScale(value.problem)

/** A row with trimmed cells, without formula prefixes. */
interface TextRow {
  readonly line: number
  readonly texts: readonly string[]
  readonly layout: TableLayout
}

function filledRow(row: TextRow, day: DayTime, { part, read }: RowSample): TableRow {
  const inWords: number[] = []
  const values: TableValue[] = []
  for (const { place, value, problem } of read) {
    if (problem === null) values.push(value)
    // A value without a number is added to the note.
    else if (problem !== 'bad-number') inWords.push(place)
  }
  const { line, texts, layout } = row
  const { places, remarks } = layout
  const plot = wordsAt(texts, places.plot)
  const farmer = wordsAt(texts, places.farmer) ?? ''
  const named = withDepthUnit(wordsAt(texts, places.name), layout.titles[places.name ?? -1] ?? '')
  const name = part === '' ? named : [named, part].filter(Boolean).join(' ')
  const record = (textAt(texts, places.record) ?? '').slice(0, maxIdLength)
  return {
    line,
    content: record === '' ? texts.join('\n') : '',
    record,
    sample: (textAt(texts, places.sample) ?? '').slice(0, maxIdLength),
    part,
    day,
    kit: textAt(texts, places.kit) ?? '',
    plot: plot && plotTitle({ farmer, name: plot }),
    farmer,
    farmerReading: textAt(texts, places['farmer-reading']) ?? '',
    group: wordsAt(texts, places.group) ?? '',
    area: parseArea(textAt(texts, places.area) ?? '', layout.areaUnit),
    crop: wordsAt(texts, places.crop) ?? '',
    // A sheet may name only the farmer who sent the sample.
    name: (name ?? '') === '' && !plot && farmer !== '' ? farmer : name,
    weather: wordsAt(texts, places.weather),
    note: noteOf(
      wordsAt(texts, places.note),
      inWords.length === 0 ? remarks : [...remarks, ...inWords],
      row,
    ),
    values,
  }
}

/** Undefined where the table has no such column. */
const textAt = (texts: readonly string[], place: number | undefined) =>
  place === undefined ? undefined : (texts[place] ?? '')

/** Words as they will be stored and read again, so that a preview shows what will be kept. */
const wordsAt = (texts: readonly string[], place: number | undefined) => {
  const text = textAt(texts, place)
  return text && readableText(text).trim()
}

const faultOf = (
  { line, texts, layout }: TextRow,
  place: number | undefined,
  reason: TableReason,
): TableFault => ({
  line,
  column: layout.titles[place ?? -1] ?? null,
  reason,
  found: readableText(shortened(texts[place ?? -1] ?? '')),
})

/** Undefined: the table has no such column. */
function noteOf(
  note: string | undefined,
  remarks: readonly number[],
  { texts, layout: { titles } }: TextRow,
): string | undefined {
  if (remarks.length === 0) return note
  const labeled = remarks.flatMap((place) =>
    (texts[place] ?? '') === ''
      ? []
      : [readableText(`${titles[place] ?? ''}: ${texts[place] ?? ''}`)],
  )
  return [note ?? '', ...labeled]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, maxTextLength)
}
