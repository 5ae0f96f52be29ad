import { entryOf } from '#domain/entry-of.ts'
import { laboratoryColumns, laboratoryForms } from '#domain/exchange/laboratory-forms.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'

type MeasuredItem = keyof Catalogs['history']['measured']['items']

interface ItemShape {
  readonly id: MeasuredItem
  readonly species: string
  readonly unit: string
}

/** A laboratory value has the id of its item as its method: methods are not interchangeable. */
export const laboratoryShapes: readonly ItemShape[] = laboratoryColumns.map((id) => ({
  id,
  ...laboratoryForms[id][0],
}))

export const meterShapes: readonly ItemShape[] = [
  { id: 'meter-ph', species: 'pH', unit: '' },
  { id: 'meter-ec', species: 'EC', unit: 'mS/cm' },
  { id: 'meter-nitrate-n', species: 'NO3-N', unit: 'mg/100g' },
  { id: 'meter-ammonium-n', species: 'NH4-N', unit: 'mg/100g' },
]

/** Name of what a laboratory or an instrument measured, if its method tells; else its species. */
export function measuredName(method: string, species: string): string {
  const names: Readonly<Partial<Record<string, string>>> = texts('history').measured.items
  const known = entryOf(names, method)
  if (known !== undefined) return known.includes(species) ? known : `${known} ${species}`
  // A value kept under its own title has no chemical form.
  return species || method
}

/** Name of an instrument or of a method that is not one of our items; empty where there is none, or where it already names the value. */
export function methodText({ method, species }: Pick<MeasuredValue, 'method' | 'species'>): string {
  return species === '' || Object.hasOwn(texts('history').measured.items, method) ? '' : method
}
