import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'
import type { Compost } from '#domain/diagnosis/rule-book.ts'
import {
  figure,
  product,
  quotient,
  type Expression,
  type Figure,
} from '#domain/diagnosis/expression.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { isNitrogenHeld, type NutrientNeeds } from './nutrient-needs.ts'
import { toleratesRaisedPh } from './suitability.ts'

/**
 * Compost brings nitrogen too, so it waits while nitrogen is held because of leftovers; its phosphate and potassium do not count
 * then.
 */
export const isCompostHeld = (
  { input: { growth }, compost }: DiagnosisContext,
  needs: NutrientNeeds,
) => compost !== null && compost.rate > 0 && growth !== 'growing' && isNitrogenHeld(needs)

/** Compost that waits brings nothing now. */
export const withoutHeldCompost = (
  context: DiagnosisContext,
  needs: NutrientNeeds,
): DiagnosisContext => (isCompostHeld(context, needs) ? { ...context, compost: null } : context)

export interface CompostNutrient {
  /** kg/10a available in the season. */
  readonly result: Figure
  readonly evidence: Evidence
}

/** The planned compost; null where none is spread, or where it is left out because of the pH. */
export function usedCompost(context: DiagnosisContext): Compost | null {
  const compost = plannedCompost(context)
  return compost !== null && isCompostLeftOut(context) ? null : compost
}

export const isCompostLeftOut = (context: DiagnosisContext) =>
  plannedCompost(context)?.raisesPh === true && !toleratesRaisedPh(context)

function plannedCompost({ compost, book }: DiagnosisContext): Compost | null {
  if (compost === null || !(compost.rate > 0)) return null
  return book.composts.find(({ id }) => id === compost.compost) ?? null
}

/** What the planned compost supplies of one nutrient in the season; null without compost. Source: docs/facts/diagnosis.md 3.7. */
export function compostNutrient(
  context: DiagnosisContext,
  nutrient: Nutrient,
): CompostNutrient | null {
  const use = context.compost
  const compost = usedCompost(context)
  if (use === null || compost === null) return null
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
  return {
    result: found.result,
    evidence: citeRule(context.book, 'compost-credit', [found], compost),
  }
}
