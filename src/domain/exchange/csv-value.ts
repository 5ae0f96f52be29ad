import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { answerValue } from '#domain/record/record-summary.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvWords } from './csv-words.ts'

/** Cell text for an answer: a number where it has one, otherwise the word of its level. */
export function answerCell(
  analyte: Analyte,
  answer: Answer,
  words: Pick<CsvWords, 'answers'>,
): string | number {
  const value = answerValue(analyte, answer)
  if (value !== null) return value
  switch (answer.kind) {
    case 'undetectable':
    case 'no-color-fits':
    case 'not-read':
      return words.answers[answer.kind]
    case 'level':
      return analyte.levels[answer.level]?.word ?? ''
    case 'between':
      return betweenWord(analyte, answer.lower)
    case 'typed':
      return `${answer.comparator ?? ''}${answer.value}`
    default:
      return ''
  }
}

const betweenWord = (analyte: Analyte, lower: number) =>
  `${analyte.levels[lower]?.word ?? ''}/${analyte.levels[lower + 1]?.word ?? ''}`

/** Parses a number as a spreadsheet or a Japanese keyboard writes it; null where there is none. */
export function parseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replaceAll('\u2212', '-')
  const bare = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plain)
    ? plain.replaceAll(',', '')
    : plain
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/iu.test(bare) ? finite(Number(bare)) : null
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** Parses a cell into an answer on this chart; null where it is neither a number nor one of its words. */
export function parseAnswer(
  cell: string,
  analyte: Analyte,
  { answers }: Pick<CsvVocabulary, 'answers'>,
): Answer | null {
  const number = parseNumber(cell)
  if (number !== null) return answerOf(analyte, number)
  const folded = foldText(cell)
  const kind = answers.get(folded)
  if (kind !== undefined) return { kind }
  const level = analyte.levels.findIndex(({ word }) => word !== '' && foldText(word) === folded)
  if (level >= 0) return { kind: 'level', level }
  const lower = lowerOf(analyte, (index) => foldText(betweenWord(analyte, index)) === folded)
  return lower >= 0 && folded !== '/' ? { kind: 'between', lower } : null
}

function answerOf(analyte: Analyte, value: number): Answer {
  const level = analyte.levels.findIndex((one) => one.value === value)
  if (level >= 0) return { kind: 'level', level }
  const lower = analyte.halfLevels
    ? lowerOf(analyte, (index) => answerValue(analyte, { kind: 'between', lower: index }) === value)
    : -1
  return lower >= 0 ? { kind: 'between', lower } : { kind: 'typed', value }
}

/** Index of the lower of the two neighboring levels that fit; -1 where none do. */
const lowerOf = (analyte: Analyte, fits: (lower: number) => boolean) =>
  analyte.levels.slice(0, -1).findIndex((_, index) => fits(index))

/** A wave dash, which no spreadsheet takes for a date. */
const dash = '\uff5e'
/** Other dashes that people write, after folding. */
const anyDash = /\s*(?:[~\u301c\u2013\u2014]|\.\.)\s*/u

export const rangeCell = (low: number | string, high: number | string) => `${low}${dash}${high}`

/** Parses two numbers; null where there are not two. */
export function parseRange(cell: string): readonly [low: number, high: number] | null {
  const [low, high, ...more] = cell.normalize('NFKC').split(anyDash).map(parseNumber)
  return typeof low === 'number' && typeof high === 'number' && more.length === 0
    ? [low, high]
    : null
}

/** The two levels an answer lies between, by their printed values or words. */
export const betweenCell = (analyte: Analyte, lower: number) =>
  rangeCell(labelOf(analyte, lower), labelOf(analyte, lower + 1))

function labelOf({ levels }: Analyte, index: number) {
  const level = levels[index]
  return level?.value ?? level?.word ?? ''
}

/** Null where the chart has no two such neighboring levels. */
export function parseBetween(cell: string, analyte: Analyte): Answer | null {
  const comparable = (text: string) => foldText(text).replace(anyDash, '~')
  const wanted = comparable(cell)
  const lower = lowerOf(analyte, (index) => comparable(betweenCell(analyte, index)) === wanted)
  return lower < 0 ? null : { kind: 'between', lower }
}
