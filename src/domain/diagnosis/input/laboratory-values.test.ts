import { describe, expect, test } from 'vitest'

import { exchangeCapacityOf, laboratoryOf, laboratoryReadings } from './laboratory-values.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'

const kept = (changes: Partial<MeasuredValue>): MeasuredValue => ({
  id: 'm',
  sample: 's',
  source: 'laboratory',
  species: 'P2O5',
  unit: 'mg/100g',
  value: 120,
  method: '',
  ...changes,
})

describe('available phosphate of a laboratory counts the same', () => {
  test.each([
    ['typed', { method: 'lab-available-p2o5' }],
    ['from a table, by its Japanese name', { method: '可給態リン酸' }],
    ['from a table, by its extraction', { method: 'トルオーグ法' }],
    ['from a table that names no extraction', { method: '' }],
    ['in mg/kg', { unit: 'mg/kg', value: 1200 }],
    ['as the element', { species: 'P', value: 120 / 2.291 }],
  ])('%s', (_, changes) => {
    expect(laboratoryOf([kept(changes)]).laboratory['lab-available-p2o5']).toBeCloseTo(120, 3)
  })
})

test('a value of another extraction, unit or instrument is none of these', () => {
  expect(laboratoryOf([kept({ method: 'Bray' })]).laboratory).toEqual({})
  expect(laboratoryOf([kept({ method: '水溶性' })]).laboratory).toEqual({})
  expect(laboratoryOf([kept({ unit: 'kg/10a' })]).laboratory).toEqual({})
  expect(laboratoryOf([kept({ source: 'instrument' })]).laboratory).toEqual({})
})

test('charges are milligrams of oxide, and conductivity is given per centimeter', () => {
  const bases = [
    kept({ species: 'CaO', unit: 'me/100g', value: 10, method: 'lab-exchangeable-cao' }),
    kept({ species: 'K2O', unit: 'cmol/kg', value: 1, method: 'lab-exchangeable-k2o' }),
  ]
  expect(laboratoryOf(bases).laboratory).toEqual({
    'lab-exchangeable-cao': 280.4,
    'lab-exchangeable-k2o': 47.1,
  })
  const ec = kept({ species: 'EC', unit: '\u{b5}S/cm', value: 320, method: 'lab-ec' })
  expect(laboratoryReadings([ec])[0]?.measured).toMatchObject({ best: 0.32 })
})

test('bases, nitrogen and the later of two values', () => {
  expect(
    laboratoryOf([
      kept({ species: 'K2O', value: 40, method: '交換性カリ' }),
      kept({ species: 'CaO', value: 250 }),
      kept({ species: 'MgO', value: 20, method: 'lab-exchangeable-mgo' }),
      kept({ species: 'NO3-N', value: 5 }),
      kept({ species: 'NO3-N', value: 8 }),
    ]).laboratory,
  ).toEqual({
    'lab-exchangeable-k2o': 40,
    'lab-exchangeable-cao': 250,
    'lab-exchangeable-mgo': 20,
    'lab-nitrate-n': 8,
  })
})

test('pH and conductivity are readings; pH in KCl is not pH in water', () => {
  const values = [
    kept({ species: 'pH', unit: '', value: 5.2, method: 'H2O' }),
    kept({ species: 'pH', unit: '', value: 4.4, method: 'KCl' }),
    kept({ species: 'EC', unit: 'dS/m', value: 0.3, method: 'lab-ec' }),
  ]
  expect(laboratoryReadings(values)).toMatchObject([
    { quantity: 'ph', origin: 'laboratory', measured: { best: 5.2 } },
    { quantity: 'ec', origin: 'laboratory', unit: 'mS/cm', measured: { best: 0.3 } },
  ])
})

test('nitrogen in the unit of the kits is a reading like theirs, and one in the unit of laboratories is not', () => {
  const values = [
    kept({ species: 'NO3-N', unit: 'kg/10a', value: 20, method: 'lab-nitrate-n' }),
    kept({ species: 'NH4-N', unit: 'mg/100g', value: 3, method: 'lab-ammonium-n' }),
  ]
  expect(laboratoryReadings(values)).toMatchObject([
    { quantity: 'nitrate', unit: 'kg/10a', origin: 'laboratory', measured: { best: 20 } },
  ])
})

test('a limit is no value, and the later of the two counts', () => {
  const limit = kept({ value: 50, unit: 'mg/kg', comparator: '<' })
  const both = (...measured: readonly MeasuredValue[]) => laboratoryOf(measured)
  expect(both(limit)).toEqual({
    laboratory: {},
    limits: { 'lab-available-p2o5': { comparator: '<', value: 5 } },
  })
  expect(both(limit, kept({}))).toEqual({ laboratory: { 'lab-available-p2o5': 120 }, limits: {} })
  expect(both(kept({}), limit).laboratory).toEqual({})
  expect(
    laboratoryReadings([kept({ species: 'EC', unit: 'mS/cm', comparator: '<' })]),
  ).toMatchObject([{ comparator: '<' }])
  expect(
    exchangeCapacityOf([kept({ species: 'CEC', unit: 'me/100g', comparator: '>' })]),
  ).toBeNull()
})
