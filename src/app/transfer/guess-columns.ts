import type { DayTime } from '#domain/calendar.ts'
import { hasColumn, type CsvHeader } from '#domain/exchange/csv-header.ts'
import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import { isFieldColumn } from '#domain/exchange/csv-words.ts'
import { dayReader, likelyYears, parseDay } from '#domain/exchange/day-text.ts'
import { parseLaboratoryCell } from '#domain/exchange/laboratory-cell.ts'
import {
  isLaboratory,
  isOncePerRow,
  type ColumnChoice,
  type TableColumn,
} from '#domain/exchange/table-columns.ts'
import { unitIn } from '#domain/exchange/unit-text.ts'
import { readableText } from '#domain/readable-text.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { guessColumn, type ColumnGuess } from '#locales/column-guesses.ja.ts'

interface GuessContext {
  readonly titles: readonly string[]
  readonly values: readonly CsvRow[]
  /** Whether a kit names an analyte so. */
  readonly isNamed: (text: string) => boolean
  readonly today: DayTime
}

const maxExampleChars = 40

/** Guesses what each column of a table holds, from its title and its cells. Columns without a title are left out. */
export function guessColumns(
  read: readonly CsvHeader[],
  context: GuessContext,
): readonly TableColumn[] {
  const { titles, values, today } = context
  const cellsOf = (place: number) =>
    values.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '')
  const byTitle = titles.map((title, place) => guessByTitle(title, () => cellsOf(place), today))
  const isOfLaboratory = isLaboratoryTable(read, byTitle, context)
  const dayPlace = untitledDays(read, byTitle, cellsOf, today)
  const seen = new Map<string, number>()
  const columns = read.flatMap((one, place): readonly TableColumn[] => {
    if (one.kind === 'empty') return []
    const title = titles[place] ?? ''
    const nth = (seen.get(title) ?? 0) + 1
    seen.set(title, nth)
    const cells = cellsOf(place)
    const years = likelyYears(cells, today)
    const guess =
      ownColumn(one) ??
      (isOfKit(one, byTitle[place] ?? null, isOfLaboratory, context) ? sure('value') : null) ??
      byTitle[place] ??
      (place === dayPlace ? unsureDate : guessByCells(title, cells, hasColumn(read, 'record')))
    const isYearOpen = guess.choice === 'date' && years !== null
    return [
      {
        key: nth === 1 ? title : `${title} (${nth})`,
        title,
        place,
        example: readableText((cells[0] ?? '').slice(0, maxExampleChars)),
        ...(years !== null && { years }),
        ...guess,
        isSure: guess.isSure && !isYearOpen,
      },
    ]
  })
  return columns.map((column, at) =>
    isOncePerRow(column.choice) && columns.findIndex(isSameChoice(column)) < at
      ? { ...column, ...remark }
      : column,
  )
}

const sure = (choice: ColumnChoice): ColumnGuess => ({ choice, form: null, isSure: true })
const remark = sure('remark')
const unsureDate: ColumnGuess = { choice: 'date', form: null, isSure: false }

function guessByTitle(title: string, cellsOf: () => readonly string[], today: DayTime) {
  const guess = guessColumn(title)
  if (guess?.choice !== 'date') return guess
  // Days without a year, or "yesterday": the user is asked, and reads them in the note.
  const cells = cellsOf()
  return cells.length > 0 && !cells.some((cell) => isDay(cell, today)) ? remark : guess
}

/** A column of the app's own tables, or of a field's facts. */
function ownColumn(one: CsvHeader): ColumnGuess | null {
  if (one.kind === 'column') return sure(one.column)
  return isFieldColumn(one.kind) ? sure(one.kind) : null
}

/** What a kit could also measure is a laboratory's if no kit is named and other columns use a laboratory's words. */
const isLaboratoryTable = (
  read: readonly CsvHeader[],
  byTitle: readonly (ColumnGuess | null)[],
  { isNamed }: GuessContext,
) =>
  !hasColumn(read, 'kit') &&
  !hasColumn(read, 'record') &&
  read.some(
    (one, place) =>
      one.kind === 'name' && !isNamed(one.text) && isLaboratory(byTitle[place]?.choice ?? 'ignore'),
  )

const isOfKit = (
  one: CsvHeader,
  byTitle: ColumnGuess | null,
  isOfLaboratory: boolean,
  { isNamed }: GuessContext,
) => one.kind !== 'name' || (isNamed(one.text) && !(isOfLaboratory && byTitle !== null))

/** Place of the first column whose cells are days, where no title names any; -1 where there is none. */
function untitledDays(
  read: readonly CsvHeader[],
  byTitle: readonly (ColumnGuess | null)[],
  cellsOf: (place: number) => readonly string[],
  today: DayTime,
): number {
  const hasDay = hasColumn(read, 'date') || byTitle.some((guess) => guess?.choice === 'date')
  if (hasDay) return -1
  return read.findIndex(
    ({ kind }, place) =>
      kind === 'name' && byTitle[place] === null && isDays(cellsOf(place), today),
  )
}

/** No column of a table from elsewhere is dropped, while columns added to one of ours are ignored. */
function guessByCells(title: string, cells: readonly string[], isOurs: boolean): ColumnGuess {
  if (isOurs || cells.length === 0) return sure('ignore')
  const { unit } = unitIn(foldText(title))
  const isNumbers = cells.every((cell) => parseLaboratoryCell(cell, unit).kind !== 'bad-number')
  return isNumbers ? { choice: 'keep', form: { species: '', unit }, isSure: true } : remark
}

const isSameChoice =
  ({ choice }: TableColumn) =>
  (other: TableColumn) =>
    other.choice === choice

const isDay = (cell: string, today: DayTime) => dayReader(likelyYears([cell], today))(cell) !== null

/** Whether most cells are clearly days: five digits alone could be a day in Excel or a laboratory's number. */
function isDays(cells: readonly string[], today: DayTime): boolean {
  if (likelyYears(cells, today) !== null) return true
  const days = cells.filter((cell) => !/^\d{5}(?:\.|$)/u.test(cell) && parseDay(cell) !== null)
  return days.length * 2 > cells.length
}
