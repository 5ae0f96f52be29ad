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

describe('two tests side by side', () => {
  test('the older one comes first, whatever was picked first', () => {
    const [old, young] = [record('a', 1, one, {}), record('b', 2, one, {})]
    expect(compareRecords(young, old).before.id).toBe('a')
    expect(compareRecords(old, young).after.id).toBe('b')
  })

  test('says what a value rose by', () => {
    const { samples } = compareRecords(
      record('a', 1, one, { s1: [[ph, typed(5.5)]] }),
      record('b', 2, one, { s1: [[ph, typed(6.5)]] }),
    )
    expect(samples[0]?.values[0]?.difference).toBe(1)
  })

  test('no difference where one of them is no number', () => {
    const { samples } = compareRecords(
      record('a', 1, one, { s1: [[nitrate, { kind: 'undetectable' }]] }),
      record('b', 2, one, { s1: [[nitrate, typed(10)]] }),
    )
    expect(samples[0]?.values[0]?.difference).toBeNull()
  })

  test('no difference between two kits', () => {
    const { isOneKit, samples } = compareRecords(
      record('a', 1, one, { s1: [[ph, typed(5)]] }),
      record('b', 2, one, { s1: [[ph, typed(6)]] }, { ...firstKit, id: 'other' }),
    )
    expect(isOneKit).toBe(false)
    expect(samples[0]?.values[0]).toMatchObject({ difference: null, before: { value: 5 } })
  })

  test('what only one of them measured stands alone', () => {
    const { samples } = compareRecords(
      record('a', 1, one, { s1: [[ph, typed(5)]] }),
      record('b', 2, one, { s1: [[nitrate, typed(6)]] }),
    )
    expect(samples[0]?.values.map(({ before, after }) => [before?.value, after?.value])).toEqual([
      [5, undefined],
      [undefined, 6],
    ])
  })

  test('samples meet by plot first, then by name', () => {
    const { samples } = compareRecords(
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
    )
    expect(samples.map(({ before, after }) => [before?.id, after?.id])).toEqual([
      ['x', 'y'],
      ['y', 'x'],
    ])
  })

  test('samples of different names do not meet where there are several', () => {
    const { samples } = compareRecords(
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
    )
    expect(samples.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['北', undefined],
      ['南', '南'],
      [undefined, '東'],
    ])
  })
})
