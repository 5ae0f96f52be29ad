// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { activityStore, beginWork } from './activity.ts'
import { ProgressBar } from './progress-bar.tsx'
import { hidden } from './progress.ts'

let root: Root
const bar = () => document.querySelector('progress')
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

beforeEach(async () => {
  await loadTexts('ja', 'shell')
  vi.useFakeTimers()
  activityStore.setState({ progress: hidden, working: 0 })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () => root.render(<ProgressBar />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('appears after 200 ms, fills in 5000 ms and hides 500 ms after the end', async () => {
  const end = await act(async () => beginWork())
  await pass(150)
  expect(bar()).toBeNull()
  await pass(100)
  expect(bar()?.ariaLabel ?? bar()?.getAttribute('aria-label')).toBe('読み込み中')
  await pass(2450)
  expect(bar()?.value).toBeGreaterThan(48)
  expect(bar()?.value).toBeLessThan(52)
  await act(async () => end('done'))
  await pass(100)
  expect(bar()?.value).toBe(100)
  await pass(350)
  expect(bar()).not.toBeNull()
  await pass(100)
  expect(bar()).toBeNull()
})

test('marks a failure', async () => {
  const end = await act(async () => beginWork())
  await pass(300)
  expect(bar()?.dataset['failed']).toBe('false')
  await act(async () => end('failed'))
  expect(bar()?.dataset['failed']).toBe('true')
})
