import type { WorkerRole } from './plan-problem.ts'
import type { Seconds } from '#domain/units.ts'

/** A step of a kit that needs hands. */
export interface RoleStep {
  readonly id: string
  readonly hands: Seconds
  readonly isRead: boolean
}

/**
 * Who of two people does which step of each sample: one eye reads all colors, and the other work is cut once, so that a sample is
 * handed over only once: where the larger share is smallest. Of equal cuts, the reader takes more. `steps` in order of work.
 */
export function splitRoles(steps: readonly RoleStep[]): ReadonlyMap<string, WorkerRole> {
  const others = steps.filter(({ isRead }) => !isRead)
  const reading = sumOf(steps.filter(({ isRead }) => isRead))
  const larger = (from: number) =>
    Math.max(reading + sumOf(others.slice(from)), sumOf(others.slice(0, from)))
  const from = Array.from({ length: others.length + 1 }, (_, at) => at).reduce((best, at) =>
    larger(at) < larger(best) ? at : best,
  )
  const isReader = (step: RoleStep) => step.isRead || others.indexOf(step) >= from
  return new Map(steps.map((step) => [step.id, isReader(step) ? 1 : 0]))
}

const sumOf = (steps: readonly RoleStep[]) => steps.reduce((sum, { hands }) => sum + hands, 0)
