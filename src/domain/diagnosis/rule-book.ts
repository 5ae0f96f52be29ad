import type { ClosedBand, Nutrient, Nutrients } from './crop.ts'
import type { Cited, Mark } from './evidence.ts'
import type { LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Season } from '#domain/diagnosis/dose/timing.ts'
import type { SoilGroup, Texture } from '#domain/soil/soil.ts'

/** Ids of the rules, one for each kind of statement about soil. */
export const ruleIds = [
  'ph-band',
  'ph-extremes',
  'ph-crop-risk',
  'lime-arrhenius',
  'lime-volcanic-ash',
  'lime-half-dose',
  'lime-cap',
  'lime-product',
  'lime-thumb',
  'lime-ec-correction',
  'lime-after-salt',
  'lime-crop-policy',
  'sulfur',
  'acid-lover-acidify',
  'ec-band',
  'ec-basal',
  'nitrate-bands',
  'nitrate-sandy',
  'nitrate-crop',
  'nitrate-hold',
  'kit-depth',
  'extract-ratio',
  'n-credit',
  'top-dressing',
  'water-phosphate',
  'water-potassium',
  'water-potassium-cut',
  'not-detected',
  'kit-words',
  'lab-general',
  'lab-crop',
  'lab-p-cut',
  'lab-p-own-upper',
  'lab-k-adjust',
  'lab-k-cap',
  'lab-k-general',
  'acid-bases',
  'base-saturation',
  'lab-magnesium',
  'lab-base-by-cec',
  'base-balance',
  'lab-base-deficit',
  'lab-base-deficit-general',
  'standard-rate',
  'compost-credit',
  'compost-limit',
  'product-content',
] as const
export type RuleId = (typeof ruleIds)[number]

/** What a rule needs to know. */
export type RuleInput =
  | 'ph'
  | 'ec'
  | 'nitrate'
  | 'ammonium'
  | 'phosphate'
  | 'potassium'
  | 'laboratory'
  | 'crop'
  | 'texture'
  | 'humus'
  | 'volcanic-ash'
  | 'depth'
  | 'bulk-density'
  | 'cec'
  | 'area'
  | 'product'
  | 'compost'
  | 'growth'

export interface Rule {
  readonly mark: Mark
  /** Keys of sources. */
  readonly sources: readonly string[]
  readonly inputs: readonly RuleInput[]
}

/** A commercial product; percent by weight. Figures entered from the bag take precedence. */
export interface Fertilizer {
  readonly id: string
  readonly n: number
  readonly p2o5: number
  readonly k2o: number
  readonly mgo: number
  /** Calcium as CaO, whether it raises pH or not. */
  readonly cao: number
  /** Alkali that raises pH, percent of CaO. */
  readonly alkali: number
  /** Makes the soil more acid. */
  readonly isAcidifying: boolean
  /** Percent of the content that becomes available in the season. */
  readonly effect: Readonly<Record<keyof Nutrients, number>>
  /** Weeks in the soil until it no longer harms what is planted there; null: the usual week is enough. */
  readonly weeksBeforePlanting: number | null
  /** Raises the pH, by an amount that its label does not give: chicken manure. */
  readonly raisesPh: boolean
  /** Calcium cyanamide: kills what grows until it has decayed, and its dust is poisonous. Only before planting. */
  readonly isCyanamide: boolean
  /** A chloride, which makes tubers stringy. */
  readonly isChloride: boolean
  readonly kind: 'straight' | 'compound' | 'organic'
  readonly mark: Mark
  readonly sources: readonly string[]
}

export interface LimeProduct {
  readonly id: string
  readonly alkali: number
  /** Magnesium, percent of MgO. */
  readonly mgo: number
  /** `hot`: heats with water, not for home use. */
  readonly nature: 'gentle' | 'strong' | 'hot'
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** Content at 50 % moisture (or as sold), and the share available in the season; percent. */
export interface Compost {
  readonly id: string
  readonly content: Record<keyof Nutrients, number>
  readonly effect: Record<keyof Nutrients, number>
  /** False: the figures apply to the material as sold. */
  readonly isCorrectedForMoisture: boolean
  /** Raises the pH, by an amount that no table gives. */
  readonly raisesPh: boolean
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** Borders between deficient, healthy and excessive, with undefined ranges in between. */
export interface LaboratoryBand {
  readonly deficientTo: number
  readonly healthy: ClosedBand
  readonly excessFrom: number | null
}

/** Base ranges of an acid lover; `bands` in mg/100g by kind of soil, where they are published. */
export interface AcidBases {
  readonly saturation: ClosedBand
  readonly bands?: Readonly<
    Record<'cao' | 'mgo' | 'k2o' | 'p2o5', Readonly<Record<SoilGroup, ClosedBand>>>
  >
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** A dressing in the year's calendar and its share of the year's amount. */
export interface YearlyDressing {
  readonly season: Season
  /** Null where only the season is published. */
  readonly share: Readonly<Record<keyof Nutrients, number>> | null
}

export interface YearlyCalendar {
  readonly dressings: readonly YearlyDressing[]
  readonly mark: Mark
  readonly sources: readonly string[]
}

export interface BaseTarget {
  readonly cec: number
  readonly cao: ClosedBand
  readonly mgo: ClosedBand
  readonly k2o: ClosedBand
  /** Percent. */
  readonly saturation: ClosedBand
  /** Ratios in equivalents. */
  readonly caMg: ClosedBand
  readonly mgK: ClosedBand
}

/** Every figure of the rules, with its source: see knowledge/rules/. */
export interface RuleBook {
  readonly rules: Readonly<Record<RuleId, Rule>>
  readonly limits: {
    readonly ph: ClosedBand
    readonly ec: ClosedBand
    readonly nitrogen: ClosedBand
    /** Water-soluble nutrients, kg/10a. */
    readonly soluble: ClosedBand
    /** Upper limits, mg/100g. */
    readonly laboratory: Readonly<Record<LaboratoryItem, number>>
  }
  readonly ph: {
    readonly veryLowUnder: number
    readonly veryHighOver: number
    readonly spinachFailsTo: number
  }
  readonly nitrate: {
    /** kg/10a in the uppermost 10 cm. */
    readonly lowUnder: number
    readonly guide: number
    readonly highFrom: number
    readonly excessFrom: number
    readonly holdFrom: number
  }
  readonly waterSoluble: {
    readonly seenFrom: number
    readonly excessFrom: number
    readonly potassiumCut: number
  }
  /** Share of the standard left by each class of a soil test, from very low to very high. Never rising. */
  readonly wordShares: Readonly<Record<keyof Nutrients, readonly number[]>>
  readonly nCreditThreshold: number
  readonly lime: {
    /** kg of calcium carbonate per 10a, per cm of depth and per unit of pH. */
    readonly perPh: Readonly<
      Record<Texture, Readonly<Record<'some' | 'rich' | 'very-rich', number>>>
    >
    readonly humusSoil: number
    readonly peat: number
    readonly volcanicFactor: number
    readonly firstShare: number
    /** Largest single dressing, kg/10a. */
    readonly cap: number
    readonly referenceAlkali: number
    readonly ecCorrection: { readonly above: number; readonly to: number }
    readonly retestDays: ClosedBand
  }
  /** g per m² and unit of pH. */
  readonly sulfur: {
    readonly perPh: Readonly<Record<'sand' | 'clay' | 'peat', number>>
    readonly firstShare: number
    readonly days: ClosedBand
  }
  readonly ecBasal: {
    readonly standardTo: number
    readonly cutTo: number
    readonly share: Readonly<Record<SoilGroup, number>>
  }
  /** Share of the standard that is cut, from a value on. Rising. */
  readonly phosphateCut: readonly { readonly from: number; readonly share: number }[]
  /** Smallest cut above a crop's own upper end. */
  readonly phosphateOverOwn: number
  readonly potassium: {
    readonly above: number
    readonly below: number
    /** kg/10a of K2O, with the standard, that an increase may reach in one dressing. */
    readonly dressingCap: number
  }
  /** By crop id. */
  readonly acidBases: Readonly<Partial<Record<string, AcidBases>>>
  /** The dressings of a year by crop id, in the order of work. */
  readonly yearly: Readonly<Partial<Record<string, YearlyCalendar>>>
  /** Smallest rate (g per m²) and total (g) that can be spread evenly or weighed. */
  readonly spreading: { readonly minRate: number; readonly minGrams: number }
  /** The product that supplies magnesium without lime, and its largest single dressing in g per m². */
  readonly magnesium: { readonly product: string; readonly cap: number }
  /** The fertilizers to choose where the soil is to become more acid. */
  readonly acidFertilizers: readonly { readonly nutrient: Nutrient; readonly product: string }[]
  readonly bases: readonly BaseTarget[]
  readonly laboratory: {
    readonly nitrateN: LaboratoryBand
    readonly nitrateSandyExcess: number
    readonly ammoniumN: LaboratoryBand
    readonly p2o5: LaboratoryBand
    readonly k2o: LaboratoryBand
    readonly cao: LaboratoryBand
    readonly mgo: LaboratoryBand
  }
  readonly compostLimit: number
  readonly fertilizers: readonly Fertilizer[]
  readonly limes: readonly LimeProduct[]
  readonly composts: readonly Compost[]
  readonly bagKilograms: Cited<number>
}

export const fertilizerOf = (id: string, { fertilizers }: RuleBook): Fertilizer | undefined =>
  fertilizers.find((one) => one.id === id)
