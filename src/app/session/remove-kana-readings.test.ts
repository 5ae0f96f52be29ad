import { expect, it } from 'vitest'

import { removeKanaReadings } from './remove-kana-readings.ts'

it('says a word once where its kana reading follows', () => {
  expect(removeKanaReadings('土1、試験紙（しけんし）Nをつけます')).toBe('土1、試験紙Nをつけます')
})

it('leaves other parentheses as they are', () => {
  expect(removeKanaReadings('pH（酸性度）、カリ（K）')).toBe('pH（酸性度）、カリ（K）')
})
