import { expect, test } from 'vitest'

import type { Analyte, Kit } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { unknown } from '#domain/sourced.ts'
import { instant } from '#domain/units.ts'
import { stripKit } from '#testing/small-kit.ts'
import {
  answerOfEstimate,
  correctReading,
  isReadByPlace,
  readingValue,
} from './answer-of-estimate.ts'

const analyte = (
  values: readonly (number | null)[],
  rules: Partial<Pick<Analyte, 'halfLevels' | 'chartComplete'>> = {},
): Analyte => ({
  id: 'a',
  name: 'A',
  species: '',
  unit: 'mg/L',
  method: 'pad',
  halfLevels: true,
  chartComplete: true,
  lowestDetectable: unknown,
  ...rules,
  levels: values.map((value) => ({
    value,
    word: 'w',
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  })),
})

test('near a level the answer is that level, in the middle it is between', () => {
  const it = analyte([0, 10, 30])
  expect(answerOfEstimate(it, 0)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 2)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 5)).toEqual({ kind: 'between', lower: 0 })
  expect(answerOfEstimate(it, 26)).toEqual({ kind: 'level', level: 2 })
})

test('without half levels the nearer one is the answer', () => {
  const it = analyte([0, 10], { halfLevels: false })
  expect(answerOfEstimate(it, 4)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 6)).toEqual({ kind: 'level', level: 1 })
})

test('between levels of a chart with gaps the number is proposed', () => {
  const it = analyte([0, 20], { halfLevels: false, chartComplete: false })
  expect(answerOfEstimate(it, 6.27)).toEqual({ kind: 'typed', value: 6 })
})

test.each([{ halfLevels: true }, { halfLevels: false }])(
  'nothing is read beyond the ends of a complete chart: %o',
  (rules) => {
    const it = analyte([5, 10], rules)
    expect(answerOfEstimate(it, 3)).toEqual({ kind: 'level', level: 0 })
    expect(answerOfEstimate(it, 12)).toEqual({ kind: 'level', level: 1 })
    expect(answerOfEstimate(analyte([6], rules), 35)).toEqual({ kind: 'level', level: 0 })
  },
)

test.each([
  { levels: [10], estimate: 34.7, value: 35 },
  { levels: [10], estimate: 5.04, value: 5 },
  { levels: [6], estimate: 7.234, value: 7.2 },
  { levels: [0, 20], estimate: 47.3, value: 47 },
  { levels: [5, 5.5, 6, 6.5], estimate: 7.04, value: 7 },
  { levels: [0, 20], estimate: 123.4, value: 120 },
])(
  'beyond the known levels $levels of a chart that has more, the number itself is proposed: $estimate',
  ({ levels, estimate, value }) => {
    for (const halfLevels of [false, true]) {
      const it = analyte(levels, { halfLevels, chartComplete: false })
      expect(answerOfEstimate(it, estimate)).toEqual({ kind: 'typed', value })
    }
  },
)

test('a number that is a known level once rounded is that level', () => {
  const it = analyte([5, 6.5], { chartComplete: false })
  expect(answerOfEstimate(it, 6.52)).toEqual({ kind: 'level', level: 1 })
  expect(answerOfEstimate(it, 4.96)).toEqual({ kind: 'level', level: 0 })
  const wide = analyte([0, 20], { halfLevels: false, chartComplete: false })
  expect(answerOfEstimate(wide, 19.8)).toEqual({ kind: 'level', level: 1 })
})

test('where no level is known, the number has two digits', () => {
  expect(answerOfEstimate(analyte([]), 6.237_123_456)).toEqual({ kind: 'typed', value: 6.2 })
})

test('levels that are words are read by their place', () => {
  expect(
    [[null, null], [null, 3], []].map((values) => isReadByPlace(analyte(values).levels)),
  ).toEqual([true, false, false])
  const it = analyte([null, null, null])
  expect(readingValue(it.levels, 2)).toBe(2)
  expect(answerOfEstimate(it, 1.1)).toEqual({ kind: 'level', level: 1 })
  expect(answerOfEstimate(it, 1.5)).toEqual({ kind: 'between', lower: 1 })
  expect(answerOfEstimate(analyte([null, null], { chartComplete: false }), 1.4)).toEqual({
    kind: 'level',
    level: 1,
  })
})

const kitWith = (values: readonly number[]): Kit => ({ ...stripKit, analytes: [analyte(values)] })

/** A reading whose estimate was accepted. */
const accepted = (answer: Answer, estimate: number): Reading => ({
  sample: 's',
  analyte: 'a',
  answer,
  dueAt: instant(0),
  readAt: instant(0),
  camera: {
    outcome: { kind: 'read', estimate, range: [estimate - 1, estimate + 1], deltaE: 1 },
    gates: {},
    verdict: 'accepted',
    photo: null,
  },
})

test('a corrected answer is no longer the one that the camera proposed, until it is put back', () => {
  const its = kitWith([0, 10, 30])
  const level = (at: number) => ({ kind: 'level', level: at }) as const
  const corrected = correctReading(its, accepted(level(2), 26), level(0))
  expect(corrected).toMatchObject({ answer: level(0), camera: { verdict: 'changed' } })
  expect(correctReading(its, corrected, level(2))).toEqual(accepted(level(2), 26))
})

test('on a chart in another unit the number is compared with its unit', () => {
  const its = kitWith([0, 10, 30])
  const scale = { unit: 'kg/10a', species: 'N' }
  const typed = { kind: 'typed', value: 10, scale } as const
  expect(correctReading(its, accepted(typed, 10), typed).camera?.verdict).toBe('accepted')
  const level = { kind: 'level', level: 1 } as const
  expect(correctReading(its, accepted(typed, 10), level).camera?.verdict).toBe('changed')
})

test('without a camera, or where its estimate was not used, only the answer changes', () => {
  const its = kitWith([0, 10, 30])
  const { camera, ...byEye } = accepted({ kind: 'level', level: 0 }, 26)
  const answer = { kind: 'level', level: 2 } as const
  expect(correctReading(its, byEye, answer)).toEqual({ ...byEye, answer })
  const discarded = camera && { ...byEye, camera: { ...camera, verdict: 'discarded' as const } }
  expect(discarded && correctReading(its, discarded, answer).camera?.verdict).toBe('discarded')
})
