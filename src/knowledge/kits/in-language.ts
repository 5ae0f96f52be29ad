import type { Kit } from '#domain/kit/kit.ts'
import { createWords } from '#locales/words.ts'

/** Creates a kit in the language of the screen; returns the same object while the language does not change. */
export function inLanguage<Text extends object>(
  kit: (text: Text) => Kit,
  words: () => Text,
): () => Kit {
  const made = new WeakMap<Text, Kit>()
  return () => {
    const text = words()
    const known = made.get(text) ?? kit(text)
    made.set(text, known)
    return known
  }
}

/** A kit from a folder: in the language of the screen, or with given words. */
export interface BuiltIn<Text extends object = never> {
  readonly now: () => Kit
  readonly inWords: (text: Text) => Kit
}

export const createBuiltIn = <Text extends object>(
  kit: (text: Text) => Kit,
  japanese: NoInfer<Text>,
  translations: Readonly<Record<string, () => Promise<Text>>>,
): BuiltIn<Text> => ({ now: inLanguage(kit, createWords(japanese, translations)), inWords: kit })
