import '#ui/tokens.css'
import '#ui/base.css'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router'
import { createServices, type ServicePorts } from '#app/create-services.ts'
import { isRunAlive } from '#app/is-run-alive.ts'
import { createServer } from '#app/server.ts'
import { browserConnectivity } from '#device/browser-connectivity.ts'
import { localPreferences } from '#device/local-preferences.ts'
import { tabMoment } from '#device/tab-memory.ts'
import { loadTexts } from '#locales/texts.ts'
import { beginWork } from '#pages/shell/activity.ts'
import { LastResortBoundary } from '#pages/shell/last-resort-boundary.tsx'
import { showLastResort } from '#pages/shell/last-resort.ts'
import { middlewareRegistry } from '#pages/shell/middleware.ts'
import { frameCatalogs, pageTable } from '#pages/shell/page-table.ts'
import { createPrefetch } from '#pages/shell/prefetch-page.ts'
import { createChunkRecovery } from '#pages/shell/recover-chunks.ts'
import { createRoutes } from '#pages/shell/routes.tsx'
import { viewOf } from '#pages/shell/view-of.ts'
import { followTheme } from '#ui/apply-theme.ts'
import { onIdle, settled } from '#ui/idle.ts'
import { PrefetchContext } from '#ui/prefetch.ts'
import { ServicesProvider } from '#ui/services.tsx'

// --- the phone ---

const ports: ServicePorts = {
  connectivity: browserConnectivity(),
  preferences: localPreferences(),
  loadDevices: async () => (await import('./devices.ts')).createDevices(),
}

/** Loaded only by a page that asks a server. */
const server = createServer(async () => {
  const { createHttpClient } = await import('#device/http-client.ts')
  return createHttpClient({
    browserBaseUrl: import.meta.env['VITE_BROWSER_BASE_URL'],
    baseUrl: import.meta.env['VITE_BASE_URL'],
    onActivity: beginWork,
  })
})

// --- the app ---

const services = createServices(ports)
const language = () => services.settings.store.getState().language

const recoverChunk = createChunkRecovery({
  now: Date.now,
  isRunAlive: () => isRunAlive(services),
  lastReload: tabMoment('soil-kit-timer:chunk-reload'),
  reload: () => window.location.reload(),
})

async function openRouter() {
  const router = createBrowserRouter(
    createRoutes(pageTable, { language, registry: middlewareRegistry, server }),
  )
  // React would hold content back for 300 ms after a fallback, so the first page is there before anything is shown.
  await Promise.all([initialized(router), loadTexts(language(), ...frameCatalogs)])
  return router
}

function initialized(router: DataRouter) {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

/** Takes over the prerendered page where it is the one to be shown, else draws anew. */
function show(router: DataRouter, app: ReactNode) {
  const root = document.getElementById('root')
  if (root === null) throw new Error('#root is missing')
  const { location } = router.state
  // Pages were prerendered without search parameters.
  const isPrerendered = root.dataset['view'] === viewOf(router.state) && location.search === ''
  const options = { onCaughtError: recoverChunk, onUncaughtError: recoverChunk }
  if (isPrerendered) hydrateRoot(root, app, options)
  else createRoot(root, options).render(app)
}

async function start() {
  const router = await openRouter()
  show(
    router,
    <LastResortBoundary>
      <ServicesProvider services={services}>
        <PrefetchContext value={createPrefetch(pageTable, language)}>
          <RouterProvider router={router} onError={recoverChunk} />
        </PrefetchContext>
      </ServicesProvider>
    </LastResortBoundary>,
  )
  followTheme(services.settings)
  await services.start(showsKept(router) ? Promise.resolve() : firstNeed())
}

/** Whether the first thing on screen is something kept on the device. */
const showsKept = ({ state: { location } }: DataRouter) =>
  location.pathname === '/diag' || location.search !== ''

/** The first touch, or the browser's first idle moment after the page has settled. */
const firstNeed = () =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('pointerdown', resolve, { once: true, capture: true })
    window.addEventListener('keydown', resolve, { once: true, capture: true })
    void settled().then(() => onIdle(() => resolve(undefined)))
  })

window.addEventListener('unhandledrejection', ({ reason }) => recoverChunk(reason))
start().catch((thrown: unknown) => {
  if (recoverChunk(thrown) === 'staying') showLastResort(thrown)
})
