import { choiceKey, type ChosenForDiagnosis } from '#app/records/diagnosis-choices.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { Decision, DecisionOptions } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput, GrowthState } from '#domain/diagnosis/input/diagnosis-input.ts'
import {
  conditionsOf,
  plotInputOf,
  unknownConditions,
  type FieldConditions,
} from '#domain/diagnosis/input/field-conditions.ts'
import { recordValues } from '#domain/diagnosis/input/record-values.ts'
import {
  positiveIn,
  typedLaboratory,
  typedReadings,
  type TypedForm,
} from '#domain/diagnosis/input/typed-values.ts'
import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { keptStandard } from '#knowledge/crops/kept-standard.ts'
import { kitLiquids } from '#knowledge/diagnosis/kit-liquids.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'

/** What is judged: a sample of a test, or values without a test. */
export type Judged =
  | { readonly kind: 'typed' }
  | { readonly kind: 'record'; readonly record: SoilRecord; readonly sample: RecordSample }

interface Asked {
  readonly judged: Judged
  readonly typed: TypedForm
  readonly choices: ChosenForDiagnosis
  readonly plots: readonly Plot[]
  /** Of the address: they win over what is known of the place. */
  readonly plotId: string | null
  readonly cropId: string | null
  readonly month: number
  readonly solve: NonNullable<DecisionOptions['mix']>['solve'] | null
}

/** One sample, what is known of its field, and what follows. */
export interface SampleAnswer {
  readonly judged: Judged
  /** Where what is said of this sample is kept. */
  readonly place: string
  readonly plot: Plot | null
  readonly conditions: FieldConditions
  readonly growth: GrowthState
  readonly crop: Crop | null
  readonly input: DiagnosisInput | null
  /** Null without a crop or without a value. */
  readonly decision: Decision | null
}

export function answerSample(asked: Asked): SampleAnswer {
  const { judged, choices, plots, plotId } = asked
  const place = judged.kind === 'typed' ? choiceKey.typed : placeOfSample(judged)
  const said = choices.places[place] ?? {}
  const plot =
    plotId === null && judged.kind === 'record'
      ? plotOfSample(judged.sample, plots)
      : (plots.find(({ id }) => id === plotId) ?? null)
  const conditions =
    plot === null
      ? { ...unknownConditions, ...said }
      : conditionsOf(plot, choices.places[choiceKey.plot(plot.id)] ?? {})
  const crop = cropOf(asked.cropId ?? conditions.crop ?? cropJudgedBefore(judged) ?? '')
  const growth = said.growth ?? 'before-planting'
  const known = { judged, place, plot, conditions, growth, crop }
  const input = crop === null ? null : inputOf({ ...known, crop }, asked)
  return { ...known, input, decision: input === null ? null : decided(input, asked) }
}

const placeOfSample = ({ record, sample }: Extract<Judged, { kind: 'record' }>) =>
  choiceKey.sample(record.id, sample.id)

/** A sample without a field keeps the crop of what was kept with it. */
const cropJudgedBefore = (judged: Judged) =>
  judged.kind === 'typed'
    ? null
    : judged.record.diagnoses?.findLast(({ sample }) => sample === judged.sample.id)?.crop

type Known = Omit<SampleAnswer, 'input' | 'decision'> & { readonly crop: Crop }

/** Values and conditions as one question; null where nothing was measured. What nobody said stays null. */
function inputOf(
  { judged, conditions, growth, crop }: Known,
  { typed, choices, month }: Asked,
): DiagnosisInput | null {
  const { readings, laboratory } =
    judged.kind === 'typed'
      ? { readings: typedReadings(typed), laboratory: typedLaboratory(typed) }
      : recordValues(judged.record, judged.sample.id, typed, kitLiquids)
  if (readings.length === 0 && Object.keys(laboratory).length === 0) return null
  const blank = blankInput(crop)
  const { lime, n, p2o5, k2o, isExpert } = choices
  const { compost, standard, flowerColor } = conditions
  return {
    ...blank,
    growth,
    readings,
    laboratory,
    plot: plotInputOf(conditions, soilTypes, positiveIn(typed.cec)),
    choices: {
      lime: lime ?? blank.choices.lime,
      n: n ?? blank.choices.n,
      p2o5: p2o5 ?? blank.choices.p2o5,
      k2o: k2o ?? blank.choices.k2o,
    },
    standard: standard === null ? null : keptStandard(crop, standard),
    compost: compost === null ? null : { ...compost, moisture: null },
    month: judged.kind === 'typed' ? month : monthOf(judged.record),
    flowerColor,
    isExpert,
  }
}

function decided(input: DiagnosisInput, { choices, solve }: Asked): Decision {
  const { bags, mix } = choices
  return decide(input, ruleBook, {
    bagKilograms: bags,
    ...(solve !== null && mix.length > 0 && { mix: { products: mix, solve } }),
  })
}

/** 1–12 on the phone's calendar of then. */
const monthOf = ({ startedAt, wallOffset }: SoilRecord) =>
  new Date(startedAt + wallOffset).getMonth() + 1
