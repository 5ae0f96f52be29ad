import type { Instant } from '#domain/units.ts'
import type { Run } from './run.ts'
import type { PlannedRinse, RunPlan } from './run-plan.ts'
import { isOpen, type Told } from './told.ts'

/**
 * Washing is no event: what a plan had begun when the next one is made is taken as done, or under way to its planned end. Not so
 * where those hands had not come to it yet: they are still at what they were told to do before.
 */
export function washedBy(
  before: readonly PlannedRinse[],
  plan: RunPlan | null,
  run: Run,
  now: Instant,
  told: readonly Told[],
): readonly PlannedRinse[] {
  const open = told.filter((it) => isOpen(run, it))
  const begun = (plan?.rinses ?? []).filter(
    (rinse) =>
      rinse.from < now &&
      !before.includes(rinse) &&
      !open.some(({ role, since }) => (role ?? 0) === rinse.role && since <= rinse.from),
  )
  return [...before, ...begun]
}
