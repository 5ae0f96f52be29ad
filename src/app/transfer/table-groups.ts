import { shortened, type TableFault, type TableRow } from '#domain/exchange/csv-row.ts'
import { isoDay } from '#domain/calendar.ts'
import { contentName } from '#domain/record/content-name.ts'

export interface RowGroup {
  readonly id: string
  readonly rows: readonly TableRow[]
}

/** Most rows in one test. Assumption: far more samples than one test has. */
const maxRows = 500

/**
 * Groups adjacent rows of one test. A row without an id is a separate test, identified by its content; where rows are
 * samples, those of one day are one test, identified by its day and by `head`, the name of the table's head.
 */
export function createGroups(
  head: string | null,
  {
    onTest,
    onFault,
  }: {
    readonly onTest: (test: RowGroup) => void
    readonly onFault: (fault: TableFault) => void
  },
) {
  const times = new Map<string, number>()
  let open: { id: string; rows: TableRow[] } | null = null
  const days = new Map<string, TableRow[]>()

  /** Name made from the content, with a number if the same content occurs again. */
  function nameOf(content: string): string {
    const name = `table-${contentName(content)}`
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }

  return {
    /** Adds the samples of one line. */
    add(rows: readonly TableRow[]) {
      const [first] = rows
      if (first === undefined) return
      const id = first.record || nameOf(first.content)
      if (head !== null && first.record === '') {
        const day = isoDay(first.day)
        const known = days.get(day) ?? []
        const samples = rows.map((row) => ({
          ...row,
          sample: [row.sample || id, row.part].filter(Boolean).join(' '),
        }))
        days.set(day, [...known, ...samples])
        return
      }
      if (open?.id !== id) {
        if (open !== null) onTest(open)
        open = { id, rows: [...rows] }
      } else if (open.rows.length < maxRows) open.rows.push(...rows)
      else onFault({ line: first.line, column: null, reason: 'too-many', found: shortened(id) })
    },
    end() {
      if (open !== null) onTest(open)
      open = null
      for (const rows of days.values()) onTest(testOfDay(head ?? '', rows))
      days.clear()
    },
  }
}

/** The test of all samples of a day; each line of its note begins with the sample's name. */
function testOfDay(head: string, rows: readonly TableRow[]): RowGroup {
  const [first] = rows
  if (first === undefined) throw new Error('a day without rows')
  const id = `table-${contentName(JSON.stringify([head, isoDay(first.day)]))}`
  const lines = rows.flatMap(({ note = '', name, plot }) =>
    note === '' ? [] : [`${name || plot || ''} ${note.replaceAll('\n', ', ')}`.trim()],
  )
  const note = [...new Set(lines)].join('\n')
  return { id, rows: rows.map((row) => ({ ...row, record: id, note })) }
}
