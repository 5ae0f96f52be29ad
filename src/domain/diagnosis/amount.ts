import { tidy } from './tidy.ts'

/** An amount to weigh out, already rounded: print `value.toFixed(decimals)` and `unit`. */
export interface Amount {
  readonly grams: number
  readonly value: number
  readonly unit: 'g' | 'kg'
  readonly decimals: number
}

/**
 * Rounds to two significant digits, or coarser where `spread` (half the width of the range the grams may lie in) says that the
 * kit resolves less. Never above `most`, and never down to nothing.
 */
export function roundedAmount(grams: number, spread = 0, most = Infinity): Amount {
  if (grams <= 0) return amountOf(0, 1)
  const step = Math.max(twoDigitStep(grams), niceStep(spread / 2))
  const nearest = Math.max(1, Math.round(grams / step)) * step
  return nearest <= most ? amountOf(nearest, step) : flooredAmount(Math.min(grams, most))
}

/** Rounds down to two significant digits: for what must not exceed a target. */
export function flooredAmount(grams: number): Amount {
  return grams <= 0 ? amountOf(0, 1) : amountOf(floored(grams), twoDigitStep(grams))
}

// A little above, so that 0.3 / 0.1 counts as 3.
const floored = (grams: number) => {
  const step = twoDigitStep(grams)
  return Math.floor(grams / step + 1e-9) * step
}

const twoDigitStep = (grams: number) => 10 ** (Math.floor(Math.log10(grams) + 1e-12) - 1)

/** The greatest of … 1, 2, 5, 10, 20, 50 … that is not above. */
function niceStep(most: number): number {
  if (most <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(most))
  const lead = most / power
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1)
}

function amountOf(grams: number, step: number): Amount {
  const unit = grams >= 1000 ? 'kg' : 'g'
  const scale = unit === 'kg' ? 1000 : 1
  // 999 g became 1.0 kg, not 1.00.
  const shownStep = Math.max(step, grams > 0 ? twoDigitStep(grams) : 0)
  const decimals = Math.max(0, Math.ceil(-Math.log10(shownStep / scale) - 1e-9))
  const places = 10 ** decimals
  const value = Math.round((grams / scale) * places) / places
  return { grams: tidy(value * scale), value, unit, decimals }
}
