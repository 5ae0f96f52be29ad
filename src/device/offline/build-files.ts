/** One file of a build; a page is named by its route, as it is asked for. A file whose name carries its hash has no revision: its content never changes. */
export interface BuildFile {
  readonly url: string
  readonly revision: string | null
}

/** Everything a build needs to work without the network. */
export interface BuildFiles {
  readonly build: string
  readonly files: readonly BuildFile[]
}

export const notFoundPage = '/404.html'

const cachePrefix = 'soil-kit-timer-'

export const cacheNameOf = (build: string) => cachePrefix + build
export const isBuildCache = (cacheName: string) => cacheName.startsWith(cachePrefix)

/** Where a file is kept: one that may change under the same name is kept under its revision. */
export const cacheKeyOf = ({ url, revision }: BuildFile) =>
  revision === null ? url : `${url}?revision=${revision}`
