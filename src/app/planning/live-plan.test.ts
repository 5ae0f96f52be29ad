import { describe, expect, it } from 'vitest'

import { agenda } from '#domain/run/agenda.ts'
import { applyEvent } from '#domain/run/replay.ts'
import { advance, startRun, type Run } from '#domain/run/run.ts'
import type { RunCommand, RunSetup } from '#domain/run/run-event.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { handsOn, kitOf, reaction, read } from '#testing/small-kit.ts'
import { createLivePlan } from './live-plan.ts'

const kit = kitOf(handsOn('fill', 40), reaction('wait', 20), read('look', ['n'], 60))
const at = (length: number) => addSeconds(instant(0), seconds(length))
const fill = (sample: string): RunCommand => ({ kind: 'confirmed', sample, lane: 'lane', step: 0 })
const look = (sample: string): RunCommand => ({
  kind: 'read',
  sample,
  lane: 'lane',
  analyte: 'n',
  answer: { kind: 'level', level: 0 },
})

/** Two people, each with two of four samples, and two tubes. */
function begin() {
  const setup: RunSetup = {
    id: 'run',
    kit,
    analytes: ['n'],
    samples: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })),
    wallOffset: 0,
    people: 2,
    vessels: 2,
  }
  const livePlan = createLivePlan(() => ({}))
  let run: Run = startRun(setup, { id: '0', at: at(0), kind: 'started', setup })
  let { plan } = livePlan.begin(run, null)
  return {
    doAt(time: number, command: RunCommand) {
      const next = applyEvent(advance(run, at(time)), { ...command, id: `${time}`, at: at(time) })
      if (!next.ok) throw new Error(next.reason)
      run = next.value
      plan = livePlan.next(run, at(time), []).plan
    },
    /** When the first person, held back from a sample, may begin it. */
    held(time: number) {
      const { now, notBefore } = agenda(run, at(time), { plan, preferred: null, role: 0 })
      return { sample: now?.sample, until: notBefore }
    },
  }
}

describe('the plan of a test in progress with tubes to wash', () => {
  it('does not ask again for tubes washed before a reload, or without being asked', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const samples = ids.map((id) => ({ id, name: id }))
    const setup: RunSetup = { id: 'r', kit, analytes: ['n'], samples, wallOffset: 0, vessels: 2 }
    const commands = ids.slice(0, 4).flatMap((id) => [fill(id), look(id)])
    const run = commands.reduce<Run>(
      (before, command, place) => {
        const time = at(40 * (place + 1))
        const next = applyEvent(advance(before, time), { ...command, id: `${place}`, at: time })
        if (!next.ok) throw new Error(next.reason)
        return next.value
      },
      startRun(setup, { id: 's', at: at(0), kind: 'started', setup }),
    )
    const livePlan = createLivePlan(() => ({}))
    const washesLeft = (time: number) =>
      livePlan.next(run, at(time), []).plan?.rinses.filter(({ to }) => to > at(time)).length
    expect([400, 431].map(washesLeft)).toEqual([2, 1])
  })

  it('does not delay the next sample when a second tube becomes free while one is washed', () => {
    const test = begin()
    test.doAt(40, fill('a'))
    test.doAt(60, fill('b'))
    test.doAt(70, look('a'))
    const held = { sample: 'c', until: at(100) }
    expect(test.held(81)).toEqual(held)
    test.doAt(90, look('b'))
    expect(test.held(90)).toEqual(held)
  })
})
