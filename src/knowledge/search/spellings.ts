import { fold, type Folded } from './fold.ts'
import { readings } from './readings.ts'

/** Ways to write one word of a query: as typed, and as its reading is written. Folded. */
export type Spellings = readonly string[]

type Readings = ReturnType<typeof readings>
type FoldedReadings = readonly (readonly [reading: string, words: readonly string[]])[]

const madeReadings = new WeakMap<Readings, FoldedReadings>()

/** The longest first. */
function foldedReadings(): FoldedReadings {
  const spoken = readings()
  const made =
    madeReadings.get(spoken) ??
    Object.entries(spoken)
      .map(
        ([reading, words]) => [fold(reading).text, words.map((word) => fold(word).text)] as const,
      )
      .toSorted(([one], [other]) => other.length - one.length)
  madeReadings.set(spoken, made)
  return made
}

/** From here on a word still being typed is completed. */
const enoughToComplete = 3

/** Of a word made of many: more would be found by chance only. */
const maxWithin = 20

/** The words of a query, each with its spellings. */
export const spellingsOf = (query: string): readonly Spellings[] =>
  query
    .split(/[\s\u3000\u3001,]+/)
    .map((word) => fold(word).text)
    .filter((word) => word !== '')
    .map(spell)

function spell(word: string): Spellings {
  const known = foldedReadings()
  const read = known.filter(
    ([reading]) =>
      reading === word || (word.length >= enoughToComplete && reading.startsWith(word)),
  )
  return [...new Set([word, ...read.flatMap(([, words]) => words), ...respell(word, known)])]
}

/** Readings inside a longer word, one after the other: each as its words are written, or as typed. */
function respell(word: string, known: FoldedReadings): Spellings {
  let spellings: Spellings = [word]
  for (const [reading, words] of known) {
    if (reading.length < 2 || reading === word || !word.includes(reading)) continue
    const read = spellings
      .filter((it) => it.includes(reading))
      .flatMap((it) => words.map((written) => it.replace(reading, written)))
    spellings = [...read, ...spellings].slice(0, maxWithin)
  }
  return spellings
}

/** Whether a folded text holds a word in any of its spellings. */
export const includesAny = (folded: Folded, spellings: Spellings) =>
  spellings.some((word) => {
    let at = folded.text.indexOf(word)
    while (at >= 0 && !startsAt(folded, word, at)) at = folded.text.indexOf(word, at + 1)
    return at >= 0
  })

/** Latin words this short are found whole only: `EC`, `pH`. */
const maxWholeLetters = 2

/** Whether a word stands there in a folded text: Latin letters are not found in the middle of others (`pH` in iPhone). */
export function startsAt(folded: Folded, word: string, at: number): boolean {
  if (!folded.text.startsWith(word, at)) return false
  if (!latin.test(word.charAt(0))) return true
  const end = at + word.length
  if (isInsideWord(folded, at)) return false
  return word.length > maxWholeLetters || !latin.test(word) || !isInsideWord(folded, end)
}

const latin = /^[a-z]+$/

/** Whether Latin letters stand before and behind a place, and nothing between them was dropped by folding. */
const isInsideWord = ({ text, from, to }: Folded, at: number) =>
  latin.test(text.charAt(at - 1)) && latin.test(text.charAt(at)) && to[at - 1] === from[at]
