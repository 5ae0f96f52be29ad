import { beforeEach, describe, expect, it } from 'vitest'

import { tasksOf } from '#domain/run/task.ts'
import { seconds } from '#domain/units.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { handsOn, kitOf, reaction, read } from '#testing/small-kit.ts'
import { startPhone } from '#testing/start-phone.ts'

const kit = kitOf(handsOn('fill', 30), reaction('wait', 60), read('look', ['n']))

let devices = fakeDevices()
let phone: Awaited<ReturnType<typeof startPhone>>
/** The page is closed and opened again. */
const reload = async () => {
  phone = await startPhone(devices)
}
beforeEach(async () => {
  devices = fakeDevices()
  await reload()
})

const live = () => {
  const state = phone.session.store.getState()
  if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
  return state
}
const begin = (...names: readonly string[]) =>
  phone.session.begin({ kit, analytes: ['n'], samples: names.map((id) => ({ id, name: id })) })
const fill = async (sample: string) => {
  const task = tasksOf(live().run).find((one) => one.sample === sample)
  if (task !== undefined) await phone.session.confirm(task)
}
/** What a sample waits for, and how many seconds remain. */
const waitOf = (sample: string) => {
  const status = tasksOf(live().run).find((one) => one.sample === sample)?.status
  const due = status !== undefined && 'due' in status ? (status.due ?? null) : null
  return [status?.kind, due === null ? null : (due - phone.clock.now()) / 1000]
}
/** Seconds to the end of the plan. */
const left = () => ((live().plan?.end ?? 0) - phone.clock.now()) / 1000
const choose = async (which: 'earlier' | 'later') => {
  const candidate = live().clockCandidates?.[which === 'earlier' ? 0 : 1]
  if (candidate === undefined) throw new Error('the clock is certain')
  await phone.session.resolveClock(candidate)
  expect(live().clockCandidates).toBeNull()
}
const hour = seconds(3600)

describe.each(['earlier', 'later'] as const)('with the %s time chosen', (which) => {
  it('a reaction counted all along is neither longer nor shorter', async () => {
    await begin('a')
    await fill('a')
    phone.clock.pass(seconds(20))
    phone.clock.ambiguous(hour)
    // The user takes time to decide, and the clock goes on meanwhile.
    phone.clock.pass(seconds(4))
    await choose(which)
    expect(waitOf('a')).toEqual(['reacting', 36])
    expect(live().run.wallOffset).toBe(-3_600_000)
  })

  it('a test whose page was closed continues from the last tap', async () => {
    await begin('a')
    await fill('a')
    phone.clock.ambiguous(hour)
    await reload()
    phone.clock.pass(seconds(4))
    await choose(which)
    expect(waitOf('a')).toEqual(['reacting', 56])
    await reload()
    expect(live().clockCandidates).toBeNull()
    expect(waitOf('a')).toEqual(['reacting', 56])
  })

  it('the plan keeps its length', async () => {
    await begin('a', 'b', 'c')
    await fill('a')
    phone.clock.pass(seconds(2))
    const before = left()
    phone.clock.ambiguous(hour)
    await choose(which)
    expect(left()).toBeCloseTo(before, 0)
  })
})

describe('an hour that only the wall clock counted, then took back', () => {
  let planned = 0
  beforeEach(async () => {
    await begin('a', 'b')
    await fill('a')
    phone.clock.pass(seconds(20))
    planned = left()
    phone.clock.jump(hour)
  })

  it('has not passed if the earlier time is chosen', async () => {
    phone.clock.ambiguous(hour)
    await choose('earlier')
    expect(waitOf('a')).toEqual(['reacting', 40])
    expect(left()).toBe(planned)
    phone.clock.pass(seconds(41))
    expect(waitOf('a')).toEqual(['read', -1])
    expect(phone.alarm.heard().filter(({ sound }) => sound === 'read')).toHaveLength(1)
  })

  it('has passed if the later time is chosen', async () => {
    phone.clock.ambiguous(hour)
    await choose('later')
    expect(waitOf('a')).toEqual(['read', -3560])
  })

  it('does not count for a step turned to in it either', async () => {
    const task = tasksOf(live().run).find(({ sample }) => sample === 'b')
    if (task !== undefined) await phone.session.prefer(task)
    phone.clock.ambiguous(hour)
    await choose('earlier')
    expect(left()).toBeLessThanOrEqual(planned)
  })

  it('is not subtracted from what was begun after it', async () => {
    await fill('b')
    phone.clock.pass(seconds(10))
    phone.clock.ambiguous(hour)
    await choose('earlier')
    expect(waitOf('b')).toEqual(['reacting', 50])
  })

  it('is undone after a reload as well', async () => {
    await reload()
    phone.clock.pass(seconds(5))
    phone.clock.ambiguous(hour)
    await choose('earlier')
    expect(waitOf('a')).toEqual(['reacting', 35])
  })
})
