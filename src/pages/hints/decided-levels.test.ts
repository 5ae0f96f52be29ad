import { expect, test } from 'vitest'
import { choiceKey, type ChosenForDiagnosis } from '#app/records/diagnosis-choices.ts'
import { fittingHints } from '#domain/hints/fitting-hints.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { instant } from '#domain/units.ts'
import { hints } from '#knowledge/hints/hints.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { decidedFacts } from './decided-levels.ts'

const at = instant(0)
const chosenFor = (crop: string): ChosenForDiagnosis => ({
  places: { [choiceKey.sample('r', 's1')]: { crop } },
  recentCrops: [],
  areaUnit: 'a',
  lime: null,
  n: null,
  p2o5: null,
  k2o: null,
  mix: [],
  bags: {},
  isExpert: false,
  sender: '',
  message: '',
})
const hintsFor = (crop: string, analyte: string, answer: Answer) => {
  const readings = [{ sample: 's1', analyte, answer, dueAt: at, readAt: at }]
  const known = { choices: chosenFor(crop), own: { standards: [], fertilizers: [] }, plots: [] }
  const { facts, isGeneral } = decidedFacts(soilRecord('r', at, { readings }), known)
  expect(isGeneral).toBe(false)
  return fittingHints(hints, facts).map(({ id }) => id)
}
const ph = (value: number): Answer => ({ kind: 'typed', value })

test('a hint fits the crop of the field, even without a stored decision and with a value fine for most crops', () => {
  expect(hintsFor('potato', 'ph', ph(6.3))).toContain('over-limed')
  expect(hintsFor('tomato', 'ph', ph(6.3))).not.toContain('over-limed')
  expect(hintsFor('spinach', 'ph', ph(6.2))).toContain('acid-soil')
  expect(hintsFor('spinach', 'ph', ph(6.8))).not.toContain('over-limed')
})

test('no hint limes a crop that wants its soil acid', () => {
  expect(hintsFor('blueberry', 'ph', ph(4.2))).not.toContain('acid-soil')
  expect(hintsFor('tea', 'ph', ph(4.5))).toEqual([])
})

test('a hint about one crop is not for a field of another', () => {
  expect(hintsFor('tomato', 'ph', ph(5.3))).not.toContain('spinach')
  expect(hintsFor('spinach', 'ph', ph(5.3))).toContain('spinach')
  expect(hintsFor('strawberry', 'ph', ph(6))).toContain('strawberry')
})
