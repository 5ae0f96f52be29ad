import { analyteOf } from '#domain/kit/kit.ts'
import type { Step } from '#domain/kit/kit.ts'
import type { Run, RunSample } from './run.ts'
import { isDone, type Track } from './track.ts'

/** Whether the run reads strips, outside the bottle: the bottle is then free once the last strip was dipped. */
export const readsOutside = (run: Run) =>
  run.analytes.every((id) => analyteOf(run.kit, id)?.method === 'pad')

/** Whether this step of a lane is the last that needs the vessel. */
export function isLastInVessel(steps: readonly Step[], index: number): boolean {
  const hasRead = steps.some(({ kind }) => kind === 'read')
  return hasRead && index === steps.findLastIndex(({ kind }) => kind === 'timed')
}

const isBegun = ({ lanes }: RunSample) =>
  lanes.some(({ track: { past, state } }) => past.length > 0 || state.at === 'running')

export const begunSamples = ({ samples }: Run) => samples.filter(isBegun)

/** Number of vessels no longer in use that must be washed before the next sample. */
export function dirtyVessels(run: Run, count: number, washed: number): number {
  const begun = begunSamples(run)
  const held = begun.filter((sample) => vesselOf(run, sample) === 'held').length
  const clean = Math.max(0, count + washed - begun.length)
  return Math.max(0, count - held - clean)
}

/** Whether a sample holds a vessel or has returned it; undefined before it has begun. */
export function vesselOf(run: Run, sample: RunSample): 'held' | 'returned' | undefined {
  if (!isBegun(sample)) return undefined
  const isFree = readsOutside(run) ? isPastVessel : isDone
  return sample.dropped || sample.lanes.every(({ track }) => isFree(track)) ? 'returned' : 'held'
}

function isPastVessel(track: Track): boolean {
  const { steps, state } = track
  const last = steps.findIndex((_, index) => isLastInVessel(steps, index))
  if (isDone(track)) return true
  return last >= 0 && 'step' in state && state.step > last
}
