/** One file of a build; the url of a page is its route. A file with a hash in its name has no revision, since its content never changes. */
export interface BuildFile {
  readonly url: string
  readonly revision: string | null
}

/** All files a build needs to work without the network. */
export interface BuildFiles {
  readonly build: string
  readonly files: readonly BuildFile[]
}

export const notFoundPage = '/404.html'

const cachePrefix = 'soil-kit-timer-'

export const cacheNameOf = (build: string) => cachePrefix + build
export const isBuildCache = (cacheName: string) => cacheName.startsWith(cachePrefix)

/** Cache key of a file: includes the revision if the content may change under the same name. */
export const cacheKeyOf = ({ url, revision }: BuildFile) =>
  revision === null ? url : `${url}?revision=${revision}`
