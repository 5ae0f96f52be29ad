import type { Task } from '#domain/run/task.ts'

/** Changes whenever the card shows something else. */
export const stateKey = ({ sample, lane, stepIndex, doing }: Task) =>
  `${sample}/${lane}/${stepIndex}/${doing.kind}`
