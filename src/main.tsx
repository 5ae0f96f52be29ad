import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createServices, type ServicePorts } from '#app/services.ts'
import { createExistenceChecks } from '#app/existence-checks.ts'
import { isRunAlive } from '#app/session/is-run-alive.ts'
import { createServer } from '#app/settings/server.ts'
import { browserConnectivity } from '#device/browser-connectivity.ts'
import { holdInstallOffer } from '#device/browser-install-offer.ts'
import { localPreferences } from '#device/local-preferences.ts'
import { tabMoment, tabText } from '#device/tab-memory.ts'
import type { Language } from '#locales/languages.ts'
import { loadTexts } from '#locales/texts.ts'
import { beginWork } from '#pages/shell/progress/activity.ts'
import { InShownLanguage } from '#pages/shell/language/shown-language.tsx'
import { restoreScroll } from '#pages/shell/routing/restore-scroll.ts'
import { LastResortBoundary, showLastResort } from '#pages/shell/errors/last-resort.tsx'
import { frameCatalogs, pageTable } from '#pages/shell/routing/page-table.ts'
import { createPrefetch } from '#pages/shell/routing/prefetch-page.ts'
import {
  createChunkRecovery,
  isChunkFailure,
  offerReload,
} from '#pages/shell/recovery/recover-chunks.ts'
import { browserHistory } from '#pages/shell/routing/browser-history.ts'
import { middlewareRegistry, viewOf } from '#pages/shell/routing/find-page.ts'
import { openPageRouter, type PageRouter } from '#pages/shell/routing/page-router.ts'
import { RoutedPage } from '#pages/shell/routing/page-view.tsx'
import { followTheme } from '#ui/apply-theme.ts'
import { onSettledIdle } from '#ui/idle.ts'
import { isPrerenderOutdated } from '#ui/returning-user.ts'
import { withLoadTimeout } from '#ui/with-load-timeout.ts'
import { PrefetchContext } from '#ui/navigation/prefetch.ts'
import { ServicesProvider } from '#ui/services.tsx'

holdInstallOffer()

async function loadClient() {
  const { createHttpClient } = await import('#device/http-client.ts')
  return createHttpClient({
    browserBaseUrl: import.meta.env['VITE_BROWSER_BASE_URL'],
    baseUrl: import.meta.env['VITE_BASE_URL'],
    pageOrigin: window.location.origin,
    onActivity: beginWork,
  })
}

const ports: ServicePorts = {
  connectivity: browserConnectivity(),
  preferences: localPreferences(),
  loadDevices: async () =>
    (await withLoadTimeout(import('./devices.ts'))).createDevices(loadClient),
}

/** Loaded only by pages that use a server. */
const server = createServer(loadClient)

const services = createServices(ports)

const recoverChunk = createChunkRecovery({
  now: Date.now,
  isRunAlive: () => isRunAlive(services),
  isOnline: () => ports.connectivity.isOnline(),
  lastReload: tabMoment('soil-kit-timer:chunk-reload'),
  reload: () => window.location.reload(),
})

const otherLanguage = () => import('#pages/shell/language/other-language.ts')

/** The language of the link, else the stored one. A link's language is stored and removed from the address. */
async function chooseLanguage(): Promise<Language> {
  const { settings } = services
  settings.start()
  const { href, search } = window.location
  if (/[?&]lang=/.test(search)) {
    const { applyUrlLanguage } = await import('#pages/shell/language/url-language.ts')
    const address = applyUrlLanguage(new URL(href), settings)
    window.history.replaceState(window.history.state, '', address)
  }
  const { language } = settings.store.getState()
  if (language === 'ja') delete document.documentElement.dataset['language']
  else await (await otherLanguage()).startInLanguage(language, services.kits)
  return language
}

function followLanguage() {
  services.settings.store.subscribe((now, before) => {
    if (now.language === before.language) return
    void otherLanguage().then(({ followSettings }) => followSettings(services))
  })
}

async function openRouter(language: Language) {
  // React delays content for 300 ms after a fallback, so the first page is loaded before anything is rendered.
  const [, router] = await Promise.all([
    loadTexts(language, ...frameCatalogs),
    openPageRouter({
      pages: pageTable,
      registry: middlewareRegistry,
      server,
      exists: createExistenceChecks(services),
      history: browserHistory(),
      onFailure: recoverChunk,
    }),
    // Their kit is shown at once, instead of the welcome screen.
    isPrerenderOutdated() && services.kits.start(),
  ])
  return router
}

/** Hydrates the prerendered page if it is the page to show, else renders from scratch. */
function show(router: PageRouter, language: Language, app: ReactNode) {
  const root = document.getElementById('root')
  if (root === null) throw new Error('#root is missing')
  const { location, found } = router.arrivals.getState()
  // Pages were prerendered in Japanese, without search parameters.
  const isPrerendered =
    language === 'ja' &&
    root.dataset['view'] === viewOf(found) &&
    location.search === '' &&
    !isPrerenderOutdated()
  root.dataset['drawn'] = ''
  const options = { onCaughtError: recoverChunk, onUncaughtError: recoverChunk }
  // In slices, between which taps are noted and frames drawn.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, options))
  else {
    if (language !== 'ja' || isPrerenderOutdated()) root.replaceChildren()
    createRoot(root, options).render(app)
  }
}

/** Tells `early-tap.js` that the app now handles taps. */
function Listening() {
  useEffect(() => void setTimeout(() => document.dispatchEvent(new Event('app-listens'))), [])
  return null
}

async function start() {
  const language = await chooseLanguage()
  const router = await openRouter(language)
  await pageIsRead()
  restoreScroll(router, tabText('soil-kit-timer:places'))
  show(
    router,
    language,
    <LastResortBoundary>
      <ServicesProvider services={services}>
        <PrefetchContext value={createPrefetch(pageTable)}>
          <InShownLanguage>
            <RoutedPage router={router} />
            <Listening />
          </InShownLanguage>
        </PrefetchContext>
      </ServicesProvider>
    </LastResortBoundary>,
  )
  followTheme(services.settings)
  followLanguage()
  await services.start(showsKept(router) ? Promise.resolve() : firstNeed())
  if (!('launchQueue' in window)) return
  const { followLaunches } = await import('#device/file-launches.ts')
  followLaunches((address) => void router.navigate(address))
}

/** Whether the first screen may show stored data. */
const showsKept = ({ arrivals }: PageRouter) => arrivals.getState().location.search !== ''

/** Resolves at the first touch or key press, or when the browser is first idle after the page has settled. */
const firstNeed = () =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('pointerdown', resolve, { once: true, capture: true })
    window.addEventListener('keydown', resolve, { once: true, capture: true })
    onSettledIdle(() => resolve(undefined))
  })

/** A part that fails to load does not lead to an error page: what is rendered stays usable and reports what is missing. */
const recoverPart = (thrown: unknown) => {
  if (recoverChunk(thrown) === 'staying' && isChunkFailure(thrown)) offerReload()
}

window.addEventListener('unhandledrejection', ({ reason }) => recoverPart(reason))
/** Scripts of the service worker may be here before the whole page is. */
const pageIsRead = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) =>
        document.addEventListener('readystatechange', resolve, { once: true }),
      )
    : undefined

// A separate task: within the one that loads all modules, a slow phone would be unresponsive for too long.
setTimeout(() => {
  start().catch((thrown: unknown) => {
    if (recoverChunk(thrown) === 'reloading') return
    // What is rendered stays usable without the part that failed to load.
    const isDrawn = document.querySelector('#root[data-drawn]') !== null
    if (isDrawn && isChunkFailure(thrown)) offerReload()
    else showLastResort(thrown)
  })
})
