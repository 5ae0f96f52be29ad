import { because, calculation, statedFigure } from './because.ts'
import type { Nutrient } from './crop.ts'
import type { Calculation, Evidence, NutrientPlan } from './diagnosis.ts'
import { difference, figure, product, quotient, sum, type Figure } from './expression.ts'
import { nitrogenCredit } from './nitrogen-credit.ts'
import { laboratoryDecides } from './plan-basis.ts'
import { potassiumOfSoil } from './potassium-of-soil.ts'
import type { SaltHold } from './salt-hold.ts'
import { seenSoluble } from './seen-soluble.ts'
import { soilGroup } from './soil.ts'
import { guardedValueOf, type SoilCase } from './soil-case.ts'
import { assertNever } from '#domain/result.ts'

/** What the soil makes of the standard rate of one nutrient, before compost. */
export interface BasalNeed {
  readonly target: Figure | null
  readonly reason: NutrientPlan['reason']
  readonly evidence: readonly Evidence[]
}

export function basalNeed(
  nutrient: Nutrient,
  standard: Figure,
  soilCase: SoilCase,
  hold: SaltHold,
): BasalNeed {
  switch (nutrient) {
    case 'n':
      return nitrogenNeed(standard, soilCase, hold)
    case 'p2o5':
      return phosphateNeed(standard, soilCase)
    case 'k2o':
      return potassiumNeed(standard, soilCase)
    default:
      return assertNever(nutrient)
  }
}

const asStandard = (target: Figure): BasalNeed => ({ target, reason: 'standard', evidence: [] })
const nothing = (reason: NutrientPlan['reason'], evidence: readonly Evidence[]): BasalNeed => ({
  target: figure('target-rate', 0, 'kg/10a'),
  reason,
  evidence,
})
const changed = (
  standard: Figure,
  line: Calculation,
  evidence: readonly Evidence[],
): BasalNeed => ({
  target: line.result,
  reason:
    line.result.value < standard.value
      ? 'reduced'
      : line.result.value > standard.value
        ? 'raised'
        : 'standard',
  evidence,
})

function nitrogenNeed(standard: Figure, soilCase: SoilCase, hold: SaltHold): BasalNeed {
  if (hold.holdsNitrogen) return nothing('held', hold.evidence)
  const bySalt = saltNeed(standard, soilCase)
  const credit = nitrogenCredit(soilCase)
  if (credit === null || bySalt.target === null) return bySalt
  const line = calculation('target-rate', 'kg/10a', difference(standard, credit.result))
  // Both say how much is left in the soil, so they are not added: the lower target counts.
  return line.result.value < bySalt.target.value
    ? changed(standard, line, [...credit.evidence, because(soilCase.book, 'n-credit', [line])])
    : { ...bySalt, evidence: [...credit.evidence, ...bySalt.evidence] }
}

/**
 * The share of nitrogen and potassium that conductivity leaves; null where no table says how little. Vegetables only. Source:
 * domain/diagnosis.md 3.4.
 */
export function saltShare(soilCase: SoilCase): number | null {
  const { input, book, soil } = soilCase
  const ec = guardedValueOf(soilCase, 'ec')
  const { standardTo, cutTo, share } = book.ecBasal
  if (ec === null || input.crop.ec === null || input.crop.traits.includes('paddy')) return 1
  // The table has one decimal, and nothing between its rows.
  const shown = Math.round(ec.best * 10) / 10
  if (shown <= standardTo) return 1
  return shown > cutTo ? null : share[soilGroup(soil)]
}

function saltNeed(standard: Figure, soilCase: SoilCase): BasalNeed {
  const { book } = soilCase
  const share = saltShare(soilCase)
  if (share === 1) return asStandard(standard)
  if (share === null) {
    return { target: null, reason: 'unknown', evidence: [because(book, 'ec-basal')] }
  }
  const line = calculation('target-rate', 'kg/10a', product(standard, figure('ec-share', share)))
  return changed(standard, line, [because(book, 'ec-basal', [line])])
}

/** By a laboratory's available phosphate; else left out where the kit sees an excess of what water dissolves. */
function phosphateNeed(standard: Figure, soilCase: SoilCase): BasalNeed {
  const { input, book } = soilCase
  const available = input.laboratory['lab-available-p2o5']
  if (available !== undefined && available >= 0) {
    const cut = book.phosphateCut.findLast(({ from }) => available >= from)?.share ?? 0
    if (cut === 0) return { ...asStandard(standard), evidence: [because(book, 'lab-p-cut')] }
    const line = calculation(
      'target-rate',
      'kg/10a',
      product(standard, difference(figure('whole', 1), figure('cut-share', cut))),
    )
    return changed(standard, line, [because(book, 'lab-p-cut', [line])])
  }
  return seenSoluble(soilCase, 'phosphate') === 'excess'
    ? nothing('left-out', [because(book, 'water-phosphate')])
    : asStandard(standard)
}

function potassiumNeed(standard: Figure, soilCase: SoilCase): BasalNeed {
  const { input, book } = soilCase
  const exchangeable = input.laboratory['lab-exchangeable-k2o']
  if (exchangeable !== undefined && laboratoryDecides('k2o', soilCase)) {
    return potassiumByLaboratory(standard, exchangeable, soilCase)
  }
  const bySalt = saltNeed(standard, soilCase)
  if (bySalt.target === null || seenSoluble(soilCase, 'potassium') !== 'excess') return bySalt
  const left = 1 - book.waterSoluble.potassiumCut
  const line = calculation(
    'target-rate',
    'kg/10a',
    product(standard, figure('potassium-share', left)),
  )
  return line.result.value < bySalt.target.value
    ? changed(standard, line, [because(book, 'water-potassium-cut', [line])])
    : bySalt
}

function potassiumByLaboratory(
  standard: Figure,
  exchangeable: number,
  soilCase: SoilCase,
): BasalNeed {
  const { book, soil, input } = soilCase
  const notNeeded = input.crop.laboratory.potassiumNotNeededFrom
  if (notNeeded !== undefined && exchangeable >= notNeeded.value) {
    return nothing('left-out', [because(book, 'lab-crop', [], notNeeded)])
  }
  const change = potassiumOfSoil(exchangeable, soilCase)
  if (change === null) return asStandard(standard)
  const { over, under } = change
  const factor = [
    quotient(statedFigure('depth-in-cm', soil.depth, 'cm'), figure('ten', 10, 'cm')),
    statedFigure('bulk-density', soil.bulkDensity, 'g/cm³'),
  ] as const
  const line = calculation(
    'target-rate',
    'kg/10a',
    over !== null
      ? difference(standard, product(over, ...factor))
      : under !== null
        ? sum(standard, product(under, ...factor))
        : standard,
  )
  return changed(standard, line, [because(book, 'lab-k-adjust', [line])])
}
