import { foldText } from '#domain/record/fold-text.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvDetail, CsvColumn, CsvWords } from './csv-words.ts'

export interface CsvLabel {
  readonly name: string
  readonly species: string
  readonly unit: string
}

/** What a column of values is about. A laboratory's value never stands in a column of a kit. */
export interface CsvAnalyte extends CsvLabel {
  readonly source: 'kit' | MeasuredValue['source']
  /** Of several values of one sample with this label, counted from one. Of a kit there is one. */
  readonly nth: number
}

export type CsvHeader =
  | { readonly kind: 'column'; readonly column: CsvColumn }
  /** Whose field it is: in tables of others, in ours the name of the field tells it. */
  | { readonly kind: 'farmer' }
  /** Told in the note, with its title. */
  | { readonly kind: 'remark' }
  | { readonly kind: 'analyte'; readonly analyte: CsvAnalyte }
  /** What stands beside the answers of an analyte. */
  | { readonly kind: 'detail'; readonly detail: CsvDetail; readonly of: CsvAnalyte }
  /** Not written by us: perhaps the name of something that a kit measures. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'empty' }

/** Spaces inside a species or unit must not part it in two. */
const hardSpace = '\u{a0}'
const nothing = '-'
const token = (text: string) => (text === '' ? nothing : text.replaceAll(' ', hardSpace))
const plain = (text: string) => (text === nothing ? '' : text.replaceAll(hardSpace, ' '))

/** The head of a column: its name, then species and unit in brackets. */
export function analyteHeader({ source, name, species, unit, nth }: CsvAnalyte): string {
  const mark = source === 'kit' ? '' : ` ${source}`
  const number = nth === 1 ? '' : ` ${nth}`
  return `${name} [${token(species)} ${token(unit)}${mark}${number}]`
}

export const detailHeader = (of: CsvAnalyte, detail: CsvDetail, { details }: CsvWords) =>
  `${analyteHeader(of)} ${details[detail]}`

const analytePattern =
  /^(.*) \[([^ ]+) ([^ ]+)(?: (laboratory|instrument)(?: ([1-9]\d*))?)?\](?: (.+))?$/su

/** The first line of a table, cell by cell. */
export const readHeader = (
  cells: readonly string[],
  vocabulary: CsvVocabulary,
): readonly CsvHeader[] => cells.map((cell) => headerOf(cell.trim(), vocabulary))

function headerOf(cell: string, { columns, details }: CsvVocabulary): CsvHeader {
  if (cell === '') return { kind: 'empty' }
  const column = columns.get(foldText(cell))
  if (column !== undefined) return { kind: 'column', column }
  const found = analytePattern.exec(cell)
  if (found === null) return { kind: 'name', text: cell }
  const [, name = '', species = '', unit = '', mark, nth = '1', word] = found
  const source = mark === 'laboratory' || mark === 'instrument' ? mark : 'kit'
  const label = { name, species: plain(species), unit: plain(unit) }
  const analyte = { source, ...label, nth: Number(nth) } as const
  if (word === undefined) return { kind: 'analyte', analyte }
  const detail = details.get(foldText(word))
  return detail === undefined
    ? { kind: 'name', text: cell }
    : { kind: 'detail', detail, of: analyte }
}

export const hasColumn = (header: readonly CsvHeader[], column: CsvColumn) =>
  header.some((one) => one.kind === 'column' && one.column === column)
