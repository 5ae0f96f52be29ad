import type { Guidance } from '#domain/run/agenda.ts'
import type { Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import { roleOf } from '#domain/run/roles.ts'
import { isOverdue, assignSteps, type Assignment } from '#domain/run/assignment.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { Planned } from './live-plan.ts'
import type { Planning } from './planning.ts'

type StepKey = TrackKey & { readonly step: number }

interface Needs {
  readonly clock: Clock
  readonly planning: Pick<Planning, 'next' | 'resume' | 'keep'>
}

/** Remembers what each pair of hands was assigned, so that a new plan does not contradict the last word. */
export function createAssignmentTracker({ clock, planning }: Needs) {
  /** What was assigned from when on. */
  let history: readonly Assigned[] = []
  const current = () => history.at(-1)?.assigned ?? []
  const assign = (assigned: readonly Assignment[], from: Instant) => {
    history = [...history.slice(1 - maxKept), { from, assigned }]
  }
  const next = (run: Run): Planned => planning.next(run, clock.now(), current())
  return {
    /** A test is begun: nothing is assigned yet. */
    forget() {
      history = []
    },
    /** A test is brought back, with what was assigned when the page was left. */
    resume(run: Run): Planned {
      const resumed = planning.resume(run, clock.now())
      history = []
      if (resumed === null) return next(run)
      const { planned, assigned } = resumed
      assign(assigned, instant(Math.max(run.startedAt, ...assigned.map(({ since }) => since))))
      return planned
    },
    keep: (run: Run) => planning.keep(run, current()),
    /** Time is taken back, and with it what was assigned in it. `run`: as it stood then. */
    turnBack(run: Run, to: Instant): Planned {
      history = history.filter(({ from }) => from <= to)
      return planning.next(run, to, current())
    },
    /** Some hands turn to this step, whatever the plan was; the others keep their assignments. */
    turnTo({ sample, lane, step }: StepKey, run: Run) {
      const now = clock.now()
      const role = roleOf(run, sample)
      const others = current().filter((it) => it.role !== null && it.role !== role)
      assign([{ sample, lane, step, role, since: now }, ...others], now)
    },
    next,
    /** Notes what is asked for now; a new plan where somebody is so slow that the old one is not true any more. */
    follow(run: Run, guidance: Omit<Guidance, 'role'>): Planned | null {
      const now = clock.now()
      const before = current()
      const assigned = assignSteps(run, now, guidance, before)
      if (!isSameList(assigned, before)) assign(assigned, now)
      const { plan } = guidance
      return plan !== null && isOverdue(run, plan, assigned, now) ? next(run) : null
    },
  }
}

interface Assigned {
  readonly from: Instant
  readonly assigned: readonly Assignment[]
}

/** More than anybody is assigned in the hour that a clock may be wrong by at the end of summer time. */
const maxKept = 200

const isSameList = (one: readonly Assignment[], other: readonly Assignment[]) =>
  one.length === other.length &&
  one.every((it, index) => {
    const same = other[index]
    return (
      same !== undefined &&
      it.sample === same.sample &&
      it.lane === same.lane &&
      it.step === same.step &&
      it.role === same.role &&
      it.since === same.since
    )
  })
