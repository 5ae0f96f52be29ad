import { memoizeByObject } from '#domain/memoize.ts'
import { cropWords } from './crop-words.ts'
import { cropClasses, cropSpellings, cropWords as japanese } from './crops.ja.ts'

/**
 * Finds the ids of crops a word may mean, the likeliest first. Accepts hiragana, katakana of either width, kanji or English in
 * any case, whatever the language of the screen. An empty query returns all crops in the order of the list.
 */
export function searchCrops(query: string): readonly string[] {
  const wanted = folded(query)
  if (wanted === '') return searchedNames(cropWords()).map(({ id }) => id)
  return ranked(wanted).map(({ id }) => id)
}

/** Finds the crop a word names or begins, which Enter can choose without looking. Null where the word is only a class of plants. */
export function cropMeantBy(query: string): string | null {
  const wanted = folded(query)
  const first = wanted === '' ? undefined : ranked(wanted)[0]
  return first !== undefined && first.rank < ofItsClass ? first.id : null
}

const ranked = (wanted: string) =>
  searchedNames(cropWords())
    .map((it) => ({ id: it.id, rank: Math.min(...it.names.map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)

const ofItsClass = 2
const noMatch = 3
/** Rank of a match: equal, prefix, or suffix if that is a class of plants (potatoes, beans). Matches elsewhere would be other plants. */
const rankOf = (name: string, wanted: string) =>
  name === wanted
    ? 0
    : name.startsWith(wanted)
      ? 1
      : cropClasses.has(wanted) && name.endsWith(wanted)
        ? ofItsClass
        : noMatch

const katakanaToHiragana = 0x60
/** Normalizes spelling: katakana to hiragana, full to half width, lower case, no spaces; long-vowel marks are dropped. */
function folded(text: string): string {
  let found = plain(text)
  for (const [sign, kana] of cropSpellings) found = found.replaceAll(sign, kana)
  return found
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/gu, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - katakanaToHiragana),
    )
    .replace(/[\s\u30fb\u30fc\u2010-\u2015()-]/gu, '')

type Words = ReturnType<typeof cropWords>

const namesIn = (words: Words, id: string) => {
  const crop = words[id]
  return crop === undefined ? [] : [crop.name, crop.kana, ...crop.others, crop.english]
}

interface Names {
  readonly id: string
  readonly names: readonly string[]
}

/** Japanese and English names can be searched in every language. */
const searchedNames = memoizeByObject((words: Words): readonly Names[] =>
  Object.keys(japanese).map((id) => ({
    id,
    names: [...namesIn(words, id), ...namesIn(japanese, id)].filter(Boolean).map(folded),
  })),
)
