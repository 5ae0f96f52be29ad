// @vitest-environment happy-dom
import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServices } from '#app/services.ts'
import type { Services } from '#app/services.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { startTimer } from '#domain/run/free-timer.ts'
import { instant, seconds } from '#domain/units.ts'
import { useImmersive } from '#ui/immersive.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { activityStore } from '#pages/shell/progress/activity.ts'
import { LastResortBoundary } from '#pages/shell/errors/last-resort.tsx'
import { browserHistory } from '#pages/shell/routing/browser-history.ts'
import { Redirect, type Middleware } from '#pages/shell/routing/find-page.ts'
import { frameCatalogs, type PageEntry, type PageProps } from '#pages/shell/routing/page-table.ts'
import { offerReload, reloadOffer } from '#pages/shell/recovery/recover-chunks.ts'
import { openPageRouter } from '#pages/shell/routing/page-router.ts'
import { RoutedPage } from '#pages/shell/routing/page-view.tsx'
import { arrivalStore } from '#pages/shell/routing/arrival.tsx'

const connectivity = fakeConnectivity()

function fakeServices() {
  return createServices({
    connectivity,
    preferences: fakePreferences(),
    loadDevices: async () => fakeDevices(),
  })
}

const Home = () => <p>HOME</p>
const Chart = () => <h1>CHART</h1>

const page = (Component: ComponentType<PageProps>, rest: Partial<PageEntry> = {}): PageEntry => ({
  path: '/ColorChart',
  name: 'color-chart',
  icon: 'palette',
  catalogs: [],
  load: async () => Component,
  ...rest,
})
const home = page(Home, { path: '/', name: 'timer' })

interface Stage {
  readonly pages: readonly PageEntry[]
  readonly at?: string
  readonly registry?: ReadonlyMap<string, Middleware>
  readonly services?: Services
}

let root: Root

async function open({ pages, at = '/ColorChart', registry = new Map(), services }: Stage) {
  await loadTexts('ja', ...frameCatalogs)
  window.history.replaceState(null, '', at)
  const router = await openPageRouter({
    pages: [home, ...pages],
    registry,
    history: browserHistory(),
  })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <LastResortBoundary>
        <ServicesProvider services={services ?? fakeServices()}>
          <RoutedPage router={router} />
        </ServicesProvider>
      </LastResortBoundary>,
    ),
  )
  return router
}

const text = () => document.body.textContent
const navigation = () => document.querySelector('nav')
const homeLink = () =>
  [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent.includes('Go back to home'),
  )
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
function whileTesting(services: Services): Services {
  const timer = startTimer('t', 'timer', seconds(60), instant(0))
  services.timers.store.setState({ timers: [timer] })
  return services
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeEach(() => {
  arrivalStore.setState({ place: null, announced: '' })
  reloadOffer.setState({ isOffered: false })
})
afterEach(() => act(async () => root.unmount()))

describe('an address', () => {
  test('opens its page in its exact case', async () => {
    await open({ pages: [page(Chart)] })
    expect(text()).toContain('CHART')
  })

  test.each(['/colorchart', '/COLORCHART', '/nothing', '/ColorChart/more', '/ColorChart//'])(
    '%s is not found',
    async (at) => {
      await open({ pages: [page(Chart)], at })
      expect(text()).toContain('ページが見つかりません')
      expect(text()).toContain('This page could not be found')
      expect(text()).not.toContain('CHART')
      expect(document.title).toContain('ページが見つかりません')
    },
  )

  test('with a slash at its end leads to the page, as the server does', async () => {
    const router = await open({ pages: [page(Chart)], at: '/ColorChart/?kit=midorikun' })
    expect(router.arrivals.getState().location).toMatchObject({
      pathname: '/ColorChart',
      search: '?kit=midorikun',
    })
    expect(text()).toContain('CHART')
  })
})

describe('a page', () => {
  test('whose validity check says no is not found', async () => {
    const isValid = vi.fn<() => Promise<boolean>>(async () => false)
    await open({ pages: [page(Chart, { isValid })], at: '/ColorChart?kit=none' })
    expect(text()).toContain('This page could not be found')
    expect(isValid).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.objectContaining({ search: '?kit=none' }) }),
    )
  })

  test('whose validity check says yes is shown', async () => {
    await open({ pages: [page(Chart, { isValid: () => true })] })
    expect(text()).toContain('CHART')
  })

  test('is preceded by its middleware, in order', async () => {
    const calls: string[] = []
    const registry = new Map([
      ['a', () => void calls.push('a')],
      ['b', () => void calls.push('b')],
    ])
    await open({ pages: [page(Chart, { middleware: ['b', 'a'] })], registry })
    expect(calls).toEqual(['b', 'a'])
    expect(text()).toContain('CHART')
  })

  test('may be led away from by its middleware', async () => {
    const registry = new Map([
      [
        'away',
        () => {
          throw new Redirect('/?from=chart')
        },
      ],
    ])
    await open({ pages: [page(Chart, { middleware: ['away'] })], registry })
    expect(text()).toContain('HOME')
    expect(window.location.search).toBe('?from=chart')
  })

  test('with an unknown middleware ends in the error page', async () => {
    await open({ pages: [page(Chart, { middleware: ['nobody'] })] })
    expect(text()).toContain('Unknown middleware')
    expect(text()).toContain('エラー番号 500')
    expect(text()).not.toContain('CHART')
  })

  test('gets what it fetches from a server', async () => {
    const Fetched = ({ data }: PageProps) => <p>{String(data)}</p>
    await open({ pages: [page(Fetched, { fetch: async () => 'FETCHED' })] })
    expect(text()).toContain('FETCHED')
  })
})

describe('an error', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  const Broken = () => {
    throw Object.assign(new Error('glass broke'), { response: { status: 418 } })
  }

  test('of a page shows what happened and the way home', async () => {
    await open({ pages: [page(Broken)] })
    expect(text()).toContain('画面を開けませんでした')
    expect(text()).toContain('glass broke')
    expect(text()).toContain('エラー番号 418')
    expect(homeLink()?.getAttribute('href')).toBe('/')
    expect(activityStore.getState().progress).toMatchObject({ kind: 'ended', failed: true })
  })

  test('during a test leads home without a reload', async () => {
    await open({ pages: [page(Broken)] })
    expect(button('読み込み直す')).toBeDefined()
    await act(async () => root.unmount())
    const router = await open({ pages: [page(Broken)], services: whileTesting(fakeServices()) })
    expect(text()).toContain('測定は続いています')
    expect(button('読み込み直す')).toBeUndefined()
    await act(async () => homeLink()?.click())
    expect(router.arrivals.getState().location.pathname).toBe('/')
    expect(text()).toContain('HOME')
  })

  test('while loading a page shows the same', async () => {
    const load = () => Promise.reject(new Error('cable cut'))
    await open({ pages: [page(Chart, { load })] })
    expect(text()).toContain('cable cut')
  })

  test('switches to the default layout', async () => {
    const bare = { layout: 'bare' } as const
    await open({ pages: [page(Chart, bare)] })
    expect(text()).toContain('CHART')
    expect(navigation()).toBeNull()
    await act(async () => root.unmount())
    await open({ pages: [page(Broken, bare)] })
    expect(navigation()).not.toBeNull()
  })

  test('of the error page itself ends in the last resort', async () => {
    const services = fakeServices()
    const broken: Services = {
      ...services,
      get online(): never {
        throw new Error('second failure')
      },
    }
    await open({ pages: [page(Broken)], services: broken })
    expect(document.title).toBe('An error occurred while showing the error page')
    const lines = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines).toContain('An error occurred while showing the error page')
    expect(lines).toContain(
      'Unfortunately an error occurred and while showing the error page another error occurred',
    )
    expect(text()).toContain('second failure')
    expect(find('a[href="/"]')?.textContent).toContain('Go back to home')
    expect(document.querySelector('.frame, nav')).toBeNull()
  })
})

describe('the frame', () => {
  test('has the five pages by name and marks the open one', async () => {
    await open({ pages: [page(Chart)] })
    const links = [...(navigation()?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['タイマー', '/'],
      ['比色表', '/ColorChart'],
      ['診断', '/diag'],
      ['ヒント', '/inspire'],
      ['使い方', '/manual'],
    ])
    const current = links.filter(
      (link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current') === 'page',
    )
    expect(current.map(({ textContent }) => textContent)).toEqual(['比色表'])
  })

  test('has the name of the app as heading on the home page only', async () => {
    await open({ pages: [page(Chart)], at: '/' })
    expect(find('h1')?.textContent).toBe('土壌診断キット専用タイマー')
    await act(async () => root.unmount())
    await open({ pages: [page(Chart)] })
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'CHART',
    ])
  })

  test('after a navigation moves the focus to the heading and says the title', async () => {
    const router = await open({ pages: [page(Chart)], at: '/' })
    expect(document.activeElement).toBe(document.body)
    await act(async () => router.navigate('/ColorChart'))
    expect(document.activeElement?.textContent).toBe('CHART')
    expect(document.title).toBe('比色表（カラーチャート） | 土壌診断キット専用タイマー')
    const said = [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
    expect(said).toContain('比色表（カラーチャート） | 土壌診断キット専用タイマー')
  })

  test('leaves the focus alone when only search parameters change', async () => {
    const router = await open({ pages: [page(Chart)] })
    await act(async () => router.navigate('/ColorChart?kit=midorikun'))
    expect(document.activeElement).toBe(document.body)
  })

  test('makes room for a page that wants the whole screen, and comes back', async () => {
    const Immersive = () => {
      useImmersive(true)
      return <p>RUN</p>
    }
    const router = await open({ pages: [page(Immersive)] })
    expect(navigation()).toBeNull()
    expect(find('header')).toBeNull()
    expect(find('[data-immersive=true]')).not.toBeNull()
    await act(async () => router.navigate('/'))
    expect(navigation()).not.toBeNull()
    expect(find('header')).not.toBeNull()
  })

  test('says when the network is gone', async () => {
    const services = fakeServices()
    await open({ pages: [page(Chart)], services })
    expect(text()).not.toContain('オフライン')
    await act(async () => services.online.store.setState({ isOnline: false }))
    expect(text()).toContain('オフライン')
  })

  test('offers a postponed reload once no test is running', async () => {
    const services = fakeServices()
    await open({ pages: [page(Chart)], services: whileTesting(services) })
    await act(async () => offerReload())
    expect(text()).toContain('測定はこのまま続けられます')
    await act(async () => services.timers.store.setState({ timers: [] }))
    expect(text()).toContain('読み込み直すと、使えるようになります')
  })
})
