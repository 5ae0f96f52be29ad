import { expect, test } from 'vitest'

import { evidenceOf, gateLines, withUncertainty, type CameraEstimate } from './evidence.ts'

const gates = {
  blur: { value: 1.5, limit: 3, passed: true },
  glare: { value: 0.4, limit: 0.1, passed: false },
} as const

const read: CameraEstimate = {
  status: 'read',
  estimate: 7,
  range: [6, 8],
  nearest: [5, 10],
  deltaE: 1.2,
  gates,
}

test('an estimate is kept with what each gate measured', () => {
  expect(evidenceOf(read, 'accepted', null)).toEqual({
    outcome: { kind: 'read', estimate: 7, range: [6, 8], deltaE: 1.2 },
    gates: { blur: 1.5, glare: 0.4 },
    verdict: 'accepted',
    photo: null,
  })
  const refused: CameraEstimate = {
    status: 'refused',
    reasons: ['glare'],
    nearest: [],
    deltaE: null,
    gates,
  }
  expect(evidenceOf(refused, 'discarded', 'a').outcome).toEqual({
    kind: 'refused',
    reasons: ['glare'],
  })
  const away: CameraEstimate = { status: 'off-chart', nearest: [], deltaE: 20, gates }
  expect(evidenceOf(away, 'accepted', 'a').outcome).toEqual({ kind: 'off-chart', deltaE: 20 })
})

test('the contrast of a figure is kept among the gates', () => {
  const figure: CameraEstimate = {
    status: 'read',
    ratio: 0.4,
    estimate: 1,
    range: [0.8, 1.2],
    nearest: [1, 2],
    gates: {},
  }
  expect(evidenceOf(figure, 'changed', null)).toMatchObject({
    outcome: { kind: 'read', deltaE: 0 },
    gates: { contrast: 0.4 },
  })
})

test('only gates that were measured are listed', () => {
  expect(gateLines(read)).toEqual([
    { name: 'blur', passed: true },
    { name: 'glare', passed: false },
  ])
})

test('colors of another photograph widen the range to the neighboring levels', () => {
  expect(withUncertainty(read, 'chart')).toBe(read)
  expect(withUncertainty(read, 'own')).toMatchObject({ estimate: 7, range: [5, 10] })
  const away: CameraEstimate = { status: 'off-chart', nearest: [5], deltaE: 20, gates: {} }
  expect(withUncertainty(away, 'own')).toBe(away)
})
