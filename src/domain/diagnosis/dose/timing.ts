import type { Crop } from '#domain/diagnosis/crop.ts'
import { assertNever } from '#domain/result.ts'

/** State of a crop in its field, which decides when and how anything is spread. */
export type CropStand =
  | 'sown'
  | 'tree'
  | 'shrub'
  | 'tea'
  | 'lawn'
  | 'paddy'
  | 'nursery'
  | 'perennial'

export function cropStand({ family, traits }: Crop): CropStand {
  if (traits.includes('nursery')) return 'nursery'
  if (traits.includes('paddy')) return 'paddy'
  if (traits.includes('grazed')) return 'lawn'
  switch (family) {
    case 'fruit-tree':
      return 'tree'
    case 'tea':
      return 'tea'
    case 'lawn':
      return 'lawn'
    case 'perennial-vegetable':
      return 'perennial'
    case 'flower':
      return traits.includes('woody') ? 'shrub' : 'sown'
    case 'fruit-vegetable':
    case 'legume':
    case 'leaf-vegetable':
    case 'bulb-vegetable':
    case 'root-vegetable':
    case 'tuber':
    case 'field-crop':
      return 'sown'
    default:
      return assertNever(family)
  }
}

/** Permanent crop: nothing is sown or planted there next spring. */
export const isPermanentCrop = (stand: CropStand) =>
  stand !== 'sown' && stand !== 'paddy' && stand !== 'nursery'

/**
 * Whether all of the season's amount goes in before planting. Phosphate does: 31 of 39 standards of Saitama's vegetable volume
 * have it so [SAI-V].
 */
export const isAllBasal = (stand: CropStand, what: string) =>
  what === 'p2o5' && !isPermanentCrop(stand)

/** A third of a month: the first ten days of December are { month: 12, third: 'early' }. Without a third, the whole month. */
export interface MonthPart {
  readonly month: number
  readonly third: 'early' | 'middle' | 'late' | null
}
export interface Season {
  readonly from: MonthPart
  readonly to: MonthPart
}

/** When to spread. Words: knowledge/diagnosis/words.ja.ts. */
export type SpreadingTime =
  /** At least: what has to lie in the soil for some time. */
  | { readonly key: 'weeks-before-planting'; readonly weeks: number }
  /** The year's main dressing in its seasons, where they are published. */
  | { readonly key: 'seasons'; readonly seasons: readonly Season[] }
  | {
      readonly key:
        | 'now'
        /** Well before planting. */
        | 'first-of-all'
        /** About a week: what is spread months before is washed out. */
        | 'week-before-planting'
        | 'before-puddling'
        | 'resting-season'
        | 'growing-season'
        | 'before-new-growth'
        | 'split-over-season'
        /** Only in records kept by earlier versions. */
        | 'as-label'
    }

export const isBeforePlanting = ({ key }: SpreadingTime) =>
  key === 'weeks-before-planting' || key === 'week-before-planting'

/** How to spread. */
export type SpreadingMethod =
  | 'mix-into-soil'
  /** For a whole season's amount: first mixed in, later spread around the plants. */
  | 'mix-in-then-along-plants'
  | 'under-canopy'
  | 'between-rows'
  | 'on-surface'
  | 'along-plants'
  | 'mix-before-flooding'

export function limeTiming(stand: CropStand): SpreadingTime {
  switch (stand) {
    case 'tree':
    case 'shrub':
    case 'tea':
    case 'perennial':
      return { key: 'resting-season' }
    case 'lawn':
      return { key: 'before-new-growth' }
    case 'paddy':
      return { key: 'before-puddling' }
    case 'nursery':
    case 'sown':
      return { key: 'weeks-before-planting', weeks: 2 }
    default:
      return assertNever(stand)
  }
}

/** With the lime where nothing is planted, otherwise before all else. */
export const compostTiming = (stand: CropStand): SpreadingTime =>
  isPermanentCrop(stand) ? limeTiming(stand) : { key: 'first-of-all' }

/** `weeks`: what the product takes in the soil before anything is planted; null for the usual week. */
export function fertilizerTiming(
  stand: CropStand,
  part: 'basal' | 'season' | 'top-dressing' | 'once',
  weeks: number | null,
): SpreadingTime {
  if (part === 'top-dressing') return { key: 'now' }
  switch (stand) {
    case 'tree':
    case 'shrub':
    case 'tea':
    case 'perennial':
      return { key: part === 'season' ? 'split-over-season' : 'resting-season' }
    case 'lawn':
      return { key: 'growing-season' }
    case 'paddy':
      return weeks === null ? { key: 'before-puddling' } : { key: 'weeks-before-planting', weeks }
    case 'nursery':
    case 'sown':
      if (part === 'season') return { key: 'split-over-season' }
      return weeks === null
        ? { key: 'week-before-planting' }
        : { key: 'weeks-before-planting', weeks }
    default:
      return assertNever(stand)
  }
}

export function spreadingMethod(
  stand: CropStand,
  part: 'basal' | 'season' | 'top-dressing' | 'once',
): SpreadingMethod {
  switch (stand) {
    case 'tree':
    case 'shrub':
      return 'under-canopy'
    case 'tea':
      return 'between-rows'
    case 'lawn':
      return 'on-surface'
    case 'paddy':
      return part === 'top-dressing' ? 'on-surface' : 'mix-before-flooding'
    case 'perennial':
      return 'along-plants'
    case 'nursery':
    case 'sown':
      return part === 'top-dressing'
        ? 'along-plants'
        : part === 'season'
          ? 'mix-in-then-along-plants'
          : 'mix-into-soil'
    default:
      return assertNever(stand)
  }
}
