import type { TableRow } from '#domain/exchange/csv-row.ts'
import { isoDay } from '#domain/calendar.ts'
import type { PlotRow } from '#domain/exchange/row-records.ts'
import { contentName } from '#domain/record/content-name.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { cropPeriods, newPlot, plotTitle, type Plot } from '#domain/plot/plot.ts'
import { squareMeters, type Area } from '#domain/soil/area.ts'
import type { Plots } from '#app/records/plots.ts'

/** Facts about a plot in a table, besides the crop. */
type PlotFacts = Pick<Plot, 'farmerReading' | 'group' | 'area'>

type LearnedFacts = Partial<PlotFacts & Pick<Plot, 'name' | 'farmer' | 'crops'>>

/** A fact that differs on this device. */
export interface PlotDifference {
  readonly line: number
  /** The plot's title. */
  readonly plot: string
  readonly fact: keyof PlotFacts
  readonly here: string | Area
  readonly inTable: string | Area
}

export interface PlotNames {
  readonly byId: Map<string, string>
  readonly idOf: (row: PlotRow) => string
  /** Plots named in the table that do not exist on this device. */
  readonly made: Map<string, Plot>
  /** Whether the plot of a row has the row's crop, or takes it from the table. */
  readonly takesCrop: (row: TableRow) => boolean
  /** Takes in what a row says about a plot that already has an id. */
  readonly learn: (row: TableRow) => void
  /** New facts about plots, by id. */
  readonly learned: Map<string, LearnedFacts>
  /** Facts for which this device keeps its own value; one for each plot, fact and value. */
  readonly differences: () => readonly PlotDifference[]
}

/**
 * Finds plots by name, regardless of width and kind of kana. Facts fill what is empty: a plot with a crop keeps it, any other takes
 * the crops of the table, each from the day of its row.
 */
export function plotNames(
  { store }: Plots,
  cropMeantBy: (word: string) => string | null,
): PlotNames {
  const { plots } = store.getState()
  const byId = new Map(plots.map((plot) => [plot.id, plotTitle(plot)]))
  // Titles distinguish fields of the same name of several farmers.
  const ids = new Map([
    ...plots.map(({ id, name }) => [foldText(name), id] as const),
    ...plots.map((plot) => [foldText(plotTitle(plot)), plot.id] as const),
  ])
  const known = new Map<string, PlotFacts>(plots.map((plot) => [plot.id, plot]))
  const cropsById = new Map(plots.map(({ id, crops }) => [id, crops]))
  const made = new Map<string, Plot>()
  const learned = new Map<string, LearnedFacts>()
  const learn = (id: string, facts: LearnedFacts) =>
    void learned.set(id, { ...learned.get(id), ...facts })
  const withoutFarmer = new Set(plots.flatMap(({ id, farmer }) => (farmer === '' ? [id] : [])))
  /** By plot without a crop before this table: its crops by day. */
  const growing = new Map(
    plots.flatMap(({ id, crops }) => (crops.length === 0 ? [[id, new Map<string, string>()]] : [])),
  )
  const differences = new Map<string, PlotDifference>()
  return {
    byId,
    made,
    learned,
    differences: () => [...differences.values()],
    takesCrop({ plot, crop }) {
      const grown = cropMeantBy(crop)
      if (!plot || grown === null) return false
      const id = ids.get(foldText(plot))
      if (id === undefined || growing.has(id)) return true
      return cropsById.get(id)?.some((one) => one.crop === grown) ?? false
    },
    idOf(row) {
      const { plot: title, farmer, crop, day } = row
      const folded = foldText(title)
      const kept = ids.get(folded)
      if (kept !== undefined) return kept
      // The same name gives the same plot when the file is read again.
      const id = `table-${contentName(folded)}`
      ids.set(folded, id)
      const grown = cropMeantBy(crop)
      const byDay = new Map(grown === null ? [] : [[isoDay(day), grown]])
      growing.set(id, byDay)
      const plot = {
        ...newPlot(id, withoutName(title, farmer)),
        farmer,
        crops: cropPeriods(byDay),
        ...factsIn(row),
      }
      made.set(id, plot)
      known.set(id, plot)
      byId.set(id, title)
      return id
    },
    learn(row) {
      const id = ids.get(foldText(row.plot ?? ''))
      const facts = id === undefined ? undefined : known.get(id)
      if (id === undefined || facts === undefined) return
      const inTable = factsIn(row)
      const missing = missingIn(facts, inTable)
      if (Object.keys(missing).length > 0) {
        known.set(id, { ...facts, ...missing })
        learn(id, missing)
      }
      if (row.farmer !== '' && withoutFarmer.delete(id)) {
        learn(id, { farmer: row.farmer, name: withoutName(byId.get(id) ?? '', row.farmer) })
      }
      const [byDay, grown] = [growing.get(id), cropMeantBy(row.crop)]
      if (byDay !== undefined && grown !== null && byDay.get(isoDay(row.day)) !== grown) {
        byDay.set(isoDay(row.day), grown)
        learn(id, { crops: cropPeriods(byDay) })
      }
      const plot = byId.get(id) ?? ''
      for (const { fact, ...words } of differencesIn(facts, inTable)) {
        const key = JSON.stringify([id, fact, words.inTable])
        if (!differences.has(key)) differences.set(key, { line: row.line, plot, fact, ...words })
      }
    },
  }
}

/** The name of a field in its title. */
const withoutName = (title: string, farmer: string) =>
  title.startsWith(`${farmer} `) ? title.slice(farmer.length + 1) : title

/** Facts of a row, with the reading in hiragana, as in the form. */
const factsIn = ({ farmerReading, group, area }: Omit<PlotRow, 'plot'>): PlotFacts => ({
  farmerReading: foldText(farmerReading),
  group,
  area,
})

const missingIn = (known: PlotFacts, inTable: PlotFacts): Partial<PlotFacts> => ({
  ...(known.farmerReading === '' &&
    inTable.farmerReading !== '' && { farmerReading: inTable.farmerReading }),
  ...(known.group === '' && inTable.group !== '' && { group: inTable.group }),
  ...(known.area === null && inTable.area !== null && { area: inTable.area }),
})

function differencesIn(
  here: PlotFacts,
  inTable: PlotFacts,
): readonly Pick<PlotDifference, 'fact' | 'here' | 'inTable'>[] {
  const words = (['farmerReading', 'group'] as const).flatMap((fact) =>
    here[fact] === '' || inTable[fact] === '' || letters(here[fact]) === letters(inTable[fact])
      ? []
      : [{ fact, here: here[fact], inTable: inTable[fact] }],
  )
  if (here.area === null || inTable.area === null || isSameArea(here.area, inTable.area))
    return words
  return [...words, { fact: 'area', here: here.area, inTable: inTable.area }]
}

const letters = (text: string) => foldText(text).replaceAll(' ', '')

/** Largest relative difference between equal areas, since areas in other units are rounded. */
const areaTolerance = 0.005

function isSameArea(one: Area, other: Area): boolean {
  const size = squareMeters(one.value, one.unit)
  return Math.abs(size - squareMeters(other.value, other.unit)) <= areaTolerance * size
}
