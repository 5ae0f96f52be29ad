import { expect, test } from 'vitest'
import type { SummaryValue } from '#domain/record/record-summary.ts'
import { dayMs } from '#domain/calendar.ts'
import { instant } from '#domain/units.ts'
import { trendShape } from './trend-shape.ts'

const label = { id: 'ph', name: 'pH', species: 'pH', unit: '' }
const text: SummaryValue = {
  sample: 's',
  analyte: label,
  source: 'kit',
  kind: 'level',
  value: 6,
}
const shapeOf = (sources: readonly string[], isJoined = true) =>
  trendShape(
    {
      key: 'ph',
      label,
      points: sources.map((source, day) => ({
        at: instant(day * dayMs),
        wallOffset: 0,
        value: 5 + day,
        text,
        source,
      })),
      sources: [...new Set(sources)],
      left: 0,
    },
    isJoined,
    null,
  )
const strokes = (line: string | null) => line?.match(/M[^M]*L/g)?.length ?? 0

test('joins the values of one kit', () => {
  expect(strokes(shapeOf(['kit', 'kit', 'kit']).line)).toBe(1)
})

test('joins no value of a kit with one of a laboratory', () => {
  expect(strokes(shapeOf(['kit', 'laboratory']).line)).toBe(0)
  expect(strokes(shapeOf(['kit', 'laboratory', 'kit', 'laboratory']).line)).toBe(2)
})

test('joins nothing across fields', () => {
  expect(shapeOf(['kit', 'kit'], false).line).toBeNull()
})
