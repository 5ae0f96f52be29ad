import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { KeptRecord } from '#app/records/project-record.ts'
import { summarize, type RecordSummary } from '#domain/record/record-summary.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { byName, plotFinder, plotTitle, type Plot } from '#domain/plot/plot.ts'
import type { RecordSample } from '#domain/record/soil-record.ts'
import { useServices } from '#ui/services.tsx'
import { useAllPlots } from '#ui/use-choices.ts'

export interface History {
  /** Newest first; only the newest until all have been read. */
  readonly summaries: readonly RecordSummary[]
  /** False while only the newest have been read. */
  readonly isWhole: boolean
  readonly plots: readonly Plot[]
  readonly plotNames: ReadonlyMap<string, string>
}

/** Summaries of all tests, and the plots. */
export function useHistory(): History {
  const { records } = useServices()
  const recent = useStore(records.store, (state) => state.recent)
  const whole = useStore(records.store, ({ index }) =>
    index.state === 'ready' ? index.summaries : null,
  )
  const { plots, plotNames } = usePlots()
  useEffect(() => void records.openIndex(), [records])
  const isWhole = whole !== null
  const placed = useMemo(() => placedIn(plots), [plots])
  const summaries = useMemo(
    () =>
      (whole ?? recent.map((record) => summarize(record)))
        .map((one) => placed(one))
        .toSorted(latestThenByName(plotNames)),
    [whole, recent, placed, plotNames],
  )
  return { summaries, isWhole, plots, plotNames }
}

/** Newest first; tests of one moment, such as the rows of one table, by the name of their first field or sample. */
function latestThenByName(plotNames: ReadonlyMap<string, string>) {
  const nameOf = ({ samples: [first] }: RecordSummary) =>
    plotNames.get(first?.plot ?? '') ?? first?.name ?? ''
  return (one: RecordSummary, other: RecordSummary) =>
    other.startedAt - one.startedAt || byName(nameOf(one), nameOf(other))
}

/** Adds the fields of samples that bear only the name of one, as the diagnosis does. */
function placedIn(plots: readonly Plot[]) {
  const plotOf = plotFinder(plots)
  const placed = (sample: RecordSample): RecordSample => {
    const plot = sample.plot === undefined ? plotOf(sample) : null
    return plot === null ? sample : { ...sample, plot: plot.id }
  }
  return memoizeByObject((summary: RecordSummary): RecordSummary => {
    const samples = summary.samples.map((one) => placed(one))
    return samples.every((one, at) => one === summary.samples[at])
      ? summary
      : { ...summary, samples }
  })
}

export function usePlots() {
  const kept = useAllPlots()
  const plotNames = useMemo(() => new Map(kept.map((plot) => [plot.id, plotTitle(plot)])), [kept])
  return { plots: kept, plotNames }
}

/** Full records in their current state; null until read. Rereads whenever something is saved. */
export function useKept(ids: readonly string[]): readonly KeptRecord[] | null {
  const { records } = useServices()
  const isReady = useStore(records.store, (state) => state.isReady)
  const [kept, setKept] = useState<readonly KeptRecord[] | null>(null)
  const key = JSON.stringify(ids)
  useEffect(() => {
    let isGone = false
    let isLooking = false
    let isStale = false
    const asked: readonly string[] = JSON.parse(key)
    // One read at a time, so that hundreds of changes in a row cause one or two reads.
    const look = async (): Promise<void> => {
      isStale = isLooking
      if (isLooking) return
      isLooking = true
      try {
        const found = await records.read(asked)
        if (!isGone) setKept(found)
      } finally {
        isLooking = false
      }
      if (isStale && !isGone) await look()
    }
    void look()
    const stop = records.store.subscribe((now, before) => {
      const isNew = now.recent !== before.recent || now.index.summaries !== before.index.summaries
      if (isNew) void look()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [records, key])
  // Until the engine has read the storage, a missing record may still be found.
  return kept !== null && kept.length === 0 && !isReady ? null : kept
}
