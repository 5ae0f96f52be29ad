import { describe, expect, test } from 'vitest'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { chartNotes, levelSources } from './chart-notes.ts'

const level = (value: number, ...sources: string[]): Level => ({
  value,
  word: '',
  look: { kind: 'unknown' },
  trust: 'reported',
  sources,
})

const nitrate: Analyte = {
  id: 'no3',
  name: '硝酸態窒素',
  species: 'NO3-N',
  unit: 'kg/10a',
  method: 'pad',
  halfLevels: true,
  lowestDetectable: unknown,
  chartComplete: true,
  levels: [level(0, 'NM'), level(20, 'NM', 'YM')],
}

describe('the notes of a chart', () => {
  test('say that levels are missing, and whether halves count', () => {
    expect(chartNotes(nitrate)).toEqual(['half'])
    expect(chartNotes({ ...nitrate, chartComplete: false })).toEqual(['incomplete', 'half'])
    expect(chartNotes({ ...nitrate, halfLevels: false })).toEqual(['no-half'])
  })

  test('say only that nothing is known where there is no level', () => {
    expect(chartNotes({ ...nitrate, levels: [], chartComplete: false })).toEqual(['empty'])
  })
})

test('sources of levels and of the lowest level are listed once', () => {
  expect(levelSources(nitrate)).toEqual(['NM', 'YM'])
  const lowestDetectable = { value: 1, trust: 'reported', sources: ['WR'] } as const
  expect(levelSources({ ...nitrate, lowestDetectable })).toEqual(['NM', 'YM', 'WR'])
})
