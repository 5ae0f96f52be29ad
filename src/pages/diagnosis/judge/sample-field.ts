import { choiceKey, type DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { ChangeFailure } from '#app/records/records.ts'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { divideConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { ok, type Result } from '#domain/result.ts'
import { isDefaultName } from '#locales/sample-names.ja.ts'
import { useServices } from '#ui/services.tsx'
import { dayInput } from '#ui/text/day-text.ts'

/** The field of the sample that is diagnosed. */
export type SampleField = ReturnType<typeof useSampleField>

/** `ask`: puts the id of a field into the URL. */
export function useSampleField(
  service: DiagnosisChoices,
  answer: SampleAnswer | null,
  ask: (id: string | null) => void,
) {
  const { plots, records, setup } = useServices()
  /** `name` replaces the name that the app gave the sample. */
  async function assign(
    plot: string | null,
    name: string | null,
  ): Promise<Result<null, ChangeFailure>> {
    if (answer === null) return ok(null)
    const { judged } = answer
    if (judged.kind === 'typed') {
      ask(plot)
      return ok(null)
    }
    const { id: sample, name: given } = judged.sample
    const index = judged.record.samples.findIndex(({ id }) => id === sample)
    const newName = name !== null && isDefaultName(given, index + 1) ? name : null
    const changed = await records.change(judged.record.id, [
      { field: 'sample-plot', sample, value: plot },
      ...(newName === null ? [] : [{ field: 'sample-name', sample, value: newName } as const]),
    ])
    if (!changed.ok) return changed
    const { count, names } = setup.store.getState()
    if (newName !== null && index < count && !names[index]) setup.rename(index, newName)
    return ok(null)
  }
  return {
    /** Name the user gave the sample: probably the field's. */
    nameOfSample: answer === null ? '' : givenName(answer),
    /** Assigns a sample of a test to a field permanently; values without a test only in the URL. */
    choose: (id: string | null) => assign(id, null),
    /**
     * Keeps a new field with all that was said of it, for this sample and for the next test: it is then asked about nothing. An
     * archived one of that name is put back into the list instead.
     */
    async keep(name: string) {
      const { plots: kept } = plots.store.getState()
      // Like the new one it has no farmer: another's field is not brought back.
      const isTwin = (one: Plot) => one.archived && one.name === name && one.farmer === ''
      const archived = kept.find(isTwin)
      if (archived !== undefined) {
        const shown = await plots.changeAll(new Map([[archived.id, { archived: false }]]))
        if (!shown.ok) return shown
        const assigned = await assign(archived.id, name)
        return assigned.ok ? ok('unarchived' as const) : assigned
      }
      const plot = newPlot(await plots.newId(), name)
      const { at, wallOffset } = service.now()
      const { ofPlot, beside } = divideConditions(
        plot,
        answer?.conditions ?? {},
        dayInput(at + wallOffset),
      )
      const added = await plots.keep({ ...plot, ...ofPlot })
      if (!added.ok) return added
      service.changePlace(choiceKey.plot(plot.id), beside)
      const assigned = await assign(plot.id, name)
      return assigned.ok ? ok('new' as const) : assigned
    },
  }
}

function givenName({ judged }: SampleAnswer): string {
  if (judged.kind === 'typed') return ''
  const { id, name } = judged.sample
  const index = judged.record.samples.findIndex((one) => one.id === id)
  return isDefaultName(name, index + 1) ? '' : name
}
