import { loadersOf } from './catalogs.ts'
import type { CatalogName, Catalogs } from './source-catalogs.ts'
import type { Language } from './languages.ts'
import { isolateNames } from './isolate-names.ts'
import { language, loadWords, setLanguage } from './words.ts'

type Loaded = { [Name in CatalogName]?: Catalogs[Name] }

const loaded: Partial<Record<Language, Loaded>> = {}
const loadedIn = (spoken: Language): Loaded => (loaded[spoken] ??= {})
/** Every catalog requested so far. */
export const catalogsInUse = new Set<CatalogName>()

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the loader to its place in `loaded`
async function loadOne<Name extends CatalogName>(spoken: Language, name: Name) {
  if (loadedIn(spoken)[name] !== undefined) return
  const load = (await loadersOf(spoken))[name]
  if (load === undefined) throw new Error(`catalog not translated: ${spoken}/${name}`)
  const catalog: Catalogs[Name] = isolateNames(await load())
  const place = loadedIn(spoken)
  place[name] = catalog
}

/** Loads words without switching the language. */
export async function fetchTexts(spoken: Language, names: Iterable<CatalogName>) {
  for (const name of names) catalogsInUse.add(name)
  await Promise.all([...Array.from(names, (name) => loadOne(spoken, name)), loadWords(spoken)])
}

/** Switches to a language and loads catalogs, so that `texts` can return them synchronously. */
export async function loadTexts(chosen: Language, ...names: readonly CatalogName[]) {
  setLanguage(chosen)
  await fetchTexts(chosen, names)
}

/** Loads a lazy part of the app together with its words. */
export async function withTexts<Part>(part: Promise<Part>, ...names: readonly CatalogName[]) {
  const [arrived] = await Promise.all([part, fetchTexts(language(), names)])
  // Words bundled with the part are registered only once it has loaded.
  await loadWords(language())
  return arrived
}

/** The words of one catalog in the current language. */
export function texts<Name extends CatalogName>(name: Name): Catalogs[Name] {
  const catalog = loadedIn(language())[name]
  if (catalog === undefined) throw new Error(`catalog not loaded: ${name}`)
  return catalog
}
