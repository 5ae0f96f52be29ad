import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'
import {
  figure,
  product,
  quotient,
  type Expression,
  type Figure,
} from '#domain/diagnosis/expression.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'

export interface CompostNutrient {
  /** kg/10a available in the season. */
  readonly result: Figure
  readonly evidence: Evidence
}

/** What the planned compost supplies of one nutrient in the season; null without compost. Source: docs/facts/diagnosis.md 3.7. */
export function compostNutrient(
  { input, book }: DiagnosisContext,
  nutrient: Nutrient,
): CompostNutrient | null {
  const use = input.compost
  const compost = book.composts.find(({ id }) => id === use?.compost)
  if (use === null || compost === undefined || !(use.rate > 0)) return null
  const parts: [Expression, ...Expression[]] = [
    figure('compost-amount', use.rate * 1000, 'kg/10a'),
    figure('compost-content', compost.content[nutrient] / 100),
    figure('compost-effect', compost.effect[nutrient] / 100),
  ]
  if (compost.isCorrectedForMoisture && use.moisture !== null) {
    const dry = Math.min(100, Math.max(0, 100 - use.moisture))
    parts.push(quotient(figure('compost-dry', dry, '%'), figure('compost-dry-of-table', 50, '%')))
  }
  const found = calculation('compost-nutrient', 'kg/10a', product(...parts))
  return { result: found.result, evidence: citeRule(book, 'compost-credit', [found], compost) }
}
