import type { Margin } from './plan-problem.ts'

/** What plans are made with that people live by. Source: `npm run bench -- planner`, simulated tests. */
export const usualMargin: Margin = {
  spread: 0.3,
  care: 3.5,
}
