import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import type { Catalogs } from '#locales/catalogs.ts'

type MeasuredItem = keyof Catalogs['history']['measured']['items']

interface ItemShape {
  readonly id: MeasuredItem
  readonly species: string
  readonly unit: string
}

/** A laboratory's values carry the id of their item as their method: methods are not interchangeable. */
export const laboratoryShapes: readonly ItemShape[] = [
  { id: 'lab-available-p2o5', species: 'P2O5', unit: 'mg/100g' },
  { id: 'lab-exchangeable-k2o', species: 'K2O', unit: 'mg/100g' },
  { id: 'lab-exchangeable-cao', species: 'CaO', unit: 'mg/100g' },
  { id: 'lab-exchangeable-mgo', species: 'MgO', unit: 'mg/100g' },
  { id: 'lab-nitrate-n', species: 'NO3-N', unit: 'mg/100g' },
  { id: 'lab-ammonium-n', species: 'NH4-N', unit: 'mg/100g' },
  { id: 'lab-ph', species: 'pH', unit: '' },
  { id: 'lab-ec', species: 'EC', unit: 'mS/cm' },
]

export const meterShapes: readonly ItemShape[] = [
  { id: 'meter-ph', species: 'pH', unit: '' },
  { id: 'meter-ec', species: 'EC', unit: 'mS/cm' },
  { id: 'meter-nitrate-n', species: 'NO3-N', unit: 'mg/100g' },
  { id: 'meter-ammonium-n', species: 'NH4-N', unit: 'mg/100g' },
]

/** The name of what a laboratory or an instrument measured, as far as its method tells. */
export function measuredName(method: string, species: string): string {
  const names: Readonly<Partial<Record<string, string>>> = texts('history').measured.items
  const known = names[method]
  if (known !== undefined) return known.includes(species) ? known : `${known} ${species}`
  return species
}

/** The name of an instrument or of a method that is no item of ours; empty where there is none. */
export function methodText({ method }: Pick<MeasuredValue, 'method'>): string {
  return Object.hasOwn(texts('history').measured.items, method) ? '' : method
}
