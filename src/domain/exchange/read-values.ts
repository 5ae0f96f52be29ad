import type { DetailCells } from './csv-details.ts'
import type { CsvAnalyte } from './csv-header.ts'
import { parseLaboratoryCell, plainCellText, type LaboratoryCell } from './laboratory-cell.ts'
import type { TableLayout } from './table-layout.ts'
import { isOnScale } from '#domain/kit/kit.ts'

export interface TableValue {
  /** Header as written in the first line. */
  readonly header: string
  /** Null: the column has only a name. */
  readonly analyte: CsvAnalyte | null
  /** Empty where only the two levels are given. */
  readonly cell: string
  readonly details: DetailCells
  /** The headers of `details`. */
  readonly heads: DetailCells
}

export type TableReason =
  | 'missing'
  | 'bad-date'
  | 'bad-time'
  | 'future-day'
  | 'bad-number'
  | 'impossible'
  | 'below-limit'
  | 'above-limit'
  /** All values of the row are below or above a limit without a number. */
  | 'only-limits'
  | 'summary'
  /** Words without a day and without a value, as below a table. */
  | 'remark'
  | 'unknown-choice'
  | 'too-long'
  | 'too-many'
  | 'too-many-values'
  | 'unknown-sample'

/** A value of a row, with the reason if it is left out. */
export interface ReadValue {
  readonly place: number
  /** Part given by the layout. */
  readonly part: string
  readonly value: TableValue
  /** `in-words`: text in a column that nothing judges; it goes to the note instead. */
  readonly problem: TableReason | 'in-words' | null
}

export function valuesOf({ values }: TableLayout, texts: readonly string[]): readonly ReadValue[] {
  let read: ReadValue[] | null = null
  for (const one of values) {
    const text = texts[one.place] ?? ''
    if (text === '' && one.details.length === 0) continue
    const { header, analyte, place, part, details: besides, heads } = one
    // A laboratory's value must be a number; a kit's may be a word, which only its chart can interpret.
    const number =
      analyte === null || analyte.source === 'kit' ? null : parseLaboratoryCell(text, analyte.unit)
    const cell = number === null ? text : plainCellText(number, text)
    const filled = besides.length === 0 ? besides : besides.filter(([, at]) => texts[at] !== '')
    // Details need an answer to belong to.
    if (cell === '' && !filled.some(([detail]) => detail === 'between')) continue
    const details =
      filled.length === 0
        ? noDetails
        : Object.fromEntries(filled.map(([detail, at]) => [detail, texts[at] ?? '']))
    const problem = number === null ? null : problemOf(number, analyte?.species)
    const found = { place, part, value: { header, analyte, cell, details, heads }, problem }
    if (read === null) read = [found]
    else read.push(found)
  }
  return read ?? nothingRead
}

const noDetails: DetailCells = {}
const nothingRead: readonly ReadValue[] = []

function problemOf(cell: LaboratoryCell, species = ''): ReadValue['problem'] {
  if (cell.kind === 'bad-number' && species === '') return 'in-words'
  if (cell.kind === 'bad-number' || isOffScale(cell.kind)) return cell.kind
  return 'value' in cell && !isOnScale({ species, name: '' }, cell.value) ? 'impossible' : null
}

/** Not a number, but not an error either: only this value is left out. */
export const isOffScale = (kind: string): kind is 'below-limit' | 'above-limit' =>
  kind === 'below-limit' || kind === 'above-limit'
