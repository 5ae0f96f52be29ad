import type { ComponentType } from 'react'
import type { ExistenceChecks } from '#app/existence-checks.ts'
import type { Server } from '#app/settings/server.ts'
import type { CatalogName } from '#locales/source-catalogs.ts'
import type { IconName } from '#ui/icon-names.ts'

export type PageName = 'timer' | 'color-chart' | 'diagnosis' | 'hints' | 'manual'

/** The view that the frame shows: a page, or why there is none. */
export type ViewName = PageName | 'not-found' | 'error'

export type LayoutName = 'default' | 'bare'

/** Input of a page's checks. */
export interface Visit {
  readonly url: URL
  readonly server: Server | undefined
  /** Absent during prerendering. */
  readonly exists?: ExistenceChecks | undefined
}

export interface PageProps {
  /** Result of the page's `fetch`. */
  readonly data: unknown
}

export interface PageEntry {
  /** Matched exactly, case-sensitively. */
  readonly path: string
  readonly name: PageName
  /** Icon in the navigation. */
  readonly icon: IconName
  readonly catalogs: readonly CatalogName[]
  readonly load: () => Promise<ComponentType<PageProps>>
  readonly layout?: LayoutName
  /** Names in the registry of find-page.ts, run in this order before the page. */
  readonly middleware?: readonly string[]
  /** False: the not-found page is shown. */
  readonly isValid?: (visit: Visit) => boolean | Promise<boolean>
  /** Fetches the `data` that the page needs from a server before it is shown. */
  readonly fetch?: (visit: Visit) => Promise<unknown>
}

/** Catalogs of the frame and of the voice, which speaks on every page. */
export const frameCatalogs = ['shell', 'ui', 'voice'] as const satisfies readonly CatalogName[]

/** Parameters naming a stored object, valid in any view of a page. */
type Names = Readonly<Record<string, 'kit' | 'record' | 'plot'>>

/**
 * Whether a page has the requested view and every object that the address names exists. Only `compare` names several, separated by commas.
 */
const hasAll =
  (views: readonly string[], names: Names, others?: (visit: Visit) => Promise<boolean>) =>
  async (visit: Visit) => {
    const { url, exists } = visit
    const view = url.searchParams.get('view')
    if (view !== null && !views.includes(view)) return false
    if (exists === undefined) return true
    const asked = Object.entries(names).flatMap(([name, kind]) => {
      const value = url.searchParams.get(name)
      const ids = name === 'compare' ? value?.split(',') : value
      return [ids ?? []].flat().map((id) => exists[kind](id))
    })
    return (await Promise.all([...asked, ...(others === undefined ? [] : [others(visit)])])).every(
      Boolean,
    )
  }

async function isHintThere({ url }: Visit) {
  const id = url.searchParams.get('card')
  if (id === null) return true
  const { hints } = await import('#knowledge/hints/hints.ts')
  return hints.some((hint) => hint.id === id)
}

async function isAnalyteThere({ url, exists }: Visit) {
  const [kit, analyte] = ['kit', 'analyte'].map((name) => url.searchParams.get(name))
  if (!kit || !analyte || exists === undefined) return true
  return exists.analyteOf(kit, analyte)
}

/** What an editing dialog edits, and the values that create something new. */
const edited: Readonly<Record<string, { kind: 'plot' | 'ownRule'; fresh: readonly string[] }>> = {
  plots: { kind: 'plot', fresh: ['new', 'others'] },
  standards: { kind: 'ownRule', fresh: ['new-standard', 'new-fertilizer'] },
}

async function isPartOfDiagnosisThere({ url, exists }: Visit) {
  if (exists === undefined) return true
  const get = (name: string) => url.searchParams.get(name) ?? ''
  const [view, record, sample, diagnosis] = ['view', 'record', 'sample', 'diagnosis'].map(get)
  const edit = edited[view ?? '']
  const asked = get('edit')
  // When a farmer's last field has been removed, the page still exists and leads back to all others.
  const farmer = view === 'plots' ? '' : get('farmer')
  const crop = view === '' ? get('crop') : ''
  const checks: Promise<boolean>[] = []
  const tests = url.searchParams.getAll('test')
  if (tests.length > 0) checks.push(isAnyThere(tests, (id) => exists.record(id)))
  if (record && sample) checks.push(exists.sampleOf(record, sample))
  if (record && diagnosis) checks.push(exists.diagnosisOf(record, diagnosis))
  if (farmer) checks.push(exists.farmer(farmer))
  if (edit && asked && !edit.fresh.includes(asked)) checks.push(exists[edit.kind](asked))
  if (crop) checks.push(isCropThere(crop))
  return (await Promise.all(checks)).every(Boolean)
}

/** Asked one after the other, as the first is usually there. */
async function isAnyThere(ids: readonly string[], isThere: (id: string) => Promise<boolean>) {
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop
    if (await isThere(id)) return true
  }
  return false
}

const isCropThere = async (id: string) =>
  (await import('#knowledge/crops/crops.ts')).cropOf(id) !== null

/** `kit` is being edited, `give` shared. A label's `plot` and a `farmer` may be on another phone: the page reports that itself. */
const isTimerThere = hasAll(['timers', 'kits', 'kit', 'first'], { kit: 'kit', give: 'kit' })

/**
 * `record`, `compare` and `test` are stored tests, `plot` and `field` plots, `with` the kit of a typed record. Not `kit`: it only filters
 * the history, where tests outlive their kit.
 */
const isDiagnosisThere = hasAll(
  ['judge', 'history', 'plots', 'backup', 'team', 'labels', 'all', 'standards', 'report'],
  { record: 'record', compare: 'record', plot: 'plot', field: 'plot', with: 'kit' },
  isPartOfDiagnosisThere,
)

const isChartThere = hasAll([], { kit: 'kit' }, isAnalyteThere)
const areHintsThere = hasAll(['sampling'], {}, isHintThere)
const isManualThere = hasAll([], { kit: 'kit' })

/** The five pages. scripts/build.mjs relies on the module being `src/pages/<name>/<name>-page.tsx`. */
export const pageTable: readonly PageEntry[] = [
  {
    path: '/',
    name: 'timer',
    icon: 'timer',
    catalogs: ['timer'],
    load: async () => (await import('#pages/timer/timer-page.tsx')).TimerPage,
    isValid: isTimerThere,
  },
  {
    path: '/ColorChart',
    name: 'color-chart',
    icon: 'palette',
    catalogs: ['color-chart'],
    load: async () => (await import('#pages/color-chart/color-chart-page.tsx')).ColorChartPage,
    isValid: isChartThere,
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
    isValid: areHintsThere,
  },
  {
    path: '/manual',
    name: 'manual',
    icon: 'menu_book',
    catalogs: ['manual'],
    load: async () => (await import('#pages/manual/manual-page.tsx')).ManualPage,
    isValid: isManualThere,
  },
]
