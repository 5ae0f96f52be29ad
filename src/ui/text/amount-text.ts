import { isPh, type Analyte, type ChartScale } from '#domain/kit/kit.ts'
import type { Comparator } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'

/**
 * 0.30000000000000004 → `0.3`, as printed on charts: the same in every language here. Not with `Intl`, whose first formatter
 * blocks a phone for 40 ms.
 */
export const numberText = (value: number) => String(Number(value.toFixed(3)))

type MaybeNamed = Partial<Pick<Analyte, 'name'>>

/** The number of a level or reading, without its unit: pH always has a decimal, as on every chart and meter (`6.0`). */
export const readingNumber = (
  { species, name = '' }: Pick<ChartScale, 'species'> & MaybeNamed,
  value: number,
) => {
  const text = numberText(value)
  return isPh({ species, name }) && !text.includes('.') ? `${text}.0` : text
}

/** `10 kg/10a`; `6.5` without a unit. */
export const amountText = (scale: ChartScale & MaybeNamed, value: number) =>
  [readingNumber(scale, value), scale.unit].filter(Boolean).join(' ')

/** A limit (less than, greater than) in words; otherwise the amount as it is. */
export const limitText = (comparator: Comparator | undefined, amount: string) =>
  comparator === undefined ? amount : texts('ui').limits[comparator](amount)

/** `NO3-N 10 kg/10a`, `pH 6.5`: a number that can stand alone. */
export const speciesAmountText = (analyte: ChartScale, value: number) =>
  [analyte.species, amountText(analyte, value)].filter(Boolean).join(' ')

/** `NO3-N kg/10a`: heading for a column of numbers. */
export const speciesUnitText = (analyte: ChartScale) =>
  [analyte.species, analyte.unit].filter(Boolean).join(' ')

/** The unit beside a level; with its species if the user's own chart uses another than the kit. */
export const scaleText = (analyte: ChartScale, scale: ChartScale = analyte) =>
  scale.species === analyte.species ? scale.unit : `${scale.unit} ${scale.species}`.trim()
