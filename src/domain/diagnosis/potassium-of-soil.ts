import { difference, figure, sum, type Expression } from './expression.ts'
import type { BaseTarget } from './rule-book.ts'
import type { SoilCase } from './soil-case.ts'

interface PotassiumOfSoil {
  /** mg/100g above the upper limit with its margin; null where it is not above. */
  readonly over: Expression | null
  /** mg/100g below the lower limit with its margin. */
  readonly under: Expression | null
}

/** Exchangeable K2O against the limits of this soil's exchange capacity. Null where that is not known. */
export function potassiumOfSoil(measured: number, soilCase: SoilCase): PotassiumOfSoil | null {
  const target = baseTarget(soilCase)
  if (target === null) return null
  const { above, below } = soilCase.book.potassium
  const found = figure('measured-soil', measured, 'mg/100g')
  const margin = (value: number) => figure('margin', value, 'mg/100g')
  const upper = figure('upper-limit', target.k2o.high, 'mg/100g')
  const lower = figure('lower-limit', target.k2o.low, 'mg/100g')
  return {
    over: measured > upper.value + above ? difference(found, sum(upper, margin(above))) : null,
    under:
      measured < lower.value - below ? difference(difference(lower, margin(below)), found) : null,
  }
}

/** The row of the table that is nearest to the soil's exchange capacity; of two as near, the lower. */
export function baseTarget({ soil, book }: SoilCase): BaseTarget | null {
  const { cec } = soil
  if (cec === null) return null
  const distance = (row: BaseTarget) => Math.abs(row.cec - cec.value)
  return book.bases.reduce<BaseTarget | null>(
    (best, row) => (best === null || distance(row) < distance(best) ? row : best),
    null,
  )
}
