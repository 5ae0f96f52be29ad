import { roundedRate, totalAmount, type Amount } from './amount.ts'
import { calculation, citeRule, soilFigure } from '#domain/diagnosis/cite-rule.ts'
import { doseForPlot } from './dose-for-plot.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'
import {
  maxOf,
  minOf,
  difference,
  evaluate,
  figure,
  product,
  quotient,
  sum,
  type Expression,
  type Figure,
} from '#domain/diagnosis/expression.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'
import type { LimeProduct, RuleBook, RuleId } from '#domain/diagnosis/rule-book.ts'
import type { PlotSoil } from '#domain/soil/soil.ts'

export interface LimeRequest {
  readonly ph: Estimate
  readonly target: number
  /** Upper bound in mS/cm; null where it was not measured. */
  readonly ec: number | null
}

/** A fertilizer of the plan that works as lime too; `rate` in g per m². */
export interface LimingFertilizer {
  readonly id: string
  readonly alkali: number
  readonly rate: number
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

/** kg of calcium carbonate per 10a that raise the soil from `ph` to the target. Source: docs/facts/diagnosis.md 4.1. */
export function limeRequirement(
  { ph, target, ec }: LimeRequest,
  soil: PlotSoil,
  book: RuleBook,
): Expression {
  const measured = figure('measured-ph', ph.best)
  const corrected = ecCounts(ec, book) ? sum(measured, figure('ec', ec, 'mS/cm')) : measured
  const gap = maxOf(figure('none', 0), difference(figure('target-ph', target), corrected))
  return product(...perUnit(soil, book, gap))
}

/** kg of calcium carbonate per 10a that raise the soil by one pH. */
export const carbonatePerPh = (soil: PlotSoil, book: RuleBook): Expression =>
  product(...perUnit(soil, book))

const perUnit = (
  soil: PlotSoil,
  book: RuleBook,
  ...gap: readonly Expression[]
): readonly [Expression, ...Expression[]] => [
  perPh(soil, book),
  ...gap,
  soilFigure('depth-in-cm', soil.depth, 'cm'),
  weight(soil, book),
]

/** Salts make soil appear more acid than it is, so the conductivity is added to pH. */
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

/** The factor for volcanic ash stands for its low bulk density; a known bulk density replaces it. */
const weight = ({ isVolcanicAsh, bulkDensity }: PlotSoil, { lime }: RuleBook) =>
  isVolcanicAsh.value && bulkDensity.from === 'default'
    ? figure('volcanic-ash-factor', lime.volcanicFactor)
    : soilFigure('bulk-density', bulkDensity, 'g/cm³')

/** Like `limeRequirement`, but from a maker's table for the crop: kg of dolomite that raise pH by 1, as calcium carbonate. */
export function limeRequirementByTable(
  { ph, target }: LimeRequest,
  dolomitePerPh: number,
  dolomiteAlkali: number,
  book: RuleBook,
): Expression {
  const gap = difference(figure('target-ph', target), figure('measured-ph', ph.best))
  return product(
    figure('dolomite-per-ph', dolomitePerPh, perArea),
    maxOf(figure('none', 0), gap),
    quotient(
      figure('product-alkali', dolomiteAlkali, '%'),
      figure('reference-alkali', book.lime.referenceAlkali, '%'),
    ),
  )
}

/**
 * First dose: half of what is needed less what a fertilizer brings, together with it never above the cap for one dressing, as a
 * product for the plot.
 */
export function limeDose(
  wish: LimeRequest,
  wanted: { readonly needed: Expression; readonly evidence: RuleId },
  { lime, beside }: { readonly lime: LimeProduct; readonly beside: LimingFertilizer | null },
  soil: PlotSoil,
  book: RuleBook,
): LimeDose {
  const needed = calculation('lime-needed', perArea, wanted.needed)
  const brought = broughtBy(beside, book)
  const first = calculation(
    'first-dose',
    perArea,
    lessBrought(product(needed.result, figure('half', book.lime.firstShare)), brought),
  )
  const cap = figure('dose-cap', book.lime.cap, perArea)
  const left = cap.value - (beside?.rate ?? 0)
  const dose = calculation('lime-dose', perArea, capped(first.result, cap))
  const asProduct = calculation(
    'product-rate',
    'g/m²',
    capped(inProduct(dose.result, lime, book), figure('dose-cap', left, 'g/m²')),
  )
  const isCapped = dose.result.value < first.result.value
  const exact = asProduct.result.value
  const whole = evaluate(inProduct(needed.result, lime, book))
  const spread = doseSpread(wish, whole, book)
  const rate = roundedRate(exact, spread * book.lime.firstShare, left)
  const rest = evaluate(inProduct(lessBrought(needed.result, brought), lime, book))
  const { amount, forPlot } = doseForPlot(rate, soil)
  return {
    amount,
    rate,
    whole: totalAmount(Math.max(rate, roundedRate(rest, spread)), soil.area.value),
    isCapped: isCapped || exact >= left,
    evidence: [
      citeRule(book, wanted.evidence, [needed]),
      ...(wanted.evidence === 'lime-arrhenius' ? ashEvidence(soil, book) : []),
      ...(wanted.evidence === 'lime-arrhenius' && ecCounts(wish.ec, book)
        ? [citeRule(book, 'lime-ec-correction')]
        : []),
      citeRule(book, 'lime-half-dose', brought === null ? [first] : [brought, first]),
      ...(isCapped ? [citeRule(book, 'lime-cap', [dose])] : []),
      citeRule(book, 'lime-product', [asProduct, forPlot], lime),
    ],
  }
}

/** Calcium carbonate that works like what the fertilizer brings; null where there is none. */
function broughtBy(beside: LimingFertilizer | null, book: RuleBook) {
  if (beside === null) return null
  return calculation(
    'brought',
    perArea,
    product(
      figure('rounded-rate', beside.rate, perArea),
      quotient(
        figure('product-alkali', beside.alkali, '%'),
        figure('reference-alkali', book.lime.referenceAlkali, '%'),
      ),
    ),
  )
}

const lessBrought = (needed: Expression, brought: { readonly result: Figure } | null) =>
  brought === null ? needed : maxOf(figure('none', 0), difference(needed, brought.result))

/** Includes the cap in the arithmetic only where it takes effect. */
const capped = (wanted: Expression, cap: Figure) =>
  evaluate(wanted) > cap.value ? minOf(wanted, cap) : wanted

const inProduct = (carbonate: Expression, { alkali }: LimeProduct, { lime }: RuleBook) =>
  product(
    carbonate,
    quotient(
      figure('reference-alkali', lime.referenceAlkali, '%'),
      figure('product-alkali', alkali, '%'),
    ),
  )

const ashEvidence = ({ isVolcanicAsh, bulkDensity }: PlotSoil, book: RuleBook) =>
  isVolcanicAsh.value && bulkDensity.from === 'default' ? [citeRule(book, 'lime-volcanic-ash')] : []

/** Uncertainty of the whole rate from the chart's resolution; the same however acid the soil is. */
function doseSpread({ ph, target, ec }: LimeRequest, whole: number, book: RuleBook): number {
  const gap = target - ph.best - (ecCounts(ec, book) ? ec : 0)
  const halfWidth = (ph.high - ph.low) / 2
  return gap > 0 ? (whole * halfWidth) / gap : 0
}
