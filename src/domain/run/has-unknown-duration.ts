import type { Run } from './run.ts'

/** Whether some step has no known length, so that planned times are minimums. */
export const hasUnknownDuration = (run: Run) =>
  run.samples.some(({ lanes }) =>
    lanes.some(({ track }) =>
      track.steps.some((step) => 'duration' in step && step.duration.value === null),
    ),
  )
