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
import { choiceId } from '#domain/diagnosis/own/own-key.ts'
import type { OwnRules } from '#domain/diagnosis/own/own-standard.ts'
import { bookWithOwn, cropWithOwn, productKey } from '#domain/diagnosis/own/with-own.ts'
import { addedForm, withAdded, type Ratio } from '#domain/diagnosis/input/added-values.ts'
import { recordValues, type RecordValues } from '#domain/diagnosis/input/record-values.ts'
import {
  extractOf,
  nothingTyped,
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
export type DiagnosisSubject = { readonly kind: 'typed' } | SampleOfTest

export interface SampleOfTest {
  readonly kind: 'record'
  readonly record: SoilRecord
  readonly sample: RecordSample
}

export interface AnswerRequest {
  readonly judged: DiagnosisSubject
  /** The values typed instead of a test, or beside it; null: none are being typed. */
  readonly typed: TypedForm | null
  readonly choices: ChosenForDiagnosis
  /** Standards and products that the user entered. */
  readonly own: OwnRules
  readonly plots: readonly Plot[]
  /** From the URL; takes precedence over the field known for the sample. */
  readonly plotId: string | null
  readonly cropId: string | null
  /** 1–12 on the phone's calendar: of the test, or of today for typed values. */
  readonly month: number
  readonly solve: NonNullable<DecisionOptions['mix']>['solve'] | null
}

/** A sample with its field, its conditions and the resulting decision. */
export interface SampleAnswer {
  readonly judged: DiagnosisSubject
  /** Key under which choices for this sample are stored. */
  readonly place: string
  readonly plot: Plot | null
  readonly conditions: FieldConditions
  readonly growth: GrowthState
  readonly crop: Crop | null
  readonly input: DiagnosisInput | null
  /** Null without a crop or without a value. */
  readonly decision: Decision | null
}

export function answerSample(asked: AnswerRequest): SampleAnswer {
  const { judged, choices, plots, plotId } = asked
  const place = judged.kind === 'typed' ? choiceKey.typed : placeOfSample(judged)
  const { growth = 'before-planting', ratio = null, ...chosen } = choices.places[place] ?? {}
  const plot =
    plotId === null && judged.kind === 'record'
      ? plotOfSample(judged.sample, plots)
      : (plots.find(({ id }) => id === plotId) ?? null)
  const conditions =
    plot === null
      ? { ...unknownConditions, ...chosen }
      : conditionsOf(plot, choices.places[choiceKey.plot(plot.id)] ?? {})
  const published = cropOf(asked.cropId ?? conditions.crop ?? cropJudgedBefore(judged) ?? '')
  const crop = published && cropWithOwn(published, asked.own.standards, conditions.standard)
  const known = { judged, place, plot, conditions, growth, crop }
  const values = valuesOf(judged, asked.typed, ratio)
  const input = crop === null ? null : inputOf({ ...known, crop }, values, asked)
  return { ...known, input, decision: input === null ? null : decided(input, asked) }
}

const placeOfSample = ({ record, sample }: SampleOfTest) => choiceKey.sample(record.id, sample.id)

/** Crop of the latest diagnosis stored with the sample, for samples without a field. */
const cropJudgedBefore = (judged: DiagnosisSubject) =>
  judged.kind === 'typed'
    ? null
    : judged.record.diagnoses?.findLast(({ sample }) => sample === judged.sample.id)?.crop

type Known = Omit<SampleAnswer, 'input' | 'decision'> & { readonly crop: Crop }

/** Combines values and conditions into the input of a diagnosis; null if nothing was measured. What was not entered stays null. */
function inputOf(
  { conditions, growth, crop }: Known,
  { readings, laboratory, limits, cec }: RecordValues,
  { choices, own, month }: AnswerRequest,
): DiagnosisInput | null {
  const found = { ...limits, ...laboratory }
  if (readings.length === 0 && Object.keys(found).length === 0) return null
  const blank = blankInput(crop)
  const { isExpert } = choices
  const { limes, fertilizers } = bookWithOwn(ruleBook, own.fertilizers)
  const { compost, standard, flowerColor } = conditions
  return {
    ...blank,
    growth,
    readings,
    laboratory,
    ...(Object.keys(limits).length > 0 && { limits }),
    plot: plotInputOf(conditions, soilTypes, cec),
    choices: {
      lime: chosenOf(limes, choices.lime) ?? blank.choices.lime,
      n: chosenOf(fertilizers, choices.n) ?? blank.choices.n,
      p2o5: chosenOf(fertilizers, choices.p2o5) ?? blank.choices.p2o5,
      k2o: chosenOf(fertilizers, choices.k2o) ?? blank.choices.k2o,
    },
    standard: standard === null ? null : keptStandard(crop, standard),
    compost: compost === null ? null : { ...compost, moisture: null },
    month,
    flowerColor,
    isExpert,
  }
}

function valuesOf(
  judged: DiagnosisSubject,
  typed: TypedForm | null,
  ratio: Ratio | null,
): RecordValues {
  if (judged.kind === 'typed') {
    const form = typed ?? nothingTyped
    return {
      readings: typedReadings(form),
      laboratory: typedLaboratory(form),
      limits: {},
      cec: positiveIn(form.cec),
    }
  }
  const { record, sample } = judged
  const form = typed ?? addedForm(record, sample.id, ratio)
  const completed = withAdded(record, sample.id, form)
  return recordValues(completed, sample.id, extractOf(form), kitLiquids)
}

/** Id of the chosen product in the rules; null if it no longer exists. */
const chosenOf = (products: readonly { readonly id: string }[], chosen: string | null) =>
  chosen === null ? null : (products.find(({ id }) => choiceId(id) === chosen)?.id ?? null)

function decided(input: DiagnosisInput, { choices, own, solve }: AnswerRequest): Decision {
  const book = bookWithOwn(ruleBook, own.fertilizers)
  const mix = choices.mix.flatMap((one) => chosenOf(book.fertilizers, one) ?? [])
  return decide(input, book, {
    bagKilograms: bagsOf(choices.bags, own),
    ...(solve !== null && mix.length > 0 && { mix: { products: mix, solve } }),
  })
}

/** kg per bag: as chosen, or else as entered for an own product. */
function bagsOf(chosen: ChosenForDiagnosis['bags'], { fertilizers }: OwnRules) {
  const bags: Record<string, number> = { ...chosen }
  for (const one of fertilizers) {
    const key = productKey(one)
    const kilograms = chosen[choiceId(key)] ?? one.bagKilograms
    if (kilograms !== null) bags[key] = kilograms
  }
  return bags
}
