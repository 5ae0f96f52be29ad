import { roundedAmount, type Amount } from './amount.ts'
import { because, calculation, statedFigure } from './because.ts'
import type { Evidence } from './diagnosis.ts'
import {
  atLeast,
  atMost,
  difference,
  evaluate,
  figure,
  product,
  quotient,
  sum,
  type Expression,
  type Figure,
} from './expression.ts'
import type { Estimate } from './measured.ts'
import type { LimeProduct, RuleBook } from './rule-book.ts'
import type { PlotSoil } from './soil.ts'

export interface LimeWish {
  readonly ph: Estimate
  readonly target: number
  /** mS/cm, at its highest; null where nobody measured it. */
  readonly ec: number | null
}

export interface LimeDose {
  readonly amount: Amount
  /** g per m². */
  readonly rate: number
  /** All that is needed to reach the target. */
  readonly whole: Amount
  readonly isCapped: boolean
  readonly evidence: readonly Evidence[]
}

const perArea = 'kg/10a'

/** kg of calcium carbonate per 10a that lift the soil from `ph` to the target. Source: domain/diagnosis.md 4.1. */
export function limeNeeded(
  { ph, target, ec }: LimeWish,
  soil: PlotSoil,
  book: RuleBook,
): Expression {
  const measured = figure('measured-ph', ph.best)
  const corrected = ecCounts(ec, book) ? sum(measured, figure('ec', ec, 'mS/cm')) : measured
  const gap = atLeast(figure('none', 0), difference(figure('target-ph', target), corrected))
  return product(
    perPh(soil, book),
    gap,
    statedFigure('depth-in-cm', soil.depth, 'cm'),
    weight(soil, book),
  )
}

/** Salts make soil look more acid than it is: the conductivity is added to pH. */
const ecCounts = (ec: number | null, { lime }: RuleBook): ec is number =>
  ec !== null && ec > lime.ecCorrection.above

function perPh({ texture, humus }: PlotSoil, { lime }: RuleBook) {
  const isAssumed = texture.from === 'default' || humus.from === 'default'
  return figure('lime-per-ph', limePerPh(texture.value, humus.value, lime), perArea, isAssumed)
}

function limePerPh(
  texture: PlotSoil['texture']['value'],
  humus: PlotSoil['humus']['value'],
  lime: RuleBook['lime'],
) {
  if (humus === 'humus-soil') return lime.humusSoil
  return humus === 'peat' ? lime.peat : lime.perPh[texture][humus]
}

/** The factor of volcanic ash stands for its light weight; a weight that is known takes its place. */
const weight = ({ isVolcanicAsh, bulkDensity }: PlotSoil, { lime }: RuleBook) =>
  isVolcanicAsh.value && bulkDensity.from === 'default'
    ? figure('volcanic-ash-factor', lime.volcanicFactor)
    : statedFigure('bulk-density', bulkDensity, 'g/cm³')

/** Half of what is needed first, never above the cap of one dressing, as a product for the plot. */
export function limeDose(
  wish: LimeWish,
  lime: LimeProduct,
  soil: PlotSoil,
  book: RuleBook,
): LimeDose {
  const needed = calculation('lime-needed', perArea, limeNeeded(wish, soil, book))
  const first = calculation(
    'first-dose',
    perArea,
    product(needed.result, figure('half', book.lime.firstShare)),
  )
  const cap = figure('dose-cap', book.lime.cap, perArea)
  const dose = calculation('lime-dose', perArea, capped(first.result, cap))
  const asProduct = calculation(
    'product-rate',
    'g/m²',
    capped(inProduct(dose.result, lime, book), figure('dose-cap', cap.value, 'g/m²')),
  )
  const forPlot = calculation(
    'product-amount',
    'g',
    product(asProduct.result, statedFigure('area', soil.area, 'm²')),
  )
  const isCapped = dose.result.value < first.result.value
  const rate = asProduct.result.value
  const whole = evaluate(inProduct(needed.result, lime, book)) * soil.area.value
  const spread = doseSpread(wish, whole, book)
  return {
    amount: roundedAmount(
      forPlot.result.value,
      spread * book.lime.firstShare,
      cap.value * soil.area.value,
    ),
    rate: roundedAmount(rate, (spread * book.lime.firstShare) / soil.area.value, cap.value).grams,
    whole: roundedAmount(whole, spread),
    isCapped: isCapped || rate >= cap.value,
    evidence: [
      because(book, 'lime-arrhenius', [needed]),
      ...ashEvidence(soil, book),
      ...(ecCounts(wish.ec, book) ? [because(book, 'lime-ec-correction')] : []),
      because(book, 'lime-half-dose', [first]),
      ...(isCapped ? [because(book, 'lime-cap', [dose])] : []),
      because(book, 'lime-product', [asProduct, forPlot], lime),
    ],
  }
}

/** The cap is part of the arithmetic only where it binds. */
const capped = (wanted: Expression, cap: Figure) =>
  evaluate(wanted) > cap.value ? atMost(wanted, cap) : wanted

const inProduct = (carbonate: Expression, { alkali }: LimeProduct, { lime }: RuleBook) =>
  product(
    carbonate,
    quotient(
      figure('reference-alkali', lime.referenceAlkali, '%'),
      figure('product-alkali', alkali, '%'),
    ),
  )

const ashEvidence = ({ isVolcanicAsh, bulkDensity }: PlotSoil, book: RuleBook) =>
  isVolcanicAsh.value && bulkDensity.from === 'default' ? [because(book, 'lime-volcanic-ash')] : []

/** How far the amount may be off by what the chart resolves; the same however acid the soil is. */
function doseSpread({ ph, target, ec }: LimeWish, wholeGrams: number, book: RuleBook): number {
  const gap = target - ph.best - (ecCounts(ec, book) ? ec : 0)
  const halfWidth = (ph.high - ph.low) / 2
  return gap > 0 ? (wholeGrams * halfWidth) / gap : 0
}
