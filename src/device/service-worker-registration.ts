import { listeners } from '#ports/listeners.ts'
import { attemptAsync } from './attempt.ts'
import type { WorkerMessage } from '#device/offline/worker-message.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import { propertyOf } from '#domain/property-of.ts'

const timeoutMs = 10_000
const answerTimeoutMs = 1_000

/**
 * App updates through the service worker. The worker itself is registered by public/register-service-worker.js,
 * two seconds after the page has loaded; without one, there are never updates.
 */
export function serviceWorkerRegistration(): AppUpdates {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const touched = watchTouches()
  const newer = listeners<[]>()
  if (container) watchVersions(container, newer.tell)
  /** Undefined without a worker, or if the user forbids sites to store data. */
  const registered = () => attemptAsync(async () => container?.getRegistration())

  return {
    onNewer: newer.add,
    isTouched: touched,
    reload: () => window.location.reload(),
    savesData,
    async isCopyPutOff() {
      return savesData() && container !== undefined && (await registered()) === undefined
    },
    async keepCopy() {
      const options = { scope: '/', updateViaCache: 'none' } as const
      const made = await attemptAsync(() => container?.register('/service-worker.js', options))
      if (made?.active) return true
      const first = made?.installing ?? made?.waiting
      return first ? entered(first) : false
    },
    async isNewerWaiting() {
      const registration = await registered()
      return Boolean(registration?.waiting && registration.active)
    },
    onReturn(listener) {
      const tell = () => {
        if (document.visibilityState === 'visible') listener()
      }
      document.addEventListener('visibilitychange', tell)
      return () => document.removeEventListener('visibilitychange', tell)
    },
    async check() {
      const registration = await registered()
      if (!registration || registration.installing) return
      // Without a network or server this version stays in use, and the next check is in an hour.
      await registration.update().catch(() => undefined)
    },
    async isAlone() {
      const registration = await registered()
      return registration?.active ? (await countPages(registration.active)) === 1 : false
    },
    async takeOver() {
      const registration = await registered()
      if (registration?.waiting) return letIn(registration.waiting)
      return Boolean(registration?.active)
    },
  }
}

/** Whether the user saves data; known only in Chromium browsers. */
function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return propertyOf(connection, 'saveData') === true
}

function watchTouches() {
  let isTouched = false
  const touch = () => void (isTouched = true)
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, touch, { capture: true, once: true, passive: true })
  }
  return () => isTouched
}

function watchVersions(container: ServiceWorkerContainer, tellNewer: () => void) {
  let isServed = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The very first worker takes over this page, which has the same version.
    if (isServed) tellNewer()
    isServed = true
  })
  void container.ready.then((registration) => {
    const watch = () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') tellNewer()
      })
    }
    registration.addEventListener('updatefound', watch)
    watch()
    if (registration.installing ?? registration.waiting) return
    if (container.controller) send(container.controller, 'clean-up')
  })
}

/**
 * Activates a waiting worker; resolves with whether it succeeded. The page reloads on this and not on `controllerchange`, which a
 * page opened before there was any worker may never get. Source: https://github.com/vite-pwa/vite-plugin-pwa/issues/789
 */
async function letIn(worker: ServiceWorker) {
  const isIn = attemptAsync(() => entered(worker), timeoutMs)
  send(worker, 'skip-waiting')
  return (await isIn) === true
}

/** Resolves with whether a worker that is not active yet becomes so, without a time limit. */
const entered = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    })
  })

function countPages(worker: ServiceWorker) {
  return new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', (event) => resolve(event.data))
    port1.start()
    setTimeout(() => resolve(undefined), answerTimeoutMs)
    send(worker, 'count-pages', [port2])
  })
}

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []) {
  worker.postMessage(message, transfer)
}
