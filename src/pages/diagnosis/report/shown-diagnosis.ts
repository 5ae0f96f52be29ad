import type { KeptDiagnosis, SoilRecord } from '#domain/record/soil-record.ts'

/** What a sheet shows of a test; null asks for nothing in particular. */
export interface WantedDiagnosis {
  readonly id: string | null
  readonly sample: string | null
}

/** The diagnosis of that id, else the newest of the sample, or of the whole test where it has none. */
export function shownDiagnosis(
  { diagnoses = [] }: SoilRecord,
  { id, sample }: WantedDiagnosis,
): KeptDiagnosis | null {
  const newest = newestDiagnoses(diagnoses)
  const isWanted = (one: KeptDiagnosis) => one.id === id
  return newest.find(isWanted) ?? newest.find((one) => one.sample === sample) ?? newest[0] ?? null
}

export const newestDiagnoses = (diagnoses: readonly KeptDiagnosis[]) =>
  diagnoses.toSorted((one, other) => other.at - one.at)
