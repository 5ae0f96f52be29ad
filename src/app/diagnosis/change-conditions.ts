import {
  choiceKey,
  type ChosenForPlace,
  type DiagnosisChoices,
} from '#app/records/diagnosis-choices.ts'
import type { Plots } from '#app/records/plots.ts'
import { divideConditions, type FieldConditions } from '#domain/diagnosis/input/field-conditions.ts'
import type { PlotFields } from '#domain/plot/plot.ts'
import { ok, type Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { SampleAnswer } from './answer-sample.ts'

/** A change of the conditions of a sample's field. */
export interface ConditionChange {
  readonly answer: Pick<SampleAnswer, 'place' | 'plot' | 'conditions'>
  readonly patch: Partial<FieldConditions>
}

interface Needs {
  readonly plots: Pick<Plots, 'changeAll'>
  readonly choices: Pick<DiagnosisChoices, 'changePlaces' | 'noteCrop'>
  /** YYYY-MM-DD. */
  readonly today: string
}

export interface ChangedConditions {
  /** Settles once the fields are stored. */
  readonly stored: Promise<Result<unknown, StorageFailure>>
  readonly undo: () => Promise<Result<unknown, StorageFailure>>
}

/** Saves conditions of a kept field with the field, so that they are asked only once, and the rest as choices. All in one step that can be undone. */
export function changeConditions(
  changes: readonly ConditionChange[],
  { plots, choices, today }: Needs,
): ChangedConditions {
  const crops = changes.flatMap(({ patch: { crop } }) => crop ?? [])
  for (const crop of new Set(crops)) choices.noteCrop(crop)
  const { ofPlots, places, placesBefore } = sorted(changes, today)
  const changed = ofPlots.size > 0 ? plots.changeAll(ofPlots) : null
  if (places.size > 0) choices.changePlaces(places)
  return {
    stored: changed ?? Promise.resolve(ok(null)),
    async undo() {
      if (placesBefore.size > 0) choices.changePlaces(placesBefore)
      const before = await changed
      // What was not stored has been reported, and leaves nothing to undo.
      return before?.ok === true ? plots.changeAll(before.value) : ok(null)
    },
  }
}

/** By where they are kept: with the plot, or as a choice. */
function sorted(changes: readonly ConditionChange[], today: string) {
  const ofPlots = new Map<string, Partial<PlotFields>>()
  const places = new Map<string, ChosenForPlace>()
  const placesBefore = new Map<string, ChosenForPlace>()
  for (const { answer, patch } of changes) {
    const { plot, conditions } = answer
    const { ofPlot, beside } =
      plot === null ? { ofPlot: {}, beside: patch } : divideConditions(plot, patch, today)
    if (plot !== null && Object.keys(ofPlot).length > 0) {
      ofPlots.set(plot.id, { ...ofPlots.get(plot.id), ...ofPlot })
    }
    if (Object.keys(beside).length === 0) continue
    const key = plot === null ? answer.place : choiceKey.plot(plot.id)
    places.set(key, { ...places.get(key), ...beside })
    // Two samples may be of one field: the values before the first change count.
    placesBefore.set(key, { ...ofSame(conditions, beside), ...placesBefore.get(key) })
  }
  return { ofPlots, places, placesBefore }
}

/** The previous values of those properties that a change contains. */
function ofSame<All extends object>(before: All, change: Partial<All>): Partial<All> {
  const isChanged = ([name]: [string, unknown]) => Object.hasOwn(change, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forgets the names
  return Object.fromEntries(Object.entries(before).filter(isChanged)) as Partial<All>
}
