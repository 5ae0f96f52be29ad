import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Run, RunSample } from '#domain/run/run.ts'
import type { Track } from '#domain/run/track.ts'
import type { Instant } from '#domain/units.ts'

export interface Block {
  readonly from: Instant
  readonly to: Instant
  /** `window`: a reading counts until its end. */
  readonly kind: 'hands' | 'wait' | 'read' | 'window'
  readonly isPlanned: boolean
}

export interface Row {
  readonly sample: RunSample
  /** By lane. */
  readonly lanes: readonly (readonly Block[])[]
}

/** What was done, what runs, and what is planned: one row a sample. */
export const timelineRows = (run: Run, plan: RunPlan | null, now: Instant): readonly Row[] =>
  run.samples
    .filter(({ dropped }) => !dropped)
    .map((sample) => ({
      sample,
      lanes: sample.lanes.map(({ lane, track }) => [
        ...doneBlocks(track, now),
        ...plannedBlocks(track, plan, { sample: sample.id, lane: lane.id }),
      ]),
    }))

export const endOf = (rows: readonly Row[], now: Instant): Instant =>
  rows
    .flatMap(({ lanes }) => lanes.flat())
    .reduce((latest, { to }) => (to > latest ? to : latest), now)

function doneBlocks({ past, state, steps }: Track, now: Instant): readonly Block[] {
  const block = (from: Instant, to: Instant, kind: Block['kind']): Block => ({
    from,
    to,
    kind,
    isPlanned: false,
  })
  const behind = past.map(({ step, from, to }) => block(from, to, kindOf(steps[step])))
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
): readonly Block[] {
  const isDrawn = (step: number) => 'step' in state && state.at !== 'waiting' && step <= state.step
  const ahead = (plan?.steps ?? []).filter(
    ({ sample, lane, step }) =>
      sample === key.sample && lane === key.lane && state.at !== 'done' && !isDrawn(step),
  )
  return ahead.flatMap(({ from, to, latest, step }): readonly Block[] => {
    const own: Block = { from, to, kind: kindOf(steps[step]), isPlanned: true }
    return latest === null ? [own] : [{ from, to: latest, kind: 'window', isPlanned: true }, own]
  })
}

const later = (at: Instant | null, now: Instant) => (at !== null && at > now ? at : now)

function kindOf(step: Step | undefined): 'hands' | 'wait' | 'read' {
  if (step?.kind === 'read') return 'read'
  return step?.kind === 'reaction' || step?.kind === 'settle' ? 'wait' : 'hands'
}
