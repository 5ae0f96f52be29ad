import { relative, sep } from 'node:path'

interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

interface ChunkGroup {
  readonly name: (id: string, modules: Modules) => string | null
  readonly debugName: string
  readonly priority: number
}

/** Parts of the app that are needed together, by their lazily imported modules; the first match counts. */
const areas: readonly (readonly [area: string, lazyModules: RegExp])[] = [
  ['diagnosis-page', /^pages\/diagnosis\/diagnosis-page/],
  ['color-chart-page', /^pages\/color-chart\/color-chart-page/],
  ['hints-page', /^pages\/hints\/hints-page/],
  ['manual-page', /^pages\/manual\/manual-page/],
  ['drawings', /^ui\/drawings\//],
  [
    'charts',
    /^(pages\/color-chart|ui\/camera|app\/kits\/own-charts|device\/(camera|color-reader))/,
  ],
  ['share', /^(ui\/(share|qr)|domain\/share|domain\/chart|app\/kits\/kept-kits)/],
  ['scan', /node_modules\/qr\/decode/],
  ['editor', /^(pages\/timer\/kit-(editor|library)|domain\/kit)/],
  ['run', /^pages\/timer\/run\//],
  ['timer', /^pages\/(timer|shell)\//],
  ['team', /^(app\/team|pages\/diagnosis\/team|device\/team)/],
  [
    'transfer',
    /^(app\/transfer|device\/workbook|pages\/diagnosis\/backup|knowledge\/crops\/crops-in-all)/,
  ],
  [
    'history',
    /^(pages\/diagnosis\/(history|plots|batch|report|standards)\/|app\/records\/(?!own-rules|plots))/,
  ],
  [
    'diagnosis',
    /^(pages\/diagnosis\/|app\/diagnosis\/|knowledge\/(crops|fertilizers|diagnosis|soils)\/|domain\/diagnosis\/)/,
  ],
  ['hint-cards', /^pages\/hints\/hint-cards/],
  ['hints', /^(pages|knowledge)\/hints\//],
  ['manual', /^(pages|knowledge)\/(manual|search)\//],
  ['devices', /^(devices\.ts|device\/|app\/(observed-log|records\/(own-rules|plots)))/],
  ['engine', /^(app\/|domain\/run)/],
]

const pageOfCatalog: Readonly<Record<string, string>> = {
  diagnosis: 'diagnosis',
  judge: 'diagnosis',
  history: 'diagnosis',
  plots: 'diagnosis',
  backup: 'diagnosis',
  report: 'diagnosis',
  hints: 'guide',
  manual: 'guide',
}
const pageOfFolder: Readonly<Record<string, string>> = {
  hints: 'guide',
  manual: 'guide',
  sampling: 'guide',
  search: 'guide',
  kits: 'kits',
}

/** In Japanese these are loaded with the first screen, or with the page that first shows them. */
const ownChunks =
  /^locales\/ja\/(shell|ui|updates|voice|timer|color-chart|hints|manual|drawings)\.ts$/

/** Words bundled with rarely used code: chunks of their own would be listed on the first screen and loaded by others. */
const partOfWords = (path: string) => (/^locales\/\w+\/team\.ts$/.test(path) ? 'team' : null)

/** One chunk for all kits: they are small, and the list of kits shows them all. */
const kitsChunk = (path: string) =>
  /^knowledge\/kits\/(?!kits-in-all)/.test(path) && !/\.(?!ja\.)\w+\.ts$/.test(path) ? 'kits' : null

/** One chunk of words per language and page (hints and manual share theirs), and one for the kits. Japanese is bundled with its module. */
function wordsChunk(path: string): string | null {
  if (ownChunks.test(path)) return null
  const [, language, catalog = ''] = /^locales\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? []
  if (language !== undefined) return `${pageOfCatalog[catalog] ?? 'timer'}.${language}`
  const [, folder = '', spoken] = /^knowledge\/([\w-]+)\/.*\.(?!ja\.)(\w+)\.ts$/.exec(path) ?? []
  return spoken === undefined ? null : `${pageOfFolder[folder] ?? 'diagnosis'}.${spoken}`
}

/** Used by the engine and others; vite.config.ts gives these a chunk of their own. */
const ownGroups = /^domain\/(kit\/|run\/|plot\/plot\.|record\/content-name\.)|node_modules/

/** Smallest source length for which a chunk shared by several areas is worth a separate request. */
const minSharedLength = 28_000

/**
 * Keeps requests few, with only what the pages need in each: modules imported by the same areas share a chunk. A group includes
 * what its modules import, so the most widely imported modules are grouped first.
 */
export function createChunkGroups(root: string): readonly ChunkGroup[] {
  let chunks: ReadonlyMap<string, Chunk> | undefined
  return Array.from({ length: highestRank }, (_, index) => ({
    name: (id: string, modules: Modules) => {
      chunks ??= assignChunks(root, modules)
      const chunk = chunks.get(id)
      return chunk?.rank === index + 1 ? chunk.name : null
    },
    debugName: `rank ${String(index + 1)}`,
    priority: index + 1,
  }))
}

interface Chunk {
  readonly name: string
  /** Higher ranks are grouped first: what a page needs, then the engine, then the parts. */
  readonly rank: number
}
const commonRank = areas.length + 1
const engineRank = commonRank + 1
/** Before the engine: a page that only reads stored data needs no more than these. */
const devicesRank = engineRank + 1
const ownRank = devicesRank + areas.length + 1
const wordsRank = ownRank + 1
/** Before those of the other pages, which use some of them. */
const firstWordsRank = wordsRank + 1
/** Before the words and the kits, which would otherwise include the shared modules they use. */
const sharedRank = firstWordsRank + 1
const highestRank = sharedRank

const isOfCardsAndOthers = (wanted: readonly string[]) =>
  wanted.includes('hint-cards') && wanted.some((area) => !area.startsWith('hint'))

const isPage = (area: string) => area.endsWith('-page')
const partOf = (page: string) => page.slice(0, -'-page'.length)

function assignChunks(root: string, modules: Modules): ReadonlyMap<string, Chunk> {
  const pathOf = (id: string) => relative(`${root}/src`, id).split(sep).join('/')
  const { all, lazy } = allModules(`${root}/src/main.tsx`, modules)
  const wantedBy = new Map<string, Set<string>>()
  for (const start of lazy) {
    const [area] = areas.find(([, own]) => own.test(pathOf(start))) ?? []
    if (area === undefined) continue
    for (const id of withImports(start, modules)) {
      wantedBy.set(id, (wantedBy.get(id) ?? new Set()).add(area))
    }
  }
  const lengths = new Map<string, number>()
  const nameOf = (id: string) => [...(wantedBy.get(id) ?? [])].toSorted().join('+')
  for (const id of all) {
    const { code } = modules.getModuleInfo(id) ?? {}
    lengths.set(nameOf(id), (lengths.get(nameOf(id)) ?? 0) + (code ?? '').length)
  }
  const initial = withImports(`${root}/src/main.tsx`, modules)
  const isOfEngine = (id: string) => {
    const wanted = [...(wantedBy.get(id) ?? [])]
    return (
      wanted.some((area) => area === 'engine' || area === 'devices') &&
      !wanted.some(isPage) &&
      !initial.has(id) &&
      !ownGroups.test(pathOf(id))
    )
  }
  const usesEngine = (id: string) => [...withImports(id, modules)].some(isOfEngine)
  const usedByWords = new Set(
    [...all].flatMap((id) =>
      wordsChunk(pathOf(id)) === null ? [] : (modules.getModuleInfo(id)?.importedIds ?? []),
    ),
  )
  const chunks = new Map<string, Chunk>()
  for (const id of all) {
    const words = wordsChunk(pathOf(id)) ?? kitsChunk(pathOf(id))
    const wanted = [...(wantedBy.get(id) ?? [])].toSorted()
    const pages = wanted.filter(isPage)
    const isSmall = wanted.length > 1 && (lengths.get(nameOf(id)) ?? 0) < minSharedLength
    const [page = ''] = pages
    const part = partOfWords(pathOf(id))
    if (part !== null) chunks.set(id, { name: part, rank: 1 })
    else if (words !== null) {
      chunks.set(id, {
        name: words,
        rank: /^timer\.(?!ja$)/.test(words) ? firstWordsRank : wordsRank,
      })
    } else if (usedByWords.has(id)) chunks.set(id, { name: 'shared', rank: sharedRank })
    else if (pages.length > 0) {
      // A page's own chunk exports only the page.
      if (wanted.length === 1 && lazy.has(id)) continue
      const isOwn = wanted.every((one) => one === page || one === partOf(page))
      if (isOwn) chunks.set(id, { name: `beside-${partOf(page)}`, rank: ownRank })
      else if (isSmall) chunks.set(id, { name: 'shared', rank: sharedRank })
      else chunks.set(id, { name: nameOf(id), rank: devicesRank + wanted.length })
    } else if (isOfCardsAndOthers(wanted) && !usesEngine(id)) {
      // Cards are shown before the devices and the engine are loaded.
      chunks.set(id, { name: 'readings', rank: devicesRank + 1 })
    } else if (wanted.includes('devices')) chunks.set(id, { name: 'devices', rank: devicesRank })
    else if (wanted.includes('engine') || (isSmall && usesEngine(id))) {
      chunks.set(id, { name: 'engine', rank: engineRank })
    } else if (isSmall) chunks.set(id, { name: 'common', rank: commonRank })
    else if (wanted.length > 0) chunks.set(id, { name: nameOf(id), rank: wanted.length })
  }
  return chunks
}

function allModules(start: string, modules: Modules) {
  const lazy = new Set<string>()
  const all = new Set([start])
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const one of dynamicallyImportedIds) lazy.add(one)
    for (const one of [...importedIds, ...dynamicallyImportedIds]) all.add(one)
  }
  return { all, lazy }
}

function withImports(start: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) {
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(one)
  }
  return reached
}
