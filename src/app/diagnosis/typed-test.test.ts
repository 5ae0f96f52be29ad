import { beforeAll, expect, test } from 'vitest'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { recordValues as valuesOf } from '#domain/diagnosis/input/record-values.ts'
import {
  formOf,
  typedLaboratory,
  typedReadings,
  type TypedForm,
} from '#domain/diagnosis/input/typed-values.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { decidedOf } from '#testing/answer-of.ts'
import { findSavedDiagnosis } from './save-diagnosis.ts'
import { typedTest } from './typed-test.ts'

beforeAll(() => loadTexts('ja', 'judge'))

const recordValues = (record: SoilRecord) => valuesOf(record, 's1', null, {})

const ofAddress = (address: string) => {
  const params = new URLSearchParams(address)
  return formOf((name) => params.get(name))
}

function kept(form: TypedForm) {
  const { decision } = decidedOf({ judged: { kind: 'typed' }, typed: form })
  const record = typedTest({
    id: 'r1',
    diagnosis: 'd1',
    typed: form,
    crop: decision.crop,
    decision,
    plot: newPlot('p1', '北の畑'),
    area: { value: 10, unit: 'tsubo' },
    at: instant(1000),
    wallOffset: 0,
  })
  if (record === null) throw new Error('no record')
  return record
}

test('values typed, kept and read again say the same', () => {
  const form = ofAddress(
    'ph=5.4_pH_&nitrate=30_NO3_mg/100g&phosphate=-_P2O5_kg/10a&potassium=8_K_kg/10a&liquid=water&lab-exchangeable-k2o=25',
  )
  const again = recordValues(kept(form))
  expect(again.laboratory).toEqual(typedLaboratory(form))
  expect(again.readings).toEqual(
    typedReadings(form).map((reading) =>
      reading.measured.kind === 'undetectable' ? { ...reading, origin: 'kit' } : reading,
    ),
  )
})

test.each([
  'nitrate=30_NO3_mg/L&potassium=8_K_mg/L&liquid=water&ratio=100_30',
  'nitrate=-_NO3_mg/L&ratio=50_10',
  'lab-exchangeable-cao=250&lab-exchangeable-mgo=30&lab-exchangeable-k2o=25&cec=15',
])('what is said of %s stays when it is kept', (address) => {
  const form = ofAddress(address)
  const record = kept(form)
  const [sample] = record.samples
  if (sample === undefined) throw new Error('no sample')
  const again = decidedOf({ judged: { kind: 'record', record, sample } })
  expect(judged(again.decision)).toEqual(
    judged(decidedOf({ judged: { kind: 'typed' }, typed: form }).decision),
  )
  expect(findSavedDiagnosis(again)).toEqual({ record: 'r1', diagnosis: 'd1' })
})

const judged = ({ items }: Decision) =>
  items.map(({ item, verdict, level, value }) => [item, verdict, level, value?.best])

test('mg/L without a ratio is kept as it is, so that the ratio can still be given', () => {
  const { readings } = recordValues(kept(ofAddress('nitrate=30_NO3_mg/L')))
  expect(readings).toMatchObject([{ unit: 'mg/L', extract: null, measured: { best: 30 } }])
})

test('what the soil was shaken with is not guessed', () => {
  const form = ofAddress('potassium=8_K2O_kg/10a')
  expect(recordValues(kept(form)).readings).toMatchObject([{ liquid: 'unknown' }])
})

test('the record can be kept: of laboratory values alone, too', () => {
  for (const address of [
    'nitrate=3_NO3-N_kg/10a',
    'potassium=8_K_kg/10a&liquid=water',
    'lab-available-p2o5=80',
  ]) {
    const record = kept(ofAddress(address))
    const parsed = parseSoilRecord(JSON.parse(JSON.stringify(record)))
    const { kit } = record
    expect(parsed).toMatchObject({
      ok: true,
      value: { kit, diagnoses: [{ id: 'd1', plot: 'p1', area: { value: 10, unit: 'tsubo' } }] },
    })
  }
})
