import { strToU8, Zip, ZipDeflate } from 'fflate'
import { columnLetters } from '#domain/exchange/column-letters.ts'
import { runsInSpreadsheet, type CsvCell } from '#domain/exchange/csv-cell.ts'
import { dayMs, isoDay, wallTime } from '#domain/calendar.ts'
import { parseDay } from '#domain/exchange/day-text.ts'
import type { SheetRows } from '#ports/files.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes a workbook of one sheet, with the parts spreadsheet programs require, compressed piece by piece. The first row is its
 * head: bold, and visible while the rest is scrolled. Source: ECMA-376 part 1, 12.2 and 18.
 */
export async function writeWorkbook(
  sheet: string,
  pieces: AsyncIterable<SheetRows>,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let fault: Error | null = null
  const archive = new Zip((error, chunk) => {
    if (error === null) chunks.push(Uint8Array.from(chunk))
    else fault ??= error
  })
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 })
    archive.add(part)
    return part
  }
  for (const [name, text] of Object.entries(fixedParts(sheet)))
    begin(name).push(strToU8(text), true)
  const cells = begin('xl/worksheets/sheet1.xml')
  let row = 0
  const write = (rows: SheetRows) => {
    const lines = rows.map((one, at) => rowXml(one, row + at + 1))
    cells.push(strToU8((row === 0 ? sheetStart(rows) : '') + lines.join('')))
    row += rows.length
  }
  /** The head waits for the first rows: widths of columns come before all cells. */
  let head: SheetRows = []
  for await (const rows of pieces) {
    if (row === 0 && head.length + rows.length < 2) {
      head = [...head, ...rows]
      continue
    }
    write([...head, ...rows])
    head = []
  }
  if (row === 0) write(head)
  cells.push(strToU8('</sheetData></worksheet>'), true)
  archive.end()
  if (fault !== null) throw new Error('the workbook could not be packed', { cause: fault })
  return new Blob(chunks, { type: workbookType })
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts = (sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${declaration}<Types xmlns="${packageOf}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentOf}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentOf}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentOf}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${declaration}<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${declaration}<Relationships xmlns="${packageOf}/relationships">` +
    `<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${declaration}<styleSheet xmlns="${main}">` +
    `<numFmts count="1"><numFmt numFmtId="${firstOwnFormat}" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="${firstOwnFormat}" applyNumberFormat="1"/></cellXfs>` +
    '</styleSheet>',
})

/** First id of custom number formats. Source: ECMA-376 part 1, 18.8.30. */
const firstOwnFormat = 164
const styles = { head: 1, day: 2 }

/** In widths of a digit. */
const columnWidthDigits = { min: 8, max: 40, padding: 2 }

function sheetStart(rows: SheetRows): string {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: count }, (_, at) => {
    const widest = Math.max(0, ...rows.map((cells) => widthOf(String(cells[at] ?? ''))))
    const wide = widest + columnWidthDigits.padding
    const width = Math.min(Math.max(wide, columnWidthDigits.min), columnWidthDigits.max)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const cols = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
  return `${declaration}<worksheet xmlns="${main}">${view}${cols}<sheetData>`
}

/** A kana or a kanji is as wide as two digits. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e_7f ? 2 : 1), 0)

const rowXml = (cells: readonly CsvCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${row}`, row === 1)).join('')}</row>`

function cellXml(cell: CsvCell, at: string, isHead: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  const day = isHead ? null : dayNumber(cell)
  if (day !== null) return `<c r="${at}" s="${styles.day}"><v>${day}</v></c>`
  const style = isHead ? ` s="${styles.head}"` : ''
  // Text in a workbook never runs as a formula. Only text that loses its first apostrophe when a table is read needs another.
  const text = cell.startsWith("'") && runsInSpreadsheet(cell) ? `'${cell}` : cell
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Number of a day, counted by Excel from the end of 1899. Null before 1901, which would be read as a time of day. */
function dayNumber(text: string): number | null {
  const day = dayPattern.test(text) ? parseDay(text) : null
  if (day === null || day.year <= 1900 || isoDay(day) !== text) return null
  return wallTime({ ...day, minute: null }) / dayMs + daysBefore1970
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u
const daysBefore1970 = 25_569

/** Escapes text for XML. Drops characters that XML 1.0 cannot contain, since no keyboard types them. */
const escaped = (text: string) =>
  text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

// oxlint-disable-next-line no-control-regex -- these are what XML forbids
const unwritable = /[\0-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{fffe}\u{ffff}]|\p{Surrogate}/gu
