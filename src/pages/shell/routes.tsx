import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Server } from '#app/server.ts'
import { withTexts } from '#locales/texts.ts'
import { atLeast } from '#ui/at-least.ts'
import { inTime } from './chunk-timeout.ts'
import { ErrorScreen } from './error-screen.tsx'
import { runMiddleware, type Middleware } from './middleware.ts'
import type { PageEntry } from './page-table.ts'
import { PageFailure } from './to-page-error.ts'
import { Shell } from './shell.tsx'

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
  const path = decodeURI(url.pathname)
  if (path === page.path) return
  if (path === `${page.path}/`) throw redirect(page.path + url.search)
  throw notFound()
}

const notFound = () => new PageFailure(404, 'This page could not be found')
