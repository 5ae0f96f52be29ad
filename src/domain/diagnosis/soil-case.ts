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
