import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { summarize, type RecordSummary } from '#domain/record/record-summary.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { useServices } from '#ui/services.tsx'

export interface History {
  /** Newest first; only the newest until all were read. */
  readonly summaries: readonly RecordSummary[]
  /** False while only the newest are here. */
  readonly isWhole: boolean
  readonly plots: readonly Plot[]
  readonly plotNames: ReadonlyMap<string, string>
}

/** All tests in short, and the plots they came from. */
export function useHistory(): History {
  const { records } = useServices()
  const recent = useStore(records.store, (state) => state.recent)
  const whole = useStore(records.store, ({ index }) =>
    index.state === 'ready' ? index.summaries : null,
  )
  const { plots, plotNames } = usePlots()
  useEffect(() => void records.openIndex(), [records])
  const isWhole = whole !== null
  const summaries = useMemo(
    () => whole ?? recent.map((record) => summarize(record)),
    [whole, recent],
  )
  return {
    summaries,
    isWhole,
    plots,
    plotNames,
  }
}

export function usePlots() {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  const plotNames = useMemo(() => new Map(kept.map(({ id, name }) => [id, name])), [kept])
  return { plots: kept, plotNames }
}
