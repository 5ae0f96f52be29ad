import { because, calculation, statedFigure } from './because.ts'
import type { Calculation, Evidence } from './diagnosis.ts'
import {
  atLeast,
  difference,
  figure,
  product,
  quotient,
  sum,
  type Expression,
  type Figure,
} from './expression.ts'
import type { FigureName } from './figure-name.ts'
import { valueOf, type SoilCase } from './soil-case.ts'

export interface NitrogenCredit {
  /** kg/10a that the soil itself will give. */
  readonly result: Figure
  readonly evidence: readonly Evidence[]
}

/**
 * Nitrogen left in the soil, over a threshold. Null where nitrate was not measured: then nothing is subtracted.
 * Source: domain/diagnosis.md 3.1.
 */
export function nitrogenCredit(soilCase: SoilCase): NitrogenCredit | null {
  const { soil, book } = soilCase
  const found = inorganicNitrogen(soilCase)
  if (found === null) return null
  const { inorganic, isFromKit } = found
  const over = difference(inorganic.result, figure('n-threshold', book.nCreditThreshold, 'mg/100g'))
  const credit = calculation(
    'n-credit',
    'kg/10a',
    product(
      atLeast(figure('none', 0), over),
      quotient(statedFigure('depth-in-cm', soil.depth, 'cm'), figure('ten', 10, 'cm')),
      statedFigure('bulk-density', soil.bulkDensity, 'g/cm³'),
    ),
  )
  return {
    result: credit.result,
    evidence: [
      ...(isFromKit ? [because(book, 'kit-depth')] : []),
      because(book, 'n-credit', [inorganic, credit]),
    ],
  }
}

interface Inorganic {
  readonly inorganic: Calculation
  readonly isFromKit: boolean
}

/** Nitrate, and ammonium where it was measured too. A reading of today counts before a laboratory's of some time ago. */
function inorganicNitrogen(soilCase: SoilCase): Inorganic | null {
  const { laboratory } = soilCase.input
  const nitrate =
    fromKit(soilCase, 'nitrate', 'nitrate-n') ??
    fromLaboratory(laboratory['lab-nitrate-n'], 'nitrate-n')
  if (nitrate === null) return null
  const ammonium =
    fromKit(soilCase, 'ammonium', 'ammonium-n') ??
    fromLaboratory(laboratory['lab-ammonium-n'], 'ammonium-n')
  const total = ammonium === null ? nitrate : sum(nitrate, ammonium)
  return {
    inorganic: calculation('inorganic-n', 'mg/100g', total),
    isFromKit: valueOf(soilCase, 'nitrate') !== null,
  }
}

/** kg/10a of 10 cm, divided by the density, is mg/100g. */
function fromKit(
  soilCase: SoilCase,
  quantity: 'nitrate' | 'ammonium',
  name: FigureName,
): Expression | null {
  const value = valueOf(soilCase, quantity)
  if (value === null) return null
  return quotient(
    figure(name, value.best, 'kg/10a'),
    statedFigure('bulk-density', soilCase.soil.bulkDensity, 'g/cm³'),
  )
}

const fromLaboratory = (value: number | undefined, name: FigureName): Expression | null =>
  value === undefined || !(value >= 0) ? null : figure(name, value, 'mg/100g')
