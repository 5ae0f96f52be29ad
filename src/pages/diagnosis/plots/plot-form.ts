import { typedArea } from '#domain/exchange/area-cell.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { soilLimits, textures } from '#domain/soil/soil.ts'
import { typedFigure } from '#domain/chart/typed-figure.ts'
import { firstAreaUnit, type Area, type AreaUnit } from '#domain/soil/area.ts'
import {
  humusContents,
  newPlot,
  type CropPeriod,
  type Plot,
  type PlotFields,
} from '#domain/plot/plot.ts'

/** Form of a plot: everything is text, and empty if unknown. */
export interface PlotForm {
  readonly name: string
  readonly farmer: string
  readonly group: string
  readonly area: string
  readonly unit: AreaUnit
  readonly texture: string
  readonly humus: string
  readonly volcanicAsh: string
  readonly depth: string
  readonly density: string
  readonly crops: readonly CropForm[]
  readonly note: string
}

/** A crop in the form, with dates in the format of date inputs. */
export interface CropForm {
  readonly crop: string
  readonly from: string
  readonly to: string
}

/** Errors by field; `crops` by index. */
export interface PlotTroubles {
  readonly name?: 'needed' | 'taken' | 'archived'
  readonly area?: 'number'
  readonly depth?: 'number'
  readonly density?: 'number'
  readonly crops: Readonly<Partial<Record<number, 'needed' | 'order'>>>
}

const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

/** `unit`: of the area, where the plot has none. */
export function plotForm(plot: Plot | null, unit: AreaUnit = firstAreaUnit): PlotForm {
  const { name, farmer, group, area, note, ...soil } = plot ?? newPlot('', '')
  return {
    name,
    farmer,
    group,
    area: text(area?.value),
    unit: area?.unit ?? unit,
    texture: soil.texture ?? '',
    humus: soil.humus ?? '',
    volcanicAsh: soil.volcanicAsh === null ? '' : soil.volcanicAsh ? 'yes' : 'no',
    depth: text(soil.depthCm),
    density: text(soil.bulkDensity),
    crops: soil.crops.map(({ crop, from, to }) => ({ crop, from, to: to ?? '' })),
    note,
  }
}

/** What is typed as an area, once it is understood: number and unit apart. */
export function withTypedArea({ area: typed, unit }: PlotForm): Partial<PlotForm> {
  const area = typedArea(typed, unit)
  return area === null ? {} : { area: String(area.value), unit: area.unit }
}

export type FormFields = Omit<
  PlotFields,
  'archived' | 'compost' | 'farmerReading' | 'photo' | 'outline'
>

/**
 * Converts the form to a plot's fields, or returns its errors. Empty fields stay unknown.
 * @param others plots from which its name must tell it apart
 */
export function plotFields(
  form: PlotForm,
  others: readonly Pick<Plot, 'name' | 'farmer' | 'archived'>[] = [],
): { readonly fields: FormFields } | { readonly troubles: PlotTroubles } {
  const area = form.area.trim() === '' ? null : (typedArea(form.area, form.unit) ?? undefined)
  const depth = positive(form.depth, soilLimits.depth)
  const density = positive(form.density, soilLimits.bulkDensity)
  const crops = form.crops.filter(({ crop, from, to }) => crop !== '' || from !== '' || to !== '')
  const troubles: PlotTroubles = {
    ...nameTrouble(form, others),
    ...(area === undefined && { area: 'number' as const }),
    ...(depth === undefined && { depth: 'number' as const }),
    ...(density === undefined && { density: 'number' as const }),
    crops: cropTroubles(form.crops),
  }
  if (
    area === undefined ||
    depth === undefined ||
    density === undefined ||
    troubles.name !== undefined ||
    Object.keys(troubles.crops).length > 0
  ) {
    return { troubles }
  }
  return {
    fields: {
      name: form.name.trim(),
      farmer: form.farmer.trim(),
      group: form.group.trim(),
      area,
      texture: known(textures, form.texture),
      humus: known(humusContents, form.humus),
      volcanicAsh: form.volcanicAsh === '' ? null : form.volcanicAsh === 'yes',
      depthCm: depth,
      bulkDensity: density,
      crops: crops.map(({ crop, from, to }): CropPeriod => ({ crop, from, to: to || null })),
      note: form.note,
    },
  }
}

function nameTrouble(
  form: PlotForm,
  others: readonly Pick<Plot, 'name' | 'farmer' | 'archived'>[],
): Pick<PlotTroubles, 'name'> {
  const [name, farmer] = [form.name.trim(), form.farmer.trim()]
  if (name === '') return { name: 'needed' }
  const twin = others.find((plot) => plot.name === name && plot.farmer === farmer)
  return twin === undefined ? {} : { name: twin.archived ? 'archived' : 'taken' }
}

/** Parses a positive number; null: nothing typed; undefined: not a number above zero, or outside the limits. */
function positive(
  typed: string,
  { low, high }: { readonly low: number; readonly high: number },
): number | null | undefined {
  if (typed.trim() === '') return null
  const value = typedFigure(typed, { min: low, max: high })
  return value === null || value === 0 ? undefined : value
}

const known = <Word extends string>(words: readonly Word[], word: string) =>
  words.find((one) => one === word) ?? null

function cropTroubles(crops: readonly CropForm[]): PlotTroubles['crops'] {
  const found: Partial<Record<number, 'needed' | 'order'>> = {}
  for (const [place, { crop, from, to }] of crops.entries()) {
    if (crop === '' && from === '' && to === '') continue
    if (crop === '' || from === '') found[place] = 'needed'
    else if (to !== '' && to < from) found[place] = 'order'
  }
  return found
}

/** Returns only the fields changed in the form, so that simultaneous changes of others are kept. */
export function changedFields(before: Plot, fields: FormFields): Partial<FormFields> {
  const old: Readonly<Record<string, unknown>> = { ...before }
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  )
}

/** The unit of the field that was added last: those of one farmer are measured alike. */
export const lastAreaUnit = (plots: readonly Plot[]): AreaUnit | undefined =>
  plots
    .filter(({ area }) => area !== null)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .at(-1)?.area?.unit

export const plotAreaText = ({ value, unit }: Area): string =>
  texts('plots').area(numberText(value), texts('plots').form.units[unit])

/** Four kinds of soil that can be distinguished by eye and hand. */
export const earths = ['volcanic', 'loam', 'sand', 'clay'] as const
export type Earth = (typeof earths)[number]

/** Kind of soil in the form; null: not given, or something in between. */
export function earthOf({ volcanicAsh, texture }: PlotForm): Earth | null {
  if (volcanicAsh === 'yes') return 'volcanic'
  return earths.find((earth) => earth === texture) ?? null
}

/** Form fields for a kind of soil; more specific ones already given stay. */
export const withEarth = ({ texture }: PlotForm, earth: Earth): Partial<PlotForm> =>
  earth === 'volcanic' ? { volcanicAsh: 'yes', texture } : { volcanicAsh: 'no', texture: earth }

/** Id of the crop without an end date; empty if there is none. */
export const cropNow = ({ crops }: PlotForm): string =>
  crops.findLast(({ crop, to }) => crop !== '' && to === '')?.crop ?? ''

/** Sets another crop from today on: the current one ends, and one chosen today is replaced. */
export function withCropNow({ crops }: PlotForm, crop: string, today: string): Partial<PlotForm> {
  const before = crops
    .filter(({ from, to }) => to !== '' || from !== today)
    .map((one) => (one.to === '' ? { ...one, to: today } : one))
  return { crops: crop === '' ? before : [...before, { crop, from: today, to: '' }] }
}
