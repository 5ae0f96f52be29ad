import type { Language, Translation } from './languages.ts'

type Loaders<Words> = Readonly<Partial<Record<Translation, () => Promise<Words>>>>

/** Fetches a language where it is not here yet. */
const places: ((chosen: Language) => Promise<void>)[] = []
let spoken: Language = 'ja'

/**
 * Words that stand beside what they are about, not in a catalog. Japanese comes along, another language is fetched by
 * `loadTexts` or `withTexts`. Ask while drawing, never at the top of a module: the language may change.
 */
export function createWords<Words extends object>(
  japanese: Words,
  loaders: Loaders<Words>,
): () => Words {
  const known = new Map<Language, Words>([['ja', japanese]])
  places.push(async (chosen) => {
    if (chosen === 'ja' || known.has(chosen)) return
    const words = await loaders[chosen]?.()
    if (words !== undefined) known.set(chosen, words)
  })
  return () => {
    const words = known.get(spoken)
    if (words === undefined) throw new Error(`words not loaded: ${spoken}`)
    return words
  }
}

/** Fetches what every module that has arrived by now has to say. */
export const loadWords = (chosen: Language) => Promise.all(places.map((fetch) => fetch(chosen)))

export const language = (): Language => spoken

export function speak(chosen: Language) {
  spoken = chosen
}
