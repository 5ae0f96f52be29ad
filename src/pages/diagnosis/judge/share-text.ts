import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import { cropName } from './crop-picker.tsx'
import {
  areaText,
  judgedName,
  judgementWord,
  lineOf,
  shownActions,
  judgedValueText,
} from './decision-text.ts'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'

interface Shared {
  readonly name: string
  readonly day: string
  readonly answer: SampleAnswer
  readonly decision: Decision
}

/** The answer of one sample as a message: nothing of the others of its test is in it. */
export function shareText({ name, day, answer, decision }: Shared): string {
  const words = texts('judge').after
  const { headline, clauses } = decision.verdict
  const { conditions, crop } = answer
  const area = conditions.area === null ? '' : areaText(conditions)
  const about = [day, crop === null ? '' : cropName(crop.id), area].filter(Boolean).join('・')
  const actions = shownActions(decision).map((action) => {
    const { title, detail, end } = lineOf(action, conditions, decision.plan)
    const amount = end === null ? '' : ` ${end.value}${end.unit}`
    return `・${title}${amount}${detail.length === 0 ? '' : `（${detail.join('。')}）`}`
  })
  const values = decision.items.map((item) =>
    `・${judgedName(item)} ${judgedValueText(item)} ${judgementWord(item)}`.replaceAll(
      /\s+/gu,
      ' ',
    ),
  )
  return [
    `${name}：${decisionWords().headline(headline)}`,
    about,
    clauses.map(decisionWords().clause).join(''),
    '',
    words.todo,
    ...actions,
    '',
    words.values,
    ...values,
    '',
    words.rough,
  ].join('\n')
}
