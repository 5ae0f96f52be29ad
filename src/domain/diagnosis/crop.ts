import type { SoilGroup } from '#domain/soil/soil.ts'
import type { Cited, Mark } from './evidence.ts'

export const cropFamilies = [
  'fruit-vegetable',
  'legume',
  'leaf-vegetable',
  'bulb-vegetable',
  'perennial-vegetable',
  'root-vegetable',
  'tuber',
  'fruit-tree',
  'tea',
  'field-crop',
  'flower',
  'lawn',
] as const
export type CropFamily = (typeof cropFamilies)[number]

/** Range from `low` to `high`; `high` is null where no upper end is known. */
export interface Band {
  readonly low: number
  readonly high: number | null
}

export interface ClosedBand extends Band {
  readonly high: number
}

/** Rates in kg/10a (the same as g/m²); null where the standard gives none. */
export interface Nutrients {
  readonly n: number | null
  readonly p2o5: number | null
  readonly k2o: number | null
}
export const nutrients = ['n', 'p2o5', 'k2o'] as const
export type Nutrient = (typeof nutrients)[number]

/** Standard fertilizer rate for one way of growing the crop. */
export interface Standard {
  /** Unique within the crop. The names of ways of growing are in knowledge/crops/crops.ja.ts. */
  readonly id: string
  readonly region: Region | null
  /** Months (1–12) in which it is sown or planted; null where the way of growing does not tell. */
  readonly plantingMonths: readonly number[] | null
  /** Before planting; null where only the season's total is published. */
  readonly basal: Nutrients | null
  readonly total: Nutrients
  /** Upper end where a range was published; `total` is its lower end. */
  readonly totalTo: Nutrients | null
  readonly mark: Mark
  readonly sources: readonly string[]
  /** Place in the printed volumes of a prefecture. */
  readonly page: StandardPage | null
}

export interface StandardPage {
  readonly volume: 'vegetables' | 'paddy-rice' | 'flowers'
  readonly number: number
}

/** The issuer of the standard, or those it was set for. */
export const regions = [
  'saitama',
  'saitama-tea',
  'gunma',
  'fukuoka',
  'hokkaido',
  'ibaraki',
  'kanagawa',
  'kochi',
  'shimane',
  'shizuoka',
  'ja',
  'seed-company',
] as const
export type Region = (typeof regions)[number]

/**
 * `acid-lover`: every suggestion of lime is suppressed. `below-minimum-only`: an acid lover that is limed below its range (tea).
 * `to-minimum`: lime only up to the low end of the crop's range (potato). `not-urged`: no lime even where the soil is acid
 * (sweet potato). `ask-color`: the wanted color decides (hydrangea).
 */
export type LimePolicy =
  | 'usual'
  | 'acid-lover'
  | 'below-minimum-only'
  | 'to-minimum'
  | 'not-urged'
  | 'ask-color'
  | 'usually-not-needed'

/** Whether the ranges of bases for vegetables do not apply. */
export const isAcidLover = ({ lime }: { readonly lime: LimePolicy }) =>
  lime === 'acid-lover' || lime === 'below-minimum-only'

/** Other traits to watch for with this crop. */
export type CropTrait =
  | 'clubroot'
  | 'scab'
  | 'stem-rot'
  | 'acid-sensitive'
  | 'fixes-nitrogen'
  | 'paddy'
  /** Seedlings in boxes or beds. */
  | 'nursery'
  /** A flower that stays for years, as a shrub. */
  | 'woody'
  /** Grass for years: nothing is dug in, and nothing is sown next spring. */
  | 'grazed'
  | 'peat-moss'
  /** The published rates are those of growers: far too much for a garden. */
  | 'commercial-rates'

/** Electric conductivity, mS/cm, by kind of soil. */
export type EcBands = Readonly<Record<SoilGroup, ClosedBand>>

export interface Crop {
  readonly id: string
  readonly family: CropFamily
  readonly ph: Cited<Band> | null
  readonly ec: Cited<EcBands> | null
  /** The usual standard first. */
  readonly standards: readonly Standard[]
  /** Metric tons per 10a. */
  readonly compost: Cited<ClosedBand> | null
  /** kg of dolomite per 10a that raise pH by 1, from a maker's table. */
  readonly dolomitePerPh: Cited<ClosedBand> | null
  readonly lime: LimePolicy
  /** Above this pH a disease or disorder of the crop is likely. */
  readonly phRisk: Cited<number> | null
  readonly traits: readonly CropTrait[]
  /** Ranges of laboratory values for this crop, mg/100g. */
  readonly laboratory: {
    readonly availableP2O5?: Cited<Band>
    /** Exchangeable. */
    readonly cao?: Cited<ClosedBand>
    readonly mgo?: Cited<ClosedBand>
    readonly k2o?: Cited<ClosedBand>
    /** Percent of the exchange capacity held by calcium, magnesium and potassium. */
    readonly saturation?: Cited<ClosedBand>
    /** Ratios in equivalents. */
    readonly caMg?: Cited<ClosedBand>
    readonly mgK?: Cited<ClosedBand>
    /** Potassium fertilizer can be left out from this value on. */
    readonly potassiumNotNeededFrom?: Cited<number>
    /** Inorganic nitrogen by months of the year (1–12). */
    readonly inorganicN?: Cited<
      readonly { readonly months: readonly number[]; readonly band: ClosedBand }[]
    >
    /** Largest nitrate nitrogen left after harvest. */
    readonly nitrateAfterHarvest?: Cited<number>
  }
  /** Keys of sources of what has no source of its own: traits, lime, and figures that were only compared. */
  readonly moreSources: readonly string[]
}
