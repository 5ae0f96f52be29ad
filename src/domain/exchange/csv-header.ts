import { foldText } from '#domain/record/fold-text.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { assertNever } from '#domain/result.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvDetail, CsvColumn, CsvOrigin, CsvWords, FieldColumn } from './csv-words.ts'

export interface CsvLabel {
  readonly name: string
  readonly species: string
  readonly unit: string
}

/** What a column of values measures. Laboratory and kit values never share a column. */
export interface CsvAnalyte extends CsvLabel {
  readonly source: 'kit' | MeasuredValue['source']
  /** Position among several values of one sample with this label, counted from one. Always one for a kit. */
  readonly nth: number
}

export type CsvHeader =
  | { readonly kind: 'column'; readonly column: CsvColumn }
  | { readonly kind: FieldColumn }
  /** Added to the note, with its title. */
  | { readonly kind: 'remark' }
  | { readonly kind: 'analyte'; readonly analyte: CsvAnalyte }
  /** Detail about the answers of an analyte. */
  | { readonly kind: 'detail'; readonly detail: CsvDetail; readonly of: CsvAnalyte }
  /** Not written by the app: possibly the name of a kit's analyte. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'empty' }

/** Replaces spaces within a species or unit, so that it stays one token. */
const hardSpace = '\u{a0}'
const nothing = '-'
const token = (text: string) => (text === '' ? nothing : text.replaceAll(' ', hardSpace))
const plain = (text: string) => (text === nothing ? '' : text.replaceAll(hardSpace, ' '))

/** Header of a value column: its name, then in brackets the chemical form, the unit, and the origin unless it is a kit with both. */
export function analyteHeader(analyte: CsvAnalyte, words: CsvWords): string {
  const { species, unit, nth } = analyte
  const { name, origin } = namedIn(words, analyte)
  const parts = [
    ...formTokens({ name, species, unit }),
    ...(origin === 'kit' && species !== '' && unit !== '' ? [] : [words.origins[origin]]),
    ...(nth === 1 ? [] : [String(nth)]),
  ]
  return `${name} [${parts.join(' ')}]`
}

/** Translates the app's own items; keeps a laboratory's own title. */
function namedIn(
  { laboratoryItems, meterItems }: CsvWords,
  { source, name }: CsvAnalyte,
): { readonly name: string; readonly origin: CsvOrigin } {
  if (source === 'kit') return { name, origin: source }
  const items: Readonly<Partial<Record<string, string>>> =
    source === 'laboratory' ? laboratoryItems : meterItems
  const word = Object.hasOwn(items, name) ? items[name] : undefined
  return word === undefined
    ? { name, origin: `${source}-title` }
    : { name: word, origin: `${source}-item` }
}

/** Omits the missing one of species and unit where the other cannot be mistaken for it. */
function formTokens({ name, species, unit }: CsvLabel): readonly string[] {
  if (species !== '' && unit !== '') return [token(species), token(unit)]
  if (species === '' && unit === '') return []
  const one = token(species || unit)
  const isPlain = one !== nothing && isSpeciesOf(name, plain(one)) === (unit === '')
  return isPlain ? [one] : [token(species), token(unit)]
}

/** A species is the start of its name: "pH" of "pH (H2O)". */
const isSpeciesOf = (name: string, text: string) => name.startsWith(text)

export const detailHeader = (of: CsvAnalyte, detail: CsvDetail, words: CsvWords) =>
  `${analyteHeader(of, words)} ${words.details[detail]}`

/** Language-independent key of what a column measures. */
export const analyteKey = ({ source, name, species, unit, nth }: CsvAnalyte): string =>
  JSON.stringify([source, name, species, unit, nth])

const analytePattern = /^(.*) \[([^ ]+(?: [^ ]+){0,3})\](?: (.+))?$/su
const countPattern = /^[1-9]\d*$/u

/** Parses the first line of a table, cell by cell. Only the app's own tables have the app's words for a field and its farmer. */
export function readHeader(
  cells: readonly string[],
  vocabulary: CsvVocabulary,
): readonly CsvHeader[] {
  const header = cells.map((cell) => headerOf(cell.trim(), vocabulary))
  if (!hasColumn(header, 'record')) return header
  return header.map((one) => {
    const field = one.kind === 'name' ? vocabulary.fields.get(foldText(one.text)) : undefined
    return field === undefined ? one : { kind: field }
  })
}

function headerOf(cell: string, vocabulary: CsvVocabulary): CsvHeader {
  const { columns, details } = vocabulary
  if (cell === '') return { kind: 'empty' }
  const column = columns.get(foldText(cell))
  if (column !== undefined) return { kind: 'column', column }
  const found = analytePattern.exec(cell)
  if (found === null) return { kind: 'name', text: cell }
  const [, name = '', inBrackets = '', word] = found
  const analyte = analyteIn(name, inBrackets.split(' '), vocabulary)
  if (analyte === null) return { kind: 'name', text: cell }
  if (word === undefined) return { kind: 'analyte', analyte }
  const detail = details.get(foldText(word))
  return detail === undefined
    ? { kind: 'name', text: cell }
    : { kind: 'detail', detail, of: analyte }
}

/** Null where the brackets contain something the app does not write. */
function analyteIn(
  shown: string,
  tokens: readonly string[],
  vocabulary: CsvVocabulary,
): CsvAnalyte | null {
  const place = tokens.findIndex((one) => originOf(one, vocabulary) !== null)
  const origin = originOf(tokens[place] ?? '', vocabulary)
  const form = (origin === null ? tokens : tokens.slice(0, place)).map(plain)
  const [nth = '1', ...more] = origin === null ? [] : tokens.slice(place + 1)
  if (form.length > 2 || more.length > 0 || !countPattern.test(nth)) return null
  const [first = '', second] = form
  // Other programs write only the unit in brackets.
  if (origin === null && second === undefined) return null
  const isUnit = second === undefined && first !== '' && !isSpeciesOf(shown, first)
  return {
    ...nameOf(origin ?? 'kit', shown, vocabulary),
    species: isUnit ? '' : first,
    unit: isUnit ? first : (second ?? ''),
    nth: Number(nth),
  }
}

/** Also accepts the source identifiers that earlier versions wrote. */
function originOf(word: string, { origins }: CsvVocabulary): CsvOrigin | null {
  if (word === 'laboratory' || word === 'instrument') return `${word}-title`
  return origins.get(foldText(word)) ?? null
}

function nameOf(origin: CsvOrigin, shown: string, vocabulary: CsvVocabulary) {
  const { laboratoryItems, meterItems } = vocabulary
  const word = foldText(shown)
  switch (origin) {
    case 'kit':
      return { source: 'kit', name: shown } as const
    case 'laboratory-item':
      return { source: 'laboratory', name: laboratoryItems.get(word) ?? shown } as const
    case 'instrument-item':
      return { source: 'instrument', name: meterItems.get(word) ?? shown } as const
    case 'laboratory-title':
      return { source: 'laboratory', name: shown } as const
    case 'instrument-title':
      return { source: 'instrument', name: shown } as const
    default:
      return assertNever(origin)
  }
}

export const hasColumn = (header: readonly CsvHeader[], column: CsvColumn) =>
  header.some((one) => one.kind === 'column' && one.column === column)
