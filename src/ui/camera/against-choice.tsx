import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import { useServices } from '#ui/services.tsx'
import type { Against } from './reading-request.ts'

interface AgainstState {
  readonly kind: Against
  /** The user's own chart: compared with, or known by its colors where it lies in the photograph. */
  readonly own: OwnChart | null
  readonly sets: readonly OwnChart[]
  readonly choose: (value: string) => void
  readonly value: string
}

const inFrame = 'chart'

/** What a sample is compared with: the chart in the same photograph, unless the user says otherwise. */
export function useAgainst(kit: Kit, analyte: Analyte): AgainstState {
  const { charts } = useServices()
  useEffect(() => {
    void charts.start()
  }, [charts])
  const all = useStore(charts.store, (state) => state.charts)
  const sets = all.filter((chart) => chart.kit === kit.id && chart.analyte === analyte.id)
  const [value, choose] = useState<string>(inFrame)
  const chosen = sets.find(({ id }) => id === value)
  return {
    kind: chosen === undefined ? 'chart' : 'own',
    own: chosen ?? sets.at(-1) ?? null,
    sets: sets.filter(({ hasWhite, patches }) => hasWhite && patches.length > 1),
    choose,
    value: chosen?.id ?? inFrame,
  }
}

export function AgainstChoice({ against }: { readonly against: AgainstState }) {
  const words = texts('camera').against
  const { sets, value, choose } = against
  if (sets.length === 0) return null
  return (
    <Choice
      legend={words.legend}
      value={value}
      onChange={choose}
      options={[
        { value: inFrame, label: words.chart, detail: words.chartDetail },
        ...sets.map(({ id, name }) => ({
          value: id,
          label: words.own(name),
          detail: words.ownDetail,
        })),
      ]}
    />
  )
}
