import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router'
import { createStore } from 'zustand/vanilla'
import { beginWork } from '#pages/shell/progress/activity.ts'
import type { BrowserHistory } from './browser-history.ts'
import { findPage, type PageMatch, type Site } from './find-page.ts'

/** The page on screen, or why there is none, and the kind of navigation that led there. */
export interface Arrival {
  readonly location: Location
  readonly type: NavigationType
  readonly preventScrollReset: boolean
  readonly found: PageMatch
}

interface PageRouterOptions extends Site {
  readonly history: BrowserHistory
  /** Called with the error that kept a page from being shown. */
  readonly onFailure?: (thrown: unknown) => void
}

export type PageRouter = Awaited<ReturnType<typeof openPageRouter>>

/**
 * A router for five flat pages, which need no tree of routes: finds the page of an address, waits for all it needs while the old
 * page stays on screen, then changes address and page together. Links and hooks are react-router's (ADR 0005).
 */
export async function openPageRouter({ history, onFailure, ...site }: PageRouterOptions) {
  let visits = 0

  async function find(asked: Location): Promise<Pick<Arrival, 'location' | 'found'>> {
    // Concatenated, not resolved against a base: `//diag` would then be the first page of a host of that name.
    const found = await findPage(new URL(window.location.origin + createPath(asked)), site)
    return found.kind === 'redirect'
      ? find(createLocation(found.to, asked.pathname))
      : { location: asked, found }
  }

  function arrive(arrival: Arrival) {
    const { location, type, found } = arrival
    if (type === NavigationType.Push) history.push(location)
    if (type === NavigationType.Replace) history.replace(location)
    arrivals.setState(arrival, true)
    if (found.kind === 'failure') onFailure?.(found.thrown)
  }

  async function visit(asked: Location, type: NavigationType, preventScrollReset = false) {
    visits += 1
    const own = visits
    const shown = arrivals.getState()
    if (isAnchorOn(asked, shown.location)) {
      arrive({ ...shown, location: asked, type, preventScrollReset })
      return
    }
    const end = beginWork()
    try {
      const { location, found } = await find(asked)
      if (own === visits) arrive({ location, found, type: typeTo(location), preventScrollReset })
    } finally {
      end('done')
    }
    function typeTo(location: Location) {
      return location !== asked && type === NavigationType.Pop ? NavigationType.Replace : type
    }
  }

  function navigate(to: To, { state, replace, preventScrollReset }: NavigateOptions = {}) {
    const location = createLocation(to, arrivals.getState().location.pathname, state)
    const type = replace === true ? NavigationType.Replace : NavigationType.Push
    return visit(location, type, preventScrollReset)
  }

  const asked = history.current()
  const first = await find(asked)
  const arrivals = createStore<Arrival>(() => ({
    ...first,
    type: NavigationType.Pop,
    preventScrollReset: false,
  }))
  if (first.location !== asked) history.replace(first.location)
  if (first.found.kind === 'failure') onFailure?.(first.found.thrown)
  history.onPop(() => void visit(history.current(), NavigationType.Pop))

  const navigator: Navigator = {
    createHref: hrefOf,
    go: history.go,
    push: (to, state, options) => void navigate(to, { ...options, state }),
    replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
  }
  return { arrivals, navigate, navigator }
}

export const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** Without a path: the page on screen. */
function createLocation(to: To, pathname: string, state: unknown = null): Location {
  const path = typeof to === 'string' ? parsePath(to) : to
  const key = Math.random().toString(36).slice(2, 10)
  return { pathname, search: '', hash: '', ...path, state, key }
}

/** Whether it is an anchor on the page on screen. */
const isAnchorOn = (asked: Location, shown: Location) =>
  asked.hash !== '' && asked.pathname === shown.pathname && asked.search === shown.search
