// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppLink } from './app-link.tsx'
import { PrefetchContext } from './prefetch.ts'

const prefetch = vi.fn<(path: string) => void>()
let root: Root

async function open() {
  const router = createMemoryRouter([
    { path: '/', element: <AppLink to="/manual">manual</AppLink> },
    { path: '/manual', element: <p>MANUAL</p> },
  ])
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <PrefetchContext value={prefetch}>
        <RouterProvider router={router} />
      </PrefetchContext>,
    ),
  )
}

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const connect = (connection: object | undefined) =>
  vi.stubGlobal('navigator', { onLine: true, connection })

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockClear()
  // Safari has none.
  vi.stubGlobal('requestIdleCallback', undefined)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('fetches its page when the app has settled for 2 s and been idle, at the latest 2 s later', async () => {
  await open()
  await pass(1999)
  expect(prefetch).not.toHaveBeenCalled()
  await pass(2001)
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/manual')
})

test('asks the browser for an idle moment within 2000 ms', async () => {
  const idle = vi.fn<typeof requestIdleCallback>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', () => {})
  await open()
  await pass(2000)
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 })
})

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
  'fetches nothing on a connection with %o',
  async (connection) => {
    connect(connection)
    await open()
    await pass(10_000)
    expect(prefetch).not.toHaveBeenCalled()
  },
)

test('fetches nothing offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await open()
  await pass(10_000)
  expect(prefetch).not.toHaveBeenCalled()
})

test('fetches nothing after its screen is gone', async () => {
  await open()
  await act(async () => root.render(null))
  await pass(10_000)
  expect(prefetch).not.toHaveBeenCalled()
})

test('leads to its page without a reload', async () => {
  await open()
  await act(async () => document.querySelector('a')?.click())
  expect(document.body.textContent).toBe('MANUAL')
})
