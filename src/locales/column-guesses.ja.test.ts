import { expect, test } from 'vitest'
import { guessColumn } from './column-guesses.ja.ts'

test.each([
  ['採取日', 'date', true],
  ['ほ場名', 'plot', true],
  ['備考', 'note', true],
  ['ｐＨ（Ｈ２Ｏ）', 'lab-ph', false],
  ['可給態リン酸(mg/100g)', 'lab-available-p2o5', false],
  ['交換性カリ', 'lab-exchangeable-k2o', false],
  // Milliequivalents are another scale: whoever takes them for milligrams is wrong by a factor of fifty.
  ['交換性カリ(me/100g)', 'ignore', false],
])('%s goes to %s', (title, choice, isSure) => {
  expect(guessColumn(title)).toEqual({ choice, isSure })
})

test.each(['担当', 'K2O', ''])('of %s nobody can say', (title) => {
  expect(guessColumn(title)).toBeNull()
})
