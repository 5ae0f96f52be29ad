import type { Margin } from './plan-problem.ts'

/** Margin of plans that people follow. Source: `npm run bench -- planner`, simulated tests. */
export const defaultMargin: Margin = {
  spread: 0.3,
  latenessPenaltySeconds: 1500,
}

interface Level {
  /** Standard deviations of slowness to withstand. */
  readonly robustnessFactor: number
  /** How often people are slower than that. */
  readonly risk: number
}
type Levels = readonly [Level, ...Level[]]

/**
 * For log-normal times whose standard deviation is 0.42 of their mean: scatter and pace, each 0.3. Their tail is heavier than that
 * of normal times.
 */
const levels: Levels = [
  { robustnessFactor: 3.5, risk: 0 },
  { robustnessFactor: 0, risk: 0.5 },
  { robustnessFactor: 2, risk: 0.04 },
]
const none: Levels = [{ robustnessFactor: 0, risk: 0 }]

/** Buffers to try: full first, then none, since what is late without any is late with some. */
export const bufferLevels = ({ spread }: Margin) => (spread === 0 ? none : levels)
