import { shareTarget } from './arrived-file.ts'
import { type BuildFiles, cacheKeyOf, notFoundPage } from './build-files.ts'

export interface Question {
  readonly method: string
  readonly mode: string
  readonly url: string
}

export type CacheAnswer =
  /** Not ours: left to the browser, as if there were no worker. */
  | { readonly from: 'browser' }
  /** A file of this build; from the network if the browser has evicted it. */
  | { readonly from: 'build'; readonly key: string }
  /** A file of an earlier build, for a page still open since then; else from the network. */
  | { readonly from: 'older-build'; readonly path: string }
  /** Something shared by another app. */
  | { readonly from: 'other-app' }
  /** An unknown page: from the network, else the not-found page. */
  | { readonly from: 'network-or-not-found'; readonly key: string | undefined }

/** Chooses the source of an answer. Each page gets its own HTML, since hydrating another page's HTML would fail. */
export function createChooser({ files }: BuildFiles, origin: string) {
  const keys = new Map(files.map((file) => [file.url, cacheKeyOf(file)]))

  const chooseNavigation = (path: string): CacheAnswer => {
    // The part after `?` is state within a page; the file is the same.
    const key = keys.get(path)
    if (key !== undefined) return { from: 'build', key }
    return { from: 'network-or-not-found', key: keys.get(notFoundPage) }
  }

  return (question: Question): CacheAnswer => {
    const { origin: asked, pathname, search } = new URL(question.url)
    if (question.method === 'POST' && asked === origin && pathname === shareTarget) {
      return { from: 'other-app' }
    }
    if (question.method !== 'GET' || asked !== origin) return { from: 'browser' }
    if (question.mode === 'navigate') return chooseNavigation(pathname)
    const key = keys.get(pathname + search)
    if (key !== undefined) return { from: 'build', key }
    if (pathname.startsWith('/assets/')) return { from: 'older-build', path: pathname }
    return { from: 'browser' }
  }
}
