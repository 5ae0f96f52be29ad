import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { useServices } from '#ui/services.tsx'

/** The charts photographed for a kit, oldest first. Requested only once the kits are loaded, so that the page never waits for them. */
export function useOwnCharts(kit: string): readonly OwnChart[] {
  const { charts, kits } = useServices()
  const isReady = useStore(kits.store, (state) => state.isReady)
  useEffect(() => {
    if (isReady) void charts.start()
  }, [charts, isReady])
  const all = useStore(charts.store, (state) => state.charts)
  return all.filter((chart) => chart.kit === kit)
}

/** `kit`: the kit's own colors. */
export const kitSet = 'kit'

/** The set whose colors an analyte's levels show: the one of the address, else the newest; null for the kit's own. */
export function shownSet(
  charts: readonly OwnChart[],
  analyte: string,
  asked: string | null,
): OwnChart | null {
  if (asked === kitSet) return null
  const sets = charts.filter((chart) => chart.analyte === analyte)
  return sets.find(({ id }) => id === asked) ?? sets.at(-1) ?? null
}
