import { isKnown, needsLeaflet } from '#domain/sourced.ts'
import type { Kit } from './kit.ts'
import { pathText } from './kit-problem.ts'
import { figuresOfSteps } from './source-uses.ts'

/** A figure that the user should compare with the leaflet in the box. */
export interface KitDoubt {
  readonly path: string
  /** `unknown`: nobody published it. `inferred`: our guess or one user's word. */
  readonly why: 'unknown' | 'inferred'
  readonly what: 'duration' | 'read-within' | 'lowest-detectable' | 'level' | 'levels-incomplete'
  /** What it belongs to: the step's title or the analyte's name. */
  readonly of: string
}

/** Every figure of the kit that needs the leaflet, steps first. */
export const doubtsOf = (kit: Kit): readonly KitDoubt[] => [
  ...figuresOfSteps(kit)
    .filter(({ figure }) => needsLeaflet(figure))
    .map(({ path, step, figure }) => ({
      path: pathText(path),
      why: isKnown(figure) ? ('inferred' as const) : ('unknown' as const),
      what: step.kind === 'read' ? ('read-within' as const) : ('duration' as const),
      of: step.title,
    })),
  ...kit.analytes.flatMap((analyte, index) => doubtsOfAnalyte(analyte, index)),
]

function doubtsOfAnalyte(analyte: Kit['analytes'][number], index: number): readonly KitDoubt[] {
  const path = ['analytes', index]
  const doubt = (
    part: readonly (string | number)[],
    why: KitDoubt['why'],
    what: KitDoubt['what'],
  ) => ({ path: pathText([...path, ...part]), why, what, of: analyte.name }) as const
  const { lowestDetectable: lowest } = analyte
  const levels = analyte.levels.flatMap((level, at) =>
    level.trust === 'inferred' ? [doubt(['levels', at], 'inferred', 'level')] : [],
  )
  return [
    ...(isKnown(lowest) && needsLeaflet(lowest)
      ? [doubt(['lowestDetectable'], 'inferred', 'lowest-detectable')]
      : []),
    ...(analyte.chartComplete ? [] : [doubt(['levels'], 'unknown', 'levels-incomplete')]),
    ...levels,
  ]
}

/**
 * Paths of times without which a run cannot begin: an unknown dip, shake or reaction.
 * An unknown settling time is no obstacle: the user is asked at once whether the liquid is clear.
 */
export const missingTimes = (kit: Kit): readonly string[] =>
  figuresOfSteps(kit)
    .filter(
      ({ step, figure }) => (step.kind === 'timed' || step.kind === 'reaction') && !isKnown(figure),
    )
    .map(({ path }) => pathText(path))

export const canStart = (kit: Kit) => missingTimes(kit).length === 0
