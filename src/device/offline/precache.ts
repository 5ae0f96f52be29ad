import {
  type BuildFile,
  type BuildFiles,
  cacheKeyOf,
  cacheNameOf,
  isBuildCache,
  notFoundPage,
} from './build-files.ts'

/** Few enough to leave bandwidth for the page that is loading at the same time. */
const fetchesAtOnce = 4
/** Each file has one response, whatever a host's `Vary` header says. */
const anyVary = { ignoreVary: true }

/**
 * Stores all files of a build in its own cache, or throws. Files already stored by an earlier build or an interrupted
 * try are not fetched again: networks in the field are poor.
 */
export async function precache(build: BuildFiles) {
  const cache = await caches.open(cacheNameOf(build.build))
  const left = [...build.files]
  const worker = async (): Promise<void> => {
    const file = left.pop()
    if (file === undefined) return
    await keep(cache, file)
    return worker()
  }
  await Promise.all(Array.from({ length: fetchesAtOnce }, worker))
}

async function keep(cache: Cache, file: BuildFile) {
  const key = cacheKeyOf(file)
  if (await cache.match(key, anyVary)) return
  const known = await matchAnyBuild(key)
  await cache.put(key, known ?? (await fetchFile(file)))
}

async function fetchFile({ url, revision }: BuildFile) {
  const response = await fetch(url, {
    cache: revision === null ? 'default' : 'no-cache',
    credentials: 'same-origin',
  })
  // Some hosts answer 404 for this page even when it is requested by name.
  const isMeant = response.ok || (url === notFoundPage && response.status === 404)
  if (!isMeant) throw new Error(`${url} answered ${response.status}`)
  return response.redirected ? withoutRedirect(response) : response
}

/** Copies a response without its redirect: browsers refuse redirected responses to a navigation, and hosts redirect /x.html to /x. */
async function withoutRedirect(response: Response) {
  const { status, statusText, headers } = response
  return new Response(await response.blob(), { status, statusText, headers })
}

/** A file from the cache of this build. */
export async function matchBuild(build: string, key: string) {
  const cache = await caches.open(cacheNameOf(build))
  return cache.match(key, anyVary)
}

/** A file from the cache of any build on this device. */
export async function matchAnyBuild(key: string) {
  const names = (await caches.keys()).filter(isBuildCache)
  const found = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(key, anyVary)),
  )
  return found.find((response) => response !== undefined)
}

export async function dropOtherBuilds(build: string) {
  const names = (await caches.keys()).filter(
    (name) => isBuildCache(name) && name !== cacheNameOf(build),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}
