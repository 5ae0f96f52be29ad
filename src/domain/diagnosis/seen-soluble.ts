import type { CountedValue } from './diagnosis.ts'
import type { SoilCase } from './soil-case.ts'

export type Soluble = 'phosphate' | 'potassium'

/** What a kit saw of what water dissolves: an excess, a supply, or nothing, which is no shortage. */
export type Seen = 'not-seen' | 'supplied' | 'excess' | 'supplied-or-excess' | 'nothing-known'

export function seenSoluble(soilCase: SoilCase, item: Soluble): Seen {
  const found = soilCase.counted[item]
  if (found === undefined || found.reading.liquid !== 'water') return 'nothing-known'
  if (found.kind === 'none') return 'nothing-known'
  return found.kind === 'undetectable' ? 'not-seen' : seenValue(found.value, soilCase)
}

function seenValue({ best, low, high }: CountedValue, { book }: SoilCase): Seen {
  const { seenFrom, excessFrom } = book.waterSoluble
  if (best < seenFrom) return 'not-seen'
  if (low >= excessFrom) return 'excess'
  return high >= excessFrom ? 'supplied-or-excess' : 'supplied'
}
