/** A field with a name. Null everywhere: nobody has said it; a default is then said to be one. */
export interface Plot {
  readonly schema: 1
  readonly id: string
  readonly name: string
  readonly area: PlotArea | null
  readonly texture: SoilTexture | null
  readonly humus: Humus | null
  readonly volcanicAsh: boolean | null
  /** Depth of the tilled layer, cm. */
  readonly depthCm: number | null
  /** g/cm³. */
  readonly bulkDensity: number | null
  /** In the order in which they were entered. */
  readonly crops: readonly CropPeriod[]
  readonly note: string
  readonly archived: boolean
}

export interface PlotArea {
  readonly value: number
  readonly unit: AreaUnit
}

export type AreaUnit = (typeof areaUnits)[number]
export type SoilTexture = (typeof soilTextures)[number]
export type Humus = (typeof humusContents)[number]

export const areaUnits = ['m2', 'a', '10a', 'ha', 'tsubo'] as const
export const soilTextures = ['sand', 'sandy-loam', 'loam', 'clay-loam', 'clay'] as const
/** By content: under 5 %, 5 to 10, 10 to 20, 20 to 30, above. */
export const humusContents = ['has', 'rich', 'very-rich', 'humus-soil', 'peat'] as const

export interface CropPeriod {
  readonly crop: string
  /** YYYY-MM-DD. */
  readonly from: string
  /** Null: still growing. */
  readonly to: string | null
}

/** What the user can change, each for itself. */
export type PlotFields = Omit<Plot, 'schema' | 'id'>

/** A plot of which nobody has said anything. */
export const unsaid: PlotFields = {
  name: '',
  area: null,
  texture: null,
  humus: null,
  volcanicAsh: null,
  depthCm: null,
  bulkDensity: null,
  crops: [],
  note: '',
  archived: false,
}

export const newPlot = (id: string, name: string): Plot => ({ schema: 1, id, ...unsaid, name })
