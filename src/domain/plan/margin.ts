import type { Margin } from './plan-problem.ts'

/** Margin of plans that people follow. Source: `npm run bench -- planner`, simulated tests. */
export const defaultMargin: Margin = {
  spread: 0.3,
  robustnessFactor: 3.5,
  latenessPenaltySeconds: 1500,
}

interface Level {
  readonly robustnessFactor: number
  /** How often people are slower than that. */
  readonly risk: number
}

/**
 * For log-normal times whose standard deviation is 0.42 of their mean: scatter and pace, each 0.3. Their tail is heavier than that
 * of normal times.
 */
const levels: readonly Level[] = [
  { robustnessFactor: 3.5, risk: 0 },
  { robustnessFactor: 0, risk: 0.5 },
  { robustnessFactor: 2, risk: 0.04 },
]
const none: readonly Level[] = [{ robustnessFactor: 0, risk: 0 }]

/** Buffers to try: full first, then none, since what is late without any is late with some. */
export const bufferLevels = ({ spread, robustnessFactor }: Margin) =>
  spread === 0 || robustnessFactor === 0 ? none : levels
