import { memoize } from '#domain/memoize.ts'
import { once } from '#domain/once.ts'
import type { Area } from '#domain/soil/area.ts'
import type { Texture } from '#domain/soil/soil.ts'
import type { CompostChoice } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Outline } from './outline.ts'

/** A field with a name. Null everywhere means: not entered. A default used instead is marked as one. */
export interface Plot {
  readonly schema: 1
  readonly id: string
  readonly name: string
  /** The owner, where an advisor keeps the fields of several farmers; otherwise empty. */
  readonly farmer: string
  /** The farmer's name in kana, for searching and sorting; otherwise empty. */
  readonly farmerReading: string
  /** The growers' group or district of the field; otherwise empty. */
  readonly group: string
  readonly area: Area | null
  readonly texture: Texture | null
  readonly humus: HumusContent | null
  readonly volcanicAsh: boolean | null
  /** Depth of the tilled layer, cm. */
  readonly depthCm: number | null
  /** g/cm³. */
  readonly bulkDensity: number | null
  /** Given every time, in addition to what a diagnosis advises. */
  readonly compost: CompostChoice | null
  /** In the order of entry. */
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

/** Properties the user can change independently. */
export type PlotFields = Omit<Plot, 'schema' | 'id'>

/** A plot with nothing entered yet. */
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

/** Name that distinguishes a field from other farmers' fields; a name that begins with the farmer's is enough by itself. */
export const plotTitle = ({ name, farmer }: Pick<Plot, 'name' | 'farmer'>) =>
  farmer === '' || name.startsWith(farmer) ? name : `${farmer} ${name}`

/** All text a field can be found by. */
export const plotSearchText = (plot: Pick<Plot, 'name' | 'farmer' | 'farmerReading' | 'group'>) =>
  [plotTitle(plot), plot.farmerReading, plot.group].filter((part) => part !== '').join(' ')

export const plotSearchTexts = (plots: readonly Plot[]): ReadonlyMap<string, string> =>
  new Map(plots.map((plot) => [plot.id, plotSearchText(plot)]))

/** All groups named, sorted. */
export const groupsOf = (plots: readonly Pick<Plot, 'group'>[]): readonly string[] =>
  [...new Set(plots.map(({ group }) => group))].filter((name) => name !== '').toSorted(byName)

/** Made once, because thousands of names are compared with it, and late, because it takes as long as a page of code. */
const collator = once(() => new Intl.Collator(undefined, { numeric: true }))

/** Natural order: 2 before 10. */
export const byName = (one: string, other: string) => collator().compare(one, other)

/** Sets the current crop: the previous one ends today, and a choice made today is replaced. */
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

/** The crop of a day; in a gap the next one, after the last period that one; null where there is none. */
export function cropAt({ crops }: Pick<Plot, 'crops'>, day: string): string | null {
  const inOrder = crops.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const next = inOrder.findLast(({ from, to }) => from <= day && (to === null || day < to))
  return (next ?? inOrder.find(({ from }) => from > day) ?? inOrder.at(-1))?.crop ?? null
}

/** Crops by the days on which they were named. */
export function cropPeriods(named: ReadonlyMap<string, string>): readonly CropPeriod[] {
  const days = [...named].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const starts = days.filter(([, crop], at) => crop !== days[at - 1]?.[1])
  return starts.map(([from, crop], at) => ({ crop, from, to: starts[at + 1]?.[0] ?? null }))
}

/**
 * Finds the field a sample was taken from: the one with its id, otherwise the only one with its title or name. An archived field is
 * only hidden from lists and counts as well, unless one in use has the same name.
 */
export function plotOfSample<Named extends Pick<Plot, 'id' | 'name' | 'farmer' | 'archived'>>(
  sample: { readonly name: string; readonly plot?: string },
  plots: readonly Named[],
): Named | null {
  if (sample.plot !== undefined) return plots.find(({ id }) => id === sample.plot) ?? null
  const name = sample.name.trim()
  if (name === '') return null
  return (
    onlyInUse(plots.filter((plot) => plotTitle(plot).trim() === name)) ??
    onlyInUse(plots.filter((plot) => plot.name.trim() === name))
  )
}

/** `plotOfSample` for thousands of samples: each id and each name is looked up once. */
export function plotFinder<Named extends Pick<Plot, 'id' | 'name' | 'farmer' | 'archived'>>(
  plots: readonly Named[],
): (sample: { readonly name: string; readonly plot?: string }) => Named | null {
  const ofId = memoize((plot) => plotOfSample({ name: '', plot }, plots))
  const ofName = memoize((name) => plotOfSample({ name }, plots))
  return ({ name, plot }) => (plot === undefined ? ofName(name) : ofId(plot))
}

function onlyInUse<Named extends Pick<Plot, 'archived'>>(alike: readonly Named[]): Named | null {
  const used = alike.filter(({ archived }) => !archived)
  return onlyOne(used.length > 0 ? used : alike)
}

const onlyOne = <One>(all: readonly One[]): One | null =>
  all.length === 1 ? (all[0] ?? null) : null

/** Finds the first sample whose field and current crop are known, so that it can be diagnosed without a question. */
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
