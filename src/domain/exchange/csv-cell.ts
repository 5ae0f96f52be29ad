/** UTF-8 with this in front is read as such by Excel. */
export const byteOrderMark = '\u{feff}'
const lineEnd = '\r\n'

/**
 * What a spreadsheet would run as a formula, also in full width as a Japanese keyboard types it.
 * Source: OWASP, "CSV Injection".
 */
const runnable = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u
const quotable = /[",;\t\r\n]|^\s|\s$/u

/** Whether a spreadsheet would take a text for a formula, marks in front of it or not. */
export const runsInSpreadsheet = (text: string) => runnable.test(text)

/** A cell of text, which stays text in a spreadsheet; a number stays a number. */
export type CsvCell = string | number | null

export const csvLine = (cells: readonly CsvCell[]) => cells.map(csvCell).join(',') + lineEnd

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = runnable.test(cell) ? `'${cell}` : cell
  return quotable.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Takes back what `csvLine` put in front. */
export const plainCell = (cell: string) =>
  cell.startsWith("'") && runnable.test(cell) ? cell.slice(1) : cell
