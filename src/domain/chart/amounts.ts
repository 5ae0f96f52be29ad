import { entryOf } from '#domain/entry-of.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { mgPer100gOfMgPerKg } from '#domain/soil/chemical-forms.ts'

/** The leaflet's ratio of soil to liquid. */
export interface Extraction {
  /** Soil by weight (g) or by volume (mL). */
  readonly by: 'weight' | 'volume'
  /** In g or mL. */
  readonly soil: number
  /** In mL. */
  readonly liquid: number
}

/** The layer of soil an amount is for. */
export interface SoilLayer {
  /** In cm. */
  readonly depth: number
  /** Bulk density in g/cm3. */
  readonly density: number
}

export interface SoilAmount {
  readonly mgPer100g: number
  readonly kgPer10a: number
}

/** What a chart's unit refers to: liquid (`extract`), dry soil (`soil`), or why nothing can be converted. */
export type AmountBasis =
  | { readonly kind: 'extract' }
  | { readonly kind: 'soil'; readonly toMgPer100g: number }
  | { readonly kind: 'none'; readonly reason: Unconvertible }

export type Unconvertible =
  /** Words or pH. */
  | 'no-unit'
  /** Already per field area; the depth the printed chart assumes is not known, so it cannot be scaled. */
  | 'field-unit'
  /** Could be ppm of the liquid or of the soil; only the leaflet can tell. */
  | 'ppm'
  | 'unknown-unit'

const none = (reason: Unconvertible) => ({ kind: 'none', reason }) as const

export function amountBasis(analyte: Pick<Analyte, 'unit' | 'species'>): AmountBasis {
  const unit = plainUnit(analyte.unit)
  if (unit === '' || analyte.species === 'pH') return none('no-unit')
  if (unit === 'kg/10a' || unit === 'g/m2') return none('field-unit')
  if (unit === 'ppm') return none('ppm')
  return entryOf(units, unit) ?? none('unknown-unit')
}

const plainUnit = (unit: string) => unit.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase()

const units: Readonly<Record<string, AmountBasis>> = {
  'mg/l': { kind: 'extract' },
  'mg/kg': { kind: 'soil', toMgPer100g: mgPer100gOfMgPerKg },
  'mg/100g': { kind: 'soil', toMgPer100g: 1 },
}

/**
 * Converts mg/L of an extract to an amount in the soil.
 * Source: docs/facts/kits.md 6.1: mg/100g = mg/L x mL / g x 0.1. By volume, the density turns mL of soil into g,
 * and cancels in kg/10a.
 */
export function fromExtract(mgPerL: number, by: Extraction, layer: SoilLayer): SoilAmount {
  const soilWeight = by.by === 'weight' ? by.soil : by.soil * layer.density
  return fromSoil((mgPerL * by.liquid * mgPer100gOfMgPerKg) / soilWeight, layer)
}

/** kg/10a = mg/100g x depth (cm) / 10 x bulk density. Source: docs/facts/diagnosis.md 6. */
export const fromSoil = (mgPer100g: number, { depth, density }: SoilLayer): SoilAmount => ({
  mgPer100g,
  kgPer10a: (mgPer100g * density * depth) / 10,
})

/** Rounds to two significant digits, the most a chart resolves. */
export const toTwoDigits = (amount: number) => Number(amount.toPrecision(2))

/** Accepted ranges; a value outside is taken for a typing error. */
export const amountLimits = {
  soil: { min: 0.1, max: 1000 },
  liquid: { min: 0.1, max: 10_000 },
  depth: { min: 1, max: 100 },
  density: { min: 0.2, max: 2 },
} as const

/** Stored in URLs as `weight,20,100,10,1` (method, soil, liquid, depth, density); a value that was not entered is empty. */
export interface AmountSettings {
  readonly by: Extraction['by']
  readonly soil: number | null
  readonly liquid: number | null
  readonly depth: number | null
  readonly density: number | null
}

/** Ratio unknown; 10 cm and density 1 are what Japanese reports assume, shown and editable. */
export const usualAmounts: AmountSettings = {
  by: 'weight',
  soil: null,
  liquid: null,
  depth: 10,
  density: 1,
}

export const amountsText = ({ by, soil, liquid, depth, density }: AmountSettings) =>
  [by, soil ?? '', liquid ?? '', depth ?? '', density ?? ''].join(',')

export function parseAmounts(text: string | null): AmountSettings {
  if (text === null) return usualAmounts
  const [by, ...figures] = text.split(',')
  const figure = (at: number, { min, max }: { readonly min: number; readonly max: number }) => {
    const written = figures[at] ?? ''
    const value = written.trim() === '' ? Number.NaN : Number(written)
    return value >= min && value <= max ? value : null
  }
  return {
    by: by === 'volume' ? 'volume' : 'weight',
    soil: figure(0, amountLimits.soil),
    liquid: figure(1, amountLimits.liquid),
    depth: figure(2, amountLimits.depth),
    density: figure(3, amountLimits.density),
  }
}

/** Converts a chart value to an amount in the soil; null while a needed value is missing, or nothing can be converted. */
export function soilAmount(
  basis: AmountBasis,
  { by, soil, liquid, depth, density }: AmountSettings,
  value: number,
): SoilAmount | null {
  if (depth === null || density === null || basis.kind === 'none') return null
  const layer = { depth, density }
  if (basis.kind === 'soil') return fromSoil(value * basis.toMgPer100g, layer)
  return soil === null || liquid === null ? null : fromExtract(value, { by, soil, liquid }, layer)
}
