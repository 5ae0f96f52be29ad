import { counted, type Counted } from './counted-value.ts'
import type { CountedValue } from './diagnosis.ts'
import type { DiagnosisInput, Quantity } from './diagnosis-input.ts'
import type { RuleBook } from './rule-book.ts'
import { plotSoil, type PlotSoil } from './soil.ts'

/** Everything the rules are asked about, in their own units. */
export interface SoilCase {
  readonly input: DiagnosisInput
  readonly book: RuleBook
  readonly soil: PlotSoil
  readonly counted: { readonly [Item in Quantity]?: Counted }
}

export function caseOf(input: DiagnosisInput, book: RuleBook): SoilCase {
  const soil = plotSoil(input.plot)
  const found: { [Item in Quantity]?: Counted } = {}
  for (const reading of input.readings) {
    found[reading.quantity] ??= counted(reading, soil, book)
  }
  return { input, book, soil, counted: found }
}

/** The value of a quantity, or null where it is missing, unseen or cannot count. Never zero instead. */
export function valueOf(soilCase: SoilCase, quantity: Quantity): CountedValue | null {
  const found = soilCase.counted[quantity]
  return found?.kind === 'value' ? found.value : null
}

/**
 * What guards go by: also a value too high to be judged. It may be a slip, but a slip must not open what a value that high
 * keeps shut.
 */
export function guardedValueOf(soilCase: SoilCase, quantity: Quantity): CountedValue | null {
  return tooHigh(soilCase, quantity) ?? valueOf(soilCase, quantity)
}

export function tooHigh(soilCase: SoilCase, quantity: Quantity): CountedValue | null {
  const found = soilCase.counted[quantity]
  const isOut = found?.kind === 'none' && found.reason === 'out-of-range'
  return isOut && found.value.best > 0 ? found.value : null
}
