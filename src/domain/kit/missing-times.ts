import { isKnown } from '#domain/sourced.ts'
import type { Kit } from './kit.ts'
import { pathText } from './kit-problem.ts'
import { figuresOfSteps } from './source-uses.ts'

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
