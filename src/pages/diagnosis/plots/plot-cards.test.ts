import { expect, test } from 'vitest'
import { summarize } from '#domain/record/record-summary.ts'
import { instant } from '#domain/units.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { tilledSample } from './plot-cards.tsx'

test('what was measured last of a field is of its tilled layer', () => {
  const samples = [
    { id: 's1', name: '20〜40cm', plot: 'p1' },
    { id: 's2', name: '作土', plot: 'p1' },
    { id: 's3', name: '下層土', plot: 'p2' },
  ]
  const summary = summarize(soilRecord('r', instant(0), { samples }))
  expect(tilledSample(summary, 'p1')?.id).toBe('s2')
  expect(tilledSample(summary, 'p2')).toBeUndefined()
})
