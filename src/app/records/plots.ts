import type { StoreApi } from 'zustand/vanilla'

import type { Plot, PlotFields } from '#domain/plot/plot.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { EventLog, NewEvent, StorageFailure, StoredEvent } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import { foldPlots, plotStream, type KeptPlots } from './kept-plots.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

export interface PlotsState {
  /** False until the kept ones were read. */
  readonly ready: boolean
  /** By name. Archived ones are here, removed ones not. */
  readonly plots: readonly Plot[]
  readonly unreadable: number
}

export interface Plots {
  readonly store: StoreApi<PlotsState>
  /** Reads what was kept; any number of times. */
  start(): Promise<void>
  /** Keeps a new plot. A failed one can be used until the page closes. */
  keep(plot: Plot): Promise<Result<void, StorageFailure>>
  /** Changes fields, each for itself. The value takes the change back when given to `change`. */
  change(
    id: string,
    fields: Partial<PlotFields>,
  ): Promise<Result<Partial<PlotFields>, StorageFailure | 'unknown-plot'>>
  remove(id: string): Promise<Result<void, StorageFailure>>
  restore(id: string): Promise<Result<void, StorageFailure>>
  /** Reads everything anew, after very much was kept at once. */
  readAgain(): Promise<void>
  /** Kept once, and removed; only after `start`. */
  isRemoved(id: string): boolean
  newId(): string
}

/** The user's plots, as far as all devices have told. */
export function createPlots(outside: {
  readonly log: EventLog
  readonly ids: Ids
  readonly store: StoreApi<PlotsState>
}): Plots {
  const { log, ids, store } = outside
  let events: readonly StoredEvent[] = []
  let kept: KeptPlots = foldPlots([])
  let starting: Promise<void> | null = null

  function take(more: readonly StoredEvent[]) {
    events = [...events, ...more]
    kept = foldPlots(events)
    const plots = [...kept.plots.values()]
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ plot }) => plot)
      .toSorted(byName)
    store.setState({ ready: true, plots, unreadable: kept.unreadable })
  }

  async function readAgain() {
    const found = await log.readStream(plotStream)
    events = []
    take(found)
  }

  function start() {
    starting ??= begin()
    return starting
  }

  async function begin() {
    log.onAppend((event) => {
      if (event.stream === plotStream) take([event])
    })
    onStorageRecovered(log, () => void readAgain())
    await readAgain()
  }

  async function append(event: Pick<NewEvent, 'kind' | 'payload'>) {
    await start()
    const result = await log.append({ stream: plotStream, version: 1, ...event })
    if (result.ok) take([result.value])
    // Not kept, but readable until the page closes.
    else await readAgain()
    return result.ok ? ok(undefined) : failed(result.reason)
  }

  return {
    store,
    start,
    readAgain,
    keep: (plot) => append({ kind: 'plot-kept', payload: plot }),
    async change(id, fields) {
      await start()
      const known = kept.plots.get(id)?.plot
      if (known === undefined) return failed('unknown-plot')
      const before = partOf(known, fields)
      const result = await append({ kind: 'plot-changed', payload: { id, fields } })
      return result.ok ? ok(before) : result
    },
    remove: (id) => append({ kind: 'plot-removed', payload: { id } }),
    restore: (id) => append({ kind: 'plot-restored', payload: { id } }),
    isRemoved: (id) => kept.plots.get(id)?.isRemoved === true,
    newId: () => ids.next(),
  }
}

/** The fields of a plot that the patch is about. */
function partOf(plot: Plot, fields: Partial<PlotFields>): Partial<PlotFields> {
  const kept = Object.entries(plot).filter(([name]) => Object.hasOwn(fields, name))
  return Object.fromEntries(kept)
}

const byName = (one: Plot, other: Plot) =>
  one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)
