import type { Crop } from '#domain/diagnosis/crop.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Measured } from './measured.ts'
import type { Comparator, Limit } from '#domain/record/soil-record.ts'
import type { PlotInput } from '#domain/soil/soil.ts'

/** Quantities a user's kit or meter can measure. Phosphate and potassium are the water-soluble part, never a laboratory's values. */
export const quantities = ['ph', 'ec', 'nitrate', 'ammonium', 'phosphate', 'potassium'] as const
export type Quantity = (typeof quantities)[number]

/** Chemical form of a number; empty where the leaflet does not say. */
export type Species =
  | ''
  | 'pH'
  | 'EC'
  | 'NO3'
  | 'NO3-N'
  | 'NH4'
  | 'NH4-N'
  | 'P'
  | 'PO4'
  | 'P2O5'
  | 'K'
  | 'K2O'
/** `kg/10a` of a kit: in the uppermost 10 cm. `mg/L`: in the liquid. */
export type ReadingUnit = '' | 'mS/cm' | 'kg/10a' | 'mg/100g' | 'mg/kg' | 'mg/L'

/** Ratio of liquid to soil, which converts mg/L into mg/100g. */
export interface Extract {
  readonly liquid: number
  readonly soil: number
  readonly mark: Mark
  readonly sources: readonly string[]
}

export interface KitReading {
  readonly quantity: Quantity
  readonly species: Species
  readonly unit: ReadingUnit
  readonly measured: Measured
  /** Which chemical form the number is of was not said, and its name leaves a choice: it is never guessed. */
  readonly isFormUnknown?: true
  /** Its chart has words instead of numbers, whether or not one was read. */
  readonly isOfWords?: true
  /** `typed`: entered by hand, and marked so on screen. `laboratory`: pH or conductivity, treated like a meter's value. */
  readonly origin: 'kit' | 'typed' | 'laboratory'
  /** Extraction liquid. Phosphate and potassium are judged for water only. */
  readonly liquid: 'water' | 'other' | 'unknown'
  readonly extract: Extract | null
  /** The number is the limit of the method; the true value lies on one side of it. */
  readonly comparator?: Comparator
}

/** Laboratory values, mg/100g of dry soil; absent where not measured. Kept apart from kit values by type and by name. */
export const laboratoryItems = [
  'lab-nitrate-n',
  'lab-ammonium-n',
  'lab-available-p2o5',
  'lab-exchangeable-k2o',
  'lab-exchangeable-cao',
  'lab-exchangeable-mgo',
] as const
export type LaboratoryItem = (typeof laboratoryItems)[number]
/** Items for which a laboratory gives a limit instead of a value: `<5`. */
export type LaboratoryLimits = { readonly [Item in LaboratoryItem]?: Limit }
export type Laboratory = { readonly [Item in LaboratoryItem]?: number }

export type GrowthState = 'before-planting' | 'growing'

export interface CompostChoice {
  /** Id of a compost of the rule book. */
  readonly compost: string
  /** kg per m² (the same as metric tons per 10a). */
  readonly rate: number
}

export interface CompostUse extends CompostChoice {
  /** Percent of water; null: as in the table. */
  readonly moisture: number | null
}

/** Ids of products the user can buy. */
export interface ProductChoices {
  readonly lime: string
  readonly n: string
  readonly p2o5: string
  readonly k2o: string
}

export interface DiagnosisInput {
  readonly crop: Crop
  readonly growth: GrowthState
  /** Only the first reading of each quantity counts. */
  readonly readings: readonly KitReading[]
  readonly laboratory: Laboratory
  readonly limits?: LaboratoryLimits
  readonly plot: PlotInput
  readonly choices: ProductChoices
  /** Id of one of the crop's standards; null: the usual one of the season. */
  readonly standard: string | null
  readonly compost: CompostUse | null
  /** Month of the test, 1–12, for crops whose band or usual standard depends on the season. */
  readonly month: number | null
  /** For hydrangeas only. */
  readonly flowerColor: 'blue' | 'pink' | null
  /** Enables advice on sulfur. */
  readonly isExpert: boolean
}
