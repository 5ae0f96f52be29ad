import { nutrients, type Crop, type Nutrient, type Nutrients } from '#domain/diagnosis/crop.ts'
import {
  ownBandItems,
  ownLimits,
  type OwnBandItem,
  type OwnBands,
  type OwnFertilizer,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { tableOf } from '#domain/table-of.ts'

type Rates = Readonly<Record<Nutrient, string>>

/** Form of a standard, as text while it is being typed. */
export interface StandardForm {
  readonly crop: string
  readonly name: string
  readonly title: string
  readonly date: string
  readonly isUsual: boolean
  readonly basal: Rates
  readonly top: Rates
  readonly bands: Readonly<Record<OwnBandItem, { readonly low: string; readonly high: string }>>
}

export const contents = ['n', 'p2o5', 'k2o', 'mgo', 'cao', 'alkali'] as const
export type Content = (typeof contents)[number]

export interface FertilizerForm {
  readonly name: string
  readonly title: string
  readonly date: string
  readonly content: Readonly<Record<Content, string>>
  readonly bag: string
  readonly price: string
}

/** Errors of a form by field; `form`: of the form as a whole. */
export type FieldErrors = ReadonlyMap<
  string,
  'title' | 'name' | 'number' | 'band' | 'empty' | 'content'
>

export type ParsedForm<Thing> =
  | { readonly ok: true; readonly value: Thing }
  | { readonly ok: false; readonly wrongs: FieldErrors }

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const ratesText = (rates: Nutrients | null): Rates =>
  tableOf(nutrients, (nutrient) => textOf(rates?.[nutrient]))

export const blankStandard = (crop: string): StandardForm => ({
  crop,
  name: '',
  title: '',
  date: '',
  isUsual: true,
  basal: ratesText(null),
  top: ratesText(null),
  bands: tableOf(ownBandItems, () => ({ low: '', high: '' })),
})

export const standardForm = (own: OwnStandard): StandardForm => ({
  crop: own.crop,
  name: own.name,
  title: own.source.title,
  date: own.source.date ?? '',
  isUsual: own.isUsual,
  basal: ratesText(own.basal),
  top: ratesText(own.top),
  bands: bandsText(own.bands),
})

const bandsText = (bands: OwnBands) =>
  tableOf(ownBandItems, (item) => ({
    low: textOf(bands[item]?.low),
    high: textOf(bands[item]?.high),
  }))

/** Form prefilled from a published standard of the crop: its rates, and the crop's bands that are the same on every soil. */
export function copiedStandard(
  crop: Crop,
  standard: string,
  words: Pick<StandardForm, 'name' | 'title'>,
): StandardForm {
  const published = crop.standards.find(({ id }) => id === standard)
  const blank = blankStandard(crop.id)
  if (published === undefined) return blank
  const { basal, total } = published
  const top = tableOf(nutrients, (nutrient) => {
    const whole = total[nutrient]
    return whole === null
      ? null
      : Math.max(0, Math.round((whole - (basal?.[nutrient] ?? 0)) * 100) / 100)
  })
  const { availableP2O5, cao, mgo, k2o, saturation, caMg, mgK } = crop.laboratory
  const closed = (band: { readonly low: number; readonly high: number | null } | undefined) =>
    band === undefined || band.high === null ? undefined : { low: band.low, high: band.high }
  const bands = {
    ph: closed(crop.ph?.value),
    p2o5: closed(availableP2O5?.value),
    cao: cao?.value,
    mgo: mgo?.value,
    k2o: k2o?.value,
    saturation: saturation?.value,
    caMg: caMg?.value,
    mgK: mgK?.value,
  }
  const known = Object.fromEntries(Object.entries(bands).filter(([, band]) => band !== undefined))
  return {
    ...blank,
    ...words,
    basal: ratesText(basal),
    top: ratesText(top),
    bands: bandsText(known),
  }
}

export const fertilizerForm = (own: OwnFertilizer | null): FertilizerForm => ({
  name: own?.name ?? '',
  title: own?.source.title ?? '',
  date: own?.source.date ?? '',
  content: tableOf(contents, (part) => (own === null || own[part] === 0 ? '' : String(own[part]))),
  bag: textOf(own?.bagKilograms),
  price: textOf(own?.bagPrice),
})

/** Parses a number from zero to `most`, full-width digits included; null if the text is empty, undefined if it is not a number or out of range. */
function typedNumber(text: string, most: number): number | null | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  if (plain === '') return null
  const value = Number(plain)
  return /^\d*\.?\d+$|^\d+\.$/u.test(plain) && value <= most ? value : undefined
}

/** Total of a nutrient while it is being typed; null if nothing is typed, or something that is not a number. */
export function typedTotal(form: StandardForm, nutrient: Nutrient): number | null {
  const parts = [form.basal[nutrient], form.top[nutrient]].map((text) =>
    typedNumber(text, ownLimits.rate),
  )
  const known = parts.filter((part) => typeof part === 'number')
  return known.length === 0
    ? null
    : Math.round(known.reduce((sum, one) => sum + one, 0) * 100) / 100
}

export function parseStandardForm(form: StandardForm, id: string): ParsedForm<OwnStandard> {
  const wrongs = new Map<string, 'title' | 'number' | 'band' | 'empty'>()
  const number = (key: string, text: string) => {
    const value = typedNumber(text, ownLimits.rate)
    if (value === undefined) wrongs.set(key, 'number')
    return value ?? null
  }
  const basal = tableOf(nutrients, (nutrient) => number(`basal-${nutrient}`, form.basal[nutrient]))
  const top = tableOf(nutrients, (nutrient) => number(`top-${nutrient}`, form.top[nutrient]))
  const bands: { [Item in OwnBandItem]?: { low: number; high: number } } = {}
  for (const item of ownBandItems) {
    const { low, high } = form.bands[item]
    const [from, to] = [typedNumber(low, ownLimits.band), typedNumber(high, ownLimits.band)]
    if (from === null && to === null) continue
    if (typeof from !== 'number' || typeof to !== 'number' || from > to) wrongs.set(item, 'band')
    else bands[item] = { low: from, high: to }
  }
  const title = form.title.trim()
  if (title === '') wrongs.set('title', 'title')
  const isEmpty =
    Object.keys(bands).length === 0 &&
    [...Object.values(basal), ...Object.values(top)].every((one) => one === null)
  if (isEmpty && wrongs.size === 0) wrongs.set('form', 'empty')
  if (wrongs.size > 0) return { ok: false, wrongs }
  const { crop, name, date, isUsual } = form
  return {
    ok: true,
    value: {
      schema: 1,
      id,
      crop,
      name: name.trim(),
      source: { title, date: date === '' ? null : date },
      isUsual,
      basal,
      top,
      bands,
    },
  }
}

export function parseFertilizerForm(form: FertilizerForm, id: string): ParsedForm<OwnFertilizer> {
  const wrongs = new Map<string, 'name' | 'number' | 'content'>()
  const number = (key: string, text: string, most: number) => {
    const value = typedNumber(text, most)
    if (value === undefined) wrongs.set(key, 'number')
    return value ?? null
  }
  const name = form.name.trim()
  if (name === '') wrongs.set('name', 'name')
  const content = tableOf(
    contents,
    (part) => number(part, form.content[part], ownLimits.percent) ?? 0,
  )
  const bagKilograms = number('bag', form.bag, ownLimits.bag)
  const bagPrice = number('price', form.price, ownLimits.price)
  if (bagKilograms === 0) wrongs.set('bag', 'number')
  if (wrongs.size === 0 && contents.every((part) => content[part] === 0))
    wrongs.set('form', 'content')
  if (wrongs.size > 0) return { ok: false, wrongs }
  const source = { title: form.title.trim(), date: form.date === '' ? null : form.date }
  return { ok: true, value: { schema: 1, id, name, source, ...content, bagKilograms, bagPrice } }
}
