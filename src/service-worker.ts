import { arrivedFileAddress, receiveShared } from '#device/offline/arrived-file.ts'
import type { BuildFiles } from '#device/offline/build-files.ts'
import { type CacheAnswer, createChooser } from '#device/offline/choose-answer.ts'
import { dropOtherBuilds, matchAnyBuild, matchBuild, precache } from '#device/offline/precache.ts'
import { isWorkerMessage, type WorkerMessage } from '#device/offline/worker-message.ts'
import { assertNever } from '#domain/result.ts'

declare const self: ServiceWorkerGlobalScope
/** Injected by scripts/build-service-worker.mjs. */
declare const BUILD_FILES: BuildFiles

const files: BuildFiles = BUILD_FILES
const choose = createChooser(files, self.location.origin)

// No skipWaiting here: a newer version is activated only when a page requests it (src/app/settings/updates.ts).
self.addEventListener('install', (event) => event.waitUntil(precache(files)))

// Claiming makes even the very first visit work offline.
self.addEventListener('activate', (event) =>
  event.waitUntil(cleanUp({ pagesAllowed: 0 }).then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const answer = choose(event.request)
  if (answer.from !== 'browser') event.respondWith(respond(answer, event.request))
})

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (isWorkerMessage(message)) event.waitUntil(obey(message, event.ports[0]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showApp())
})

async function obey(message: WorkerMessage, replyTo: MessagePort | undefined): Promise<void> {
  switch (message) {
    case 'skip-waiting':
      return self.skipWaiting()
    case 'clean-up':
      return cleanUp({ pagesAllowed: 1 })
    case 'count-pages':
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no origin
      return replyTo?.postMessage(await countPages())
    default:
      return assertNever(message)
  }
}

type OwnAnswer = Exclude<CacheAnswer, { from: 'browser' }>

async function respond(answer: OwnAnswer, request: Request): Promise<Response> {
  switch (answer.from) {
    case 'build':
      return (await matchBuild(files.build, answer.key)) ?? fetch(request)
    case 'older-build':
      return (await matchAnyBuild(answer.path)) ?? fetch(request)
    case 'other-app':
      // The page reports that there is no file to open.
      return receiveShared(request).catch(() => Response.redirect(arrivedFileAddress, 303))
    case 'network-or-not-found':
      return fetch(request).catch(async (failure: unknown) => {
        const page =
          answer.key === undefined ? undefined : await matchBuild(files.build, answer.key)
        if (page === undefined) throw failure
        return new Response(page.body, { status: 404, headers: page.headers })
      })
    default:
      return assertNever(answer)
  }
}

/** A page open since an earlier build still needs that build's files; a build being installed needs its own. */
async function cleanUp({ pagesAllowed }: { pagesAllowed: number }) {
  const { installing, waiting } = self.registration
  if (installing !== null || waiting !== null) return
  if ((await countPages()) <= pagesAllowed) await dropOtherBuilds(files.build)
}

async function countPages() {
  return (await allPages()).length
}

const allPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function showApp() {
  const [page] = await allPages()
  await (page === undefined ? self.clients.openWindow('/') : page.focus())
}
