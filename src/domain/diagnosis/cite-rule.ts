import type { Calculation, Evidence } from './diagnosis.ts'
import { weakest, type Mark } from './evidence.ts'
import { roundFloat } from '#domain/diagnosis/dose/amount.ts'
import { evaluate, figure, type Expression, type Figure, type FigureName } from './expression.ts'
import type { RuleBook, RuleId } from './rule-book.ts'
import type { ValueWithOrigin } from '#domain/soil/soil.ts'

interface Origin {
  readonly mark: Mark
  readonly sources: readonly string[]
}

const none: readonly Calculation[] = []

/** Returns a rule as evidence; `origin` is that of a further figure used with it, such as the crop's own. */
export function citeRule(
  { rules }: RuleBook,
  rule: RuleId,
  calculations: readonly Calculation[] = none,
  origin?: Origin | null,
): Evidence {
  const { mark, sources } = rules[rule]
  return origin === undefined || origin === null
    ? { rule, mark, sources, calculations }
    : {
        rule,
        mark: weakest(mark, origin.mark),
        sources: mergedOnce(origin.sources, sources),
        calculations,
      }
}

/** Caches merged lists of sources: the same list objects recur, so each pair is merged once. */
const mergedLists = new WeakMap<readonly string[], Map<readonly string[], readonly string[]>>()

/** Merges two lists of sources without repeats, the figure's sources first. */
function mergedOnce(ofFigure: readonly string[], ofRule: readonly string[]): readonly string[] {
  if (ofRule.length === 0) return ofFigure
  const known = mergedLists.get(ofFigure) ?? new Map<readonly string[], readonly string[]>()
  const found = known.get(ofRule)
  if (found !== undefined) return found
  const all = [...ofFigure, ...ofRule.filter((key) => !ofFigure.includes(key))]
  mergedLists.set(ofFigure, known.set(ofRule, all))
  return all
}

/** One line of arithmetic, computed from the same terms that are printed. */
export const calculation = (
  name: FigureName,
  unit: string,
  expression: Expression,
): Calculation & { readonly result: Figure } => ({
  expression,
  result: figure(name, roundFloat(evaluate(expression)), unit),
})

export const soilFigure = (name: FigureName, stated: ValueWithOrigin<number>, unit: string) =>
  figure(name, stated.value, unit, stated.from !== 'user')
