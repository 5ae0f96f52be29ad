/** At the start of a UTF-8 file, makes Excel read it as UTF-8. */
export const byteOrderMark = '\u{feff}'
const lineEnd = '\r\n'

/**
 * Texts that a spreadsheet would run as a formula, including full-width characters from a Japanese keyboard.
 * Source: OWASP, "CSV Injection".
 */
const runnable = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u
const quotable = /[",;\t\r\n]|^\s|\s$/u

/** Whether a spreadsheet would take a text for a formula, with or without apostrophes before it. */
export const runsInSpreadsheet = (text: string) => runnable.test(text)

/** A text cell stays text in a spreadsheet; a number stays a number. */
export type CsvCell = string | number | null

export const csvLine = (cells: readonly CsvCell[]) => cells.map(csvCell).join(',') + lineEnd

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = runnable.test(cell) ? `'${cell}` : cell
  return quotable.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Removes the prefix that `csvLine` adds. */
export const plainCell = (cell: string) =>
  cell.startsWith("'") && runnable.test(cell) ? cell.slice(1) : cell
