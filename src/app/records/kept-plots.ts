import { parsePlot, parsePlotPatch } from '#domain/plot/parse-plot.ts'
import type { Plot, PlotFields } from '#domain/plot/plot.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import {
  findValueConflict,
  parseReplacedIds,
  addWrite,
  type ValueConflict,
  type Write,
} from '#domain/record/current-writes.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { subjectIdOf } from './event-streams.ts'
import { propertyOf } from '#domain/property-of.ts'

interface KeptPlot {
  readonly plot: Plot
  readonly isRemoved: boolean
  /** By field: the writes that no later write has seen and replaced. */
  readonly currentWrites: ReadonlyMap<PlotField, readonly Write<PlotPatch>[]>
}

type PlotField = keyof PlotFields
/** One field of a plot with its value. */
type PlotPatch = Partial<PlotFields>

export interface KeptPlots {
  readonly plots: ReadonlyMap<string, KeptPlot>
  /** Number of stored plots that cannot be read; they stay in storage. */
  readonly unreadable: number
}

/** Folds all events of plots, in any order: the latest write of each field wins. */
export function foldPlots(events: readonly StoredEvent[]): KeptPlots {
  const plots = new Map<string, KeptPlot>()
  let unreadable = 0
  const inOrder = inClockOrder(events)
  // A correction made here may have an earlier clock than its plot, if that came from another device.
  const kept = inOrder.filter(({ kind }) => kind === 'plot-kept')
  for (const event of kept) {
    const plot = plotIn(event)
    if (plot === null) unreadable += 1
    else plots.set(plot.id, { plot, isRemoved: false, currentWrites: new Map() })
  }
  for (const event of inOrder) {
    const { kind } = event
    const id = subjectIdOf(event)
    const known = plots.get(id)
    if (known === undefined) continue
    if (kind === 'plot-changed') plots.set(id, changed(known, event))
    if (kind === 'plot-removed') plots.set(id, { ...known, isRemoved: true })
    if (kind === 'plot-restored') plots.set(id, { ...known, isRemoved: false })
  }
  return { plots, unreadable }
}

function changed({ plot, isRemoved, currentWrites }: KeptPlot, event: StoredEvent): KeptPlot {
  const { id, device, clock, payload } = event
  const patch = parsePlotPatch(propertyOf(payload, 'fields'))
  const over = parseReplacedIds(payload)
  const written = new Map(currentWrites)
  for (const field of fieldsOf(patch)) {
    const write = { id, device, clock, over, value: { [field]: patch[field] } }
    written.set(field, addWrite(currentWrites.get(field) ?? [], write))
  }
  return { plot: { ...plot, ...patch }, isRemoved, currentWrites: written }
}

/** Ids of the writes that a change of these fields replaces. */
export const replacedByPatch = (
  { currentWrites }: KeptPlot,
  patch: PlotPatch,
): readonly string[] => [
  ...new Set(
    fieldsOf(patch).flatMap((field) => (currentWrites.get(field) ?? []).map(({ id }) => id)),
  ),
]

/** Writes of other devices, made without knowing the value that counts. */
export const conflictingFields = (
  { currentWrites }: KeptPlot,
  here: string,
): readonly ConflictingField[] =>
  [...currentWrites].flatMap(([field, writes]) => {
    const found = findValueConflict(writes, here)
    return found === null ? [] : [{ field, ...found }]
  })

export interface ConflictingField extends ValueConflict<PlotPatch> {
  readonly field: PlotField
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a patch holds fields alone
const fieldsOf = (patch: PlotPatch) => Object.keys(patch) as PlotField[]

/** Cache: events never change, and thousands are folded again for each new one. */
const plotIn = memoizeByObject(({ payload }: StoredEvent) => parsePlot(payload))
