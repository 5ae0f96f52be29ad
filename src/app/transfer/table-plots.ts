import { isoDay } from '#domain/exchange/day-text.ts'
import type { PlotRow } from '#domain/exchange/row-records.ts'
import { contentName } from '#domain/record/content-name.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { newPlot, plotTitle, type Plot } from '#domain/plot/plot.ts'
import type { Plots } from '#app/records/plots.ts'

export interface PlotNames {
  readonly byId: Map<string, string>
  readonly idOf: (row: PlotRow) => string
  /** Plots that the table names and this device does not have. */
  readonly made: Map<string, Plot>
}

/**
 * Finds plots by name; the width and kind of kana make no difference. What grows on a plot that is known here is the user's
 * word: only a new one takes what the table says of it, in the first row that names it.
 */
export function plotNames(
  { store }: Plots,
  cropMeantBy: (word: string) => string | null,
): PlotNames {
  const { plots } = store.getState()
  const byId = new Map(plots.map((plot) => [plot.id, plotTitle(plot)]))
  // Of farmers with fields of the same name each has a title of its own.
  const ids = new Map([
    ...plots.map(({ id, name }) => [foldText(name), id] as const),
    ...plots.map((plot) => [foldText(plotTitle(plot)), plot.id] as const),
  ])
  const made = new Map<string, Plot>()
  return {
    byId,
    made,
    idOf({ plot: title, farmer, farmerReading, group, area, crop, day }) {
      const folded = foldText(title)
      const known = ids.get(folded)
      if (known !== undefined) return known
      // The same name gives the same plot when the file is read once more.
      const id = `table-${contentName(folded)}`
      ids.set(folded, id)
      const name = title.slice(title.startsWith(`${farmer} `) ? farmer.length + 1 : 0)
      const grown = cropMeantBy(crop)
      const crops = grown === null ? [] : [{ crop: grown, from: isoDay(day), to: null }]
      // As the form asks for it: in hiragana.
      const reading = foldText(farmerReading)
      made.set(id, { ...newPlot(id, name), farmer, farmerReading: reading, group, area, crops })
      byId.set(id, title)
      return id
    },
  }
}
