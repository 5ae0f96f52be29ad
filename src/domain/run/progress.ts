import { samplesInUse, type Run } from './run.ts'

/** Steps done and steps in all, over every sample still in the run. */
export function stepCount(run: Run): { readonly done: number; readonly all: number } {
  const tracks = samplesInUse(run).flatMap(({ lanes }) => lanes.map(({ track }) => track))
  return {
    done: tracks.reduce((sum, { past }) => sum + past.length, 0),
    all: tracks.reduce((sum, { steps }) => sum + steps.length, 0),
  }
}
