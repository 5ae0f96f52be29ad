import { strToU8, zipSync } from 'fflate'

/** A cell as stored in a spreadsheet; `format` is a number format, such as that of a date. */
export type WorkbookCell =
  | string
  | number
  | null
  | { readonly value: number; readonly format: string }
  | { readonly formula: string; readonly value: number | string }
  | { readonly error: string }

export interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
  /** Ranges such as `A1:C1`. */
  readonly merged?: readonly string[]
}

/** Creates the bytes of a workbook as Excel would save it; `parts` replaces or adds parts. */
export function workbook(
  sheets: readonly WorkbookSheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const formats: string[] = []
  const written = sheets.map((sheet) => sheetXml(sheet, formats))
  const own: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageOf}/content-types"/>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageOf}/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(formats),
    ...Object.fromEntries(written.map((xml, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
    ...parts,
  }
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(own).map(inBytes))))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const inBytes = ([name, text]: readonly [string, string]) => [name, strToU8(text)] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function sheetXml({ rows, merged = [] }: WorkbookSheet, formats: string[]): string {
  const lines = rows.map((cells, row) => {
    const inRow = cells.map((cell, column) =>
      cellXml(cell, `${letters(column)}${row + 1}`, formats),
    )
    return `<row r="${row + 1}">${inRow.join('')}</row>`
  })
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${
    ranges && `<mergeCells>${ranges}</mergeCells>`
  }</worksheet>`
}

function cellXml(cell: WorkbookCell, at: string, formats: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  if ('formula' in cell) {
    const kind = typeof cell.value === 'string' ? ' t="str"' : ''
    return `<c r="${at}"${kind}><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
  }
  if (!formats.includes(cell.format)) formats.push(cell.format)
  return `<c r="${at}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.value}</v></c>`
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

/** Ids of custom formats begin at 164. Source: ECMA-376 part 1, 18.8.30. */
const stylesXml = (formats: readonly string[]) =>
  `${declaration}<styleSheet xmlns="${main}"><numFmts>${formats
    .map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join('')}</cellXfs></styleSheet>`
