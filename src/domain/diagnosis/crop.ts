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

/** From `low` to `high`; no upper end is known where `high` is null. */
export interface Band {
  readonly low: number
  readonly high: number | null
}

export interface ClosedBand extends Band {
  readonly high: number
}

/** kg/10a (the same as g/m²). Null where the standard says nothing. */
export interface Nutrients {
  readonly n: number | null
  readonly p2o5: number | null
  readonly k2o: number | null
}
export const nutrients = ['n', 'p2o5', 'k2o'] as const
export type Nutrient = (typeof nutrients)[number]

/** A standard rate of fertilizer, for one way of growing the crop. */
export interface Standard {
  /** Unique within the crop. Names of ways of growing are in knowledge/crops/crops.ja.ts. */
  readonly id: string
  readonly region: Region | null
  /** Before planting. Null where only the sum of the season is published. */
  readonly basal: Nutrients | null
  readonly total: Nutrients
  /** Where a range was published, its upper end; `total` is the lower. */
  readonly totalTo: Nutrients | null
  readonly mark: Mark
  readonly sources: readonly string[]
  /** Where it is printed in the volumes of a prefecture. */
  readonly page: StandardPage | null
}

export interface StandardPage {
  readonly volume: 'vegetables' | 'paddy-rice' | 'flowers'
  readonly number: number
}

/** Who set the standard, or for whom it was set. */
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
 * `acid-lover`: every suggestion of lime is suppressed. `below-minimum-only`: an acid lover that is limed below its range (tea). `to-minimum`: lime up to the low end of the crop's range only (potato).
 * `not-urged`: no lime even where the soil is acid (sweet potato). `ask-color`: the color wanted decides (hydrangea).
 */
export type LimePolicy =
  | 'usual'
  | 'acid-lover'
  | 'below-minimum-only'
  | 'to-minimum'
  | 'not-urged'
  | 'ask-color'
  | 'usually-not-needed'

/** What else is to be watched with this crop. */
export type CropTrait =
  'clubroot' | 'scab' | 'stem-rot' | 'acid-sensitive' | 'fixes-nitrogen' | 'paddy' | 'peat-moss'

/** Electric conductivity, mS/cm, by kind of soil. */
export type EcBands = Readonly<Record<SoilGroup, ClosedBand>>

export interface Crop {
  readonly id: string
  readonly family: CropFamily
  readonly ph: Cited<Band> | null
  readonly ec: Cited<EcBands> | null
  /** The usual one first. */
  readonly standards: readonly Standard[]
  /** Metric tons per 10a. */
  readonly compost: Cited<ClosedBand> | null
  /** kg of dolomite per 10a that raise pH by 1, by a maker's table. */
  readonly dolomitePerPh: Cited<ClosedBand> | null
  readonly lime: LimePolicy
  /** Above this pH a disease or disorder of the crop is likely. */
  readonly phRisk: Cited<number> | null
  readonly traits: readonly CropTrait[]
  /** Values for this crop from laboratories. mg/100g. */
  readonly laboratory: {
    readonly availableP2O5?: Cited<Band>
    /** Exchangeable. */
    readonly cao?: Cited<ClosedBand>
    readonly mgo?: Cited<ClosedBand>
    readonly k2o?: Cited<ClosedBand>
    /** Percent of the exchange capacity that calcium, magnesium and potassium hold. */
    readonly saturation?: Cited<ClosedBand>
    /** Ratios in equivalents. */
    readonly caMg?: Cited<ClosedBand>
    readonly mgK?: Cited<ClosedBand>
    /** From here on potassium fertilizer can be left out. */
    readonly potassiumNotNeededFrom?: Cited<number>
    /** Inorganic nitrogen by months of the year (1–12). */
    readonly inorganicN?: Cited<
      readonly { readonly months: readonly number[]; readonly band: ClosedBand }[]
    >
    /** Nitrate nitrogen left after harvest, at most. */
    readonly nitrateAfterHarvest?: Cited<number>
  }
  /** Keys of all sources of this crop. */
  readonly sources: readonly string[]
}
