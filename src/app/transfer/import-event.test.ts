import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { importEvent, importRecord } from './import-event.ts'
import ownChart from '#domain/chart/fixtures/own-chart-1.json'
import kept from '#domain/record/fixtures/soil-record-1.json'

const now = 1_800_000_000_000
const event = {
  id: '019aa000-0000-7000-8000-0000000000e1',
  device: 'abc',
  clock: '1799999999999-0000-abc',
  stream: `record:${kept.id}`,
  kind: 'record-kept',
  version: 1,
  payload: kept,
}
const read = (patch: object) => importEvent({ ...event, ...patch }, { now, kits: new Map() })
const reason = (patch: object) => {
  const result = read(patch)
  return result.ok ? 'ok' : result.reason.reason
}

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let count = 0; count < depth; count += 1) value = [value]
  return value
}

it('takes an event of ours as it is', () => {
  expect(read({})).toEqual({ ok: true, value: event })
})

it.each([
  ['no id', { id: '' }, 'not-an-event'],
  ['a clock that sorts before all', { clock: '1' }, 'not-an-event'],
  ['a clock of tomorrow evening, unless allowed', { clock: '1800090000000-0000-abc' }, 'ahead'],
  ['a clock that leaves no room', { clock: '9999999999990-0000-abc' }, 'from-the-future'],
  ['a test under the name of another', { stream: 'record:evil' }, 'not-an-event'],
  [
    'a correction under the name of another test',
    { kind: 'record-removed', payload: { id: 'evil' } },
    'not-an-event',
  ],
  ['a running test', { stream: 'run:1' }, 'foreign'],
  ['a timer', { stream: 'timers' }, 'foreign'],
  [
    'a test with one sample twice',
    { payload: { ...kept, samples: [...kept.samples, ...kept.samples.slice(0, 1)] } },
    'duplicate-sample',
  ],
  ['a broken test', { payload: { ...kept, how: 'lost' } }, 'unknown-word'],
  ['what no version of ours has said', { kind: 'record-blessed', version: 9 }, 'unknown-kind'],
  ['a plot among the tests', { kind: 'plot-kept' }, 'unknown-kind'],
  ['a test of the year 275760', { payload: { ...kept, startedAt: 8.64e15 } }, 'bad-number'],
  ['what is nested beyond use', { payload: { ...kept, deep: nested(100_000) } }, 'too-deep'],
  ['a name of three megabytes', { payload: { ...kept, note: 'a'.repeat(3e6) } }, 'too-long'],
  ['a broken kit', { stream: 'kits', kind: 'kit-saved', payload: {} }, 'missing'],
  [
    'a chart of the year 275760',
    { stream: 'charts', kind: 'chart-saved', payload: { ...ownChart, takenAt: 8.64e15 } },
    'not-a-chart',
  ],
  ['a broken chart', { stream: 'charts', kind: 'chart-saved', payload: {} }, 'not-a-chart'],
  [
    'a broken standard',
    { stream: 'standards', kind: 'standard-saved', payload: {} },
    'not-a-standard',
  ],
  [
    'a broken product',
    { stream: 'fertilizers', kind: 'fertilizer-saved', payload: 7 },
    'not-a-standard',
  ],
  ['a removal of nothing', { stream: 'kits', kind: 'kit-removed', payload: {} }, 'not-an-event'],
  ['a broken plot', { stream: 'plots', kind: 'plot-kept', payload: {} }, 'not-a-plot'],
])('refuses %s', (_, patch, expected) => {
  expect(reason(patch)).toBe(expected)
})

it.each([
  ['nested beyond use', { deep: nested(100_000) }, 'too-deep'],
  ['with a note of three megabytes', { note: 'a'.repeat(3e6) }, 'too-long'],
  ['without a name', { id: '' }, 'not-a-record'],
  ['with a name longer than any', { id: 'a'.repeat(201) }, 'not-a-record'],
  ['of the year 275760', { startedAt: 8.64e15 }, 'bad-number'],
])('refuses a record without an event, %s', (_, patch, expected) => {
  expect(importRecord(kept)).toMatchObject({ ok: true })
  expect(importRecord({ ...kept, ...patch })).toMatchObject({ reason: { reason: expected } })
})

it('imports events of a clock that is ahead on request, unchanged, and never one that leaves no room', () => {
  const setting = { now, kits: new Map(), acceptsAhead: true }
  const ahead = { ...event, clock: '1830000000000-0000-abc' }
  expect(importEvent(ahead, setting)).toEqual({ ok: true, value: ahead })
  expect(importEvent({ ...event, clock: '9999999999990-0000-abc' }, setting).ok).toBe(false)
})

it('never throws, whatever stands in a file', () => {
  const reads = (input: unknown) => {
    expect(typeof importEvent(input, { now, kits: new Map() }).ok).toBe('boolean')
  }
  fc.assert(fc.property(fc.anything(), reads))
  const kinds = fc.constantFrom('record-kept', 'record-kit', 'plot-kept', 'record-changed')
  fc.assert(
    fc.property(kinds, fc.anything(), (kind, payload) => reads({ ...event, kind, payload })),
  )
})
