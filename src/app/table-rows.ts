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
import { analyteNamed } from '#domain/exchange/kit-of-rows.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { contentName } from '#domain/record/content-name.ts'

/** The first row of a table says what the others hold. */
export function createHeader(vocabulary: CsvVocabulary) {
  let header: readonly CsvHeader[] = []
  let layout: TableLayout | null = null
  let isTooWide = false
  return {
    isTable: () => isTable(header),
    /** Nobody measures so many things: reading it would take the phone for minutes. */
    isTooWide: () => isTooWide,
    ignored: (kits: readonly Kit[]) =>
      header.flatMap((one) =>
        one.kind === 'name' && analyteNamed(one.text, kits) === undefined ? [one.text] : [],
      ),
    /** Null: this is no table of tests. */
    read(rows: readonly CsvRow[]): readonly (TableRow | TableFault)[] | null {
      let rest = rows
      const [first, ...others] = rows
      if (layout === null && first !== undefined) {
        isTooWide = first.cells.length >= csvLimits.columns
        if (isTooWide) return null
        const titles = first.cells.map((cell) => plainCell(cell).trim())
        header = readHeader(titles, vocabulary)
        layout = tableLayout(header, titles)
        rest = others
      }
      const known = layout
      if (known === null) return []
      return isTable(header) ? rest.map((row) => readRow(row, known)) : null
    },
  }
}

export interface RowGroup {
  readonly id: string
  readonly rows: readonly TableRow[]
}

/** Nobody takes more samples in one test. */
const mostRows = 500

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
        const id = idOf(row)
        if (open?.id === id && open.rows.length >= mostRows) {
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
