import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import { samplesInUse, type Run } from '#domain/run/run.ts'
import type { Track } from '#domain/run/track.ts'
import type { Instant } from '#domain/units.ts'
import type { TimelineRow } from '#ui/run/timeline.tsx'
import type { TimelineBlock } from '#ui/run/timeline-marks.tsx'

/** What was done, what is running, and what is planned: one row per sample. */
export const timelineRows = (
  run: Run,
  plan: RunPlan | null,
  now: Instant,
  current: string | null,
): readonly TimelineRow[] =>
  samplesInUse(run).map(({ id, name, lanes }) => ({
    id,
    name,
    isCurrent: id === current,
    blocks: lanes.flatMap(({ lane, track }) => [
      ...doneBlocks(track, now),
      ...plannedBlocks(track, plan, { sample: id, lane: lane.id }),
    ]),
  }))

export const endOf = (rows: readonly TimelineRow[], now: Instant): Instant =>
  rows.flatMap(({ blocks }) => blocks).reduce((latest, { to }) => (to > latest ? to : latest), now)

function doneBlocks({ past, state, steps }: Track, now: Instant): readonly TimelineBlock[] {
  const block = (
    from: Instant,
    to: Instant,
    kind: TimelineBlock['kind'],
    isDone = false,
  ): TimelineBlock => ({ from, to, kind, isDone })
  const behind = past.map(({ step, from, to }) => block(from, to, kindOf(steps[step]), true))
  switch (state.at) {
    case 'running':
      return [...behind, block(state.startedAt, state.due, kindOf(steps[state.step]))]
    case 'counting':
      return [...behind, block(state.startedAt, now, 'wait')]
    case 'settling':
      return [...behind, block(state.startedAt, later(state.askAt, now), 'wait')]
    case 'reading':
      return [...behind, block(state.due, later(state.due, now), 'read')]
    case 'blocked':
    case 'waiting':
    case 'done':
      return behind
    default:
      return assertNever(state)
  }
}

function plannedBlocks(
  { state, steps }: Track,
  plan: RunPlan | null,
  key: { readonly sample: string; readonly lane: string },
): readonly TimelineBlock[] {
  const isDrawn = (step: number) => 'step' in state && state.at !== 'waiting' && step <= state.step
  const ahead = (plan?.steps ?? []).filter(
    ({ sample, lane, step }) =>
      sample === key.sample && lane === key.lane && state.at !== 'done' && !isDrawn(step),
  )
  return ahead.flatMap(({ from, to, latest, step }): readonly TimelineBlock[] => {
    const own: TimelineBlock = { from, to, kind: kindOf(steps[step]), isDone: false }
    return latest === null ? [own] : [{ from, to: latest, kind: 'window', isDone: false }, own]
  })
}

const later = (at: Instant | null, now: Instant) => (at !== null && at > now ? at : now)

function kindOf(step: Step | undefined): 'hands' | 'wait' | 'read' {
  if (step?.kind === 'read') return 'read'
  return step?.kind === 'reaction' || step?.kind === 'settle' ? 'wait' : 'hands'
}
