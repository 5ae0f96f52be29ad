import { createStore } from 'zustand/vanilla'
import { progressAt, fail, finish, hidden, start, type Progress } from './progress.ts'

interface Activity {
  readonly progress: Progress
  /** Number of pending navigations and requests. */
  readonly working: number
}

export const activityStore = createStore<Activity>(() => ({ progress: hidden, working: 0 }))

/** Reports to the progress bar that work has begun. The returned function is to be called once, when it ends. */
export function beginWork(): (outcome: 'done' | 'failed') => void {
  activityStore.setState(({ progress, working }) => ({
    progress: start(progress, performance.now()),
    working: working + 1,
  }))
  return (outcome) => {
    activityStore.setState(({ progress, working }) => ({
      progress: ended(progress, working - 1, outcome),
      working: working - 1,
    }))
  }
}

function ended(progress: Progress, left: number, outcome: 'done' | 'failed'): Progress {
  const now = performance.now()
  if (outcome === 'failed') return fail(now)
  return left === 0 ? finish(progress, now) : progress
}

export function reportFailure() {
  activityStore.setState({ progress: fail(performance.now()) })
}

export function advanceProgress(now: number) {
  const { progress } = activityStore.getState()
  const next = progressAt(progress, now)
  if (next !== progress) activityStore.setState({ progress: next })
}
