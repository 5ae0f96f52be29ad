import { parsePlot, parsePlotPatch } from '#domain/plot/parse-plot.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export interface KeptPlots {
  readonly plots: ReadonlyMap<string, { readonly plot: Plot; readonly isRemoved: boolean }>
  /** Kept plots that cannot be read. Left as they are in storage. */
  readonly unreadable: number
}

export const plotStream = 'plots'

/** All events of plots, in any order → the plots: of each field the later word counts. */
export function foldPlots(events: readonly StoredEvent[]): KeptPlots {
  const plots = new Map<string, { plot: Plot; isRemoved: boolean }>()
  let unreadable = 0
  const inOrder = inClockOrder(events)
  // A correction made here may bear an earlier clock than the plot, which came from another device.
  const kept = inOrder.filter(({ kind }) => kind === 'plot-kept')
  for (const { payload } of kept) {
    const plot = parsePlot(payload)
    if (plot === null) unreadable += 1
    else plots.set(plot.id, { plot, isRemoved: false })
  }
  for (const event of inOrder) {
    const { kind, payload } = event
    const id = plotIdOf(event)
    const known = plots.get(id)
    if (known === undefined) continue
    if (kind === 'plot-changed') {
      plots.set(id, { ...known, plot: { ...known.plot, ...parsePlotPatch(fieldsOf(payload)) } })
    }
    if (kind === 'plot-removed') plots.set(id, { ...known, isRemoved: true })
    if (kind === 'plot-restored') plots.set(id, { ...known, isRemoved: false })
  }
  return { plots, unreadable }
}

/** The plot that an event is about. */
export function plotIdOf({ payload }: Pick<StoredEvent, 'payload'>): string {
  const id = partOf(payload, 'id')
  return typeof id === 'string' ? id : ''
}

const fieldsOf = (payload: unknown) => partOf(payload, 'fields')

const partOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
