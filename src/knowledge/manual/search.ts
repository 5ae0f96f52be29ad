import { fold, type Folded } from '#knowledge/search/fold.ts'
import { maxNearest, nearestEntries } from '#knowledge/search/nearest.ts'
import { includesAny, spellingsOf, startsAt, type Spellings } from '#knowledge/search/spellings.ts'

/** A section that a search can lead to. */
export interface Entry {
  readonly anchor: string
  readonly title: string
  readonly text: string
  /** Questions in people's own words that this section answers. */
  readonly asked?: readonly string[]
}

/** A piece of text, and whether it matches the query. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

export interface Hit {
  readonly entry: Entry
  /** Text around the first match. */
  readonly snippet: readonly Piece[]
}

export interface Found {
  /** Whether the hits answer the question or contain all its words; otherwise they have a part of it or come closest. */
  readonly isExact: boolean
  readonly hits: readonly Hit[]
}

/** Finds entries that answer the question or contain every word of the query, or else those with a part of it and the nearest. */
export function searchManual(entries: readonly Entry[], query: string): Found {
  const wanted = spellingsOf(query)
  const rated = wanted.length === 0 ? [] : ratedEntries(entries, query, wanted)
  const exact = rated.filter(({ isExact }) => isExact)
  const isExact = exact.length > 0
  const partly = rated.map(({ entry }) => entry)
  const shown = isExact
    ? exact.map(({ entry }) => entry)
    : [...new Set([...partly, ...nearestEntries(entries, query)])].slice(0, maxNearest)
  const hits = shown.map((entry) => ({
    entry,
    snippet: snippetOf(entry.text, fold(entry.text), wanted),
  }))
  return { isExact, hits }
}

/** Answers first, then matches in titles. */
function ratedEntries(entries: readonly Entry[], query: string, wanted: readonly Spellings[]) {
  const rated = entries.flatMap((entry) => {
    const title = fold(entry.title)
    const text = fold(entry.text)
    const isHeld = (words: Spellings) => includesAny(title, words) || includesAny(text, words)
    const likeness = answers(entry.asked ?? [], query, wanted)
    const isExact = likeness >= minLikeness || wanted.every(isHeld)
    if (likeness === 0 && !isExact) return []
    const inTitle = wanted.filter((words) => includesAny(title, words)).length / wanted.length
    return [{ rank: likeness * 2 + inTitle, entry, isExact }]
  })
  return rated.toSorted((one, other) => other.rank - one.rank)
}

/** Similarity from which two questions count as the same. */
const minLikeness = 0.5

/** A long query that contains a short question may ask something else. */
const containedLikeness = (question: string, query: string) =>
  question.length * 2 >= query.length ? 0.95 : 0.4

/** Rates how well a query matches one of these questions, 0–1: equal, contained, or similar. */
function answers(asked: readonly string[], query: string, wanted: readonly Spellings[]): number {
  const whole = fold(query).text
  const likenesses = asked.map((question) => {
    const folded = fold(question)
    if (folded.text === whole) return 1
    if (folded.text.length > 1 && whole.includes(folded.text))
      return containedLikeness(folded.text, whole)
    if (whole.length > 1 && wanted.every((words) => includesAny(folded, words))) return 0.9
    const likeness = likenessOf(folded.text, whole)
    return likeness >= minLikeness ? likeness * 0.9 : 0
  })
  return Math.max(0, ...likenesses)
}

/** Dice coefficient of letter pairs; zero for different topics, that is, different kanji. */
function likenessOf(one: string, other: string): number {
  const pairs = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
  if (one.length < 3 || other.length < 3 || kanjiOf(one) !== kanjiOf(other)) return 0
  const left = pairs(one)
  const right = pairs(other)
  const shared = left.filter((pair) => right.includes(pair)).length
  return (2 * shared) / (left.length + right.length)
}

/** Finds matches of any of the words: ranges in the original text, in order and without overlaps. */
export function placesOf(
  folded: Folded,
  wanted: readonly Spellings[],
): readonly (readonly [from: number, to: number])[] {
  const words = wanted.flat()
  const places: [number, number][] = []
  let at = 0
  while (at < folded.text.length) {
    const word = longest(words.filter((it) => startsAt(folded, it, at)))
    if (word === undefined) {
      at += 1
      continue
    }
    const end = at + word.length
    // Two matched characters may come from one original character.
    const start = Math.max(folded.from[at] ?? 0, places.at(-1)?.[1] ?? 0)
    places.push([start, folded.to[end - 1] ?? 0])
    at = end
  }
  return places
}

const longest = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length)[0]

const snippetCharsBefore = 12
const snippetChars = 64

function snippetOf(text: string, folded: Folded, wanted: readonly Spellings[]): readonly Piece[] {
  const places = placesOf(folded, wanted)
  const start = Math.max(0, (places[0]?.[0] ?? 0) - snippetCharsBefore)
  const end = Math.min(text.length, start + snippetChars)
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

const kanjiOf = (text: string) =>
  [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].toSorted().join('')
