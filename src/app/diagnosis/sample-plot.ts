import type { Lazy } from '#app/lazy.ts'
import { choiceKey, type DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { Plots } from '#app/records/plots.ts'
import type { ChangeFailure, Records } from '#app/records/records.ts'
import type { createSetup } from '#app/session/setup.ts'
import { divideConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { ok, type Result } from '#domain/result.ts'
import { isDefaultName } from '#locales/sample-names.ja.ts'
import type { SampleAnswer } from './answer-sample.ts'

interface Needs {
  readonly plots: Pick<Plots, 'store'> & Pick<Lazy<Plots>, 'keep' | 'changeAll' | 'newId'>
  readonly records: Pick<Records, 'change'>
  readonly setup: Pick<ReturnType<typeof createSetup>, 'store' | 'rename'>
  readonly choices: Pick<DiagnosisChoices, 'changePlace'>
  /** YYYY-MM-DD. */
  readonly today: () => string
  /** Chooses the plot for values without a test, which it is not stored with. */
  readonly chooseForTyped: (plot: string | null) => void
}

export type SamplePlot = ReturnType<typeof createSamplePlot>

/** Which plot the sample being diagnosed is from. */
export function createSamplePlot(answer: SampleAnswer | null, needs: Needs) {
  const { plots, records, setup, choices } = needs

  /** `name` replaces the name that the app gave the sample. */
  async function assign(
    plot: string | null,
    name: string | null,
  ): Promise<Result<null, ChangeFailure>> {
    if (answer === null) return ok(null)
    const { judged } = answer
    if (judged.kind === 'typed') {
      needs.chooseForTyped(plot)
      return ok(null)
    }
    const { record, sample } = judged
    const index = record.samples.findIndex(({ id }) => id === sample.id)
    const newName = name !== null && isDefaultName(sample.name, index + 1) ? name : null
    const changed = await records.change(record.id, [
      { field: 'sample-plot', sample: sample.id, value: plot },
      ...(newName === null
        ? []
        : [{ field: 'sample-name', sample: sample.id, value: newName } as const]),
    ])
    if (!changed.ok) return changed
    const { count, names } = setup.store.getState()
    if (newName !== null && index < count && !names[index]) setup.rename(index, newName)
    return ok(null)
  }

  async function assignNew<Made extends string>(plot: string, name: string, made: Made) {
    const assigned = await assign(plot, name)
    return assigned.ok ? ok(made) : assigned
  }

  return {
    /** Name the user gave the sample: probably the plot's. */
    nameOfSample: answer === null ? '' : givenName(answer),
    assign: (plot: string | null) => assign(plot, null),
    /**
     * Keeps a new plot with all conditions entered for this sample, so that they are not asked again at the next test. An archived one
     * of that name is put back into the list instead.
     */
    async add(name: string) {
      // Like the new one it has no farmer: another's field is not brought back.
      const isTwin = (one: Plot) => one.archived && one.name === name && one.farmer === ''
      const archived = plots.store.getState().plots.find(isTwin)
      if (archived !== undefined) {
        const shown = await plots.changeAll(new Map([[archived.id, { archived: false }]]))
        return shown.ok ? assignNew(archived.id, name, 'unarchived') : shown
      }
      const plot = newPlot(await plots.newId(), name)
      const { ofPlot, beside } = divideConditions(plot, answer?.conditions ?? {}, needs.today())
      const added = await plots.keep({ ...plot, ...ofPlot })
      if (!added.ok) return added
      choices.changePlace(choiceKey.plot(plot.id), beside)
      return assignNew(plot.id, name, 'new')
    },
  }
}

function givenName({ judged }: SampleAnswer): string {
  if (judged.kind === 'typed') return ''
  const { id, name } = judged.sample
  const index = judged.record.samples.findIndex((one) => one.id === id)
  return isDefaultName(name, index + 1) ? '' : name
}
