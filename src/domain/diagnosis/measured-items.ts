import type { Nutrient } from './crop.ts'
import type { DiagnosedItem } from './diagnosis.ts'
import type { LaboratoryItem, Quantity } from '#domain/diagnosis/input/diagnosis-input.ts'

/** What an item of a kit or a laboratory measures, and the chemical form in which it counts. */
export const measuredItems = {
  nitrate: { substance: 'n', species: 'NO3-N' },
  ammonium: { substance: 'n', species: 'NH4-N' },
  phosphate: { substance: 'p2o5', species: 'P2O5' },
  potassium: { substance: 'k2o', species: 'K2O' },
  'lab-nitrate-n': { substance: 'n', species: 'NO3-N' },
  'lab-ammonium-n': { substance: 'n', species: 'NH4-N' },
  'lab-available-p2o5': { substance: 'p2o5', species: 'P2O5' },
  'lab-exchangeable-k2o': { substance: 'k2o', species: 'K2O' },
  'lab-exchangeable-cao': { substance: 'cao', species: 'CaO' },
  'lab-exchangeable-mgo': { substance: 'mgo', species: 'MgO' },
} as const satisfies Record<
  Exclude<Quantity, 'ph' | 'ec'> | LaboratoryItem,
  { readonly substance: Nutrient | 'cao' | 'mgo'; readonly species: string }
>

type Substance = (typeof measuredItems)[keyof typeof measuredItems]['substance']

const substances: Readonly<
  Partial<Record<DiagnosedItem['item'], { readonly substance: Substance }>>
> = measuredItems

/** Whether it is acidity, or conductivity, of a kit or of a laboratory. */
export const isPhItem = (item: DiagnosedItem['item']) => item === 'ph' || item === 'lab-ph'
export const isEcItem = (item: DiagnosedItem['item']) => item === 'ec' || item === 'lab-ec'

/** Null for what is no substance: acidity, conductivity, proportions. */
export const substanceOf = (item: DiagnosedItem['item']): Substance | null =>
  substances[item]?.substance ?? null
