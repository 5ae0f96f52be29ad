import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/diagnosis-choices.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decide.ts'
import type { Decision } from '#domain/diagnosis/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/diagnosis-input.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import { judgedInput } from './judged-input.ts'
import { monthOf, thisMonth } from './month-of.ts'
import { recordValues } from './record-values.ts'
import { positiveIn, typedLaboratory, typedReadings, type TypedForm } from './typed-values.ts'
import { useSource, type Source } from './use-source.ts'
import { useTypedForms } from './use-typed-forms.ts'

/** Everything the parts of the view look at and change. */
export interface Desk {
  readonly choices: ChosenForDiagnosis
  readonly change: (patch: Partial<ChosenForDiagnosis>) => void
  readonly now: () => ReturnType<DiagnosisChoices['now']>
  readonly source: Source
  readonly records: ReturnType<typeof useSource>['records']
  readonly ask: (params: Readonly<Record<string, string | null>>) => void
  readonly form: TypedForm
  readonly type: (form: TypedForm) => void
  readonly plots: readonly Plot[]
  readonly plot: Plot | null
  readonly crop: Crop | null
  readonly choosePlot: (id: string | null) => void
  readonly chooseCrop: (id: string) => void
  readonly judged: Judged | null
}

export interface Judged {
  readonly input: DiagnosisInput
  readonly diagnosis: Decision
}

export function useDesk(service: DiagnosisChoices): Desk {
  const choices = useStore(service.store)
  const search = useSearchState()
  const { source, records } = useSource(search)
  const { form, type, ask } = useTypedForms(search, source)
  const plots = usePlots()
  const plotId = search.get('plot') ?? samplePlot(source) ?? choices.plot
  const plot = plots.find(({ id }) => id === plotId) ?? null
  const cropId = search.get('crop') ?? cropOfPlot(plot, choices) ?? choices.crop
  const crop = cropId === null ? null : cropOf(cropId)
  const judged = useMemo(
    () => (crop === null ? null : judge(source, crop, choices, plot, form)),
    [source, crop, choices, plot, form],
  )
  return {
    choices,
    change: (patch) => service.change(patch),
    now: () => service.now(),
    source,
    records,
    ask,
    form,
    type,
    plots,
    plot,
    crop,
    choosePlot(id) {
      service.change({ plot: id })
      search.change({ plot: id ?? '', crop: null }, 'replace')
    },
    chooseCrop(id) {
      const { cropOfPlot: known } = service.store.getState()
      service.change({
        crop: id,
        ...(plot !== null && { cropOfPlot: { ...known, [plot.id]: id } }),
      })
      search.change({ crop: id }, 'replace')
    },
    judged,
  }
}

/** Null where there is nothing to judge. */
function judge(
  source: Source,
  crop: Crop,
  choices: ChosenForDiagnosis,
  plot: Plot | null,
  form: TypedForm,
): Judged | null {
  if (source.kind === 'waiting' || source.kind === 'unknown-record') return null
  const isTyped = source.kind === 'typed'
  const { readings, laboratory } = isTyped
    ? { readings: typedReadings(form), laboratory: typedLaboratory(form) }
    : recordValues(source.record, source.sample.id, form)
  if (readings.length === 0 && Object.keys(laboratory).length === 0) return null
  const month = isTyped ? thisMonth() : monthOf(source.record)
  const asked = { readings, laboratory, month, cec: positiveIn(form.cec) }
  const input = judgedInput(crop, choices, plot, asked)
  return { input, diagnosis: decide(input, ruleBook, { bagKilograms: choices.bags }) }
}

function usePlots(): readonly Plot[] {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  return useMemo(() => kept.filter(({ archived }) => !archived), [kept])
}

const samplePlot = (source: Source) =>
  source.kind === 'record' ? (source.sample.plot ?? null) : null

/** What was judged for the plot the last time, else what grows there. */
function cropOfPlot(plot: Plot | null, { cropOfPlot: known }: ChosenForDiagnosis): string | null {
  if (plot === null) return null
  return known[plot.id] ?? plot.crops.findLast(({ to }) => to === null)?.crop ?? null
}
