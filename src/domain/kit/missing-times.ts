import { isKnown } from '#domain/sourced.ts'
import type { Kit } from './kit.ts'
import { pathText } from './kit-problem.ts'
import { figuresOfSteps } from './source-uses.ts'

/**
 * Finds the paths of unknown times without which a run cannot begin: dips, shakes and reactions.
 * An unknown settling time is allowed: the user is asked at once whether the liquid is clear.
 */
export const missingTimes = (kit: Kit): readonly string[] =>
  figuresOfSteps(kit)
    .filter(
      ({ step, figure }) => (step.kind === 'timed' || step.kind === 'reaction') && !isKnown(figure),
    )
    .map(({ path }) => pathText(path))

export const canStart = (kit: Kit) => missingTimes(kit).length === 0
