import { entryOf } from '#domain/entry-of.ts'
import type { Quantity, Species } from './diagnosis-input.ts'
import { lettersOf, type Analyte } from '#domain/kit/kit.ts'
import { foldText } from '#domain/record/fold-text.ts'

/** What an analyte measures. `species`: the form of its numbers; null where these depend on one that is not known. */
export interface RecognizedAnalyte {
  readonly quantity: Quantity
  readonly species: Species | null
}

const quantityBySpecies: Readonly<Record<Species, Quantity | null>> = {
  '': null,
  pH: 'ph',
  EC: 'ec',
  NO3: 'nitrate',
  'NO3-N': 'nitrate',
  NH4: 'ammonium',
  'NH4-N': 'ammonium',
  P: 'phosphate',
  PO4: 'phosphate',
  P2O5: 'phosphate',
  K: 'potassium',
  K2O: 'potassium',
}

/** Kits whose leaflet names no chemical form are recognized by their short analyte ids. */
const quantityById: Readonly<Record<string, Quantity>> = {
  ph: 'ph',
  ec: 'ec',
  n: 'nitrate',
  no3: 'nitrate',
  no3n: 'nitrate',
  nh4: 'ammonium',
  nh4n: 'ammonium',
  p: 'phosphate',
  k: 'potassium',
}

/** Names that leave no choice of chemical form: the maker of an own kit names it pH and leaves the form blank. */
const formlessNames: Readonly<Record<string, Quantity>> = { ph: 'ph', ec: 'ec' }

type Named = readonly [names: RegExp, quantity: Quantity, species: Species | null]

/** Nitrogen, and its form "as" or "of" nitrate or ammonia; folded to hiragana like the names. */
const nitrogen = '\u7a92\u7d20|\u3061\u3063\u305d'
const asForm = '[\u614b\u6027]?'
const nitrate = '\u785d\u9178'
const phosphorus = '(?:\u308a\u3093|\u71d0)'
const ammonia = '\u3042\u3093\u3082\u306b(?:\u3042|\u3046\u3080)'

/** Names that users give, in Japanese (without "soluble" and "available") and English. Few say the chemical form of a number. */
const names: readonly Named[] = (
  [
    [`${nitrate}${asForm}(?:${nitrogen})|nitrate ?-?nitrogen`, 'nitrate', 'NO3-N'],
    [`${ammonia}${asForm}(?:${nitrogen})|ammoni(?:a|um) ?-?nitrogen`, 'ammonium', 'NH4-N'],
    [`${nitrate}\u3044\u304a\u3093`, 'nitrate', 'NO3'],
    [`${ammonia}\u3044\u304a\u3093`, 'ammonium', 'NH4'],
    [`${phosphorus}\u9178${asForm}${phosphorus}`, 'phosphate', 'P'],
    [`${nitrate}\u5869?|${nitrogen}|n|nitrate|nitrogen`, 'nitrate', null],
    [`${ammonia}|ammonia|ammonium`, 'ammonium', null],
    [`${phosphorus}(?:\u9178\u5869?)?|p|phosphate|phosphorus`, 'phosphate', null],
    ['\u304b\u308a(?:\u3046\u3080)?|\u52a0\u91cc|k|potassium|potash', 'potassium', null],
  ] as const
).map(([words, ...rest]) => [new RegExp(`^(?:${words})$`, 'u'), ...rest])

const solubleOrAvailable = /^(?:\u6c34\u6eb6\u6027|\u53ef\u7d66\u614b|\u6709\u52b9\u614b) ?/u

/** Recognizes a name, alone or beside its chemical form: "phosphate (P2O5)". A single letter is no form. */
function recognizedName(name: string): RecognizedAnalyte | null {
  const formless = entryOf(formlessNames, lettersOf(name))
  if (formless !== undefined) return { quantity: formless, species: '' }
  const words = foldText(name)
    .split(/[()[\]\s]+/u)
    .filter(Boolean)
  const forms = words.flatMap((word) => (word.length > 1 ? (speciesOf(word) ?? []) : []))
  const rest = words.filter((word) => word.length < 2 || speciesOf(word) === null)
  if (forms.length > 1) return null
  const [form] = forms
  const stated = form === undefined ? null : quantityBySpecies[form]
  if (rest.length === 0) return stated && { quantity: stated, species: form ?? null }
  const found = named(rest.join(' ')) ?? namedTwice(rest)
  if (found === null || form === undefined) return found
  return found.quantity === stated ? { quantity: stated, species: form } : null
}

function named(text: string): RecognizedAnalyte | null {
  const plain = text.replace(solubleOrAvailable, '')
  const [, quantity, species] = names.find(([pattern]) => pattern.test(plain)) ?? []
  return quantity === undefined ? null : { quantity, species: species ?? null }
}

/** Recognizes words of which each alone names the same: "potash (K)". */
function namedTwice(words: readonly string[]): RecognizedAnalyte | null {
  const found = words.map(named)
  const [first] = found
  if (first === undefined || first === null) return null
  return found.every((one) => one?.quantity === first.quantity)
    ? { ...first, species: found.find((one) => one?.species)?.species ?? null }
    : null
}

/** Returns what an analyte measures; null where the rules have nothing for it. */
export function recognizedAnalyte({
  id,
  species,
  name = '',
}: Pick<Analyte, 'id' | 'species'> & Partial<Pick<Analyte, 'name'>>): RecognizedAnalyte | null {
  const known = speciesOf(species)
  const stated = known === null ? null : quantityBySpecies[known]
  if (stated !== null) return { quantity: stated, species: known }
  const ofId = entryOf(quantityById, id.toLowerCase())
  if (ofId !== undefined) return { quantity: ofId, species: known }
  return species.trim() === '' ? recognizedName(name) : null
}

export const quantityOf = (analyte: Parameters<typeof recognizedAnalyte>[0]): Quantity | null =>
  recognizedAnalyte(analyte)?.quantity ?? null

/** Hyphens and dashes, minus, and the long vowel mark that a Japanese keyboard gives for them. */
const dashes = /[\u2010-\u2015\u2212\u30fc]/gu

/** Of an ion, at the end or before what it is counted as. */
const charges = /[+-](?=$|-)/gu

const plainForm = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(dashes, '-')
    .replaceAll(charges, '')
    .toLowerCase()

const formsByText = new Map<string, Species>([
  ...Object.keys(quantityBySpecies)
    .filter(isSpecies)
    .map((form) => [plainForm(form), form] as const),
  ['po4-p', 'P'],
])

/** Accepts full-width input such as `ＮＯ３－Ｎ`, small letters and subscripts. */
function speciesOf(text: string): Species | null {
  return formsByText.get(plainForm(text)) ?? null
}

function isSpecies(text: string): text is Species {
  return Object.hasOwn(quantityBySpecies, text)
}
