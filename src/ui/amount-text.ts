import type { Analyte } from '#domain/kit/kit.ts'

const plain = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 3, useGrouping: false })

/** 0.30000000000000004 → `0.3`. */
export const numberText = (value: number) => plain.format(value)

/** `10 kg/10a`; `6.5` where there is no unit. */
export const amountText = (analyte: Pick<Analyte, 'unit'>, value: number) =>
  [numberText(value), analyte.unit].filter(Boolean).join(' ')

/** `NO3-N 10 kg/10a`, `pH 6.5`: a number that can stand alone. */
export const speciesAmountText = (analyte: Pick<Analyte, 'species' | 'unit'>, value: number) =>
  [analyte.species, amountText(analyte, value)].filter(Boolean).join(' ')

/** `NO3-N kg/10a`: what stands over a column of numbers. */
export const speciesUnitText = (analyte: Pick<Analyte, 'species' | 'unit'>) =>
  [analyte.species, analyte.unit].filter(Boolean).join(' ')
