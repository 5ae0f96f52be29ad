import type { Crop } from '#domain/diagnosis/crop.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { standardName } from '#knowledge/crops/crop-words.ts'
import { texts } from '#locales/texts.ts'
import { cropName } from './crop-picker.tsx'

/** Name of a crop, with the way of growing whose standard the amounts are of, where there are several. */
export function cropTitle(
  { id, standards }: Pick<Crop, 'id' | 'standards'>,
  plan: Diagnosis['plan'] | undefined,
): string {
  // Diagnoses kept until November 2026 name the standard by its place.
  const standard: unknown = plan?.kind === 'plan' ? plan.standard : null
  const way = standards.length > 1 && typeof standard === 'string' ? standardName(standard) : ''
  return texts('judge').conditions.cropOf(cropName(id), way)
}
