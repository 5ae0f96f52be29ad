import { plainCell } from '#domain/exchange/csv-cell.ts'
import { isTable, readHeader, type CsvHeader } from '#domain/exchange/csv-header.ts'
import { csvLimits, type CsvRow } from '#domain/exchange/csv-reader.ts'
import {
  isFault,
  readRow,
  tableLayout,
  type TableFault,
  type TableLayout,
  type TableRow,
} from '#domain/exchange/csv-row.ts'
import type { CsvVocabulary } from '#domain/exchange/csv-vocabulary.ts'
import { headerFor, type ColumnChoice, type TableColumn } from '#domain/exchange/table-columns.ts'
import { analyteNamed } from '#domain/exchange/kit-of-rows.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { contentName } from '#domain/record/content-name.ts'
import { guessColumn } from '#locales/column-guesses.ja.ts'

/** The first row of a table says what the others hold; `choices` says otherwise, by the titles of columns. */
export function createHeader(
  vocabulary: CsvVocabulary,
  kits: readonly Kit[],
  choices: Readonly<Partial<Record<string, ColumnChoice>>> = {},
) {
  let columns: readonly ReadColumn[] = []
  let header: readonly CsvHeader[] = []
  let layout: TableLayout | null = null
  let examples: readonly string[] = []
  let isTooWide = false

  function columnOf(one: CsvHeader, title: string, place: number): readonly ReadColumn[] {
    if (one.kind === 'empty') return []
    const isOurs = one.kind !== 'name'
    const isNamed = isOurs || analyteNamed(one.text, kits) !== undefined
    const guess = isNamed ? null : guessColumn(title)
    const byItself = one.kind === 'column' ? one.column : isNamed ? 'value' : 'ignore'
    const choice = choices[title] ?? guess?.choice ?? byItself
    const isSure = choices[title] !== undefined || isNamed || guess?.isSure === true
    return [{ title, place, isOurs, choice, isSure, example: '' }]
  }

  return {
    isTable: () => isTable(header),
    /** More columns than any table of measurements has; parsing them would block the phone for minutes. */
    isTooWide: () => isTooWide,
    /** Those that we have not written ourselves, where there are any. */
    columns: (): readonly TableColumn[] =>
      columns.some(({ isOurs }) => !isOurs)
        ? columns.map(({ title, choice, isSure, place }) => {
            return { title, choice, isSure, example: (examples[place] ?? '').slice(0, 40) }
          })
        : [],
    ignored: () => columns.flatMap(({ choice, title }) => (choice === 'ignore' ? [title] : [])),
    /** Null: this is no table of tests. */
    read(rows: readonly CsvRow[]): readonly (TableRow | TableFault)[] | null {
      let rest = rows
      const [first, ...others] = rows
      if (layout === null && first !== undefined) {
        isTooWide = first.cells.length >= csvLimits.columns
        if (isTooWide) return null
        const titles = first.cells.map((cell) => plainCell(cell).trim())
        const read = readHeader(titles, vocabulary)
        columns = read.flatMap((one, place) => columnOf(one, titles[place] ?? '', place))
        header = read.map((one, place) => {
          const column = columns.find((known) => known.place === place)
          return column === undefined ? one : headerFor(column.choice, one)
        })
        layout = tableLayout(header, titles)
        rest = others
      }
      if (examples.length === 0) examples = rest[0]?.cells ?? []
      const known = layout
      if (known === null) return []
      return isTable(header) ? rest.map((row) => readRow(row, known)) : null
    },
  }
}

interface ReadColumn extends TableColumn {
  readonly place: number
  /** Written by a version of ours. */
  readonly isOurs: boolean
}

export interface RowGroup {
  readonly id: string
  readonly rows: readonly TableRow[]
}

/** Nobody takes more samples in one test. */
const maxRows = 500

/** Rows of one test follow one another. A row without an id is a test of its own, recognized by its content. */
export function createGroups() {
  const times = new Map<string, number>()
  let open: { id: string; rows: TableRow[] } | null = null

  function idOf(row: TableRow): string {
    if (row.record !== '') return row.record
    const name = `table-${contentName(row.content)}`
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }

  function end(): readonly RowGroup[] {
    const last = open === null ? [] : [open]
    open = null
    return last
  }

  return {
    end,
    add(rows: readonly (TableRow | TableFault)[]) {
      const tests: RowGroup[] = []
      const faults: TableFault[] = []
      for (const row of rows) {
        if (isFault(row)) {
          faults.push(row)
          continue
        }
        faults.push(...row.skipped)
        const id = idOf(row)
        if (open?.id === id && open.rows.length >= maxRows) {
          const { line } = row
          faults.push({ line, column: null, reason: 'too-many', found: id.slice(0, 60) })
        } else if (open?.id === id) open.rows.push(row)
        else {
          tests.push(...end())
          open = { id, rows: [row] }
        }
      }
      return { tests, faults }
    },
  }
}
