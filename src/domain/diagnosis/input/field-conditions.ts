import { currentCrop, type HumusContent, type Plot, type PlotFields } from '#domain/plot/plot.ts'
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

/** The part of a change that is kept with the plot; the crop is stored as a period of its own. */
export function plotFieldsOf(change: Partial<FieldConditions>): Partial<PlotFields> {
  const { area, texture, humus, isVolcanicAsh, depth, bulkDensity, compost } = change
  return {
    ...(area !== undefined && { area }),
    ...(texture !== undefined && { texture }),
    ...(humus !== undefined && { humus: humus === 'some' ? 'has' : humus }),
    ...(isVolcanicAsh !== undefined && { volcanicAsh: isVolcanicAsh }),
    ...(depth !== undefined && { depthCm: depth }),
    ...(bulkDensity !== undefined && { bulkDensity }),
    ...(compost !== undefined && { compost }),
  }
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
