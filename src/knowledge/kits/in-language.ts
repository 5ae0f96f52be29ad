import type { Kit } from '#domain/kit/kit.ts'

/** A kit in the language of the screen: the same object for as long as that stays. */
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
