import type { Area } from '#domain/soil/area.ts'
import type { Texture } from '#domain/soil/soil.ts'
import type { CompostChoice } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Outline } from './outline.ts'

/** A field with a name. Null everywhere means: not entered. A default that takes its place is marked as one. */
export interface Plot {
  readonly schema: 1
  readonly id: string
  readonly name: string
  /** Whose field it is, where an advisor keeps those of several; else empty. */
  readonly farmer: string
  /** The farmer's name in kana, so that it is found and sorted as it is read; else empty. */
  readonly farmerReading: string
  /** A growers' group or a district that it belongs to; else empty. */
  readonly group: string
  readonly area: Area | null
  readonly texture: Texture | null
  readonly humus: HumusContent | null
  readonly volcanicAsh: boolean | null
  /** Depth of the tilled layer, cm. */
  readonly depthCm: number | null
  /** g/cm³. */
  readonly bulkDensity: number | null
  /** What is given every time, besides what a diagnosis advises. */
  readonly compost: CompostChoice | null
  /** In the order in which they were entered. */
  readonly crops: readonly CropPeriod[]
  readonly note: string
  /** Name of a kept photograph. */
  readonly photo: string | null
  readonly outline: Outline | null
  readonly archived: boolean
}

export type HumusContent = (typeof humusContents)[number]

/** As kept in events: `Humus` of soil.ts, except that less than 5 % is called `has`. */
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

/** A plot of which nothing is known yet. */
export const emptyPlot: PlotFields = {
  name: '',
  farmer: '',
  farmerReading: '',
  group: '',
  area: null,
  texture: null,
  humus: null,
  volcanicAsh: null,
  depthCm: null,
  bulkDensity: null,
  compost: null,
  crops: [],
  note: '',
  photo: null,
  outline: null,
  archived: false,
}

export const newPlot = (id: string, name: string): Plot => ({ schema: 1, id, ...emptyPlot, name })

/** What tells a field from those of other farmers; a name that begins with the farmer's says it already. */
export const plotTitle = ({ name, farmer }: Pick<Plot, 'name' | 'farmer'>) =>
  farmer === '' || name.startsWith(farmer) ? name : `${farmer} ${name}`

/** All that a field is looked for by. */
export const plotSearchText = (plot: Pick<Plot, 'name' | 'farmer' | 'farmerReading' | 'group'>) =>
  [plotTitle(plot), plot.farmerReading, plot.group].filter((part) => part !== '').join(' ')

export const plotSearchTexts = (plots: readonly Plot[]): ReadonlyMap<string, string> =>
  new Map(plots.map((plot) => [plot.id, plotSearchText(plot)]))

/** All that are named, by name. */
export const farmersOf = (plots: readonly Pick<Plot, 'farmer'>[]): readonly string[] =>
  distinctNames(plots.map(({ farmer }) => farmer))

export const groupsOf = (plots: readonly Pick<Plot, 'group'>[]): readonly string[] =>
  distinctNames(plots.map(({ group }) => group))

const distinctNames = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== '').toSorted(byName)

/** Made once: thousands of names are compared with it. */
const names = new Intl.Collator(undefined, { numeric: true })

/** As people count: 2 before 10. */
export const byName = (one: string, other: string) => names.compare(one, other)

/** The crops once this one grows there: what grew until now ends today; a choice made today is replaced. */
export function withCurrentCrop(
  crops: readonly CropPeriod[],
  crop: string,
  today: string,
): readonly CropPeriod[] {
  const before = crops
    .filter(({ from, to }) => to !== null || from !== today)
    .map((period) => (period.to === null ? { ...period, to: today } : period))
  return [...before, { crop, from: today, to: null }]
}

export const currentCrop = ({ crops }: Pick<Plot, 'crops'>): string | null =>
  crops.findLast(({ to }) => to === null)?.crop ?? null

/** The field that a sample was taken from: the one it names by id, else the only one of its title or name. */
export function plotOfSample<Named extends Pick<Plot, 'id' | 'name' | 'farmer'>>(
  sample: { readonly name: string; readonly plot?: string },
  plots: readonly Named[],
): Named | null {
  if (sample.plot !== undefined) return plots.find(({ id }) => id === sample.plot) ?? null
  const name = sample.name.trim()
  if (name === '') return null
  return (
    onlyOne(plots.filter((plot) => plotTitle(plot).trim() === name)) ??
    onlyOne(plots.filter((plot) => plot.name.trim() === name))
  )
}

const onlyOne = <One>(all: readonly One[]): One | null =>
  all.length === 1 ? (all[0] ?? null) : null

/** The first sample that can be answered without a question: its field and what grows there are known. */
export const firstAnsweredSample = <
  Sample extends { readonly name: string; readonly plot?: string },
>(
  samples: readonly Sample[],
  plots: readonly Plot[],
): Sample | undefined =>
  samples.find((sample) => {
    const plot = plotOfSample(sample, plots)
    return plot !== null && currentCrop(plot) !== null
  })
