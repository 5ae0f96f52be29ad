import { expect, test } from 'vitest'
import { gate, refusals } from './gates.ts'

test('a gate passes up to its limit', () => {
  expect(gate(5, 5).passed).toBe(true)
  expect(gate(5.01, 5).passed).toBe(false)
})

test('gates that were not measured or passed give no reason', () => {
  expect(refusals({ blur: gate(1, 5) })).toEqual([])
})

test('the reason to fix first comes first', () => {
  expect(refusals({ shadow: gate(2, 1), blur: gate(9, 5) })).toEqual(['blurred', 'shadow'])
})

test('in the dark no other reason is given', () => {
  expect(refusals({ glare: gate(2, 1), darkness: gate(5, 3) })).toEqual(['too-dark'])
})
