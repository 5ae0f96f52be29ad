import type { StoreApi } from 'zustand/vanilla'

import { once, onceAsync } from '#domain/once.ts'
import { byName, type Plot, type PlotFields } from '#domain/plot/plot.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import {
  foldPlots,
  conflictingFields,
  replacedByPatch,
  type KeptPlots,
  type ConflictingField,
} from './kept-plots.ts'
import { plotStream } from './event-streams.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

export interface PlotsState {
  /** False until the stored ones have been read. */
  readonly isReady: boolean
  /** By name. Includes archived ones, not removed ones. */
  readonly plots: readonly Plot[]
  /** By plot: concurrent writes of two devices to the same field. */
  readonly conflicts: ReadonlyMap<string, readonly ConflictingField[]>
  readonly unreadable: number
}

type PlotFailure = StorageFailure | 'unknown-plot'

/** Fields by plot. */
type PlotChanges = ReadonlyMap<string, Partial<PlotFields>>

export interface Plots {
  readonly store: StoreApi<PlotsState>
  /** Reads what is stored; repeated calls have no effect. */
  start(): Promise<void>
  /** Stores a new plot. If that fails, it can be used until the page closes. */
  keep(plot: Plot): Promise<Result<void, StorageFailure>>
  /** Changes fields, each independently. The value undoes the change when given to `change`. */
  change(id: string, fields: Partial<PlotFields>): Promise<Result<Partial<PlotFields>, PlotFailure>>
  /** The same for many plots, with one update of the screen. Plots not found are skipped. */
  changeAll(changes: PlotChanges): Promise<Result<PlotChanges, StorageFailure>>
  remove(id: string): Promise<Result<void, StorageFailure>>
  restore(id: string): Promise<Result<void, StorageFailure>>
  /** Rereads everything, after a large import. */
  readAgain(): Promise<void>
  /** Whether it was stored and then removed; only after `start`. */
  isRemoved(id: string): boolean
  newId(): string
}

/** The user's plots, from the events of all devices known here. */
export function createPlots(outside: {
  readonly log: EventLog
  readonly ids: Ids
  readonly store: StoreApi<PlotsState>
}): Plots {
  const { log, ids, store } = outside
  let events: readonly StoredEvent[] = []
  let kept: KeptPlots = foldPlots([])
  let isRead = false

  function fold(more: readonly StoredEvent[]) {
    events = [...events, ...more]
    kept = foldPlots(events)
    const here = [...kept.plots.values()].filter(({ isRemoved }) => !isRemoved)
    const plots = here.map(({ plot }) => plot).toSorted(byNameThenId)
    const conflicts = new Map(
      here
        .map((one) => [one.plot.id, conflictingFields(one, log.device)] as const)
        .filter(([, fields]) => fields.length > 0),
    )
    store.setState({ isReady: isRead, plots, conflicts, unreadable: kept.unreadable })
  }

  async function readAgain() {
    const found = await log.readStream(plotStream)
    const stored = new Set(found.map(({ id }) => id))
    // Those that another tab has stored since the read began stay.
    events = events.filter(({ id }) => !stored.has(id))
    isRead = true
    fold(found)
  }

  const follow = once(() => {
    log.onAppend((event) => {
      if (event.stream === plotStream) fold([event])
    })
    onStorageRecovered(log, () => void readAgain())
  })

  const start = onceAsync(async () => {
    follow()
    await readAgain()
  })

  async function append(...news: readonly Pick<NewEvent, 'kind' | 'payload'>[]) {
    await start()
    const results = await Promise.all(
      news.map((event) => log.append({ stream: plotStream, version: 1, ...event })),
    )
    const fault = results.find((result) => !result.ok)
    if (fault === undefined) fold(results.flatMap((result) => (result.ok ? [result.value] : [])))
    // Not stored, but readable until the page closes.
    else await readAgain()
    return fault === undefined ? ok(undefined) : failed(fault.reason)
  }

  async function changeAll(changes: PlotChanges) {
    await start()
    const known = [...changes].flatMap(([id, fields]) => {
      const now = kept.plots.get(id)
      return now === undefined ? [] : [{ id, fields, now }]
    })
    const before = new Map(known.map(({ id, fields, now }) => [id, partOf(now.plot, fields)]))
    const result = await append(
      ...known.map(({ id, fields, now }) => ({
        kind: 'plot-changed',
        payload: { id, fields, over: replacedByPatch(now, fields) },
      })),
    )
    return result.ok ? ok(before) : result
  }

  return {
    store,
    start,
    readAgain,
    changeAll,
    keep: (plot) => append({ kind: 'plot-kept', payload: plot }),
    async change(id, fields) {
      const result = await changeAll(new Map([[id, fields]]))
      if (!result.ok) return result
      const before = result.value.get(id)
      return before === undefined ? failed('unknown-plot') : ok(before)
    },
    remove: (id) => append({ kind: 'plot-removed', payload: { id } }),
    restore: (id) => append({ kind: 'plot-restored', payload: { id } }),
    isRemoved: (id) => kept.plots.get(id)?.isRemoved === true,
    newId: () => ids.next(),
  }
}

/** The fields of a plot that the patch changes. */
function partOf(plot: Plot, fields: Partial<PlotFields>): Partial<PlotFields> {
  const kept = Object.entries(plot).filter(([name]) => Object.hasOwn(fields, name))
  return Object.fromEntries(kept)
}

const byNameThenId = (one: Plot, other: Plot) =>
  byName(one.name, other.name) || (one.id < other.id ? -1 : 1)
