import { isolateNames } from './isolate-names.ts'
import type { Language } from './languages.ts'

/** In the form of `import.meta.glob`: words by path, `./words.en.ts`. */
type Translations<Words> = Readonly<Record<string, () => Promise<Words>>>

/** Functions that each load a language for one set of words, once. */
const places: ((chosen: Language) => Promise<void>)[] = []
let spoken: Language = 'ja'

/**
 * Creates words kept next to what they describe instead of in a catalog. Japanese is bundled with its module; the files of other
 * languages next to it are loaded by `loadTexts` or `withTexts`. Call the result while rendering, never at the top of a
 * module, because the language may change.
 */
export function createWords<Words extends object>(
  japanese: NoInfer<Words>,
  translations: Translations<Words>,
): () => Words {
  const known = new Map<Language, Words>([['ja', isolateNames(japanese)]])
  places.push(async (chosen) => {
    if (chosen === 'ja' || known.has(chosen)) return
    const path = Object.keys(translations).find((one) => one.endsWith(`.${chosen}.ts`))
    const words = path === undefined ? undefined : await translations[path]?.()
    if (words !== undefined) known.set(chosen, isolateNames(words))
  })
  return () => {
    const words = known.get(spoken)
    if (words === undefined) throw new Error(`words not loaded: ${spoken}`)
    return words
  }
}

/** Loads the words of every module loaded so far. */
export const loadWords = (chosen: Language) => Promise.all(places.map((fetch) => fetch(chosen)))

export const language = (): Language => spoken

export function setLanguage(chosen: Language) {
  spoken = chosen
}
