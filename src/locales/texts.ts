import { loadersOf } from './catalogs.ts'
import type { CatalogName, Catalogs } from './source-catalogs.ts'
import type { Language } from './languages.ts'
import { language, loadWords, speak } from './words.ts'

type Loaded = { [Name in CatalogName]?: Catalogs[Name] }

const loaded: Partial<Record<Language, Loaded>> = {}
const loadedIn = (spoken: Language): Loaded => (loaded[spoken] ??= {})
/** Every catalog ever asked for. */
export const catalogsInUse = new Set<CatalogName>()

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the loader to its place in `loaded`
async function loadOne<Name extends CatalogName>(spoken: Language, name: Name) {
  if (loadedIn(spoken)[name] !== undefined) return
  const load = (await loadersOf(spoken))[name]
  if (load === undefined) throw new Error(`catalog not translated: ${spoken}/${name}`)
  const catalog: Catalogs[Name] = await load()
  const place = loadedIn(spoken)
  place[name] = catalog
}

/** Fetches words, and speaks as before. */
export async function fetchTexts(spoken: Language, names: Iterable<CatalogName>) {
  for (const name of names) catalogsInUse.add(name)
  await Promise.all([...Array.from(names, (name) => loadOne(spoken, name)), loadWords(spoken)])
}

/** Speaks this language from now on, and fetches catalogs, so that `texts` can answer at once. */
export async function loadTexts(chosen: Language, ...names: readonly CatalogName[]) {
  speak(chosen)
  await fetchTexts(chosen, names)
}

/** A part of the app that comes later, with its words. */
export async function withTexts<Part>(part: Promise<Part>, ...names: readonly CatalogName[]) {
  const [arrived] = await Promise.all([part, fetchTexts(language(), names)])
  // What stands beside the part itself is known only now.
  await loadWords(language())
  return arrived
}

/** The words of one catalog, in the language spoken now. */
export function texts<Name extends CatalogName>(name: Name): Catalogs[Name] {
  const catalog = loadedIn(language())[name]
  if (catalog === undefined) throw new Error(`catalog not loaded: ${name}`)
  return catalog
}
