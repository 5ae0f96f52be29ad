import { solve } from 'yalps'

import { roundedRate, totalAmount } from './amount.ts'
import { nutrients, type Nutrient, type Nutrients } from '#domain/diagnosis/crop.ts'
import type { FertilizerPlan, ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { fertilizerOf, type Fertilizer, type RuleBook } from '#domain/diagnosis/rule-book.ts'
import { contextOf } from '#domain/diagnosis/context.ts'
import { alkaliRoom, usableProducts } from './suitability.ts'
import { plotSoil } from '#domain/soil/soil.ts'

/* Imports a solver: load this module only when a mix is requested. */

export interface Mix {
  readonly products: readonly ProductAmount[]
  /** kg/10a supplied by the products. */
  readonly supplied: Readonly<Record<Nutrient, number>>
  /** Remaining deficit, kg/10a; null where the target is not known. */
  readonly short: Nutrients
}

export interface MixRequest {
  /** kg/10a. Null where not known: then no product that contains the nutrient is used. */
  readonly targets: Nutrients
  readonly products: readonly Fertilizer[]
  /** m². */
  readonly area: number
  /** Smallest usable amount of a product, in g per m² and in g; less is left out. */
  readonly minRate?: number
  readonly minGrams?: number
  readonly alkali?: AlkaliLimit
}

/** What products that raise the pH may bring together. */
interface AlkaliLimit {
  /** kg/10a of alkali, as CaO. */
  readonly content: number
  /** kg/10a of the products. */
  readonly rate: number
}

/** Returns what the plan still requires. */
export function mixTargets({ nutrients: planned }: FertilizerPlan): Nutrients {
  const target = (wanted: Nutrient) =>
    planned.find(({ nutrient }) => nutrient === wanted)?.target ?? null
  return { n: target('n'), p2o5: target('p2o5'), k2o: target('k2o') }
}

/** Nutrient of 100 kg of product that becomes available in the season, kg. */
const works = (product: Fertilizer, nutrient: Nutrient) =>
  (product[nutrient] * product.effect[nutrient]) / 100

/**
 * Comes as near to all targets as the products allow without exceeding any of them except by rounding; the lighter of two equally
 * near mixes. Amounts too small to spread are left out.
 */
export function fertilizerMix({
  targets,
  products,
  area,
  minRate = 0,
  minGrams = 0,
  alkali = { content: Infinity, rate: Infinity },
}: MixRequest): Mix {
  const wanted = nutrients.filter((nutrient) => (targets[nutrient] ?? 0) > 0)
  const { variables } = solve({
    direction: 'maximize',
    objective: 'fulfilled',
    constraints: new Map([
      ...nutrients.map((nutrient): [string, { max: number }] => [
        nutrient,
        { max: Math.max(0, targets[nutrient] ?? 0) },
      ]),
      ...limitEntries(alkali),
    ]),
    variables: products.map((product): [Fertilizer, [string, number][]] => [
      product,
      [
        ...nutrients.map((nutrient): [string, number] => [
          nutrient,
          works(product, nutrient) / 100,
        ]),
        ['alkali', product.alkali / 100],
        ['alkaline', product.alkali > 0 ? 1 : 0],
        ['fulfilled', fulfilledBy(product, wanted, targets)],
      ],
    ]),
  })
  const solved = new Map(variables)
  const used = products.flatMap((product) => {
    const rate = roundedRate(solved.get(product) ?? 0)
    return rate <= 0 || rate < minRate || rate * area < minGrams
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

const limitEntries = ({ content, rate }: AlkaliLimit) =>
  [
    ['alkali', { max: Math.max(0, content) }] as [string, { max: number }],
    ['alkaline', { max: Math.max(0, rate) }] as [string, { max: number }],
  ].filter(([, { max }]) => max < Infinity)

function alkaliOf(products: readonly ProductAmount[], book: RuleBook): AlkaliLimit {
  let content = 0
  let rate = 0
  for (const one of products) {
    const alkali = fertilizerOf(one.product, book)?.alkali ?? 0
    content += (one.rate * alkali) / 100
    if (alkali > 0) rate += one.rate
  }
  return { content, rate }
}

/** Beside lime no more than the plan's own products bring, because that was taken off the lime. */
function alkaliLimit(plan: FertilizerPlan, input: DiagnosisInput, book: RuleBook): AlkaliLimit {
  const room = alkaliRoom(contextOf(input, book))
  if (room.kind === 'none') return { content: 0, rate: 0 }
  const { carbonate, rate, isLimed } = room
  if (!isLimed) return { content: (carbonate * book.lime.referenceAlkali) / 100, rate }
  return alkaliOf(
    plan.nutrients.flatMap(({ product }) => (product === null ? [] : [product])),
    book,
  )
}

/** Uses the products at hand first, then the chosen straight fertilizers for what is still missing. */
export function mixForPlan(
  plan: FertilizerPlan,
  input: DiagnosisInput,
  book: RuleBook,
  ids: readonly string[],
): Mix {
  const { value, from } = plotSoil(input.plot).area
  const { minRate, minGrams } = book.spreading
  const shared = { area: value, minRate, minGrams: from === 'default' ? 0 : minGrams }
  const alkali = alkaliLimit(plan, input, book)
  const first = fertilizerMix({
    alkali,
    targets: mixTargets(plan),
    products: usableProducts(ids, input, book),
    ...shared,
  })
  const { n, p2o5, k2o } = input.choices
  const used = alkaliOf(first.products, book)
  const rest = fertilizerMix({
    alkali: { content: alkali.content - used.content, rate: alkali.rate - used.rate },
    targets: first.short,
    products: usableProducts([n, p2o5, k2o], input, book),
    ...shared,
  })
  return { ...rest, products: [...first.products, ...rest.products] }
}

/** Share of the targets met by 1 kg/10a, minus a small penalty for its weight. */
const fulfilledBy = (product: Fertilizer, wanted: readonly Nutrient[], targets: Nutrients) =>
  wanted.reduce(
    (so, nutrient) => so + works(product, nutrient) / 100 / (targets[nutrient] ?? 1),
    -weightPenalty,
  )

/** Small compared with what any product contributes, so it only breaks ties. */
const weightPenalty = 1e-7
