import { decidedActions } from './decision-actions.ts'
import type {
  Decision,
  DecisionAction,
  DecisionOptions,
  Judgement,
  ShoppingItem,
} from './decision.ts'
import { verdictOf } from './decision-verdict.ts'
import { diagnose } from './diagnose.ts'
import type { DiagnosedItem, VerdictLevel } from './diagnosis.ts'
import type { DiagnosisInput } from './diagnosis-input.ts'
import { gaugeOf } from './gauge.ts'
import type { RuleBook } from './rule-book.ts'

/** Pure: the same question and rules give the same decision. */
export function decide(
  input: DiagnosisInput,
  book: RuleBook,
  options: DecisionOptions = {},
): Decision {
  const diagnosis = diagnose(input, book)
  const items = diagnosis.items.map(judgementOf)
  const actions = decidedActions(input, { ...diagnosis, items }, book, options)
  return {
    ...diagnosis,
    verdict: verdictOf(items, actions, diagnosis.plan),
    items,
    actions,
    shopping: shoppingOf(actions),
  }
}

function judgementOf(item: DiagnosedItem): Judgement {
  const { verdict, value, band } = item
  return {
    ...item,
    level: verdict.kind === 'judged' ? levelOf(verdict.levels, item) : 'unknown',
    words: [],
    gauge: value === null || band === null ? null : gaugeOf(value, band),
  }
}

const levelOf = (levels: readonly VerdictLevel[], { action }: DiagnosedItem) =>
  levels.length === 1 || action.key !== 'test-again-first' ? (levels[0] ?? 'unknown') : 'unknown'

/** Every product once, in the order of use. */
function shoppingOf(actions: readonly DecisionAction[]): readonly ShoppingItem[] {
  return actions.flatMap((action) =>
    action.kind === 'add' && action.bags !== null && action.what !== 'compost'
      ? [{ product: action.product, total: action.total, bags: action.bags }]
      : [],
  )
}
