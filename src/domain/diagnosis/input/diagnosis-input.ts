import type { Crop } from '#domain/diagnosis/crop.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Measured } from './measured.ts'
import type { Comparator, Limit } from '#domain/record/soil-record.ts'
import type { PlotInput } from '#domain/soil/soil.ts'

/** What a kit or a meter of the user can tell. Phosphate and potassium are what water dissolves, never a laboratory's. */
export const quantities = ['ph', 'ec', 'nitrate', 'ammonium', 'phosphate', 'potassium'] as const
export type Quantity = (typeof quantities)[number]

/** The chemical form a number is given in. Empty where the leaflet does not say. */
export type Species =
  '' | 'pH' | 'EC' | 'NO3' | 'NO3-N' | 'NH4' | 'NH4-N' | 'P' | 'PO4' | 'P2O5' | 'K' | 'K2O'
/** `kg/10a` of a kit: in the uppermost 10 cm. `mg/L`: in the liquid. */
export type ReadingUnit = '' | 'mS/cm' | 'kg/10a' | 'mg/100g' | 'mg/kg' | 'mg/L'

/** How much liquid was put on how much soil: turns mg/L into mg/100g. */
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
  /** `typed`: entered by hand; the screen says so. `laboratory`: its pH or conductivity, which nothing tells from a meter's. */
  readonly origin: 'kit' | 'typed' | 'laboratory'
  /** What the soil was shaken with. Phosphate and potassium are judged for water only. */
  readonly liquid: 'water' | 'other' | 'unknown'
  readonly extract: Extract | null
  /** The number is the limit of the method; what was measured lies on one side of it. */
  readonly comparator?: Comparator
}

/** Values of a laboratory, mg/100g of dry soil. Left out where not measured. Kept apart from kit values by type and by name. */
export const laboratoryItems = [
  'lab-nitrate-n',
  'lab-ammonium-n',
  'lab-available-p2o5',
  'lab-exchangeable-k2o',
  'lab-exchangeable-cao',
  'lab-exchangeable-mgo',
] as const
export type LaboratoryItem = (typeof laboratoryItems)[number]
/** Items of which a laboratory gives a limit and no value: `<5`. */
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
  /** Percent of water; null: as the table has it. */
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
  /** At most one of each quantity counts: the first. */
  readonly readings: readonly KitReading[]
  readonly laboratory: Laboratory
  readonly limits?: LaboratoryLimits
  readonly plot: PlotInput
  readonly choices: ProductChoices
  /** Id of one of the crop's standards; null: its usual one. */
  readonly standard: string | null
  readonly compost: CompostUse | null
  /** Month of the test, 1–12, for crops whose band changes with the season. */
  readonly month: number | null
  /** Of hydrangeas. */
  readonly flowerColor: 'blue' | 'pink' | null
  /** Shows sulfur. */
  readonly isExpert: boolean
}
