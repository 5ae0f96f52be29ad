import { beforeEach, expect, test, vi } from 'vitest'
import { activityStore, advanceProgress, beginWork, reportFailure } from './activity.ts'
import { hidden } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
  activityStore.setState({ progress: hidden, working: 0 })
  return () => vi.useRealTimers()
})

const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  advanceProgress(performance.now())
}
const kind = () => activityStore.getState().progress.kind

test('the bar stays until the last of several pieces of work is done', () => {
  const endFirst = beginWork()
  const endSecond = beginWork()
  pass(300)
  endFirst('done')
  expect(kind()).toBe('running')
  endSecond('done')
  expect(kind()).toBe('ended')
  pass(500)
  expect(kind()).toBe('hidden')
})

test('failed work shows at once, even during other work', () => {
  const endFirst = beginWork()
  beginWork()
  endFirst('failed')
  expect(activityStore.getState().progress).toMatchObject({ kind: 'ended', failed: true })
})

test('a failure without pending work is shown too', () => {
  reportFailure()
  expect(activityStore.getState().progress).toMatchObject({ failed: true })
})
