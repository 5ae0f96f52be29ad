import {
  currentCrop,
  withCurrentCrop,
  type HumusContent,
  type Plot,
  type PlotFields,
} from '#domain/plot/plot.ts'
import { squareMeters, type Area } from '#domain/soil/area.ts'
import type { CompostChoice } from './diagnosis-input.ts'
import type { Humus, PlotInput, SoilType, Texture } from '#domain/soil/soil.ts'

/** Answers asked once per field, never reused for another field. Null: not answered. */
export interface FieldConditions {
  readonly crop: string | null
  readonly area: Area | null
  readonly texture: Texture | null
  readonly humus: Humus | null
  readonly isVolcanicAsh: boolean | null
  /** cm. */
  readonly depth: number | null
  /** g/cm³. */
  readonly bulkDensity: number | null
  readonly compost: CompostChoice | null
  /** Id of a soil in the prefecture's table. */
  readonly soilType: string | null
  /** Id of the way of growing, among the standards of the crop. */
  readonly standard: string | null
  /** For hydrangeas only. */
  readonly flowerColor: 'blue' | 'pink' | null
}

export const unknownConditions: FieldConditions = {
  crop: null,
  area: null,
  texture: null,
  humus: null,
  isVolcanicAsh: null,
  depth: null,
  bulkDensity: null,
  compost: null,
  soilType: null,
  standard: null,
  flowerColor: null,
}

/** Conditions of a kept plot; `beside` holds those a plot has no field for. */
export const conditionsOf = (plot: Plot, beside: Partial<FieldConditions>): FieldConditions => ({
  ...unknownConditions,
  ...beside,
  crop: currentCrop(plot) ?? beside.crop ?? null,
  area: plot.area,
  texture: plot.texture,
  humus: humusOfPlot(plot.humus),
  isVolcanicAsh: plot.volcanicAsh,
  depth: plot.depthCm,
  bulkDensity: plot.bulkDensity,
  compost: plot.compost,
})

export interface ConditionParts {
  /** Kept with the plot. */
  readonly ofPlot: Partial<PlotFields>
  /** What a plot has no field for. */
  readonly beside: Partial<FieldConditions>
}

/** Divides a change of conditions; the crop becomes a period of the plot, from today on. */
export function divideConditions(
  { crops }: Pick<Plot, 'crops'>,
  change: Partial<FieldConditions>,
  today: string,
): ConditionParts {
  const { crop, area, texture, humus, isVolcanicAsh, depth, bulkDensity, compost, ...beside } =
    change
  const ofPlot: Partial<PlotFields> = {
    ...(crop !== undefined && crop !== null && { crops: withCurrentCrop(crops, crop, today) }),
    ...(area !== undefined && { area }),
    ...(texture !== undefined && { texture }),
    ...(humus !== undefined && { humus: humus === 'some' ? 'has' : humus }),
    ...(isVolcanicAsh !== undefined && { volcanicAsh: isVolcanicAsh }),
    ...(depth !== undefined && { depthCm: depth }),
    ...(bulkDensity !== undefined && { bulkDensity }),
    ...(compost !== undefined && { compost }),
  }
  return { ofPlot, beside }
}

/** Kept plots have another name for less than 5 % of humus. */
const humusOfPlot = (humus: HumusContent | null): Humus | null => (humus === 'has' ? 'some' : humus)

/** Converts to the form the rules take. */
export const plotInputOf = (
  { area, texture, humus, isVolcanicAsh, depth, bulkDensity, soilType }: FieldConditions,
  soilTypes: readonly SoilType[],
  cec: number | null,
): PlotInput => ({
  area: area === null ? null : squareMeters(area.value, area.unit),
  texture,
  humus,
  isVolcanicAsh,
  depth,
  bulkDensity,
  cec,
  soilType: soilTypes.find(({ id }) => id === soilType) ?? null,
})
