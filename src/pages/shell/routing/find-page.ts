import type { ComponentType } from 'react'
import type { ExistenceChecks } from '#app/existence-checks.ts'
import type { Server } from '#app/settings/server.ts'
import { withTexts } from '#locales/texts.ts'
import { withLoadTimeout } from '#ui/with-load-timeout.ts'
import { withMinimumDelay } from './with-minimum-delay.ts'
import { PageFailure, toPageError } from '#pages/shell/errors/to-page-error.ts'
import type { PageEntry, PageProps, ViewName, Visit } from './page-table.ts'

/** Runs before a page. Throwing shows the error page; throwing a `Redirect` navigates elsewhere. */
export type Middleware = (visit: Visit) => void | Promise<void>

/** Every middleware that a page in page-table.ts may name. None is needed yet. */
export const middlewareRegistry: ReadonlyMap<string, Middleware> = new Map()

export class Redirect extends Error {
  override readonly name = 'Redirect'
  readonly to: string
  constructor(to: string) {
    super(to)
    this.to = to
  }
}

export interface Site {
  readonly pages: readonly PageEntry[]
  readonly registry: ReadonlyMap<string, Middleware>
  readonly server?: Server
  readonly exists?: ExistenceChecks
}

/** Result of looking up an address. */
export type PageMatch =
  | {
      readonly kind: 'page'
      readonly page: PageEntry
      readonly Component: ComponentType<PageProps>
      readonly data: unknown
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'failure'; readonly thrown: unknown }

/**
 * Does everything between the tap on a link and its page: matches the exact address, loads code and texts, runs middleware, checks
 * validity, fetches server data.
 */
export async function findPage(url: URL, site: Site): Promise<PageMatch> {
  try {
    const page = pageAt(url, site.pages)
    const [Component, data] = await Promise.all([
      withLoadTimeout(withTexts(page.load(), ...page.catalogs)),
      enter(page, { url, server: site.server, exists: site.exists }, site.registry),
    ])
    return { kind: 'page', page, Component, data }
  } catch (thrown) {
    if (thrown instanceof Redirect) return { kind: 'redirect', to: thrown.to }
    return { kind: 'failure', thrown }
  }
}

async function enter(page: PageEntry, visit: Visit, registry: Site['registry']): Promise<unknown> {
  const steps = (page.middleware ?? []).map((name) => {
    const step = registry.get(name)
    if (step === undefined) throw new PageFailure(500, 'Unknown middleware')
    return step
  })
  await steps.reduce((before, step) => before.then(() => step(visit)), Promise.resolve())
  if (page.isValid !== undefined && !(await withinLimit(page.isValid(visit)))) throw notFound()
  return page.fetch === undefined ? undefined : withMinimumDelay(page.fetch(visit))
}

/** How long a page waits for its check. After that it is shown and reports itself what is missing. */
const checkLimitMs = 5000

const withinLimit = async (check: boolean | Promise<boolean>) =>
  Promise.race([
    check,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(true), checkLimitMs)
    }),
  ])

/** Redirects `/diag/` to `/diag`, as the server does. */
function pageAt(url: URL, pages: readonly PageEntry[]): PageEntry {
  const path = decoded(url.pathname)
  const exact = pages.find((page) => page.path === path)
  if (exact !== undefined) return exact
  const bare = pages.find((page) => `${page.path}/` === path)
  throw bare === undefined ? notFound() : new Redirect(bare.path + url.search + url.hash)
}

/** Leaves malformed escapes as they are: `/%` matches no page either. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const notFound = () => new PageFailure(404, 'This page could not be found')

/** The name of the view that the frame shows for it. */
export function viewOf(found: PageMatch): ViewName {
  if (found.kind === 'page') return found.page.name
  return found.kind === 'failure' && toPageError(found.thrown).statusCode === 404
    ? 'not-found'
    : 'error'
}
