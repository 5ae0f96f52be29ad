import { acidityWords } from './acidity.ja.ts'
import { cropWords } from './crops.ja.ts'
import type { HintId } from './hints.ts'
import { measuringWords } from './measuring.ja.ts'
import { nutrientWords } from './nutrients.ja.ts'
import { soilCareWords } from './soil-care.ja.ts'

export interface HintWords {
  readonly title: string
  /** Two to four sentences of known facts. */
  readonly sentences: readonly string[]
  readonly todo: string
  /** Readings of its words in kana, for searching without kanji. */
  readonly kana: string
}

/** A hint without words does not compile. */
export const hintWords: Readonly<Record<HintId, HintWords>> = {
  ...acidityWords,
  ...nutrientWords,
  ...soilCareWords,
  ...cropWords,
  ...measuringWords,
}
