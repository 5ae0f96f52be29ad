import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import {
  laboratoryItems,
  quantities,
  type Extract,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import {
  extractOf,
  numberIn,
  positiveIn,
  type TypedForm,
  type TypedValue,
} from '#domain/diagnosis/input/typed-values.ts'
import { laboratoryForms, type LaboratoryColumn } from '#domain/exchange/laboratory-forms.ts'
import { tableKit } from '#domain/exchange/table-kit.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import { typedRecord } from '#domain/record/typed-record.ts'
import { mgPer100gOfMgPerKg } from '#domain/soil/chemical-forms.ts'
import type { Area } from '#domain/soil/area.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { toKeptDiagnosis } from './kept-diagnosis.ts'

interface TypedTest {
  readonly id: string
  /** Id of the diagnosis. */
  readonly diagnosis: string
  readonly typed: TypedForm
  readonly decision: Decision
  readonly crop: string
  readonly plot: Plot | null
  readonly area: Area | null
  readonly at: Instant
  readonly wallOffset: number
}

/** Id of the sample of values typed without a test. */
export const onlySample = 's1'

/** Converts typed values to a record with their diagnosis; null if they cannot form one. */
export function typedTest(test: TypedTest): SoilRecord | null {
  const { id, diagnosis, typed, decision, crop, plot, area, at, wallOffset } = test
  const extract = extractOf(typed)
  const values = quantities.flatMap((quantity) => {
    const value = valueIn(typed.kit[quantity], extract)
    return value === null ? [] : [{ quantity, ...value }]
  })
  const words = texts('judge')
  const named = values.map(({ quantity, species, unit }) => ({
    source: 'kit' as const,
    name: words.quantities[quantity],
    species,
    unit,
  }))
  // Laboratory values alone: a chart without readings.
  const nothing = { source: 'kit' as const, name: words.quantities.ph, species: 'pH', unit: '' }
  const kit = tableKit(
    words.keep.kit,
    named.length > 0 ? named : [nothing],
    typed.isWater ? 'water' : undefined,
  )
  if (kit === null) return null
  const where = { crop, plot, sample: onlySample, area, at }
  const record: SoilRecord = typedRecord({
    id,
    kit,
    at,
    wallOffset,
    samples: [{ id: onlySample, name: '', ...(plot !== null && { plot: plot.id }) }],
    values: values.flatMap(({ answer }, place) => {
      const analyte = kit.analytes[place]
      return analyte === undefined ? [] : [{ sample: onlySample, analyte: analyte.id, answer }]
    }),
    measured: laboratoryValues(id, typed),
  })
  return { ...record, diagnoses: [{ id: diagnosis, ...toKeptDiagnosis(decision, where) }] }
}

interface KitValue extends Pick<TypedValue, 'species' | 'unit'> {
  readonly answer: Answer
}

/** A record has no place for the ratio of liquid to soil, so mg/L is kept as what it is in the soil. */
function valueIn(typed: TypedValue, extract: Extract | null): KitValue | null {
  const { text, species, unit, isUnseen } = typed
  if (isUnseen) return { species, unit, answer: { kind: 'undetectable' } }
  const value = numberIn(text)
  if (value === null) return null
  return unit === 'mg/L' && extract !== null
    ? { species, unit: 'mg/100g', answer: { kind: 'typed', value: inSoil(value, extract) } }
    : { species, unit, answer: { kind: 'typed', value } }
}

/** mg/100g, finer than the diagnosis rounds, so that a value on a border stays there. */
const inSoil = (mgPerL: number, { liquid, soil }: Extract) =>
  Number(((mgPerL * liquid * mgPer100gOfMgPerKg) / soil).toPrecision(12))

/** Laboratory values; the method is the item of the diagnosis, so that one method's value is not judged as another's. */
function laboratoryValues(record: string, form: TypedForm): readonly MeasuredValue[] {
  const valueOf = (method: LaboratoryColumn, value: number | null): readonly MeasuredValue[] => {
    const [usual] = laboratoryForms[method]
    const id = `${record}-${method}`
    return value === null
      ? []
      : [{ id, sample: onlySample, source: 'laboratory', ...usual, value, method }]
  }
  return [
    ...laboratoryItems.flatMap((item) => valueOf(item, numberIn(form.laboratory[item]))),
    ...valueOf('lab-cec', positiveIn(form.cec)),
  ]
}
