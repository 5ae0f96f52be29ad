import { describe, expect, test } from 'vitest'
import type { Answer } from '#domain/reading/reading.ts'
import { typedRecord } from '#domain/record/typed-record.ts'
import type { RecordSample } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { compareRecords } from './compare-records.ts'

const [ph, nitrate] = firstKit.analytes.map(({ id }) => id)

function record(
  id: string,
  day: number,
  samples: readonly RecordSample[],
  answers: Readonly<Record<string, readonly [analyte: string | undefined, answer: Answer][]>>,
  kit = firstKit,
) {
  const values = Object.entries(answers).flatMap(([sample, read]) =>
    read.map(([analyte = '', answer]) => ({ sample, analyte, answer })),
  )
  return typedRecord({ id, at: instant(day), wallOffset: 0, kit, samples, values })
}
const typed = (value: number): Answer => ({ kind: 'typed', value })
const one = [{ id: 's1', name: '' }]

describe('tests under each other', () => {
  test('the older one comes first, whatever was picked first', () => {
    const [old, young] = [record('a', 1, one, {}), record('b', 2, one, {})]
    expect(compareRecords([young, old]).records[0]?.id).toBe('a')
    expect(compareRecords([old, young]).records[1]?.id).toBe('b')
  })

  test('says what a value rose by', () => {
    const { samples } = compareRecords([
      record('a', 1, one, { s1: [[ph, typed(5.5)]] }),
      record('b', 2, one, { s1: [[ph, typed(6.5)]] }),
    ])
    expect(samples[0]?.values[0]?.change).toEqual({ kind: 'rose', amount: 1 })
  })

  test('no difference where one of them is no number', () => {
    const { samples } = compareRecords([
      record('a', 1, one, { s1: [[nitrate, { kind: 'undetectable' }]] }),
      record('b', 2, one, { s1: [[nitrate, typed(10)]] }),
    ])
    expect(samples[0]?.values[0]?.change).toEqual({ kind: 'unknown' })
  })

  test('no difference between two kits', () => {
    const { isOneKit, samples } = compareRecords([
      record('a', 1, one, { s1: [[ph, typed(5)]] }),
      record('b', 2, one, { s1: [[ph, typed(6)]] }, { ...firstKit, id: 'other' }),
    ])
    expect(isOneKit).toBe(false)
    expect(samples[0]?.values[0]).toMatchObject({
      change: { kind: 'unknown' },
      values: [{ value: 5 }, { value: 6 }],
    })
  })

  test('what only one of them measured is listed alone', () => {
    const { samples } = compareRecords([
      record('a', 1, one, { s1: [[ph, typed(5)]] }),
      record('b', 2, one, { s1: [[nitrate, typed(6)]] }),
    ])
    expect(samples[0]?.values.map(({ values }) => values.map((value) => value?.value))).toEqual([
      [5, undefined],
      [undefined, 6],
    ])
  })

  test('two fields stand beside each other, but neither rose above the other', () => {
    const ofPlot = (plot: string) => [{ id: 's1', name: '', plot }]
    const { samples } = compareRecords([
      record('a', 1, ofPlot('p'), { s1: [[ph, typed(5)]] }),
      record('b', 2, ofPlot('q'), { s1: [[ph, typed(6)]] }),
    ])
    expect(samples).toMatchObject([
      { isOneField: false, values: [{ change: { kind: 'elsewhere' } }] },
    ])
    const [same] = compareRecords([
      record('a', 1, ofPlot('p'), {}),
      record('b', 2, one, {}),
    ]).samples
    expect(same?.isOneField).toBe(true)
  })

  test.each([
    [
      [6, 5, 5],
      [1, 2],
    ],
    [[6, 5.5, 7], [1]],
    [
      [6, 6, 6],
      [0, 1, 2],
    ],
  ])(
    'of the values %j of different fields, the lowest are those of the tests %j',
    (values, lowest) => {
      const records = values.map((value, at) =>
        record(`r${at}`, at, [{ id: 's1', name: '', plot: `p${at}` }], {
          s1: [[ph, typed(value)]],
        }),
      )
      const [first] = compareRecords(records).samples
      expect(first?.values[0]?.change).toEqual({ kind: 'elsewhere', lowest })
    },
  )

  test('where one field has no number, or another kit, none is called lowest', () => {
    const at = (place: number, answer: Answer, kit = firstKit) =>
      record(
        `r${place}`,
        place,
        [{ id: 's1', name: '', plot: `p${place}` }],
        { s1: [[nitrate, answer]] },
        kit,
      )
    const unseen: Answer = { kind: 'undetectable' }
    for (const other of [at(2, unseen), at(2, typed(5), { ...firstKit, id: 'other' })]) {
      const [sample] = compareRecords([at(1, typed(10)), other]).samples
      expect(sample?.values[0]?.change).toEqual({ kind: 'elsewhere', lowest: [] })
    }
  })

  test('samples meet by plot first, then by name', () => {
    const { samples } = compareRecords([
      record(
        'a',
        1,
        [
          { id: 'x', name: '北' },
          { id: 'y', name: '南', plot: 'p' },
        ],
        {},
      ),
      record(
        'b',
        2,
        [
          { id: 'x', name: '畑', plot: 'p' },
          { id: 'y', name: '北' },
        ],
        {},
      ),
    ])
    expect(samples.map(({ samples: met }) => met.map((sample) => sample?.id))).toEqual([
      ['x', 'y'],
      ['y', 'x'],
    ])
  })

  test('samples of different names do not meet where there are several', () => {
    const { samples } = compareRecords([
      record(
        'a',
        1,
        [
          { id: 'x', name: '北' },
          { id: 'y', name: '南' },
        ],
        {},
      ),
      record(
        'b',
        2,
        [
          { id: 'x', name: '東' },
          { id: 'y', name: '南' },
        ],
        {},
      ),
    ])
    expect(samples.map(({ samples: met }) => met.map((sample) => sample?.name))).toEqual([
      ['北', undefined],
      ['南', '南'],
      [undefined, '東'],
    ])
  })

  test('of three, says what fell, what stayed and what came back', () => {
    const values = (ph1: number, n1: number) =>
      [
        [ph, typed(ph1)],
        [nitrate, typed(n1)],
      ] as [string | undefined, Answer][]
    const { records, samples } = compareRecords([
      record('c', 3, one, { s1: values(5.5, 10) }),
      record('a', 1, one, { s1: values(5.5, 20) }),
      record('b', 2, one, { s1: values(6, 10) }),
    ])
    expect(records.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(samples[0]?.values.map(({ change }) => change)).toEqual([
      { kind: 'returned' },
      { kind: 'fell', amount: 10 },
    ])
    expect(samples[0]?.values[0]?.values.map((value) => value?.value)).toEqual([5.5, 6, 5.5])
  })
})
