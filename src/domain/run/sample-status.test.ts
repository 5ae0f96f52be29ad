import { expect, it } from 'vitest'
import {
  firstLevelRead,
  kitOf,
  oneLaneKit,
  read,
  settle,
  stripKit,
  stripSetup,
} from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { applyEvent } from './replay.ts'
import { advance, startRun, type Run } from './run.ts'
import type { RunCommand } from './run-event.ts'
import { sampleStatus } from './sample-status.ts'

const start = instant(0)
const at = (length: number) => addSeconds(start, seconds(length))
const begin = (kit = stripKit) => {
  const setup = { ...stripSetup, kit, analytes: kit.analytes.map(({ id }) => id) }
  return startRun(setup, { id: '0', at: start, kind: 'started', setup })
}
const command = (run: Run, time: number, what: RunCommand) => {
  const next = applyEvent(run, { ...what, id: `${time}/${what.kind}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const confirm = (run: Run, time: number, lane: string, step: number) =>
  command(run, time, { kind: 'confirmed', sample: 'a', lane, step })
const standing = (run: Run, time: number) => {
  const [sample] = advance(run, at(time)).samples
  if (sample === undefined) throw new Error('no sample')
  return sampleStatus(sample)
}

it('offers the work of a sample, an open reading before the rest', () => {
  expect(standing(begin(), 0)).toMatchObject({ kind: 'choosable', task: { step: { id: 'fill' } } })
  const shaken = confirm(confirm(begin(), 20, 'soil', 0), 20, 'soil', 1)
  expect(standing(shaken, 30)).toEqual({ kind: 'busy' })
  const dipped = confirm(shaken, 82, 'n', 0)
  expect(standing(dipped, 100)).toMatchObject({ task: { step: { id: 'dip-p' } } })
  expect(standing(dipped, 146)).toMatchObject({ task: { step: { id: 'read-n' } } })
  const standingLiquid = begin(kitOf(settle('stand', 1800), read('look', ['n'])))
  expect(standing(standingLiquid, 10)).toMatchObject({ task: { step: { id: 'stand' } } })
})

it('gives what a sample waits for, and until when: of two waits the one that ends first', () => {
  const shaken = confirm(confirm(begin(), 20, 'soil', 0), 20, 'soil', 1)
  const both = confirm(confirm(shaken, 82, 'n', 0), 90, 'p', 0)
  expect(standing(both, 120)).toMatchObject({
    kind: 'waiting',
    task: { step: { id: 'wait-n' } },
    due: at(145),
  })
  const other = confirm(confirm(shaken, 82, 'p', 0), 95, 'n', 0)
  expect(standing(other, 120)).toMatchObject({ kind: 'waiting', due: at(152) })
})

it('knows when a sample is done', () => {
  const waiting = confirm(confirm(begin(oneLaneKit), 5, 'lane', 0), 5, 'lane', 1)
  const answered = command(advance(waiting, at(70)), 71, firstLevelRead)
  expect(standing(answered, 72)).toEqual({ kind: 'done' })
})
