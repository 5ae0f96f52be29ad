import type { Run } from './run.ts'

/** Some step has no known length: whatever is planned takes at least so long. */
export const lacksLength = (run: Run) =>
  run.samples.some(({ lanes }) =>
    lanes.some(({ track }) =>
      track.steps.some((step) => 'duration' in step && step.duration.value === null),
    ),
  )
