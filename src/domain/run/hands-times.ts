import { entryOf } from '#domain/entry-of.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import type { ObservedHands } from './observed-hands.ts'

/** The last observed lengths of each step of one kit, oldest first. */
export type HandsTimes = Readonly<Record<string, readonly number[]>>

/** Observations kept per step: enough for a median, few enough to follow a changed habit. */
export const maxRemembered = 15
/** Observations from which the user's own pace replaces the kit's estimate. */
const minObservations = 3

export function addObservations(
  before: HandsTimes,
  observed: readonly ObservedHands[],
): HandsTimes {
  return observed.reduce<HandsTimes>(
    (times, { step, took }) => ({
      ...times,
      [step]: [...(entryOf(times, step) ?? []), took].slice(-maxRemembered),
    }),
    before,
  )
}

/** The user's own time for a step: the median of the observations; null while there are too few. */
export function learnedHandsTime(times: HandsTimes, step: string): Seconds | null {
  const seen = entryOf(times, step) ?? []
  return seen.length < minObservations ? null : seconds(medianOf(seen))
}

/** Number of observations behind the expected time of a step; the kit's estimate counts as one. */
export function observationCount(times: HandsTimes, step: string): number {
  const { length } = entryOf(times, step) ?? []
  return length < minObservations ? 1 : length
}

export function medianOf(times: readonly number[]): number {
  const inOrder = times.toSorted((a, b) => a - b)
  const upper = inOrder[inOrder.length >> 1] ?? 0
  const lower = inOrder[(inOrder.length - 1) >> 1] ?? upper
  return (lower + upper) / 2
}
