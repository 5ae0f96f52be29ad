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

/** Finds the crop that a sample or its field is named after, whole or as one of its words: `Daikon 2`, a field of cabbages. */
export function cropNamedIn(label: string): string | null {
  const words = label.normalize('NFKC').split(/[\s\d\p{P}\p{S}]+/u)
  for (const word of [label, ...words]) {
    const [first] = ranked(folded(word.replace(fieldOf, '')))
    if (first?.rank === 0) return first.id
  }
  return null
}

/** "A field of …", behind its name. */
const fieldOf = /\u306e?\u7551$/u

const ranked = (wanted: string) =>
  searchedNames(cropWords())
    .map(({ id, names, others }) => ({
      id,
      rank: Math.min(
        ...names.map((name) => rankOf(name, wanted)),
        ...others.map((name) => rankOf(name, wanted)).map(asOther),
      ),
    }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)

const ofItsClass = 2
const kindOfIt = 3
const noMatch = 4
/**
 * Rank of a match: equal, prefix, suffix if that is a class of plants (potatoes, beans), or the name of a kind that ends in the
 * crop's name (small watermelon). Matches elsewhere would be other plants.
 */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (cropClasses.has(wanted) && name.endsWith(wanted)) return ofItsClass
  return wanted.endsWith(name) && isWholeWord(name, wanted) ? kindOfIt : noMatch
}

/** What only begins another name of a crop may be another plant: angelica (touki) in corn (toukibi). */
const asOther = (rank: number) => (rank === 1 ? ofItsClass : rank)

/** Short names in kana end those of other plants as well: peach (momo) in plum (sumomo). */
const minKanaLetters = 3

const isWholeWord = (name: string, wanted: string) =>
  /\p{Script=Han}/u.test(name) || (name.length >= minKanaLetters && !/^[a-z]/u.test(wanted))

const katakanaToHiragana = 0x60
/** Normalizes spelling: katakana to hiragana, full to half width, lower case, no spaces; long-vowel marks are dropped. */
function folded(text: string): string {
  let found = singular(plain(text).replace(composing, ''))
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

/** Letters of a syllable that is still being typed behind kana. */
const composing = /(?<=[\u3041-\u3096])[a-z]{1,2}$/u

/** Of an English word: potatoes, cherries, carrots. */
const singular = (text: string) =>
  text
    .replace(/(?<=[a-z])ies$/u, 'y')
    .replace(/(?<=[a-z](?:o|ch|sh))es$/u, '')
    .replace(/(?<=[a-z][^\W\dsu])s$/u, '')

type Words = ReturnType<typeof cropWords>

const namesIn = (words: Words, id: string) => {
  const crop = words[id]
  return crop === undefined ? [] : [crop.name, crop.kana, crop.english]
}

interface Names {
  readonly id: string
  readonly names: readonly string[]
  readonly others: readonly string[]
}

/** Japanese and English names can be searched in every language. */
const searchedNames = memoizeByObject((words: Words): readonly Names[] =>
  Object.keys(japanese).map((id) => ({
    id,
    names: [...namesIn(words, id), ...namesIn(japanese, id)].filter(Boolean).map(folded),
    others: [words, japanese].flatMap((all) => all[id]?.others ?? []).map(folded),
  })),
)
