import type { Guidance } from '#domain/run/agenda.ts'
import type { Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import { roleOf } from '#domain/run/roles.ts'
import { isOverdue, assignSteps, type Assignment } from '#domain/run/assignment.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { PlanResult } from './live-plan.ts'
import type { Planning } from './planning.ts'

type StepKey = TrackKey & { readonly step: number }

interface Needs {
  readonly clock: Clock
  readonly planning: Pick<Planning, 'next' | 'resume' | 'keep'>
}

/** Tracks what each person was assigned, so that a new plan does not contradict it. */
export function createAssignmentTracker({ clock, planning }: Needs) {
  /** Assignments, each list with the time from which it held. */
  let history: readonly Assigned[] = []
  const current = () => history.at(-1)?.assigned ?? []
  const assign = (assigned: readonly Assignment[], from: Instant) => {
    history = [...history.slice(1 - maxKept), { from, assigned }]
  }
  const next = (run: Run): PlanResult => planning.next(run, clock.now(), current())
  return {
    /** Starts without assignments, for a new test. */
    forget() {
      history = []
    },
    /** Restores a test with the assignments it had when the page was closed. */
    resume(run: Run): PlanResult {
      const resumed = planning.resume(run, clock.now())
      history = []
      if (resumed === null) return next(run)
      const { planned, assigned } = resumed
      assign(assigned, instant(Math.max(run.startedAt, ...assigned.map(({ since }) => since))))
      return planned
    },
    keep: (run: Run) => planning.keep(run, current()),
    /** Turns time back, together with the assignments made since. `run`: the run as of `to`. */
    turnBack(run: Run, to: Instant): PlanResult {
      history = history.filter(({ from }) => from <= to)
      return planning.next(run, to, current())
    },
    /** Assigns this step, whatever the plan was; the other person keeps their assignment. */
    turnTo({ sample, lane, step }: StepKey, run: Run) {
      const now = clock.now()
      const role = roleOf(run, sample)
      const others = current().filter((it) => it.role !== null && it.role !== role)
      assign([{ sample, lane, step, role, since: now }, ...others], now)
    },
    next,
    /** Updates the assignments; returns a new plan where somebody is too slow for the old one. */
    follow(run: Run, guidance: Omit<Guidance, 'role'>): PlanResult | null {
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

/** More assignments than anybody gets in one hour, the most a clock may be wrong by when summer time ends. */
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
