import type { Decision, Judgement } from '#domain/diagnosis/decision/decision.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import { cropTitle } from './crop-title.ts'
import {
  areaText,
  isPerSquareMeter,
  judgedName,
  judgementWord,
  lineOf,
  shownActions,
  judgedValueText,
  wholeDetail,
} from './decision-text.ts'
import { unconvertedText } from './item-value.ts'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'

interface Shared {
  readonly name: string
  readonly day: string
  /** Lines above the doses. */
  readonly notes: readonly string[]
  readonly answer: Pick<SampleAnswer, 'conditions' | 'crop'>
  readonly decision: Decision
}

/** The answer for one sample as a message, without anything about the other samples of its test. */
export function shareText({ name, day, notes, answer, decision }: Shared): string {
  const { after: words, plan, todo } = texts('judge')
  const { headline, clauses } = decision.verdict
  const { conditions, crop } = answer
  const area = conditions.area === null ? '' : areaText(conditions)
  const about = [day, crop === null ? '' : cropTitle(crop, decision.plan), area]
    .filter(Boolean)
    .join(todo.comma)
  const shown = shownActions(decision)
  const actions = shown.map((action) => {
    const line = lineOf(action, conditions, decision.plan)
    const { title, end } = line
    return words.line(
      end === null ? title : `${title} ${plan.weight(end.value, end.unit).trim()}`,
      wholeDetail(line),
    )
  })
  const values = decision.items.map((item) =>
    words.valueLine(
      [judgedName(item), judgedValueText(item)].filter(Boolean).join(' '),
      item.words.length > 0 ? null : besideValue(item),
    ),
  )
  return [
    words.titled(name, decisionWords().headline(headline)),
    about,
    decisionWords().clauses(clauses),
    '',
    ...notes,
    isPerSquareMeter(decision) ? words.todoPer(todo.perSquareMeter) : words.todo,
    ...actions,
    '',
    words.values,
    ...values,
    '',
    words.rough[isOfLaboratory(decision) ? 'laboratory' : 'kit'],
  ]
    .filter((line, place, all) => line !== '' || all[place - 1] !== '')
    .join('\n')
}

/** The level, and what was read from the kit where it was converted. */
function besideValue(item: Judgement): string {
  const unconverted = item.value === null ? null : unconvertedText(item, item.value)
  const level = judgementWord(item)
  return unconverted === null
    ? level
    : [level, texts('judge').item.readAs(unconverted)].join(texts('ui').listSeparator)
}

const isOfLaboratory = ({ items }: Decision) =>
  items.length > 0 && items.every(({ origin }) => origin === 'laboratory')
