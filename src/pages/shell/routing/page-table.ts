import type { ComponentType } from 'react'
import type { NamedThings } from '#app/named-things.ts'
import type { Server } from '#app/settings/server.ts'
import type { CatalogName } from '#locales/source-catalogs.ts'
import type { IconName } from '#ui/icon-names.ts'

export type PageName = 'timer' | 'color-chart' | 'diagnosis' | 'hints' | 'manual'

/** What the frame shows: a page, or why there is none. */
export type ViewName = PageName | 'not-found' | 'error'

export type LayoutName = 'default' | 'bare'

/** What a page's checks may look at. */
export interface Visit {
  readonly url: URL
  readonly server: Server | undefined
  /** Absent where pages are drawn ahead of time. */
  readonly things?: NamedThings | undefined
}

export interface PageProps {
  /** What the page's `fetch` answered. */
  readonly data: unknown
}

export interface PageEntry {
  /** Matched exactly, in this case. */
  readonly path: string
  readonly name: PageName
  /** In the navigation. */
  readonly icon: IconName
  readonly catalogs: readonly CatalogName[]
  readonly load: () => Promise<ComponentType<PageProps>>
  readonly layout?: LayoutName
  /** Names in the registry of find-page.ts, run in this order before the page. */
  readonly middleware?: readonly string[]
  /** False: the not-found page. */
  readonly isValid?: (visit: Visit) => boolean | Promise<boolean>
  /** What the page needs from a server before it is shown: its `data`. */
  readonly fetch?: (visit: Visit) => Promise<unknown>
}

/** Catalogs of the frame and of the voice, which speaks on every page. */
export const frameCatalogs = ['shell', 'ui', 'voice'] as const satisfies readonly CatalogName[]

/** What the address names under `name` is there, as is what it does not name. */
async function isThere(
  { url, things }: Visit,
  name: string,
  kind: keyof NamedThings,
): Promise<boolean> {
  const id = url.searchParams.get(name)
  return id === null || things === undefined || things[kind](id)
}

async function isHintThere({ url }: Visit) {
  const id = url.searchParams.get('card')
  if (id === null) return true
  const { hints } = await import('#knowledge/hints/hints.ts')
  return hints.some((hint) => hint.id === id)
}

/** `record` is named by the answer, the history and the report; `field` by the plots. */
const isDiagnosisThere = async (visit: Visit) =>
  (await isThere(visit, 'record', 'record')) && isThere(visit, 'field', 'plot')

const isKitThere = (visit: Visit) => isThere(visit, 'kit', 'kit')

/** The five pages. scripts/build.mjs relies on the module being `src/pages/<name>/<name>-page.tsx`. */
export const pageTable: readonly PageEntry[] = [
  {
    path: '/',
    name: 'timer',
    icon: 'timer',
    catalogs: ['timer'],
    load: async () => (await import('#pages/timer/timer-page.tsx')).TimerPage,
  },
  {
    path: '/ColorChart',
    name: 'color-chart',
    icon: 'palette',
    catalogs: ['color-chart'],
    load: async () => (await import('#pages/color-chart/color-chart-page.tsx')).ColorChartPage,
    isValid: isKitThere,
  },
  {
    path: '/diag',
    name: 'diagnosis',
    icon: 'stethoscope',
    catalogs: ['diagnosis'],
    load: async () => (await import('#pages/diagnosis/diagnosis-page.tsx')).DiagnosisPage,
    isValid: isDiagnosisThere,
  },
  {
    path: '/inspire',
    name: 'hints',
    icon: 'lightbulb',
    catalogs: ['hints'],
    load: async () => (await import('#pages/hints/hints-page.tsx')).HintsPage,
    isValid: isHintThere,
  },
  {
    path: '/manual',
    name: 'manual',
    icon: 'menu_book',
    catalogs: ['manual'],
    load: async () => (await import('#pages/manual/manual-page.tsx')).ManualPage,
    isValid: isKitThere,
  },
]
