import { expect, test } from 'vitest'
import { progressAt, fail, finish, hidden, percent, start, type Progress } from './progress.ts'

const started = start(hidden, 1000)
const running = progressAt(started, 1200)

test('nothing is shown for 200 ms', () => {
  expect(progressAt(started, 1199).kind).toBe('waiting')
  expect(percent(started, 1199)).toBe(0)
  expect(progressAt(started, 1200)).toEqual({ kind: 'running', since: 1200 })
})

test('work of less than 200 ms never shows a bar', () => {
  expect(finish(started, 1150)).toBe(hidden)
})

test('the bar runs from 0 to 100 in 5000 ms and waits there', () => {
  expect(percent(running, 1200)).toBe(0)
  expect(percent(running, 3700)).toBe(50)
  expect(percent(running, 6200)).toBe(100)
  expect(percent(running, 60_000)).toBe(100)
})

test('a late update does not delay the bar', () => {
  expect(percent(progressAt(started, 3700), 3700)).toBe(50)
})

test('the finished bar is full and hides after 500 ms', () => {
  const ended = finish(running, 2000)
  expect(percent(ended, 2000)).toBe(100)
  expect(progressAt(ended, 2499).kind).toBe('ended')
  expect(progressAt(ended, 2500)).toBe(hidden)
})

test('a failure looks different and hides after 500 ms as well', () => {
  const failed: Progress = fail(2000)
  expect(failed).toMatchObject({ kind: 'ended', failed: true })
  expect(finish(running, 2000)).toMatchObject({ kind: 'ended', failed: false })
  expect(progressAt(failed, 2500)).toBe(hidden)
})

test('more work does not set a running bar back', () => {
  expect(start(running, 3000)).toBe(running)
  expect(start(started, 1100)).toBe(started)
})

test('new work after a failure starts over', () => {
  expect(start(fail(2000), 2100)).toEqual({ kind: 'waiting', since: 2100 })
})
