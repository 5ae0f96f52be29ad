import { solve } from 'yalps'

import { roundedRate, totalAmount } from './amount.ts'
import { nutrients, type Nutrient, type Nutrients } from '#domain/diagnosis/crop.ts'
import type { FertilizerPlan, ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Fertilizer, RuleBook } from '#domain/diagnosis/rule-book.ts'
import { contextOf } from '#domain/diagnosis/context.ts'
import { isBorne } from '#domain/diagnosis/plan.ts'
import { plotSoil } from '#domain/soil/soil.ts'

/* Brings a solver with it: load this file when a mix is asked for. */

export interface Mix {
  readonly products: readonly ProductAmount[]
  /** kg/10a that the products bring. */
  readonly supplied: Readonly<Record<Nutrient, number>>
  /** kg/10a still wanting; null where the target is not known. */
  readonly short: Nutrients
}

export interface MixRequest {
  /** kg/10a. Null where nothing is known: then no product that brings it is used. */
  readonly targets: Nutrients
  readonly products: readonly Fertilizer[]
  /** m². */
  readonly area: number
  /** Less of a product, in g per m² and in g, is none. */
  readonly leastRate?: number
  readonly leastGrams?: number
}

/** What is still to be given, by the plan. */
export function mixTargets({ nutrients: planned }: FertilizerPlan): Nutrients {
  const target = (wanted: Nutrient) =>
    planned.find(({ nutrient }) => nutrient === wanted)?.target ?? null
  return { n: target('n'), p2o5: target('p2o5'), k2o: target('k2o') }
}

/** The products of these names that the crop and the soil bear. */
export function usableProducts(
  ids: readonly string[],
  input: DiagnosisInput,
  book: RuleBook,
): readonly Fertilizer[] {
  const context = contextOf(input, book)
  return book.fertilizers.filter((one) => ids.includes(one.id) && isBorne(one, context))
}

/** What works in the season of 100 kg. */
const works = (product: Fertilizer, nutrient: Nutrient) =>
  (product[nutrient] * product.effect[nutrient]) / 100

/**
 * Comes as near to all targets as the products allow without going over any of them, but for rounding; of two ways as near, the
 * lighter one. What cannot be spread is left out.
 */
export function fertilizerMix({
  targets,
  products,
  area,
  leastRate = 0,
  leastGrams = 0,
}: MixRequest): Mix {
  const wanted = nutrients.filter((nutrient) => (targets[nutrient] ?? 0) > 0)
  const { variables } = solve({
    direction: 'maximize',
    objective: 'fulfilled',
    constraints: new Map(
      nutrients.map((nutrient) => [nutrient, { max: Math.max(0, targets[nutrient] ?? 0) }]),
    ),
    variables: products.map((product): [Fertilizer, [string, number][]] => [
      product,
      [
        ...nutrients.map((nutrient): [string, number] => [
          nutrient,
          works(product, nutrient) / 100,
        ]),
        ['fulfilled', fulfilledBy(product, wanted, targets)],
      ],
    ]),
  })
  const solved = new Map(variables)
  const used = products.flatMap((product) => {
    const rate = roundedRate(solved.get(product) ?? 0)
    return rate <= 0 || rate < leastRate || rate * area < leastGrams
      ? []
      : [{ content: product, product: product.id, rate, amount: totalAmount(rate, area) }]
  })
  const supplied = (nutrient: Nutrient) =>
    used.reduce((so, { content, rate }) => so + (rate * works(content, nutrient)) / 100, 0)
  const brought = { n: supplied('n'), p2o5: supplied('p2o5'), k2o: supplied('k2o') }
  const short = (nutrient: Nutrient) => {
    const target = targets[nutrient]
    return target === null ? null : Math.max(0, target - brought[nutrient])
  }
  return {
    products: used.map(({ product, rate, amount }) => ({ product, rate, amount })),
    supplied: brought,
    short: { n: short('n'), p2o5: short('p2o5'), k2o: short('k2o') },
  }
}

/** The products at home first; what they leave wanting comes from the single ones chosen. */
export function mixForPlan(
  plan: FertilizerPlan,
  input: DiagnosisInput,
  book: RuleBook,
  ids: readonly string[],
): Mix {
  const { value, from } = plotSoil(input.plot).area
  const { leastRate, leastGrams } = book.spreading
  const shared = { area: value, leastRate, leastGrams: from === 'default' ? 0 : leastGrams }
  const first = fertilizerMix({
    targets: mixTargets(plan),
    products: usableProducts(ids, input, book),
    ...shared,
  })
  const { n, p2o5, k2o } = input.choices
  const rest = fertilizerMix({
    targets: first.short,
    products: usableProducts([n, p2o5, k2o], input, book),
    ...shared,
  })
  return { ...rest, products: [...first.products, ...rest.products] }
}

/** Share of the targets that 1 kg/10a fulfils, less a little for its weight. */
const fulfilledBy = (product: Fertilizer, wanted: readonly Nutrient[], targets: Nutrients) =>
  wanted.reduce(
    (so, nutrient) => so + works(product, nutrient) / 100 / (targets[nutrient] ?? 1),
    -weightPenalty,
  )

/** Small beside what any product fulfils: only decides between equals. */
const weightPenalty = 1e-7
