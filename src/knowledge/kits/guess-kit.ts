import { builtInKits } from './catalog.ts'
import type { BoxContents, BoxLetters, BoxMaker } from './kit-listing.ts'

/** `other`: none of the choices. `unsure`: the user cannot tell. */
type Answer<Value> = Value | 'other' | 'unsure'

export interface BoxAnswers {
  readonly contents: Answer<BoxContents>
  readonly letters: Answer<BoxLetters>
  readonly maker: Answer<BoxMaker>
}

export type KitGuess =
  /** At least two answers point to this one kit, and none against it. */
  | { readonly kind: 'sure'; readonly kit: string }
  | { readonly kind: 'maybe'; readonly kits: readonly string[] }
  /** Not a known kit: its leaflet has to be typed in. */
  | { readonly kind: 'none' }

/** Boxes by kit id. */
export const kitBoxes = Object.fromEntries(builtInKits.map(({ id, box }) => [id, box]))

const questions = ['contents', 'letters', 'maker'] as const

/** Guesses which kit the user has, from three answers about its box. */
export function guessKit(answers: BoxAnswers): KitGuess {
  const given = questions.filter((question) => answers[question] !== 'unsure')
  if (given.length === 0) return { kind: 'none' }
  const kits = Object.entries(kitBoxes)
    .filter(([, box]) => given.every((question) => box[question] === answers[question]))
    .map(([id]) => id)
  const [only] = kits
  if (only === undefined) return { kind: 'none' }
  return kits.length === 1 && given.length > 1
    ? { kind: 'sure', kit: only }
    : { kind: 'maybe', kits }
}
