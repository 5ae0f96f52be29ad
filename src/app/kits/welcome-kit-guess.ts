/** What lies in the box. */
export const boxContents = [
  'bottle-strips',
  'tubes',
  'squeeze-tube',
  'drops',
  'strip-can',
  'capsules',
  'reader',
] as const
/** What is printed on it. */
export const boxLetters = ['n-pk', 'n-p-k', 'no3', 'ph'] as const
/** Who made it. */
export const boxMakers = ['nodai', 'american', 'kyoritsu', 'sumitomo', 'merck'] as const

type Contents = (typeof boxContents)[number]
type Letters = (typeof boxLetters)[number]
type Maker = (typeof boxMakers)[number]

/** `other`: none of those named. `unsure`: cannot be said. */
type Answer<Value> = Value | 'other' | 'unsure'

export interface BoxAnswers {
  readonly contents: Answer<Contents>
  readonly letters: Answer<Letters>
  readonly maker: Answer<Maker>
}

export type KitGuess =
  /** Two answers at least point to this one kit, and none against it. */
  | { readonly kind: 'sure'; readonly kit: string }
  | { readonly kind: 'maybe'; readonly kits: readonly string[] }
  /** No kit that we know: its leaflet has to be typed in. */
  | { readonly kind: 'none' }

interface Traits {
  readonly contents: Contents
  readonly letters: Letters
  /** `other`: a maker that is not asked for. */
  readonly maker: Maker | 'other'
}

/** By kit id. Source: domain/kits.md 0, 1.1, 1.3, 1.6, 1.8. */
export const kitTraits: Readonly<Record<string, Traits>> = {
  midorikun: { contents: 'bottle-strips', letters: 'n-pk', maker: 'nodai' },
  'npk-tube': { contents: 'tubes', letters: 'n-p-k', maker: 'american' },
  'packtest-no3': { contents: 'squeeze-tube', letters: 'no3', maker: 'kyoritsu' },
  'earth-check': { contents: 'drops', letters: 'ph', maker: 'sumitomo' },
  'nitrate-strip': { contents: 'reader', letters: 'no3', maker: 'merck' },
  'soil-master': { contents: 'tubes', letters: 'n-p-k', maker: 'american' },
  rapitest: { contents: 'capsules', letters: 'n-p-k', maker: 'american' },
  'mquant-nitrate': { contents: 'strip-can', letters: 'no3', maker: 'merck' },
  'quantofix-nitrate': { contents: 'strip-can', letters: 'no3', maker: 'other' },
  'hach-ph': { contents: 'strip-can', letters: 'ph', maker: 'american' },
}

const questions = ['contents', 'letters', 'maker'] as const

/** Which kit the user holds, from three answers about its box. */
export function guessKit(answers: BoxAnswers): KitGuess {
  const told = questions.filter((question) => answers[question] !== 'unsure')
  if (told.length === 0) return { kind: 'none' }
  const kits = Object.entries(kitTraits)
    .filter(([, traits]) => told.every((question) => traits[question] === answers[question]))
    .map(([id]) => id)
  const [only] = kits
  if (only === undefined) return { kind: 'none' }
  return kits.length === 1 && told.length > 1
    ? { kind: 'sure', kit: only }
    : { kind: 'maybe', kits }
}
