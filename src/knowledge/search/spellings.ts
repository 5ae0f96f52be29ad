import { memoizeByObject } from '#domain/memoize.ts'
import { fold, type Folded } from './fold.ts'
import { readings } from './readings.ts'

/** Spellings of one word of a query: as typed, and as the words with that reading are written. Folded. */
export type Spellings = readonly string[]

/** Sorted by length, the longest first. */
const foldReadings = memoizeByObject((spoken: ReturnType<typeof readings>) =>
  Object.entries(spoken)
    .map(([reading, words]) => [fold(reading).text, words.map((word) => fold(word).text)] as const)
    .toSorted(([one], [other]) => other.length - one.length),
)

/** Length from which a word still being typed is completed. */
const minLettersToComplete = 3

/** Largest number of spellings of a compound word: more would only add chance matches. */
const maxSpellings = 20

/** Splits a query into words, each with its spellings. */
export const spellingsOf = (query: string): readonly Spellings[] =>
  query
    .split(/[\s\u3000\u3001,]+/)
    .map((word) => fold(word).text)
    .filter((word) => word !== '')
    .map(spell)

function spell(word: string): Spellings {
  const known = foldReadings(readings())
  const read = known.filter(
    ([reading]) =>
      reading === word || (word.length >= minLettersToComplete && reading.startsWith(word)),
  )
  return [...new Set([word, ...read.flatMap(([, words]) => words), ...respell(word, known)])]
}

/** Replaces readings within a longer word by the words written for them, or leaves them as typed. */
function respell(word: string, known: ReturnType<typeof foldReadings>): Spellings {
  let spellings: Spellings = [word]
  for (const [reading, words] of known) {
    if (reading.length < 2 || reading === word || !word.includes(reading)) continue
    const read = spellings
      .filter((it) => it.includes(reading))
      .flatMap((it) => words.map((written) => it.replace(reading, written)))
    spellings = [...read, ...spellings].slice(0, maxSpellings)
  }
  return spellings
}

/** Whether a folded text contains a word in any of its spellings. */
export const includesAny = (folded: Folded, spellings: Spellings) =>
  spellings.some((word) => {
    let at = folded.text.indexOf(word)
    while (at >= 0 && !startsAt(folded, word, at)) at = folded.text.indexOf(word, at + 1)
    return at >= 0
  })

/** Latin words up to this length match only as whole words: `EC`, `pH`. */
const maxWholeWordLetters = 2

/** Whether a word is found at a position of a folded text. Latin words do not match within other words (`pH` in iPhone). */
export function startsAt(folded: Folded, word: string, at: number): boolean {
  if (!folded.text.startsWith(word, at)) return false
  if (!latin.test(word.charAt(0))) return true
  const end = at + word.length
  if (isInsideWord(folded, at)) return false
  return word.length > maxWholeWordLetters || !latin.test(word) || !isInsideWord(folded, end)
}

const latin = /^[a-z]+$/

/** Whether a position lies between two Latin letters that were adjacent in the original. */
const isInsideWord = ({ text, from, to }: Folded, at: number) =>
  latin.test(text.charAt(at - 1)) && latin.test(text.charAt(at)) && to[at - 1] === from[at]
