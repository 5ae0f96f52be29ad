import type { Instant } from '#domain/units.ts'
import { trackOf, type Run } from './run.ts'
import type { PlannedRinse, RunPlan } from './run-plan.ts'
import { isOpen, type Told } from './told.ts'
import { begunIn } from './vessel-use.ts'

/**
 * Washing is no event: what a plan had begun when the next one is made is taken as done, or under way to its planned end. Not so
 * where those hands had not come to it yet, because they are still at what they were told to do before, nor where a reading called
 * them away from it: that one is still to be washed.
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
      !open.some((it) => isBy(rinse, it) && it.since <= rinse.from),
  )
  const seen = [...before, ...begun].filter(
    (rinse) => !told.some((it) => isReading(run, it) && isBy(rinse, it) && it.since < rinse.to),
  )
  return [...seen, ...unseen(run, seen.length)]
}

/** Who has begun more samples than there are tubes has washed, though nobody saw it: before a reload, or without being told to. */
function unseen(run: Run, seen: number): readonly PlannedRinse[] {
  const { startedAt, vessels } = run
  if (vessels === null) return []
  const length = Math.max(0, begunIn(run).length - vessels - seen)
  return Array.from({ length }, () => ({ from: startedAt, to: startedAt, role: 0 }))
}

const isBy = ({ role }: PlannedRinse, told: Told) => (told.role ?? 0) === role

const isReading = (run: Run, told: Told) => trackOf(run, told)?.steps[told.step]?.kind === 'read'
