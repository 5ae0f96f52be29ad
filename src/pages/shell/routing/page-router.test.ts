// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { activityStore } from '#pages/shell/progress/activity.ts'
import { PageFailure } from '#pages/shell/errors/to-page-error.ts'
import { browserHistory } from './browser-history.ts'
import { findPage, viewOf, type PageMatch } from './find-page.ts'
import { openPageRouter } from './page-router.ts'
import { pageTable, type PageEntry, type PageProps } from './page-table.ts'

const Empty = () => null

/** Pages whose code loads when the test releases it. */
function slowSite() {
  const waiting = new Map<string, (Component: ComponentType<PageProps>) => void>()
  const pages = pageTable.map((page): PageEntry => {
    const load = () =>
      page.path === '/'
        ? Promise.resolve(Empty)
        : new Promise<ComponentType<PageProps>>((resolve) => waiting.set(page.path, resolve))
    return { ...page, catalogs: [], load }
  })
  const arrive = async (path: string) => {
    await vi.waitUntil(() => waiting.has(path))
    waiting.get(path)?.(Empty)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { pages, registry: new Map(), arrive }
}

async function open(site: ReturnType<typeof slowSite>) {
  const onFailure = vi.fn<(thrown: unknown) => void>()
  const router = await openPageRouter({ ...site, history: browserHistory(), onFailure })
  return { ...router, onFailure, path: () => router.arrivals.getState().location.pathname }
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/')
  await loadTexts('ja')
})

test('address and page change together, once the page is loaded', async () => {
  const site = slowSite()
  const { navigate, path } = await open(site)
  const before = window.history.length
  const going = navigate('/diag?view=plots')
  expect(activityStore.getState().working).toBe(1)
  expect([path(), window.location.pathname]).toEqual(['/', '/'])
  await site.arrive('/diag')
  await going
  expect([path(), window.location.pathname]).toEqual(['/diag', '/diag'])
  expect(window.history.length).toBe(before + 1)
  expect(activityStore.getState().working).toBe(0)
})

test('of two navigations the later one wins, whichever page comes first', async () => {
  const site = slowSite()
  const { navigate, path } = await open(site)
  const going = [navigate('/diag'), navigate('/manual')]
  await site.arrive('/manual')
  await site.arrive('/diag')
  await Promise.all(going)
  expect([path(), window.location.pathname]).toEqual(['/manual', '/manual'])
})

test('a replacing navigation leaves no history entry to go back to', async () => {
  const site = slowSite()
  const { navigate } = await open(site)
  const before = window.history.length
  await navigate('/?view=kits', { replace: true })
  expect(window.location.search).toBe('?view=kits')
  expect(window.history.length).toBe(before)
})

test('another anchor of the page on screen waits for nothing', async () => {
  const { navigate, arrivals } = await open(slowSite())
  const { found } = arrivals.getState()
  const going = navigate('/#steps')
  expect(window.location.hash).toBe('#steps')
  expect(arrivals.getState().found).toBe(found)
  await going
})

test('without a path it stays on the page', async () => {
  const { navigator, arrivals } = await open(slowSite())
  navigator.push({ search: '?view=kits' }, { from: 'test' }, { preventScrollReset: true })
  await vi.waitUntil(() => window.location.search === '?view=kits')
  expect(arrivals.getState()).toMatchObject({
    location: { pathname: '/', state: { from: 'test' } },
    preventScrollReset: true,
  })
})

test('going back is followed, and the state of the history entry is restored', async () => {
  const { navigate, arrivals } = await open(slowSite())
  const first = arrivals.getState().location.key
  await navigate('/?view=kits')
  window.history.replaceState({ usr: null, key: first }, '', '/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitUntil(() => arrivals.getState().location.search === '')
  expect(arrivals.getState()).toMatchObject({ type: 'POP', location: { key: first } })
})

test('the reason why a page cannot be shown is reported, and shown at its address', async () => {
  const site = slowSite()
  const broken = new Error('cable cut')
  const pages = site.pages.map((page) => ({
    ...page,
    ...(page.path === '/manual' && { load: () => Promise.reject(broken) }),
  }))
  const { navigate, arrivals, onFailure, path } = await open({ ...site, pages })
  await navigate('/manual')
  expect(path()).toBe('/manual')
  expect(arrivals.getState().found).toEqual({ kind: 'failure', thrown: broken })
  expect(onFailure).toHaveBeenCalledWith(broken)
})

test('the view is the page that was found, or why there is none', async () => {
  const pages = pageTable.map((page) => ({ ...page, catalogs: [], load: async () => Empty }))
  const site = { pages, registry: new Map() }
  for (const { path, name } of pageTable) {
    expect(viewOf(await findPage(new URL(path, 'http://x'), site))).toBe(name)
  }
  const failed = (thrown: unknown): PageMatch => ({ kind: 'failure', thrown })
  expect(viewOf(failed(new PageFailure(404, '')))).toBe('not-found')
  expect(viewOf(failed({ status: 404 }))).toBe('not-found')
  expect(viewOf(failed(new Error('broken')))).toBe('error')
})
