export const textures = ['sand', 'sandy-loam', 'loam', 'clay-loam', 'clay'] as const
export type Texture = (typeof textures)[number]
/** Share of humus: under 5 %, 5–10 %, 10–20 %, 20–30 %, peat from 30 %. */
export const humusClasses = ['some', 'rich', 'very-rich', 'humus-soil', 'peat'] as const
export type Humus = (typeof humusClasses)[number]

/** The columns of the tables for electric conductivity. */
export type SoilGroup = 'volcanic' | 'alluvial' | 'sandy'

/** A soil in the prefecture's table, with its usual figures. */
export interface SoilType {
  readonly id: string
  /** me/100g. */
  readonly cec: number
  /** g/cm³. */
  readonly bulkDensity: number
  readonly isVolcanicAsh: boolean
  /** Absent where the name of the soil does not tell. */
  readonly humus?: Humus
}

/** What the user entered about the plot. Null: not entered; a default is used instead and marked as such. */
export interface PlotInput {
  /** Square meters; see area.ts. */
  readonly area: number | null
  readonly texture: Texture | null
  readonly humus: Humus | null
  readonly isVolcanicAsh: boolean | null
  /** Depth of the tilled layer, cm. */
  readonly depth: number | null
  /** g/cm³. */
  readonly bulkDensity: number | null
  /** Cation exchange capacity, me/100g, from a laboratory. */
  readonly cec: number | null
  readonly soilType: SoilType | null
}

/** A value and its origin. */
export interface ValueWithOrigin<Value> {
  readonly value: Value
  readonly from: 'user' | 'soil-type' | 'default'
}

export interface PlotSoil {
  readonly area: ValueWithOrigin<number>
  readonly texture: ValueWithOrigin<Texture>
  readonly humus: ValueWithOrigin<Humus>
  readonly isVolcanicAsh: ValueWithOrigin<boolean>
  readonly depth: ValueWithOrigin<number>
  readonly bulkDensity: ValueWithOrigin<number>
  /** There is no default: rules that need it give no result without it. */
  readonly cec: ValueWithOrigin<number> | null
}

/** In cm and g/cm³. A value outside is taken for a wrong unit (150 mm, or the grams of 100 mL). Assumption: wide on purpose. */
export const soilLimits = {
  depth: { low: 1, high: 100 },
  bulkDensity: { low: 0.1, high: 2.5 },
} as const

export const isWithin = (
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
) => value >= low && value <= high

export const unknownPlot: PlotInput = {
  area: null,
  texture: null,
  humus: null,
  isVolcanicAsh: null,
  depth: null,
  bulkDensity: null,
  cec: null,
  soilType: null,
}

/** Amounts without an area are for 1 m². Default soil: a loam with some humus, 10 cm deep, weighing 1 g/cm³ (docs/facts/diagnosis.md 4.2). */
export function plotSoil(input: PlotInput): PlotSoil {
  const { soilType } = input
  return {
    area: withOrigin(positive(input.area), 1),
    texture: withOrigin(input.texture, 'loam'),
    humus: withOrigin(input.humus, 'some', soilType?.humus),
    isVolcanicAsh: withOrigin(input.isVolcanicAsh, false, soilType?.isVolcanicAsh),
    depth: withOrigin(plausible(input.depth, soilLimits.depth), 10),
    bulkDensity: withOrigin(
      plausible(input.bulkDensity, soilLimits.bulkDensity),
      1,
      soilType?.bulkDensity,
    ),
    cec:
      positive(input.cec) === null && soilType === null
        ? null
        : withOrigin(positive(input.cec), 0, soilType?.cec),
  }
}

const positive = (value: number | null) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : null

/** Treats an implausible value as not entered, so that the default is shown as one. */
const plausible = (value: number | null, limits: { readonly low: number; readonly high: number }) =>
  value !== null && isWithin(value, limits) ? value : null

function withOrigin<Value>(
  ofUser: Value | null,
  fallback: Value,
  ofType?: Value,
): ValueWithOrigin<Value> {
  if (ofUser !== null) return { value: ofUser, from: 'user' }
  if (ofType !== undefined) return { value: ofType, from: 'soil-type' }
  return { value: fallback, from: 'default' }
}

/** Sandy loam counts as sandy, whose bands are the lower ones. */
export function soilGroup({ texture, isVolcanicAsh }: PlotSoil): SoilGroup {
  if (isVolcanicAsh.value) return 'volcanic'
  return texture.value === 'sand' || texture.value === 'sandy-loam' ? 'sandy' : 'alluvial'
}
