import type { Loaders } from './source-catalogs.ts'

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Catalogs by the names of their files: `./color-chart.ts` exports `colorChart`. */
export function loadersOfFiles(files: Files): Loaders {
  const loaders = Object.entries(files).map(([path, load]) => {
    const name = path.slice('./'.length, -'.ts'.length)
    const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [name, async () => Reflect.get(Object(await load()), exported)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each file is typed; languages.test.ts finds missing ones
  return Object.fromEntries(loaders) as Loaders
}
