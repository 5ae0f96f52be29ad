import { expect, test } from 'vitest'

import type { Level } from '#domain/kit/kit.ts'
import { levelGaps } from './level-gaps.ts'

const band = (value: number, hex: string | null) => {
  const look: Level['look'] = hex === null ? { kind: 'unknown' } : { kind: 'swatch', hex }
  const level: Level = { value, word: '', look, trust: 'reported', sources: [] }
  return { index: value, level, patch: null }
}

test('the published levels of a nitrate strip are as far apart as published', () => {
  // Source: docs/facts/kits.md 3.1, Hach 27454: 7.0 between 0 and 1, 6.2 between 1 and 2.
  const table = levelGaps([band(0, '#d1cbb8'), band(1, '#d3c2b5'), band(2, '#d3bab5')])
  const normal = table?.pairs.map(({ gaps }) => gaps[0]?.deltaE ?? 0) ?? []
  expect(normal[0]).toBeCloseTo(7, 0)
  expect(normal[1]).toBeCloseTo(6.2, 0)
})

test('a pair counts as hard where any kind of eye hardly sees it', () => {
  const table = levelGaps([band(0, '#d1cbb8'), band(1, '#d3c2b5'), band(5, '#bf1f80')])
  expect(table?.hard).toBe(1)
  const [first] = table?.pairs ?? []
  expect(first?.gaps.find(({ vision }) => vision === 'normal')?.isHard).toBe(false)
  expect(first?.gaps.find(({ vision }) => vision === 'deuteranope')?.isHard).toBe(true)
})

test('levels of unknown color are left out, and one color alone has no gap', () => {
  const table = levelGaps([band(0, '#d1cbb8'), band(1, null), band(2, '#bf1f80')])
  expect(table?.pairs.map(({ lower, upper }) => [lower.level.value, upper.level.value])).toEqual([
    [0, 2],
  ])
  expect(levelGaps([band(0, '#d1cbb8'), band(1, null)])).toBeNull()
})

test('a photographed color counts before the printed one', () => {
  const photographed = {
    ...band(1, '#d1cbb8'),
    patch: {
      value: 1,
      word: '',
      rgb: [0.5, 0.01, 0.2] as const,
      place: [0, 0, 1, 1] as const,
      photo: null,
    },
  }
  const table = levelGaps([band(0, '#d1cbb8'), photographed])
  expect(table?.pairs[0]?.gaps[0]?.deltaE).toBeGreaterThan(30)
})
