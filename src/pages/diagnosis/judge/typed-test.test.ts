import { beforeAll, expect, test } from 'vitest'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
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
import { crops } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { loadTexts } from '#locales/texts.ts'
import { typedTest } from './typed-test.ts'

beforeAll(() => loadTexts('ja', 'judge'))

const recordValues = (record: SoilRecord, sample: string, form: TypedForm) =>
  valuesOf(record, sample, form, {})

const ofAddress = (address: string) => {
  const params = new URLSearchParams(address)
  return formOf((name) => params.get(name))
}
const nothing = ofAddress('')

function kept(form: TypedForm) {
  const [crop] = crops
  if (crop === undefined) throw new Error('no crops')
  const input = { ...blankInput(crop), readings: typedReadings(form) }
  const record = typedTest({
    id: 'r1',
    diagnosis: 'd1',
    typed: form,
    crop: crop.id,
    decision: decide(input, ruleBook),
    plot: newPlot('p1', '北の畑'),
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
  const again = recordValues(kept(form), 's1', nothing)
  expect(again.laboratory).toEqual(typedLaboratory(form))
  expect(again.readings).toEqual(
    typedReadings(form).map((reading) =>
      reading.measured.kind === 'undetectable' ? { ...reading, origin: 'kit' } : reading,
    ),
  )
})

test('what the soil was shaken with is not guessed', () => {
  const form = ofAddress('potassium=8_K2O_kg/10a')
  expect(recordValues(kept(form), 's1', nothing).readings).toMatchObject([{ liquid: 'unknown' }])
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
      value: { kit, diagnoses: [{ id: 'd1', plot: 'p1' }] },
    })
  }
})

test('what is typed beside a kit counts only where the kit says nothing', () => {
  const record = kept(ofAddress('ammonium=2_NH4-N_kg/10a'))
  const { readings } = recordValues(record, 's1', ofAddress('ec=0.4_EC_mS/cm&ammonium=9&ph=4_pH_'))
  expect(readings.map(({ quantity, measured }) => [quantity, measured])).toMatchObject([
    ['ammonium', { best: 2 }],
    ['ec', { best: 0.4 }],
  ])
})
