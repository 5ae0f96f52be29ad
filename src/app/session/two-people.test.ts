import { beforeEach, describe, expect, it } from 'vitest'

import { agenda, rinsesOf, type Agenda } from '#domain/run/agenda.ts'
import { openAnalytes } from '#domain/run/run.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Task } from '#domain/run/task.ts'
import { addSeconds, secondsBetween, seconds, type Instant } from '#domain/units.ts'
import { handsOn, kitOf, reaction, read, stripKit, timed } from '#testing/small-kit.ts'
import { startPhone } from '#testing/start-phone.ts'

/** Read in the tube itself, which is washed once everything in it has been read. */
const tubeKit: Kit = {
  ...kitOf(
    handsOn('fill', 20),
    timed('shake', 30),
    handsOn('drop', 10),
    reaction('wait', 120),
    read('look', ['n'], 30),
  ),
  analytes: stripKit.analytes.slice(0, 1).map((one) => ({ ...one, id: 'n', method: 'color' })),
}

let device: Awaited<ReturnType<typeof startPhone>>
beforeEach(async () => {
  device = await startPhone()
})

const begin = (kit: Kit, samples: number, vessels = 2) =>
  device.session.begin({
    kit,
    analytes: kit.analytes.map(({ id }) => id),
    samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
    people: 2,
    vessels,
  })
const live = () => {
  const state = device.session.store.getState()
  if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
  return state
}
const now = () => device.clock.now()
const cardOf = (role: Role) => agenda(live().run, now(), { ...live(), role })
/** Whether a card asks for something to be begun at once. */
const asks = ({ now: task, notBefore }: Agenda) =>
  task !== null &&
  notBefore === null &&
  (task.status.kind === 'ready' || task.status.kind === 'read')
/** The tube that the screen asks this person to wash. */
const washOf = (role: Role) =>
  rinsesOf(cardOf(role), { ...live(), role }).find(({ from, to }) => from <= now() && now() < to)
const isWashing = (wash: ReturnType<typeof washOf>) => wash !== undefined
const begun = () =>
  live().run.samples.filter(({ lanes }) =>
    lanes.some(({ track: { past, state } }) => past.length > 0 || state.at === 'running'),
  )
const isSomethingRunning = () =>
  live().run.samples.some(({ dropped, lanes }) =>
    lanes.some(({ track }) => !dropped && track.state.at === 'running'),
  )

/** What somebody is doing, and until when; `task` null: washing a tube. */
interface InHands {
  readonly task: Task | null
  readonly until: Instant
}
const roles = [0, 1] as const

/** Two people who do exactly what their cards say, each at their own pace. */
function twoPeople(pace: readonly [number, number] = [1, 1]) {
  let hands: [InHands | null, InHands | null] = [null, null]
  const seen = { washed: 0, idle: 0, dirty: 0, torn: 0 }
  const takeUp = (role: Role): InHands | null => {
    const card = cardOf(role)
    const wash = washOf(role)
    if (wash !== undefined && asks(card)) seen.torn += 1
    if (wash !== undefined) return { task: null, until: wash.to }
    if (card.now === null || !asks(card)) return null
    const { step } = card.now
    const takes = step.kind === 'timed' ? 4 : 'hands' in step ? step.hands : 0
    return { task: card.now, until: addSeconds(now(), seconds(takes * pace[role])) }
  }
  const putDown = async ({ task }: InHands) => {
    if (task === null) seen.washed += 1
    else if (task.status.kind === 'read') {
      for (const analyte of openAnalytes(live().run, task))
        await device.session.read(task, analyte, { kind: 'level', level: 1 })
    } else await device.session.confirm(task)
    seen.dirty = Math.max(seen.dirty, begun().length - (live().run.vessels ?? 0) - seen.washed)
  }
  async function second() {
    for (const role of roles) {
      const held = hands[role]
      if (held === null || held.until > now()) continue
      await putDown(held)
      hands[role] = null
    }
    if (live().isComplete) return
    for (const role of roles) hands[role] ??= takeUp(role)
    if (hands.every((held) => held === null) && !isSomethingRunning()) seen.idle += 1
    device.clock.pass(seconds(1))
  }
  return {
    /** Who is at work on a tube. */
    washing: () => roles.find((role) => hands[role] !== null && hands[role].task === null) ?? null,
    /** `idle`: seconds without any work; `dirty`: samples begun in an unwashed tube; `torn`: asked to do two things at once. */
    seen,
    /** Both drop their work unfinished and look at their cards. */
    lookUp() {
      hands = [null, null]
    },
    async workUntil(isEnough: () => boolean) {
      for (let passed = 0; !isEnough(); passed += 1) {
        if (passed > 3600) throw new Error('an hour has passed')
        await second()
      }
    },
  }
}

const isOver = () => live().isComplete
/** Start of each reading. */
const lateness = (pace: number) =>
  live().run.readings.map(({ dueAt, readAt }) => secondsBetween(dueAt, readAt) - 10 * pace)

describe('two people with two tubes', () => {
  it.each([
    ['tubes', [1, 1]],
    ['tubes', [0.6, 1.4]],
    ['strips', [1, 1.5]],
    ['strips', [1.4, 1.4]],
  ] as const)(
    'do six samples of %s at the pace %j and never wait for a tube that is not washed',
    async (kind, pace) => {
      const kit = kind === 'tubes' ? tubeKit : stripKit
      await begin(kit, 6)
      const planned = live().plan?.end ?? now()
      const two = twoPeople(pace)
      await two.workUntil(isOver)
      expect(two.seen).toEqual({ washed: 4, idle: 0, dirty: 0, torn: 0 })
      expect(Math.max(...lateness(pace[1]))).toBeLessThanOrEqual(kind === 'tubes' ? 30 : 11)
      expect(secondsBetween(planned, now())).toBeLessThan(60)
    },
  )

  it.each([
    ['a step', (_: ReturnType<typeof twoPeople>, role: Role) => asks(cardOf(role))],
    ['washing', (two: ReturnType<typeof twoPeople>, role: Role) => two.washing() === role],
  ])('go on with %s when the other one takes a step back', async (_, isAtIt) => {
    await begin(tubeKit, 8, 4)
    const two = twoPeople([0.7, 1.3])
    const hasBegun = (role: Role) =>
      cardOf(role).now?.status.kind === 'busy' && live().run.events.at(-1)?.kind === 'confirmed'
    const other = (role: Role): Role => (role === 0 ? 1 : 0)
    const atIt = () => roles.find((role) => hasBegun(other(role)) && isAtIt(two, role))
    await two.workUntil(() => atIt() !== undefined)
    const one = atIt() ?? 0
    const last = live().run.events.at(-1)
    const [card, wash] = [cardOf(one), washOf(one)]
    await device.session.undo()
    expect(washOf(one)).toEqual(wash)
    expect(cardOf(one)).toMatchObject(isWashing(wash) ? {} : { now: card.now, notBefore: null })
    const { now: redone, notBefore } = cardOf(other(one))
    expect(last).toMatchObject({ sample: redone?.sample, step: redone?.stepIndex })
    expect(notBefore).toBeNull()
    two.lookUp()
    await two.workUntil(isOver)
    expect(two.seen).toMatchObject({ idle: 0, dirty: 0, torn: 0 })
  })

  it('leave a tube to the person who washes it, also after an undo', async () => {
    await begin(tubeKit, 5)
    const two = twoPeople([0.7, 1.3])
    await two.workUntil(() => begun().length === 2)
    await device.session.undo()
    two.lookUp()
    await two.workUntil(isOver)
    expect(two.seen).toEqual({ washed: 3, idle: 0, dirty: 0, torn: 0 })
  })

  it.each([
    [6, 2, [1, 1]],
    [5, 2, [1.3, 0.7]],
    [8, 4, [0.7, 1.3]],
  ] as const)(
    'read again what was taken back while a tube is washed, and then wash it (%i samples, %i tubes)',
    async (samples, vessels, pace) => {
      await begin(tubeKit, samples, vessels)
      const two = twoPeople(pace)
      const hasRead = (role: Role) => cardOf(role).now?.status.kind !== 'read'
      await two.workUntil(() => {
        const last = live().run.events.at(-1)
        return two.washing() !== null && last?.kind === 'read' && roles.every(hasRead)
      })
      const last = live().run.events.at(-1)
      device.clock.pass(seconds(5))
      await device.session.undo()
      const reader = roles.find((role) => cardOf(role).now?.status.kind === 'read') ?? 0
      expect(last).toMatchObject({ kind: 'read', sample: cardOf(reader).now?.sample })
      expect(washOf(reader)).toBeUndefined()
      two.lookUp()
      await two.workUntil(isOver)
      expect(two.seen).toMatchObject({ idle: 0, dirty: 0, torn: 0 })
    },
  )

  it('see their own work on their own cards', async () => {
    const shakes = timed('shake', 10)
    const kit = kitOf(handsOn('fill', 5), shakes, reaction('wait', 60), read('look', ['n'], 30))
    await begin(kit, 2)
    await twoPeople().workUntil(isSomethingRunning)
    expect(cardOf(0).now).toMatchObject({ sample: 's0', step: shakes, status: { kind: 'busy' } })
    expect(cardOf(1).now?.sample).toBe('s1')
  })

  it('get a sample added while a tube is washed, and a tube freed because one is dropped', async () => {
    await begin(tubeKit, 6)
    const two = twoPeople()
    await two.workUntil(() => two.washing() !== null)
    const one = two.washing() ?? 0
    const wash = washOf(one)
    device.clock.pass(seconds(5))
    await device.session.addSample(String)
    expect(washOf(one)).toEqual(wash)
    await two.workUntil(() => begun().length === 4)
    const [, , , fourth] = live().run.samples
    await device.session.dropSample(fourth?.id ?? '')
    two.lookUp()
    await two.workUntil(isOver)
    expect(live().run.readings).toHaveLength(6)
    expect(two.seen).toEqual({ washed: 5, idle: 0, dirty: 0, torn: 0 })
  })
})
