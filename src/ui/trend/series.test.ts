import { describe, expect, test } from 'vitest'
import type { RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import { instant } from '#domain/units.ts'
import { trendSeriesOf } from './series.ts'

const value = (species: string, patch: Partial<SummaryValue> = {}): SummaryValue => ({
  sample: 's',
  analyte: { id: species, name: species, species, unit: species === 'pH' ? '' : 'kg/10a' },
  source: 'kit',
  kind: 'level',
  value: 6,
  ...patch,
})
const summary = (
  day: number,
  values: readonly SummaryValue[],
  plot = 'north',
  kit = 'みどりくん',
): RecordSummary => ({
  id: `r${day}`,
  startedAt: instant(day),
  wallOffset: 0,
  how: 'finished',
  origin: 'run',
  kit: { id: kit, name: kit },
  samples: [{ id: 's', name: '', plot }],
  values,
  note: '',
  photos: 0,
  text: '',
})
const named = (one: SummaryValue, kit: string) => (one.source === 'kit' ? kit : one.source)

describe('what the tests say about each species', () => {
  test('one series for a species and unit, oldest first, pH before the rest', () => {
    const series = trendSeriesOf(
      [
        summary(2, [value('NO3-N', { value: 10 }), value('pH')]),
        summary(1, [value('pH', { value: 5 })]),
      ],
      null,
      named,
    )
    expect(series.map(({ label }) => label.species)).toEqual(['pH', 'NO3-N'])
    expect(series[0]?.points.map((point) => point.value)).toEqual([5, 6])
  })

  test('two units are two series', () => {
    const other = value('NO3-N')
    const liters = { ...other, analyte: { ...other.analyte, unit: 'mg/L' } }
    expect(trendSeriesOf([summary(1, [other, liters])], null, named)).toHaveLength(2)
  })

  test('keeps to the samples of one plot', () => {
    const all = [summary(2, [value('pH', { value: 7 })], 'south'), summary(1, [value('pH')])]
    const [series] = trendSeriesOf(all, 'north', named)
    expect(series?.points.map((point) => point.value)).toEqual([6])
  })

  test('joins the tilled layer of a plot alone', () => {
    const layer = (day: number, name: string, number: number): RecordSummary => ({
      ...summary(day, [value('pH', { value: number })]),
      samples: [{ id: 's', name, plot: 'north' }],
    })
    const all = [layer(4, '心土', 8), layer(3, '表土', 6), layer(2, '下層土', 7), layer(1, '', 5)]
    const [series] = trendSeriesOf(all, 'north', named)
    expect(series?.points.map((point) => point.value)).toEqual([5, 6])
  })

  test('"not detected" is a point without a number, and never a zero', () => {
    const nothing = value('P2O5', { kind: 'undetectable', value: null })
    const [series] = trendSeriesOf(
      [summary(2, [nothing]), summary(1, [value('P2O5', { value: 10 })])],
      null,
      named,
    )
    expect(series?.points.map((point) => point.value)).toEqual([10, null])
    expect(trendSeriesOf([summary(1, [nothing])], null, named)).toEqual([])
  })

  test('leaves out missed readings and unknown species', () => {
    const missed = value('pH', { kind: 'not-read', value: null })
    expect(trendSeriesOf([summary(1, [missed, value('')])], null, named)).toEqual([])
  })

  test('distinguishes kits and laboratories', () => {
    const [series] = trendSeriesOf(
      [
        summary(3, [value('pH', { source: 'laboratory' })]),
        summary(2, [value('pH')], 'north', 'ほかのキット'),
        summary(1, [value('pH')]),
      ],
      null,
      named,
    )
    expect(series?.sources).toEqual(['laboratory', 'ほかのキット', 'みどりくん'])
  })

  test('draws the newest of very many points and says how many are left out', () => {
    const many = Array.from({ length: 300 }, (_, day) => summary(1000 - day, [value('pH')]))
    const [series] = trendSeriesOf(many, null, named)
    expect(series?.points).toHaveLength(120)
    expect(series?.points.at(-1)?.at).toBe(1000)
    expect(series?.left).toBe(180)
  })
})
