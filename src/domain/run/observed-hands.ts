import type { Step } from '#domain/kit/kit.ts'
import { secondsBetween, instant, type Instant, type Seconds } from '#domain/units.ts'
import type { Run } from './run.ts'
import { roleOf } from './roles.ts'
import type { PlannedRinse } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import { handsOf } from './task.ts'

/** Observed time that a step needed the hands. */
export interface ObservedHands {
  readonly step: string
  readonly took: Seconds
}

/** Above this multiple of the estimate, the user was called away. Assumption. */
const maxRatio = 4
const minRatio = 0.5

interface Handled {
  readonly step: Step
  readonly role: Role
  readonly from: Instant
  readonly to: Instant
}

/**
 * Observes the user's pace in a run: the time from when the hands were free and the step could be done to the tap that ends it.
 * Steps that run against the clock and pauses are left out; `washed` kept the hands busy in between. Where two share the work,
 * only earlier work of the same person counts.
 */
export function observedHands(
  run: Run,
  washed: readonly PlannedRinse[] = [],
): readonly ObservedHands[] {
  const handled = run.samples.flatMap(({ id, lanes }) =>
    lanes.flatMap(({ track }) =>
      track.past.flatMap(({ step: index, from, to }): Handled[] => {
        const step = track.steps[index]
        if (step === undefined || handsOf(step) === 0) return []
        return [{ step, role: roleOf(run, id) ?? 0, from, to }]
      }),
    ),
  )
  const inOrder = handled.toSorted((a, b) => a.to - b.to)
  return inOrder.flatMap(({ step, role, from, to }, place) => {
    if (step.kind !== 'hands-on' && step.kind !== 'read') return []
    const freeAt = inOrder.slice(0, place).findLast(isBy(role))?.to ?? run.startedAt
    const washedAt = washed.filter(isBy(role)).flatMap((rinse) => (rinse.to < to ? rinse.to : []))
    const took = secondsBetween(instant(Math.max(from, freeAt, ...washedAt)), to)
    return took < minRatio || took > step.hands * maxRatio ? [] : [{ step: step.id, took }]
  })
}

const isBy =
  (role: Role) =>
  (it: { readonly role: Role }): boolean =>
    it.role === role
