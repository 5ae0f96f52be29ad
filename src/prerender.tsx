import { renderToString } from 'react-dom/server'
import { NavigationType, type Navigator } from 'react-router'
import { createServices, type ServicePorts } from '#app/services.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import {
  frameCatalogs,
  pageTable,
  type PageName,
  type ViewName,
} from '#pages/shell/routing/page-table.ts'
import { findPage, middlewareRegistry, viewOf } from '#pages/shell/routing/find-page.ts'
import { hrefOf } from '#pages/shell/routing/page-router.ts'
import { PageView } from '#pages/shell/routing/page-view.tsx'
import { CardsAtBuild } from '#pages/hints/built-cards.tsx'
import { DrawingsAtBuild } from '#ui/drawings/without-scripts.tsx'
import { ServicesProvider } from '#ui/services.tsx'

interface Prerendered {
  /** Content of `<div id="root" data-view="…">`. */
  readonly html: string
  readonly view: ViewName
  readonly title: string
  readonly description: string
  readonly noScript: string
  /** Modules whose chunks the page needs at once, as named in Vite's manifest. */
  readonly modules: readonly string[]
  /** Modules that the page imports as soon as it runs; fetched together with it, not after it. */
  readonly nextModules: readonly string[]
}

/** What a page fills itself with; its own modules contain only the frame. */
const nextModules: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  hints: ['src/pages/hints/hint-cards.tsx'],
}

/** Every address that gets a file of its own. All others are the not-found page. */
export const paths = pageTable.map(({ path }) => path)

const nothing = () => undefined
/** Build time has no phone: nothing is stored, and no engine is used. */
const ports: ServicePorts = {
  connectivity: { isOnline: () => true, onChange: () => nothing },
  preferences: { read: nothing, write: () => false, onChange: () => nothing },
  loadDevices: () => Promise.reject(new Error('nothing runs at build time')),
}

const navigator: Navigator = { createHref: hrefOf, go: nothing, push: nothing, replace: nothing }

/** Renders one page in its state before any stored data has been read. */
export async function render(path: string): Promise<Prerendered> {
  await loadTexts('ja', ...frameCatalogs)
  const site = { pages: pageTable, registry: middlewareRegistry }
  const found = await findPage(new URL(path, 'http://prerender.invalid'), site)
  const page = pageTable.find((entry) => entry.path === path)
  const view = viewOf(found)
  if (view !== (page?.name ?? 'not-found')) throw new Error(`${path} fails`, { cause: found })
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' }
  const words = texts('shell')
  const drawings = await import('#ui/drawings/all-drawings.tsx')
  const { CardsOfAllMonths } = await import('#pages/hints/hint-cards.tsx')
  return {
    html: renderToString(
      <ServicesProvider services={createServices(ports)}>
        <DrawingsAtBuild value={drawings}>
          <CardsAtBuild value={<CardsOfAllMonths />}>
            <PageView
              arrival={{ location, found, type: NavigationType.Pop, preventScrollReset: false }}
              navigator={navigator}
            />
          </CardsAtBuild>
        </DrawingsAtBuild>
      </ServicesProvider>,
    ),
    view,
    title: words.title[view],
    description: words.description,
    noScript: words.noScript,
    modules: [
      ...(page === undefined ? [] : [`src/pages/${page.name}/${page.name}-page.tsx`]),
      ...[...frameCatalogs, ...(page?.catalogs ?? [])].map((name) => `src/locales/ja/${name}.ts`),
    ],
    nextModules: (page && nextModules[page.name]) ?? [],
  }
}
