import { expect, test } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { newestOnly } from './newest-only.ts'

test('of a field the newest test stays, of each of its layers; samples of no field all stay', () => {
  const samples = [
    ['west', 1, ''],
    ['west', 2, '作土'],
    ['west', 1, '下層土'],
    ['east', 1, 'A'],
    ['east', 1, 'B'],
    ['', 1, 'C'],
    ['', 2, 'C'],
  ] as const
  const shown = newestOnly(samples, ([plot, at, name]) => ({
    plot: plot === '' ? null : newPlot(plot, plot),
    record: { startedAt: instant(at) },
    sample: { name },
  }))
  expect(shown).toEqual(samples.slice(1))
})
