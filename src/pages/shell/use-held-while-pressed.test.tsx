// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const Notice = ({ isShown }: { readonly isShown: boolean }) =>
  useHeldWhilePressed(isShown) ? 'NOTICE' : 'none'

/** A place for the notice; `show` renders it with or without its content. */
function mount() {
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = (isShown: boolean) => act(async () => root.render(<Notice isShown={isShown} />))
  return { host, show, unmount: () => act(async () => root.unmount()) }
}

const press = (name: string) => act(async () => window.dispatchEvent(new Event(name)))
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test.each(['pointerup', 'pointercancel'])(
  'what arrives during a press appears after its click: %s',
  async (end) => {
    const { host, show, unmount } = mount()
    await show(false)
    await press('pointerdown')
    await show(true)
    await press(end)
    expect(host.textContent).toBe('none')
    await wait(100)
    expect(host.textContent).toBe('NOTICE')
    await unmount()
  },
)

test('without a press it appears at once', async () => {
  const { host, show, unmount } = mount()
  await show(false)
  await show(true)
  expect(host.textContent).toBe('NOTICE')
  await unmount()
})

test('a press that is never released holds it for a moment only', async () => {
  const { host, show, unmount } = mount()
  await show(false)
  await press('pointerdown')
  await show(true)
  await wait(1500)
  expect(host.textContent).toBe('NOTICE')
  await unmount()
})
