import { describe, expect, it } from 'vitest'

import { instant } from '#domain/units.ts'
import { firstLevelRead, kitOf } from '#testing/small-kit.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { latestTestFirst, measuredSamples } from './soil-record.ts'
import { typedRecord } from './typed-record.ts'

describe('tests in a list', () => {
  it('are ordered by time, and those of one moment by id, the last one first', () => {
    const tests = [
      { id: 'b', startedAt: instant(1) },
      { id: 'c', startedAt: instant(2) },
      { id: 'a', startedAt: instant(2) },
    ]
    const sorted = ['c', 'a', 'b']
    expect(tests.toSorted(latestTestFirst).map(({ id }) => id)).toEqual(sorted)
    expect(
      tests
        .toReversed()
        .toSorted(latestTestFirst)
        .map(({ id }) => id),
    ).toEqual(sorted)
  })
})

describe('the measured samples of a test', () => {
  const samples = ['read', 'laboratory', 'neither'].map((id) => ({ id, name: id }))
  const reading = { ...firstLevelRead, sample: 'read', dueAt: instant(0), readAt: instant(0) }
  const readings = [reading, { ...reading, analyte: 'other' }]
  const value = {
    id: 'm',
    source: 'laboratory',
    species: 'P',
    unit: '',
    value: 1,
    method: '',
  } as const

  it('are those with a reading or a value of a laboratory', () => {
    const measured = [{ ...value, sample: 'laboratory' }]
    const record = soilRecord('r', instant(0), { samples, readings, measured })
    expect(measuredSamples(record)).toEqual(samples.slice(0, 2))
  })

  it('need no values of a laboratory', () => {
    const record = soilRecord('r', instant(0), { samples, readings })
    expect(measuredSamples(record)).toEqual(samples.slice(0, 1))
  })
})

describe('a record typed by hand', () => {
  it('is finished at the time it is of, with readings that are never late', () => {
    const at = instant(5)
    const typed = { sample: 's', analyte: 'n', answer: { kind: 'level', level: 0 } } as const
    const given = { id: 'r', kit: kitOf(), wallOffset: 0, samples: [{ id: 's', name: '北' }] }
    expect(typedRecord({ ...given, at, values: [typed] })).toEqual({
      ...given,
      schema: 1,
      startedAt: at,
      endedAt: at,
      how: 'finished',
      origin: 'typed',
      readings: [{ ...typed, dueAt: at, readAt: at }],
    })
  })
})
