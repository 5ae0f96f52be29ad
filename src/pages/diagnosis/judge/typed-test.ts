import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { laboratoryItems, quantities } from '#domain/diagnosis/input/diagnosis-input.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import { numberIn, type TypedForm, type TypedValue } from '#domain/diagnosis/input/typed-values.ts'
import { tableKit } from '#domain/exchange/table-kit.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { KeptDiagnosis, MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import { typedRecord } from '#domain/record/typed-record.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'

/** Version of the shape of `result`: a whole decision, a superset of the diagnosis of earlier versions. */
const version = 1

interface Where {
  readonly crop: string
  readonly plot: Plot | null
  readonly sample: string
  readonly at: Instant
}

export const diagnosisRecord = (
  result: Decision,
  { crop, plot, sample, at }: Where,
): Omit<KeptDiagnosis, 'id'> => ({
  version,
  crop,
  plot: plot?.id ?? null,
  sample,
  at,
  result,
})

interface TypedTest {
  readonly id: string
  /** Id of the diagnosis. */
  readonly diagnosis: string
  readonly typed: TypedForm
  readonly decision: Decision
  readonly crop: string
  readonly plot: Plot | null
  readonly at: Instant
  readonly wallOffset: number
}

/** Id of the sample of values typed without a test. */
export const onlySample = 's1'

/** Converts typed values to a record with their diagnosis; null if they cannot form one. */
export function typedTest(test: TypedTest): SoilRecord | null {
  const { id, diagnosis, typed, decision, crop, plot, at, wallOffset } = test
  const said = quantities.flatMap((quantity) => {
    const answer = answerOf(typed.kit[quantity])
    return answer === null ? [] : [{ quantity, answer, ...typed.kit[quantity] }]
  })
  const words = texts('judge')
  const named = said.map(({ quantity, species, unit }) => ({
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
  const where = { crop, plot, sample: onlySample, at }
  const record: SoilRecord = typedRecord({
    id,
    kit,
    at,
    wallOffset,
    samples: [{ id: onlySample, name: '', ...(plot !== null && { plot: plot.id }) }],
    values: said.flatMap(({ answer }, place) => {
      const analyte = kit.analytes[place]
      return analyte === undefined ? [] : [{ sample: onlySample, analyte: analyte.id, answer }]
    }),
    measured: laboratoryValues(id, typed),
  })
  return { ...record, diagnoses: [{ id: diagnosis, ...diagnosisRecord(decision, where) }] }
}

function answerOf({ text, isUnseen }: TypedValue): Answer | null {
  if (isUnseen) return { kind: 'undetectable' }
  const value = numberIn(text)
  return value === null ? null : { kind: 'typed', value }
}

/** Laboratory values; the method is the item of the diagnosis, so that one method's value is not judged as another's. */
const laboratoryValues = (record: string, form: TypedForm): readonly MeasuredValue[] =>
  laboratoryItems.flatMap((item) => {
    const value = numberIn(form.laboratory[item])
    const id = `${record}-${item}`
    if (value === null) return []
    const { species } = measuredItems[item]
    const quantity = { species, unit: 'mg/100g', value } as const
    return [{ id, sample: onlySample, source: 'laboratory' as const, ...quantity, method: item }]
  })
