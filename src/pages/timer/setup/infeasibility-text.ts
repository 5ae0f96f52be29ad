import type { Kit } from '#domain/kit/kit.ts'
import type { PlanFailure } from '#domain/plan/plan.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/text/format-time.ts'

/** Which condition makes the test impossible, and what to change. */
export function infeasibilityText(failure: PlanFailure, kit: Kit): string {
  const words = texts('timer').setup.infeasibility
  if (failure.kind !== 'readings-collide') return words[failure.kind]()
  const title = (op: string) =>
    kit.lanes.flatMap(({ steps }) => steps).find(({ id }) => id === op)?.title ?? op
  const { first, second, short } = failure
  return words['readings-collide'](title(first.op), title(second.op), formatLength(short))
}
