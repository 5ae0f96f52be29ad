import { describe, expect, it } from 'vitest'

import type { Kit, StartWithin, Step } from '#domain/kit/kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { handsOn, stripKit, stripSetup } from '#testing/small-kit.ts'
import { parseRunEvent } from './parse-run-event.ts'
import { planInput } from './plan-input.ts'
import { planOutput } from './plan-output.ts'
import { applyEvent, replay } from './replay.ts'
import { advance, trackOf, type Run } from './run.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import { isPastStartLimit, remedyFor, remedyGroup } from './start-within.ts'
import { buildInitialPlan } from '#domain/plan/create-solver.ts'

const soon = {
  limit: { value: seconds(60), trust: 'user', sources: [] },
  remedy: { title: 'shake again', hands: seconds(10) },
} as const
const isDip = (step: Step) => step.id.startsWith('dip-')
const kit: Kit = {
  ...stripKit,
  lanes: stripKit.lanes.map((lane) => ({
    ...lane,
    steps: lane.steps.map((step) =>
      step.kind === 'timed' && isDip(step) ? { ...step, startWithin: soon } : step,
    ),
  })),
}
const setup: RunSetup = { ...stripSetup, kit, samples: [{ id: 'a', name: 'A' }] }
const start = instant(1_000_000)
const at = (time: number) => addSeconds(start, seconds(time))

function applied(run: Run, time: number, command: RunCommand): Run {
  const next = applyEvent(run, { ...command, id: `${run.events.length}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const confirm = (lane: string, step: number): RunCommand => ({
  kind: 'confirmed',
  sample: 'a',
  lane,
  step,
})
const remedied: RunCommand = { kind: 'remedied', sample: 'a', lane: 'n', step: 0 }
const look: RunCommand = {
  kind: 'read',
  sample: 'a',
  lane: 'n',
  analyte: 'ph',
  answer: { kind: 'level', level: 1 },
}

/** The bottle was shaken from 20 s to 80 s. */
function shaken(from = setup): Run {
  const run = replay([{ id: '0', at: start, kind: 'started', setup: from }])
  if (run === null) throw new Error('no run')
  return applied(applied(run, 20, confirm('soil', 0)), 20, confirm('soil', 1))
}
const trackAt = (run: Run, time: number, lane = 'n') => {
  const track = trackOf(advance(run, at(time)), { sample: 'a', lane })
  if (track === null) throw new Error('no track')
  return track
}

describe('a step that must begin soon', () => {
  it('is overdue once its limit is over, and then has a remedy', () => {
    expect(isPastStartLimit(trackAt(shaken(), 140), at(140))).toBe(false)
    expect(remedyFor(trackAt(shaken(), 140), at(140))).toBeNull()
    expect(isPastStartLimit(trackAt(shaken(), 141), at(141))).toBe(true)
    expect(remedyFor(trackAt(shaken(), 141), at(141))).toEqual(soon.remedy)
  })

  it('begun too late is marked on its reading, and on no other', () => {
    const late = applied(applied(shaken(), 141, confirm('n', 0)), 210, look)
    expect(late.readings).toMatchObject([{ analyte: 'ph', begunLate: true }])
    const inTime = applied(applied(shaken(), 139, confirm('n', 0)), 210, look)
    expect(inTime.readings[0]).not.toHaveProperty('begunLate')
  })

  it('is in time again for a minute after the bottle was shaken again, and so is the other strip', () => {
    const again = applied(shaken(), 160, remedied)
    for (const lane of ['n', 'p']) {
      expect(isPastStartLimit(trackAt(again, 220, lane), at(220))).toBe(false)
      expect(isPastStartLimit(trackAt(again, 221, lane), at(221))).toBe(true)
    }
    const read = applied(applied(again, 200, confirm('n', 0)), 270, look)
    expect(read.readings[0]).not.toHaveProperty('begunLate')
  })

  it('is in time again where the other strip is dipped already, or may wait', () => {
    const dipped = applied(applied(shaken(), 100, confirm('p', 0)), 160, remedied)
    expect(isPastStartLimit(trackAt(dipped, 220), at(220))).toBe(false)
    const patient = kit.lanes.map((lane) =>
      lane.id === 'p' ? { ...lane, steps: stripKit.lanes[2]?.steps ?? [] } : lane,
    )
    const again = applied(shaken({ ...setup, kit: { ...kit, lanes: patient } }), 160, remedied)
    expect(isPastStartLimit(trackAt(again, 220), at(220))).toBe(false)
    expect(trackAt(again, 220, 'p').state).toMatchObject({ since: at(80) })
  })

  it('can have its remedy undone, and has none where nothing waits for it', () => {
    const undone = applied(applied(shaken(), 160, remedied), 165, { kind: 'undone', event: '3' })
    expect(isPastStartLimit(trackAt(undone, 165), at(165))).toBe(true)
    const busy = applied(shaken(), 100, confirm('n', 0))
    const refused = applyEvent(busy, { ...remedied, id: 'x', at: at(101) })
    expect(refused).toEqual({ ok: false, reason: 'not-that-step' })
  })

  it('is stored as an event that can be read back', () => {
    const event = { ...remedied, id: '9', at: at(1) }
    expect(parseRunEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event })
  })

  it('has no limit where it is the first of a sample', () => {
    const first = (step: Step): Step =>
      step.kind === 'hands-on' ? { ...step, startWithin: soon } : step
    const early: Kit = {
      ...kit,
      lanes: kit.lanes.map((lane) => ({ ...lane, steps: lane.steps.map(first) })),
    }
    const run = replay([{ id: '0', at: start, kind: 'started', setup: { ...setup, kit: early } }])
    const track = run === null ? null : trackOf(run, { sample: 'a', lane: 'soil' })
    expect(track && isPastStartLimit(track, at(600))).toBe(false)
  })
})

describe('a step by hand that must begin soon', () => {
  const filledBy = (remedy: Pick<StartWithin, 'remedy'>) => {
    const pour: Step = {
      kind: 'hands-on',
      id: 'pour',
      title: 'pour',
      detail: '',
      hands: seconds(20),
      startWithin: { limit: soon.limit, ...remedy },
    }
    return {
      steps: [handsOn('fill'), pour],
      state: { at: 'waiting', step: 1, since: start },
    } as const
  }

  it('may be under way once its limit is over, and is overdue once it should have been done', () => {
    expect(isPastStartLimit(filledBy({}), at(80))).toBe(false)
    expect(isPastStartLimit(filledBy({}), at(81))).toBe(true)
  })

  it('is not overdue while nothing waits for it', () => {
    const { steps } = filledBy({ remedy: soon.remedy })
    expect(isPastStartLimit({ steps, state: { at: 'running' } }, at(600))).toBe(false)
    expect(remedyFor({ steps, state: { at: 'running' } }, at(600))).toBeNull()
  })

  it('has a remedy only where its kit names one', () => {
    expect(remedyFor(filledBy({}), at(81))).toBeNull()
    expect(remedyFor(filledBy({ remedy: soon.remedy }), at(81))).toEqual(soon.remedy)
  })
})

describe('lanes that one remedy helps together', () => {
  const lane = (id: string, ...after: readonly string[]) => ({ id, name: id, after, steps: [] })

  it('are those that wait for the same lanes, in whatever order they are named', () => {
    expect(remedyGroup(lane('n', 'x', 'y'), 0)).toBe(remedyGroup(lane('p', 'y', 'x'), 0))
    expect(remedyGroup(lane('n', 'x', 'y'), 0)).not.toBe(remedyGroup(lane('p', 'xy'), 0))
    expect(remedyGroup(lane('n', 'x'), 0)).not.toBe(remedyGroup(lane('p', 'y'), 0))
  })

  it('are none once each goes on by itself', () => {
    expect(remedyGroup(lane('n', 'x'), 1)).not.toBe(remedyGroup(lane('p', 'x'), 1))
  })
})

describe('the plan of a step that must begin soon', () => {
  const problemAt = (time: number) => planInput(advance(shaken(), at(time)), at(time), {})

  it('limits its start', () => {
    const [job] = problemAt(90).jobs
    expect(job?.chains.map(({ ops }) => ops[0])).toMatchObject([{ within: 60 }, { within: 60 }])
  })

  it('begins with the remedy, once for both strips, where it is too late', () => {
    const problem = problemAt(150)
    const plan = buildInitialPlan(problem)
    if (!plan.ok) throw new Error(plan.reason.kind)
    expect(plan.value.late).toEqual([])
    const names = plan.value.tasks.map((task) => ('op' in task ? task.op : 'rinse'))
    expect(names).toEqual(['dip-n:again', 'dip-n', 'dip-p', 'read-n', 'read-p'])
    const run = advance(shaken(), at(150))
    const steps = planOutput(run, at(150), plan.value).steps.filter(({ role }) => role !== null)
    expect(steps.slice(0, 2)).toMatchObject([
      { lane: 'n', step: 0, from: at(150), to: at(160) },
      { lane: 'n', step: 0, from: at(160) },
    ])
  })
})
