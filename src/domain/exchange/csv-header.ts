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

/** What a column of values is about. A laboratory's value never stands in a column of a kit. */
export interface CsvAnalyte extends CsvLabel {
  readonly source: 'kit' | MeasuredValue['source']
  /** Of several values of one sample with this label, counted from one. Of a kit there is one. */
  readonly nth: number
}

export type CsvHeader =
  | { readonly kind: 'column'; readonly column: CsvColumn }
  | { readonly kind: FieldColumn }
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

/** The head of a column: its name, then in brackets the chemical form, the unit, and where the value comes from unless a kit with both read it. */
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

/** An item of ours goes by its word; a laboratory's own title is left as it is. */
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

/** One alone is written where it cannot be taken for the other. */
function formTokens({ name, species, unit }: CsvLabel): readonly string[] {
  if (species !== '' && unit !== '') return [token(species), token(unit)]
  if (species === '' && unit === '') return []
  const one = token(species || unit)
  const isPlain = one !== nothing && isSpeciesOf(name, plain(one)) === (unit === '')
  return isPlain ? [one] : [token(species), token(unit)]
}

/** "pH" of "pH (H2O)". */
const isSpeciesOf = (name: string, text: string) => name.startsWith(text)

export const detailHeader = (of: CsvAnalyte, detail: CsvDetail, words: CsvWords) =>
  `${analyteHeader(of, words)} ${words.details[detail]}`

/** The same for one thing in every language. */
export const analyteKey = ({ source, name, species, unit, nth }: CsvAnalyte): string =>
  JSON.stringify([source, name, species, unit, nth])

const analytePattern = /^(.*) \[([^ ]+(?: [^ ]+){0,3})\](?: (.+))?$/su
const countPattern = /^[1-9]\d*$/u

/** The first line of a table, cell by cell. */
export const readHeader = (
  cells: readonly string[],
  vocabulary: CsvVocabulary,
): readonly CsvHeader[] => cells.map((cell) => headerOf(cell.trim(), vocabulary))

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

/** Null where the brackets hold something else than we write. */
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
  // A unit alone in brackets is how others head their columns.
  if (origin === null && second === undefined) return null
  const isUnit = second === undefined && first !== '' && !isSpeciesOf(shown, first)
  return {
    ...nameOf(origin ?? 'kit', shown, vocabulary),
    species: isUnit ? '' : first,
    unit: isUnit ? first : (second ?? ''),
    nth: Number(nth),
  }
}

/** Earlier versions wrote the identifiers of sources and items. */
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
