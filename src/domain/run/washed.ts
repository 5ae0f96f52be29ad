import type { Instant } from '#domain/units.ts'
import { trackOf, type Run } from './run.ts'
import type { PlannedRinse, RunPlan } from './run-plan.ts'
import { isOpen, type Assignment } from './assignment.ts'
import { begunSamples } from './vessel-use.ts'

/** A vessel washed, or being washed. */
export interface WashedVessel extends PlannedRinse {
  /** Set for a rinse that was not observed but inferred: it counts while at least so many samples are begun. */
  readonly forSample?: number
}

/**
 * Infers which vessels were washed, as washing has no event: what a plan had begun when the next one is made counts as done, or
 * as under way to its planned end. Not so where the person was still at an earlier step, or was called away to a reading: then the
 * vessel is still to be washed.
 */
export function inferWashedVessels(
  before: readonly PlannedRinse[],
  plan: RunPlan | null,
  run: Run,
  now: Instant,
  assigned: readonly Assignment[],
): readonly WashedVessel[] {
  const open = assigned.filter((it) => isOpen(run, it))
  const begun = (plan?.rinses ?? []).filter(
    (rinse) =>
      rinse.from < now &&
      !before.includes(rinse) &&
      !open.some((it) => isBy(rinse, it) && it.since <= rinse.from),
  )
  const all: readonly WashedVessel[] = [...before, ...begun]
  const seen = all.filter(
    (rinse) =>
      (rinse.forSample ?? 0) <= begunSamples(run).length &&
      !assigned.some((it) => isReading(run, it) && isBy(rinse, it) && it.since < rinse.to),
  )
  return [...seen, ...inferredRinses(run, seen.length)]
}

/** Rinses that must have happened, since more samples are begun than there are vessels: before a reload, or without being asked for. */
function inferredRinses(run: Run, seen: number): readonly WashedVessel[] {
  const { startedAt: from, vessels } = run
  if (vessels === null) return []
  const enough = vessels + seen
  const length = Math.max(0, begunSamples(run).length - enough)
  return Array.from({ length }, (_, place) => ({
    from,
    to: from,
    role: 0,
    forSample: enough + place + 1,
  }))
}

const isBy = ({ role }: PlannedRinse, assigned: Assignment) => (assigned.role ?? 0) === role

const isReading = (run: Run, assigned: Assignment) =>
  trackOf(run, assigned)?.steps[assigned.step]?.kind === 'read'
