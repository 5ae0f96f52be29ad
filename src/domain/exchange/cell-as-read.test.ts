import { expect, test } from 'vitest'
import { cellAsRead, type CellAsRead } from './cell-as-read.ts'
import type { ColumnTarget } from './table-columns.ts'

type Target = Partial<ColumnTarget> & Pick<ColumnTarget, 'choice'>

const inTan = { species: '', unit: '10a' }
const lime = { choice: 'lab-exchangeable-cao', form: { species: 'CaO', unit: 'mg/100g' } } as const

test.each<[string, Target, CellAsRead['kind'], string]>([
  ['R8.4.1', { choice: 'date' }, 'read', '2026-04-01'],
  ['8.4.1', { choice: 'date', years: 'reiwa' }, 'read', '2026-04-01'],
  ['8.4.1', { choice: 'date' }, 'fault', '8.4.1'],
  ['', { choice: 'date' }, 'fault', ''],
  ['９時５分', { choice: 'time' }, 'read', '09:05'],
  ['朝', { choice: 'time' }, 'fault', '朝'],
  ['', { choice: 'time' }, 'empty', ''],
  ['2反', { choice: 'area', form: inTan }, 'read', '2'],
  // The area is shown in the unit of the column.
  ['660㎡', { choice: 'area', form: inTan }, 'read', '0.66'],
  ['30坪', { choice: 'area' }, 'read', '0.991736'],
  ['広い', { choice: 'area' }, 'fault', '広い'],
  [" '=西 ", { choice: 'plot' }, 'read', "'=西"],
  ["'=西 ", { choice: 'plot' }, 'read', '=西'],
  ['北\u0000の畑\u202e', { choice: 'plot' }, 'read', '北の畑'],
  ['６．２↑', { choice: 'lab-ph' }, 'read', '6.2'],
  ['250 mg/100g', lime, 'read', '250'],
  ['250 mg/kg', lime, 'fault', '250 mg/kg'],
  ['5未満', lime, 'read', '<5'],
  ['-', lime, 'empty', '-'],
  ['ND', lime, 'left-out', 'ND'],
  ['上限以上', lime, 'left-out', '上限以上'],
  ['多い', lime, 'fault', '多い'],
  ['6.20', { choice: 'keep' }, 'read', '6.2'],
  ['富む', { choice: 'keep' }, 'fault', '富む'],
])('%j in a column of %o is %s: %j', (cell, target, kind, text) => {
  expect(cellAsRead(cell, { form: null, ...target })).toEqual({ kind, text })
})
