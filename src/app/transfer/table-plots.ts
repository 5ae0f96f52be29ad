import { contentName } from '#domain/record/content-name.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { newPlot, plotTitle, type Plot } from '#domain/plot/plot.ts'
import type { Plots } from '#app/records/plots.ts'

export interface PlotNames {
  readonly byId: Map<string, string>
  readonly idOf: (title: string, farmer: string) => string
  /** Plots that the table names and this device does not have. */
  readonly made: Map<string, Plot>
}

/** Finds plots by name; the width and kind of kana make no difference. */
export function plotNames({ store }: Plots): PlotNames {
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
    idOf(title, farmer) {
      const folded = foldText(title)
      const known = ids.get(folded)
      if (known !== undefined) return known
      // The same name gives the same plot when the file is read once more.
      const id = `table-${contentName(folded)}`
      ids.set(folded, id)
      const name = title.slice(title.startsWith(`${farmer} `) ? farmer.length + 1 : 0)
      made.set(id, { ...newPlot(id, name), farmer })
      byId.set(id, title)
      return id
    },
  }
}
