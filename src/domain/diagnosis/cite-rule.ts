import type { Calculation, Evidence } from './diagnosis.ts'
import { weakest, type Mark } from './evidence.ts'
import { roundFloat } from './amount.ts'
import { evaluate, figure, type Expression, type Figure, type FigureName } from './expression.ts'
import type { RuleBook, RuleId } from './rule-book.ts'
import type { Stated } from './soil.ts'

interface Origin {
  readonly mark: Mark
  readonly sources: readonly string[]
}

const none: readonly Calculation[] = []

/** A rule as evidence; `origins` are further figures used with it, such as the crop's own. */
export function citeRule(
  { rules }: RuleBook,
  rule: RuleId,
  calculations: readonly Calculation[] = none,
  ...origins: readonly Origin[]
): Evidence {
  const { mark, sources } = rules[rule]
  if (origins.length === 0) return { rule, mark, sources, calculations }
  return {
    rule,
    mark: weakest(mark, ...origins.map((one) => one.mark)),
    sources: merged(origins, sources),
    calculations,
  }
}

/** Each source once, those of the figures first. */
function merged(origins: readonly Origin[], ofRule: readonly string[]): readonly string[] {
  const [first, ...others] = origins
  if (ofRule.length === 0 && first !== undefined && others.length === 0) return first.sources
  const all = origins.flatMap((one) => one.sources)
  return [...all, ...ofRule.filter((key) => !all.includes(key))]
}

/** One line of arithmetic, computed from the very terms that are printed. */
export const calculation = (
  name: FigureName,
  unit: string,
  expression: Expression,
): Calculation & { readonly result: Figure } => ({
  expression,
  result: figure(name, roundFloat(evaluate(expression)), unit),
})

export const statedFigure = (name: FigureName, stated: Stated<number>, unit: string) =>
  figure(name, stated.value, unit, stated.from !== 'user')
