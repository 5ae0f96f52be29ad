import { agenda } from '#domain/run/agenda.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { openAnalytes } from '#domain/run/run.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import { seededRandom } from '#domain/plan/random.ts'
import type { Task } from '#domain/run/task.ts'
import { addSeconds, secondsBetween, seconds, type Instant } from '#domain/units.ts'
import { fakeAlarm } from '#testing/fakes/fake-alarm.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { startPhone } from '#testing/start-phone.ts'

export interface ReloadedTest {
  readonly seed: number
  readonly kit: Kit
  readonly samples: number
  readonly people: 1 | 2
  readonly vessels?: number
}

/**
 * Simulates a test at an uneven pace with repeated page reloads. Returns what changed on reload: another card, or an end moved by
 * more than 5 s.
 */
export async function playReloaded({ seed, kit, samples, people, vessels }: ReloadedTest) {
  const random = seededRandom(seed)
  const preferences = fakePreferences({ returning: true })
  let devices = fakeDevices()
  let phone = await startPhone(devices, preferences)
  const differences: string[] = []
  let reloads = 0

  const live = () => {
    const state = phone.session.store.getState()
    if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
    return state
  }
  const now = () => phone.clock.now()
  const roles: readonly (Role | null)[] = people === 2 ? [0, 1] : [null]
  const cardOf = (role: Role | null) => agenda(live().run, now(), { ...live(), role })
  const shown = () => ({
    cards: roles.map((role) => {
      const { now: task, notBefore } = cardOf(role)
      return task === null ? '' : `${task.sample} ${task.lane} ${task.step.id} ${notBefore}`
    }),
    end: live().plan?.end ?? null,
  })
  const reload = async () => {
    const before = shown()
    const wall = now() + phone.clock.wallOffset()
    const clock = fakeClock({ start: now(), wall })
    devices = { ...devices, clock, alarm: fakeAlarm({ clock }) }
    phone = await startPhone(devices, preferences)
    reloads += 1
    const { cards, end } = shown()
    const moved =
      before.end === null || end === null ? 0 : Math.abs(secondsBetween(before.end, end))
    if (cards.join() !== before.cards.join() || moved > 5)
      differences.push(`${before.cards.join()} → ${cards.join()}, end moved by ${moved} s`)
  }

  await phone.session.begin({
    kit,
    analytes: kit.analytes.map(({ id }) => id),
    samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
    ...(people === 2 && { people }),
    ...(vessels !== undefined && { vessels }),
  })
  const hands: ({ readonly task: Task; readonly until: Instant } | null)[] = roles.map(() => null)
  for (let passed = 0; !live().isComplete && passed < 30_000; passed += 1) {
    for (const [place, role] of roles.entries()) {
      const held = hands[place] ?? null
      if (held !== null && held.until <= now()) {
        hands[place] = null
        if (held.task.status.kind === 'read') {
          for (const analyte of openAnalytes(live().run, held.task))
            await phone.session.read(held.task, analyte, { kind: 'level', level: 1 })
        } else await phone.session.confirm(held.task)
      }
      if (live().isComplete) break
      const { now: task, notBefore } = cardOf(role)
      if (hands[place] === null && task !== null && notBefore === null && asks(task, now())) {
        const takes = 'hands' in task.step ? task.step.hands : 4
        hands[place] = { task, until: addSeconds(now(), seconds(takes * (0.5 + random()))) }
      }
    }
    if (live().isComplete) break
    if (random() < 0.03) await reload()
    phone.clock.pass(seconds(1))
  }
  const { isComplete } = live()
  await phone.session.end({ keepReadings: true })
  return { isComplete, reloads, differences }
}

/** Whether the card is waiting for a tap. */
const asks = ({ status }: Task, now: Instant) =>
  status.kind === 'settling'
    ? status.askAt !== null && status.askAt <= now
    : status.kind !== 'busy' && status.kind !== 'reacting'
