import { expect, test } from 'vitest'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { addedChanges, addedForm, withAdded } from './added-values.ts'
import { addressOf, formOf, nothingTyped } from './typed-values.ts'

const at = instant(1_795_134_600_000)

const formIn = (address: string) => {
  const params = new URLSearchParams(address)
  return formOf((name) => params.get(name))
}
const recordOf = (...measured: readonly MeasuredValue[]) => soilRecord('r', at, { measured })

const filled = formIn(
  'ec=0.8_EC_mS/cm&ammonium=3_NH4_mg/kg&lab-exchangeable-cao=250&lab-available-p2o5=40&cec=15',
)
const potash: MeasuredValue = {
  id: 'm1',
  sample: 's1',
  source: 'laboratory',
  species: 'K2O',
  unit: 'mg/100g',
  value: 25,
  method: 'lab-exchangeable-k2o',
}

test('values typed beside a test are read from its record again', () => {
  const record = withAdded(recordOf(), 's1', filled)
  expect(record.measured).toHaveLength(5)
  expect(addedForm(record, 's1', null)).toEqual(filled)
  expect(addedChanges(record, 's1', filled)).toEqual([])
})

test('a value of the record is corrected in place, an emptied one removed', () => {
  const record = recordOf(potash)
  expect(addedForm(record, 's1', null).laboratory['lab-exchangeable-k2o']).toBe('25')
  const corrected = withAdded(record, 's1', formIn('lab-exchangeable-k2o=30'))
  expect(corrected.measured).toEqual([{ ...potash, value: 30 }])
  expect(withAdded(record, 's1', nothingTyped).measured).toEqual([])
})

test('text that is no number changes nothing', () => {
  expect(addedChanges(recordOf(potash), 's1', formIn('lab-exchangeable-k2o=2x'))).toEqual([])
})

test('limits, other forms and other samples are neither shown nor changed', () => {
  const others = [
    { ...potash, id: 'm2', unit: 'me/100g' },
    { ...potash, id: 'm3', method: 'lab-exchangeable-cao', species: 'CaO', comparator: '<' },
    { ...potash, id: 'm4', method: 'lab-exchangeable-mgo', species: 'MgO', sample: 's2' },
  ] as const
  const record = recordOf(potash, ...others)
  expect(addressOf(addedForm(record, 's1', null))).toEqual(addressOf(nothingTyped))
  expect(addedChanges(record, 's1', nothingTyped)).toEqual([])
})

test('a typed value comes after those of the record, so that it counts', () => {
  const limit = { ...potash, comparator: '<' } as const
  const { measured } = withAdded(recordOf(limit), 's1', formIn('lab-exchangeable-k2o=30'))
  expect(measured?.map(({ value }) => value)).toEqual([25, 30])
})

test('amounts of liquid and soil are shown, and change no value', () => {
  const form = addedForm(recordOf(), 's1', { liquid: 100, soil: 20 })
  expect(form.ratio).toEqual({ liquid: '100', soil: '20' })
  expect(addedChanges(recordOf(), 's1', form)).toEqual([])
})
