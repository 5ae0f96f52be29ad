import type { Analyte } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'

/** An analyte read from four fields of a paper chart whose colors the kit does not contain. */
export const nitratePad: Analyte = {
  id: 'no3',
  name: 'NO3',
  species: 'NO3-N',
  unit: 'mg/L',
  method: 'pad',
  halfLevels: true,
  chartComplete: true,
  lowestDetectable: unknown,
  levels: [0, 5, 20, 50].map((value) => ({
    value,
    word: '',
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  })),
}
