import { isFaults, type TableFault, type TableRow } from '#domain/exchange/csv-row.ts'
import { isoDay } from '#domain/exchange/day-text.ts'
import { contentName } from '#domain/record/content-name.ts'

export interface RowGroup {
  readonly id: string
  readonly rows: readonly TableRow[]
}

/** Nobody takes more samples in one test. */
const maxRows = 500

/**
 * Rows of one test follow one another. A row without an id is a test of its own, recognized by its content; where rows are
 * samples, those of one day are one test. It is recognized by its day and by `head`, the name of the table's head.
 */
export function createGroups(head: string | null) {
  const times = new Map<string, number>()
  let open: { id: string; rows: TableRow[] } | null = null
  const days = new Map<string, TableRow[]>()

  /** The same content once more has a number. */
  function nameOf(content: string): string {
    const name = `table-${contentName(content)}`
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }

  function end(): readonly RowGroup[] {
    const last = open === null ? [] : [open]
    open = null
    const ofDays = Array.from(days.values(), (rows) => testOfDay(head ?? '', rows))
    days.clear()
    return [...last, ...ofDays]
  }

  return {
    end,
    add(rows: readonly (TableRow | readonly TableFault[])[]) {
      const tests: RowGroup[] = []
      const faults: TableFault[] = []
      for (const row of rows) {
        if (isFaults(row)) {
          faults.push(...row)
          continue
        }
        faults.push(...row.skipped)
        if (head !== null && row.record === '') {
          const day = isoDay(row.day)
          const known = days.get(day) ?? []
          known.push({ ...row, sample: row.sample || nameOf(row.content) })
          days.set(day, known)
          continue
        }
        const id = row.record || nameOf(row.content)
        if (open?.id === id && open.rows.length >= maxRows) {
          const { line } = row
          faults.push({ line, column: null, reason: 'too-many', found: id.slice(0, 60) })
        } else if (open?.id === id) open.rows.push(row)
        else {
          if (open !== null) tests.push(open)
          open = { id, rows: [row] }
        }
      }
      return { tests, faults }
    },
  }
}

/** All samples of a day, each identified by its name where a note exists. */
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
