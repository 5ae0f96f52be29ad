/** An amount to weigh out, already rounded: print `value.toFixed(decimals)` and `unit`. */
export interface Amount {
  readonly grams: number
  readonly value: number
  readonly unit: 'g' | 'kg'
  readonly decimals: number
}

/** Removes floating-point noise (0.1 + 0.2 becomes 0.3); far finer than anything measured here. */
export const roundFloat = (value: number) => Math.round(value * 1e9) / 1e9

/**
 * The only rounding of doses, in g per m²: two significant digits, in halves below 20 (an error of 2.5 % at most), coarser by up
 * to a twentieth where `spread` (half the width of the range the rate may lie in) shows that the kit resolves less. Never above
 * `most`. Everything shown about a dose, totals included, follows from this figure.
 */
export function roundedRate(rate: number, spread = 0, most = Infinity): number {
  if (!(rate > 0)) return 0
  const step = Math.max(rateStep(rate), niceStep(Math.min(spread / 2, rate / 10)))
  const nearest = roundFloat(Math.round(rate / step) * step)
  return nearest <= most ? nearest : roundFloat(Math.floor(most / step + 1e-9) * step)
}

/** Rounds to significant digits. Called dozens of times per decision, where `toPrecision` took a tenth of the time. */
export function toDigits(value: number, digits: number): number {
  if (value === 0) return 0
  const step = powerOfTen(Math.abs(value)) / 10 ** (digits - 1)
  return roundFloat(Math.round(value / step) * step)
}

/** Rounding step: 0.1 for rates from 2 to 10, 0.5 up to 20, 1 up to 100, 5 up to 200, 10 up to 1000. */
function rateStep(rate: number) {
  const power = powerOfTen(rate)
  return (power / 10) * (rate / power < 2 ? 0.5 : 1)
}

/** Returns the greatest of … 1, 2, 5, 10, 20, 50 … that is not above `most`. */
function niceStep(most: number): number {
  if (most <= 0) return 0
  const power = powerOfTen(most)
  const lead = most / power
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1)
}

const powerOfTen = (value: number) => 10 ** Math.floor(Math.log10(value) + 1e-12)

/** Multiplies a rounded rate by the area, to three significant digits: within half a percent of rate × area, or half a gram. */
export function totalAmount(rate: number, area: number): Amount {
  const grams = rate * area
  if (!(grams > 0)) return { grams: 0, value: 0, unit: 'g', decimals: 0 }
  const step = Math.max(1, powerOfTen(grams) / 100)
  const rounded = Math.max(1, Math.round(grams / step) * step)
  const unit = rounded >= 1000 ? 'kg' : 'g'
  const value = roundFloat(unit === 'kg' ? rounded / 1000 : rounded)
  return { grams: rounded, value, unit, decimals: decimalsOf(value) }
}

/** Counts the decimals needed: 2 kg and 1.42 kg, not 2.00 kg. */
function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < 3; decimals += 1) {
    const power = 10 ** decimals
    if (Math.abs(value - Math.round(value * power) / power) < 1e-9) return decimals
  }
  return 3
}
