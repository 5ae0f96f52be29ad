import { expect, test } from 'vitest'
import { stepCount } from './progress.ts'
import { recordOf } from './record-of.ts'
import { replay } from './replay.ts'
import { addSeconds, instant, minutes } from '#domain/units.ts'
import { stripSetup } from '#testing/small-kit.ts'

const start = instant(5000)
const begun = replay([{ id: '0', at: start, kind: 'started', setup: stripSetup }])
if (begun === null) throw new Error('the run did not start')
const reading = {
  analyte: 'ph',
  answer: { kind: 'level', level: 0 },
  dueAt: start,
  readAt: start,
} as const
const run = {
  ...begun,
  readings: [
    { ...reading, sample: 'a' },
    { ...reading, sample: 'b' },
  ],
}
const withoutB = {
  ...run,
  samples: run.samples.map((sample) => (sample.id === 'b' ? { ...sample, dropped: true } : sample)),
}

test('the record of a run has its id, its kit, its times and what was read', () => {
  const end = addSeconds(start, minutes(4))
  expect(recordOf(run, 'abandoned', end)).toEqual({
    schema: 1,
    id: 'run',
    kit: stripSetup.kit,
    startedAt: start,
    endedAt: end,
    wallOffset: 0,
    how: 'abandoned',
    samples: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    readings: run.readings,
  })
})

test('a sample that was dropped is not in the record, nor is what was read of it', () => {
  const record = recordOf(withoutB, 'finished', start)
  expect(record.samples).toEqual([{ id: 'a', name: 'A' }])
  expect(record.readings).toEqual([{ ...reading, sample: 'a' }])
})

test('steps are counted over the samples that are still in the run', () => {
  const steps = stripSetup.kit.lanes.flatMap((lane) => lane.steps).length
  expect(stepCount(run)).toEqual({ done: 0, all: 2 * steps })
  expect(stepCount(withoutB)).toEqual({ done: 0, all: steps })
  const filled = replay([
    { id: '0', at: start, kind: 'started', setup: stripSetup },
    { id: '1', at: start, kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 },
  ])
  expect(filled && stepCount(filled).done).toBe(1)
})
