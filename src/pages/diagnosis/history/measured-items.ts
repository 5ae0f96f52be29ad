import { entryOf } from '#domain/entry-of.ts'
import { laboratoryForms } from '#domain/exchange/laboratory-forms.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'

type MeasuredItem = keyof Catalogs['history']['measured']['items']

interface ItemShape {
  readonly id: MeasuredItem
  readonly species: string
  readonly unit: string
}

/** A laboratory's values carry the id of their item as their method: methods are not interchangeable. */
export const laboratoryShapes: readonly ItemShape[] = Object.entries(laboratoryForms).map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forgets the names
  ([id, [usual]]) => ({ id: id as MeasuredItem, ...usual }),
)

export const meterShapes: readonly ItemShape[] = [
  { id: 'meter-ph', species: 'pH', unit: '' },
  { id: 'meter-ec', species: 'EC', unit: 'mS/cm' },
  { id: 'meter-nitrate-n', species: 'NO3-N', unit: 'mg/100g' },
  { id: 'meter-ammonium-n', species: 'NH4-N', unit: 'mg/100g' },
]

/** The name of what a laboratory or an instrument measured, as far as its method tells. */
export function measuredName(method: string, species: string): string {
  const names: Readonly<Partial<Record<string, string>>> = texts('history').measured.items
  const known = entryOf(names, method)
  if (known !== undefined) return known.includes(species) ? known : `${known} ${species}`
  // A value kept under a title of its own names no chemical form.
  return species || method
}

/** The name of an instrument or of a method that is no item of ours; empty where there is none, or where it names the value. */
export function methodText({ method, species }: Pick<MeasuredValue, 'method' | 'species'>): string {
  return species === '' || Object.hasOwn(texts('history').measured.items, method) ? '' : method
}
