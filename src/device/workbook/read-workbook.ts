import readParts from 'read-excel-file/universal'
import { csvLimits, withContent, type CsvRow } from '#domain/exchange/csv-reader.ts'
import { dayTimeOf, isoDay, timeText } from '#domain/exchange/day-text.ts'
import { workbookLimits } from '#domain/exchange/workbook-limits.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { TableFailure, TableSheet } from '#ports/files.ts'
import { boundedArchive } from './bounded-archive.ts'
import { fillDown } from './merged-cells.ts'

/** The sheets of a workbook, each cell as text: dates as days, formulas as what they last came to. */
export async function readWorkbook(
  file: Blob,
): Promise<Result<readonly TableSheet[], TableFailure>> {
  if (file.size > workbookLimits.fileBytes) return failed('workbook-too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isCompoundFile(bytes)) return failed('old-workbook')
  const bounded = boundedArchive(bytes)
  if (!bounded.ok) return bounded
  const { archive, tall } = bounded.value
  try {
    const sheets = await readParts(archive, { trim: false })
    const rowsOf = (data: readonly (readonly unknown[])[], at: number) =>
      fillDown(data, tall[at] ?? [], workbookLimits.cells).flatMap(rowOf)
    return ok(sheets.map(({ sheet, data }, at) => ({ name: sheet, rows: rowsOf(data, at) })))
  } catch {
    // The reader throws for anything that is not as it should be in a workbook.
    return failed('unreadable')
  }
}

/** Excel until 2003, or a workbook with a password. Source: [MS-CFB] 2.2. */
const isCompoundFile = ([one, two, three, four]: Uint8Array) =>
  one === 0xd0 && two === 0xcf && three === 0x11 && four === 0xe0

/** Letters of a row that are kept: a table of ours has a tenth of them. */
const maxRowChars = 200_000

function rowOf(cells: readonly unknown[], index: number): readonly CsvRow[] {
  let room = maxRowChars
  const texts = cells.map((cell) => {
    const text = cellText(cell).slice(0, Math.min(room, csvLimits.cellChars))
    room -= text.length
    return text
  })
  return withContent({ line: index + 1, cells: texts })
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell.getTime())
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

function dateText(time: number): string {
  // A binary fraction of a day is a hair off its minute.
  const when = dayTimeOf(Math.round(time / 1000) * 1000)
  if (when.year < firstYear) return timeText(when)
  return when.minute === 0 ? isoDay(when) : `${isoDay(when)} ${timeText(when)}`
}

/** Excel counts days from here; what lies before is a time of day alone. */
const firstYear = 1901
