import { expect, test } from 'vitest'

import { firstKit } from '#knowledge/kits/first-kit.ts'
import { readingLevels } from '#ui/camera/reading-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { fakeCamera } from '#testing/fakes/fake-camera.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import { chartDraft } from './chart-draft.ts'

const analyte: Analyte = {
  id: 'p',
  name: 'P',
  species: '',
  unit: '',
  method: 'color',
  halfLevels: true,
  chartComplete: false,
  lowestDetectable: unknown,
  levels: ['少ない', '多い'].map((word) => ({
    value: null,
    word,
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  })),
}

const frame = paintedFrame({ width: 200, height: 100, paper: '#bcbcbc' }, [
  { x: 0, y: 0, width: 40, height: 40, hex: '#bc0000' },
])
const white = { x: 100, y: 50, width: 40, height: 40 }
const red = { x: 5, y: 5, width: 30, height: 30 }

const draft = (places: Record<string, typeof red>) => {
  const camera = fakeCamera()
  return chartDraft({
    kit: firstKit,
    analyte,
    frame,
    levels: readingLevels(analyte, null, []),
    places,
    name: '窓',
    camera,
  })
}

test('colors are kept relative to the white of the same photograph', async () => {
  const { hasWhite, patches } = await draft({ 'level:1': red, white })
  expect(hasWhite).toBe(true)
  expect(patches).toHaveLength(1)
  expect(patches[0]?.rgb[0]).toBeCloseTo(1, 1)
  expect(patches[0]?.rgb[1]).toBeLessThan(0.02)
})

test('without a white they are as in the photograph', async () => {
  const { hasWhite, patches } = await draft({ 'level:0': red })
  expect(hasWhite).toBe(false)
  expect(patches[0]?.rgb[0]).toBeCloseTo(0.5, 1)
})

test('a verbal level keeps its word, its position in the photograph, and its picture', async () => {
  const { patches, photo } = await draft({ 'level:1': red, white })
  expect(patches[0]).toMatchObject({ value: null, word: '多い', place: [0.025, 0.05, 0.15, 0.3] })
  expect(patches[0]?.photo?.type).toBe('image/jpeg')
  expect(photo).not.toBeNull()
})
