// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useViewport } from './use-viewport.ts'

function Probe() {
  const viewport = useViewport()
  return <p>{viewport === null ? 'unknown' : `${viewport.width}×${viewport.height}`}</p>
}

function resizeTo(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  window.dispatchEvent(new Event('resize'))
}

test('follows the window when resizing has stopped for 200 ms', async () => {
  vi.useFakeTimers()
  expect(renderToString(<Probe />)).toContain('unknown')
  resizeTo(390, 844)
  const root = createRoot(document.body)
  await act(async () => root.render(<Probe />))
  expect(document.body.textContent).toBe('390×844')
  resizeTo(500, 844)
  await act(async () => vi.advanceTimersByTime(150))
  resizeTo(844, 390)
  await act(async () => vi.advanceTimersByTime(199))
  expect(document.body.textContent).toBe('390×844')
  await act(async () => vi.advanceTimersByTime(1))
  expect(document.body.textContent).toBe('844×390')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
