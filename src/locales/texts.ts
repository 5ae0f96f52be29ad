import { languages, type CatalogName, type Catalogs, type Language } from './catalogs.ts'

let current: Language = 'ja'
const loaded: { [Name in CatalogName]?: Catalogs[Name] } = {}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the loader to its place in `loaded`
async function loadOne<Name extends CatalogName>(language: Language, name: Name) {
  const catalog: Catalogs[Name] = await languages[language][name]()
  loaded[name] = catalog
}

/** Fetches catalogs, so that `texts` can answer at once. A route loads its own before its page is shown. */
export async function loadTexts(language: Language, ...names: readonly CatalogName[]) {
  current = language
  await Promise.all(names.map((name) => loadOne(language, name)))
}

/** A part of a page that comes later, with its words. */
export async function withTexts<Part>(part: Promise<Part>, ...names: readonly CatalogName[]) {
  const [arrived] = await Promise.all([part, loadTexts(current, ...names)])
  return arrived
}

/** The words of one catalog, in the language loaded last. */
export function texts<Name extends CatalogName>(name: Name): Catalogs[Name] {
  const catalog = loaded[name]
  if (catalog === undefined) throw new Error(`catalog not loaded: ${name}`)
  return catalog
}
