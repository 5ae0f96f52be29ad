import type { Step } from '#domain/kit/kit.ts'
import { between, instant, type Instant, type Seconds } from '#domain/units.ts'
import type { Run } from './run.ts'
import { roleOf } from './roles.ts'
import type { PlannedRinse, Role } from './run-plan.ts'
import { handsOf } from './task.ts'

/** How long one step really kept the hands busy. */
export interface ObservedHands {
  readonly step: string
  readonly took: Seconds
}

/** Longer than this many times the estimate, somebody was called away. Assumption. */
const maxRatio = 4
const minRatio = 0.5

interface Handled {
  readonly step: Step
  readonly role: Role
  readonly from: Instant
  readonly to: Instant
}

/**
 * What a run shows about its user's pace: from the moment the hands were free and the step could be done, to the tap that it is done.
 * Steps that run against the clock tell nothing, and neither do pauses; `washed` kept the hands busy in between. Where two share the
 * work, only what the same hands did before counts.
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
    const took = between(instant(Math.max(from, freeAt, ...washedAt)), to)
    return took < minRatio || took > step.hands * maxRatio ? [] : [{ step: step.id, took }]
  })
}

const isBy =
  (role: Role) =>
  (it: { readonly role: Role }): boolean =>
    it.role === role
