import type { HandsOnStep, Kit, Step, TimedStep } from './kit.ts'
import type { PathPart } from './kit-problem.ts'
import { isKnown, type Sourced, type Trust } from '#domain/sourced.ts'

export interface SourceUse {
  readonly path: readonly PathPart[]
  readonly trust: Trust
  readonly sources: readonly string[]
}

/** Lists every figure and sentence of a kit that cites a source. Unknown figures are left out. */
export const sourceUses = (kit: Kit): readonly SourceUse[] => [
  ...kit.prepare.map((remark, index) => ({ ...remark, path: ['prepare', index] })),
  ...kit.cautions.map((remark, index) => ({ ...remark, path: ['cautions', index] })),
  ...kit.analytes.flatMap((analyte, index) => [
    ...use(['analytes', index, 'lowestDetectable'], analyte.lowestDetectable),
    ...analyte.levels.map((level, at) => ({ ...level, path: ['analytes', index, 'levels', at] })),
  ]),
  ...figuresOfSteps(kit).flatMap(({ path, figure }) => use(path, figure)),
]

const use = (path: readonly PathPart[], figure: Sourced<number>): readonly SourceUse[] =>
  isKnown(figure) ? [{ path, trust: figure.trust, sources: figure.sources }] : []

export interface StepFigure {
  readonly path: readonly PathPart[]
  readonly step: Step
  readonly figure: Sourced<number>
}

/** Lists the times of a kit that come from a leaflet: durations, reading windows, and how soon a step must follow. */
export const figuresOfSteps = (kit: Kit): readonly StepFigure[] =>
  kit.lanes.flatMap((lane, laneIndex) =>
    lane.steps.flatMap((step, stepIndex) =>
      figureOf(step, ['lanes', laneIndex, 'steps', stepIndex]),
    ),
  )

function figureOf(step: Step, path: readonly PathPart[]): readonly StepFigure[] {
  switch (step.kind) {
    case 'hands-on':
      return limitOf(step, path)
    case 'read':
      return [{ path: [...path, 'readWithin'], step, figure: step.readWithin }]
    case 'timed':
      return [{ path: [...path, 'duration'], step, figure: step.duration }, ...limitOf(step, path)]
    default:
      return [{ path: [...path, 'duration'], step, figure: step.duration }]
  }
}

/** Start limits are optional in leaflets, so an absent one does not count as a missing figure. */
function limitOf(step: HandsOnStep | TimedStep, path: readonly PathPart[]): readonly StepFigure[] {
  const figure = step.startWithin?.limit
  return figure === undefined || !isKnown(figure)
    ? []
    : [{ path: [...path, 'startWithin', 'limit'], step, figure }]
}
