import type { Analyte, ChartScale } from '#domain/kit/kit.ts'

/**
 * 0.30000000000000004 → `0.3`, as printed on charts: the same in every language here. Not by `Intl`, whose first formatter
 * holds a phone up for 40 ms.
 */
export const numberText = (value: number) => String(Number(value.toFixed(3)))

/** `10 kg/10a`; `6.5` where there is no unit. */
export const amountText = (analyte: Pick<Analyte, 'unit'>, value: number) =>
  [numberText(value), analyte.unit].filter(Boolean).join(' ')

/** `NO3-N 10 kg/10a`, `pH 6.5`: a number that can stand alone. */
export const speciesAmountText = (analyte: Pick<Analyte, 'species' | 'unit'>, value: number) =>
  [analyte.species, amountText(analyte, value)].filter(Boolean).join(' ')

/** `NO3-N kg/10a`: what stands over a column of numbers. */
export const speciesUnitText = (analyte: Pick<Analyte, 'species' | 'unit'>) =>
  [analyte.species, analyte.unit].filter(Boolean).join(' ')

/** The unit beside a level; with the form counted, where the user's own chart counts another than the kit. */
export const scaleText = (analyte: ChartScale, scale: ChartScale = analyte) =>
  scale.species === analyte.species ? scale.unit : `${scale.unit} ${scale.species}`.trim()
