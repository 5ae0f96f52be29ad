import { assertNever } from '#domain/result.ts'
import { bareWord, type Analyte, type Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { amountText, limitText, readingNumber, speciesAmountText } from './amount-text.ts'

type Typed = Extract<Answer, { readonly kind: 'typed' }>

export interface AnswerText {
  /** `10 kg/10a`, halfway between 5 and 10 kg/10a, or the word itself when the chart has only words. */
  readonly value: string
  /** Low, fit, high …; empty when the chart prints none or `value` already contains it. */
  readonly word: string
}

/** The answer in words. An answer that refers to a level outside the chart still has a text. */
export function answerText(analyte: Analyte, answer: Answer): AnswerText {
  const words = texts('ui')
  switch (answer.kind) {
    case 'level':
      return levelText(analyte, answer.level)
    case 'between':
      return betweenText(analyte, answer.lower)
    case 'typed':
      return { value: typedText(analyte, answer), word: '' }
    case 'undetectable':
      return { value: words.undetectable, word: '' }
    case 'no-color-fits':
      return { value: words.noColorFits, word: '' }
    case 'not-read':
      return { value: words.notRead, word: '' }
    default:
      return assertNever(answer)
  }
}

/** A value from another chart keeps that chart's unit, with its species when it differs from the kit's. */
function typedText(analyte: Analyte, { value, comparator, scale = analyte }: Typed): string {
  const amount =
    scale.species === analyte.species ? amountText(scale, value) : speciesAmountText(scale, value)
  return limitText(comparator, amount)
}

/** The answer without its unit, for places that name it or have no room for it, unless it differs from the item's. */
export function shortAnswer(analyte: Analyte, answer: Answer): string {
  const number = (index: number) => analyte.levels[index]?.value ?? null
  const figure = (value: number) => readingNumber(analyte, value)
  if (answer.kind === 'typed' && answer.scale === undefined) {
    return limitText(answer.comparator, figure(answer.value))
  }
  if (answer.kind === 'level') {
    const value = number(answer.level)
    if (value !== null) return figure(value)
  }
  if (answer.kind === 'between') {
    const [low, high] = [number(answer.lower), number(answer.lower + 1)]
    if (low !== null && high !== null) return texts('ui').range(figure(low), figure(high))
    const [less, more] = [answer.lower, answer.lower + 1].map((at) =>
      bareWord(analyte.levels[at]?.word ?? ''),
    )
    if (less && more) return texts('ui').range(less, more)
  }
  return bareWord(answerText(analyte, answer).value)
}

/** One level of the chart, in words. */
export function levelText(analyte: Analyte, index: number): AnswerText {
  const level = analyte.levels[index]
  if (level === undefined || level.value === null) {
    return { value: levelName(level, index), word: '' }
  }
  return { value: amountText(analyte, level.value), word: level.word }
}

function betweenText(analyte: Analyte, lower: number): AnswerText {
  const words = texts('ui')
  const [low, high] = [analyte.levels[lower], analyte.levels[lower + 1]]
  if (typeof low?.value === 'number' && typeof high?.value === 'number') {
    const value = words.betweenLevels(
      readingNumber(analyte, low.value),
      readingNumber(analyte, high.value),
      analyte.unit,
    )
    return { value, word: wordBetween(low, high) }
  }
  const value = words.betweenLevels(levelName(low, lower), levelName(high, lower + 1), '')
  return { value, word: '' }
}

function wordBetween(low: Level, high: Level): string {
  if (low.word === high.word) return low.word
  return low.word === '' || high.word === '' ? '' : texts('ui').range(low.word, high.word)
}

function levelName(level: Level | undefined, index: number): string {
  const word = level?.word ?? ''
  return word === '' ? texts('ui').nthLevel(index + 1) : word
}
