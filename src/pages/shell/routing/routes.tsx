import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Server } from '#app/settings/server.ts'
import { withTexts } from '#locales/texts.ts'
import { atLeast } from '#ui/at-least.ts'
import { inTime } from '#pages/shell/recovery/recover-chunks.ts'
import { ErrorScreen } from '#pages/shell/errors/error-screen.tsx'
import type { PageEntry, Visit } from './page-table.ts'
import { PageFailure } from '#pages/shell/errors/to-page-error.ts'
import { Shell } from '#pages/shell/layouts.tsx'

/** Runs before a page. Throwing shows the error page; a thrown `redirect()` leads elsewhere. */
export type Middleware = (visit: Visit) => void | Promise<void>

/** Every middleware a page of page-table.ts may name. None is needed yet. */
export const middlewareRegistry: ReadonlyMap<string, Middleware> = new Map()

async function runMiddleware(
  names: readonly string[],
  registry: ReadonlyMap<string, Middleware>,
  visit: Visit,
) {
  const steps = names.map((name) => {
    const step = registry.get(name)
    if (step === undefined) throw new PageFailure(500, 'Unknown middleware')
    return step
  })
  await steps.reduce(async (before, step) => {
    await before
    await step(visit)
  }, Promise.resolve())
}

export interface RouteOptions {
  readonly registry: ReadonlyMap<string, Middleware>
  readonly server?: Server
}

export function createRoutes(pages: readonly PageEntry[], options: RouteOptions): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Shell pages={pages} />,
      errorElement: <ErrorScreen />,
      children: pages.map((page) => toRoute(page, options)),
    },
  ]
}

function toRoute(page: PageEntry, options: RouteOptions): RouteObject {
  return {
    id: page.name,
    path: page.path,
    caseSensitive: true,
    loader: (args: LoaderFunctionArgs) => enter(page, new URL(args.request.url), options),
    lazy: async () => {
      return { Component: await inTime(withTexts(page.load(), ...page.catalogs)) }
    },
  }
}

/** Everything between the tap on a link and the page: exact address, middleware, validity, what it needs from a server. */
async function enter(page: PageEntry, url: URL, { registry, server }: RouteOptions) {
  requireExactPath(page, url)
  const visit = { url, server }
  await runMiddleware(page.middleware ?? [], registry, visit)
  if (page.isValid !== undefined && !(await page.isValid(visit))) throw notFound()
  return page.fetch === undefined ? null : atLeast(page.fetch(visit))
}

/** The router also matches `/diag/` and `/diag//`. The first is led to `/diag`, as the server does; the others are not ours. */
function requireExactPath(page: PageEntry, url: URL) {
  const path = decoded(url.pathname)
  if (path === page.path) return
  if (path === `${page.path}/`) throw redirect(page.path + url.search)
  throw notFound()
}

/** Whatever stands there: `/%` is no address of ours either. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const notFound = () => new PageFailure(404, 'This page could not be found')
