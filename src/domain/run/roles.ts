import { splitRoles } from '#domain/plan/split-roles.ts'
import { seconds } from '#domain/units.ts'
import type { HandsTimes } from './hands-times.ts'
import { handsTimeOf, isByHand } from './hands-time-of.ts'
import type { Run } from './run.ts'
import type { Role } from './run-plan.ts'

/** Which steps belong to whom where two share the work: by step, so that each keeps to the same few things. */
export function rolesOf(run: Run, times: HandsTimes): ReadonlyMap<string, Role> {
  const [sample] = run.samples
  if (run.people === 1 || sample === undefined) return new Map()
  const steps = sample.lanes.flatMap(({ track }) => track.steps.filter(isByHand))
  return splitRoles(
    steps.map((step) => ({
      id: step.id,
      hands: seconds(handsTimeOf(step, times)),
      isRead: step.kind === 'read',
    })),
  )
}
