import readParts from 'read-excel-file/universal'
import { csvLimits, withContent, type CsvRow } from '#domain/exchange/csv-reader.ts'
import { dayTimeOf, isoDay, timeText } from '#domain/calendar.ts'
import { workbookLimits } from '#domain/exchange/workbook-limits.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { TableFailure, TableSheet } from '#ports/files.ts'
import { attemptAsync } from '#device/attempt.ts'
import { boundedArchive } from './bounded-archive.ts'
import { fillDown } from './merged-cells.ts'

/** Reads the sheets of a workbook, each cell as text: dates as days, formulas as their last results. */
export async function readWorkbook(
  file: Blob,
): Promise<Result<readonly TableSheet[], TableFailure>> {
  if (file.size > workbookLimits.fileBytes) return failed('workbook-too-large')
  const content = await attemptAsync(() => file.arrayBuffer())
  if (content === undefined) return failed('unreadable')
  const bytes = new Uint8Array(content)
  if (isCompoundFile(bytes)) return failed('old-workbook')
  const bounded = boundedArchive(bytes)
  if (!bounded.ok) return bounded
  const { archive, tall } = bounded.value
  // The reader throws for any malformed workbook.
  const sheets = await attemptAsync(() => readParts(archive, { trim: false }))
  if (sheets === undefined) return failed('unreadable')
  const rowsOf = (data: readonly (readonly unknown[])[], at: number) =>
    fillDown(data, tall[at] ?? [], workbookLimits.cells).flatMap(rowOf)
  return ok(sheets.map(({ sheet, data }, at) => ({ name: sheet, rows: rowsOf(data, at) })))
}

/** Whether the file is from Excel until 2003, or has a password. Source: [MS-CFB] 2.2. */
const isCompoundFile = ([one, two, three, four]: Uint8Array) =>
  one === 0xd0 && two === 0xcf && three === 0x11 && four === 0xe0

/** Most characters read of a row: ten times as many as our own tables have. */
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
  // Rounded, since a binary fraction of a day is not exactly its minute.
  const when = dayTimeOf(Math.round(time / 1000) * 1000)
  if (when.year < firstYear) return timeText(when)
  return when.minute === 0 ? isoDay(when) : `${isoDay(when)} ${timeText(when)}`
}

/** Excel counts days from the end of 1899: a date before this year is only a time of day. */
const firstYear = 1901
