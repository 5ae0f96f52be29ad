import { fold, type Folded } from './fold.ts'
import { readings } from './readings.ts'

/** Something that can be jumped to. */
export interface Entry {
  readonly anchor: string
  readonly title: string
  readonly text: string
}

/** A part of the text, and whether it was asked for. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

export interface Hit {
  readonly entry: Entry
  /** What stands around the first place found. */
  readonly snippet: readonly Piece[]
}

/** Ways to write one word of a query: as typed, and as its reading is written. Folded. */
type Spellings = readonly string[]

type Readings = ReturnType<typeof readings>
type FoldedReadings = readonly (readonly [reading: string, words: readonly string[]])[]

const madeReadings = new WeakMap<Readings, FoldedReadings>()

function foldedReadings(): FoldedReadings {
  const spoken = readings()
  const made =
    madeReadings.get(spoken) ??
    Object.entries(spoken).map(
      ([reading, words]) => [fold(reading).text, words.map((word) => fold(word).text)] as const,
    )
  madeReadings.set(spoken, made)
  return made
}

/** From here on a word still being typed is completed. */
const enoughToComplete = 3

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
  // A reading inside a longer word: the rest stays as typed.
  const within = known
    .filter(([reading]) => reading.length > 1 && reading !== word && word.includes(reading))
    .flatMap(([reading, words]) => words.map((it) => word.replace(reading, it)))
  return [...new Set([word, ...read.flatMap(([, words]) => words), ...within])]
}

/** Entries that hold every word of the query; those that hold it in their title first. */
export function searchManual(entries: readonly Entry[], query: string): readonly Hit[] {
  const wanted = spellingsOf(query)
  if (wanted.length === 0) return []
  const found = entries.flatMap((entry) => {
    const title = fold(entry.title).text
    const text = fold(entry.text)
    const holds = (spellings: Spellings) =>
      spellings.some((word) => title.includes(word) || text.text.includes(word))
    if (!wanted.every(holds)) return []
    const rank = wanted.filter((words) => words.some((word) => title.includes(word))).length
    return [{ rank, hit: { entry, snippet: snippetOf(entry.text, text, wanted) } }]
  })
  return found.toSorted((one, other) => other.rank - one.rank).map(({ hit }) => hit)
}

/** Where any of the words stands: places in the original text, from first to last, none overlapping. */
export function placesOf(
  folded: Folded,
  wanted: readonly Spellings[],
): readonly (readonly [from: number, to: number])[] {
  const words = wanted.flat()
  const places: [number, number][] = []
  let at = 0
  while (at < folded.text.length) {
    const word = longest(words.filter((it) => folded.text.startsWith(it, at)))
    if (word === undefined) {
      at += 1
      continue
    }
    const end = at + word.length
    // Two found characters may have been one in the original.
    const start = Math.max(folded.from[at] ?? 0, places.at(-1)?.[1] ?? 0)
    places.push([start, folded.to[end - 1] ?? 0])
    at = end
  }
  return places
}

const longest = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length)[0]

const roomBefore = 12
const room = 64

function snippetOf(text: string, folded: Folded, wanted: readonly Spellings[]): readonly Piece[] {
  const places = placesOf(folded, wanted)
  const start = Math.max(0, (places[0]?.[0] ?? 0) - roomBefore)
  const end = Math.min(text.length, start + room)
  const pieces: Piece[] = []
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isFound })
  }
  let at = start
  for (const [from, to] of places) {
    if (from >= end) break
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, end, false)
  const dots = (isThere: boolean): Piece[] => (isThere ? [{ text: '…', isFound: false }] : [])
  return [...dots(start > 0), ...pieces, ...dots(end < text.length)]
}
