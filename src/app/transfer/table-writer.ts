import type { Kit } from '#domain/kit/kit.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent } from '#ports/event-log.ts'
import type { ImportReport, ImportOptions, WritableReport } from './import-types.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Plots } from '#app/records/plots.ts'
import { recordEvent } from '#app/records/record-events.ts'
import { plotStream } from '#app/records/event-streams.ts'
import type { Records } from '#app/records/records.ts'
import type { PlotNames } from './table-plots.ts'

export interface TableImportNeeds {
  readonly log: EventLog
  readonly records: Records
  readonly plots: Plots
  readonly kits: readonly Kit[]
  /** Stores how tables with the same head are read. */
  readonly preferences: Preferences
  readonly now: () => number
  readonly zone: (at: Instant) => number
}

/** A table's data on one test, compared with what is kept here. */
export type TableMatch =
  | { readonly kind: 'fresh'; readonly record: SoilRecord }
  | {
      readonly kind: 'changed' | 'known' | 'removed'
      readonly id: string
      readonly changes: readonly RecordChange[]
    }

/** Tests stored at once: a short task, even on an old phone. */
const sliceLength = 150
/** Slices being written at the same time: those waiting are written together. */
const maxAtOnce = 4

/** Appends what was found, in slices; stops at the first failure. Prepares the next slice while others are being written. */
export function createTableWriter(
  { log, records, plots }: TableImportNeeds,
  report: WritableReport,
) {
  const keptPlots = new Set<string>()
  const corrected = new Set<string>()
  let writing: readonly Promise<StorageFailure | null>[] = []

  async function append(
    events: readonly NewEvent[],
    fresh: readonly SoilRecord[],
    counts: Pick<ImportReport, 'records' | 'plots' | 'tests'>,
  ) {
    const outcomes = await Promise.all(events.map((event) => log.append(event)))
    const fault = outcomes.find((outcome) => !outcome.ok)
    if (fault !== undefined) return fault.reason
    records.adopt(fresh)
    report.records += counts.records
    report.tests = [...report.tests, ...counts.tests]
    report.plots += counts.plots
    return null
  }

  async function keepSlice(
    slice: readonly TableMatch[],
    made: ReadonlyMap<string, Plot>,
    restoreRemoved: boolean,
  ) {
    const fresh = slice.flatMap((one) => (one.kind === 'fresh' ? [one.record] : []))
    const plotEvents = [...made]
      .filter(([id]) => !keptPlots.has(id))
      .map(([id, plot]) => plotEvent(plot, plots.isRemoved(id)))
    for (const id of made.keys()) keptPlots.add(id)
    const corrections = slice.flatMap((one) => correctionsOf(one, restoreRemoved))
    const ids = new Set(corrections.map(({ id }) => id))
    for (const id of ids) corrected.add(id)
    const kept = await records.eventsOf(fresh)
    const [first, ...others] = writing
    const isBusy = first !== undefined && writing.length >= maxAtOnce
    const before = isBusy ? await first : null
    if (isBusy) writing = others
    const events = [...plotEvents, ...kept, ...corrections.map(({ event }) => event)]
    const tests = fresh.filter((record) => measuredSamples(record).length > 0).map(({ id }) => id)
    const counts = {
      records: fresh.length + ids.size,
      plots: plotEvents.length,
      tests: [...tests, ...ids],
    }
    if (before === null && events.length > 0) writing = [...writing, append(events, fresh, counts)]
    return before
  }

  return {
    corrected,
    finish: async () => (await Promise.all(writing)).find((fault) => fault !== null) ?? null,
    async write(
      found: readonly TableMatch[],
      { made }: PlotNames,
      { restoreRemoved = false }: ImportOptions,
    ) {
      for (let at = 0; at < found.length; at += sliceLength) {
        const slice = found.slice(at, at + sliceLength)
        // oxlint-disable-next-line no-await-in-loop
        const failure = await keepSlice(slice, made, restoreRemoved)
        if (failure !== null) return failure
      }
      return null
    },
  }
}

function correctionsOf(found: TableMatch, restoreRemoved: boolean) {
  if (found.kind !== 'changed' && !(found.kind === 'removed' && restoreRemoved)) return []
  const { id, changes } = found
  const events = [
    ...(found.kind === 'removed' ? [recordEvent('record-restored', id)] : []),
    ...(changes.length > 0 ? [recordEvent('record-changed', id, { changes })] : []),
  ]
  return events.map((event) => ({ id, event }))
}

/** Event that stores a plot, or restores one of an earlier import that was removed since. */
const plotEvent = (plot: Plot, isRemoved: boolean): NewEvent => ({
  stream: plotStream,
  version: 1,
  ...(isRemoved
    ? { kind: 'plot-restored', payload: { id: plot.id } }
    : { kind: 'plot-kept', payload: plot }),
})
