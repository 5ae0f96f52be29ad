import type { FormAnswer } from '#app/records/typed-draft.ts'
import { typedFigure } from '#domain/chart/typed-figure.ts'
import { isOnScale, type Analyte } from '#domain/kit/kit.ts'
import { canBeUndetectable, type Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { levelText } from '#ui/text/answer-text.ts'

export const notMeasured: FormAnswer = { key: '', text: '' }

interface AnswerOption {
  readonly key: string
  readonly label: string
}

/** All answers that an analyte's chart allows, from high to low as on the chart, then those without a value; and the `kept` one. */
export function answerOptions(analyte: Analyte, kept: string): readonly AnswerOption[] {
  const words = texts('history').edit
  const { undetectable, noColorFits, notRead } = texts('ui')
  const levels = analyte.levels.flatMap((_, index) => {
    const { value, word } = levelText(analyte, index)
    const level = { key: `level:${index}`, label: words.level(value, word) }
    if (!analyte.halfLevels || index + 1 >= analyte.levels.length) return [level]
    const next = levelText(analyte, index + 1).value
    return [level, { key: `between:${index}`, label: words.between(value, next) }]
  })
  return [
    ...levels,
    { key: 'typed', label: words.typed },
    { key: 'at-least', label: words.atLeast },
    ...(canBeUndetectable(analyte) || kept === 'undetectable'
      ? [{ key: 'undetectable', label: undetectable }]
      : []),
    { key: 'no-color-fits', label: noColorFits },
    { key: 'not-read', label: notRead },
  ]
}

export function formAnswer(answer: Answer): FormAnswer {
  if (answer.kind === 'level') return { key: `level:${answer.level}`, text: '' }
  if (answer.kind === 'between') return { key: `between:${answer.lower}`, text: '' }
  if (answer.kind === 'typed') {
    const { value, comparator, scale } = answer
    const key = comparator === undefined ? 'typed' : 'at-least'
    return { key, text: String(value), ...(scale !== undefined && { scale }) }
  }
  return { key: answer.kind, text: '' }
}

/** Range that no kit and no soil exceeds. */
const limits = { min: 0, max: 100_000 }

/** Parses the answer of a form; null: not measured, undefined: not a number of this analyte where one is required. */
export function answerIn(
  { key, text, scale }: FormAnswer,
  analyte: Analyte,
): Answer | null | undefined {
  const [kind, place] = key.split(':')
  switch (kind) {
    case 'level':
      return { kind, level: Number(place) }
    case 'between':
      return { kind, lower: Number(place) }
    case 'undetectable':
    case 'no-color-fits':
    case 'not-read':
      return { kind }
    case 'typed':
    case 'at-least': {
      const value = typedFigure(text, limits)
      if (value === null || !isOnScale(analyte, value)) return undefined
      const beyond = kind === 'at-least' && ({ comparator: '>=' } as const)
      return { kind: 'typed', value, ...beyond, ...(scale !== undefined && { scale }) }
    }
    default:
      return null
  }
}
