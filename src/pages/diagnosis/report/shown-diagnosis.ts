import type { KeptDiagnosis, SoilRecord } from '#domain/record/soil-record.ts'

/** What a sheet shows of a test; null asks for nothing in particular. */
export interface WantedDiagnosis {
  readonly id: string | null
  readonly sample: string | null
}

/** The sample that a sheet is about. */
export function shownSample(
  { diagnoses = [], readings, samples }: SoilRecord,
  { id, sample }: WantedDiagnosis,
): string | null {
  const ofDiagnosis = diagnoses.find((one) => one.id === id)?.sample
  const known = [sample, ofDiagnosis].find((one) => samples.some((it) => it.id === one))
  const newest = newestDiagnoses(diagnoses)[0]?.sample
  const read = samples.find((one) => readings.some((reading) => reading.sample === one.id))
  return known ?? newest ?? read?.id ?? samples[0]?.id ?? null
}

/** The diagnosis of that id, else the newest one of that sample. Never another sample's. */
export function shownDiagnosis(
  { diagnoses = [], samples }: SoilRecord,
  { id }: WantedDiagnosis,
  sample: string | null,
): KeptDiagnosis | null {
  const isOfSample = (one: KeptDiagnosis) =>
    one.sample === sample || (one.sample === null && samples.length === 1)
  const newest = newestDiagnoses(diagnoses).filter(isOfSample)
  return newest.find((one) => one.id === id) ?? newest[0] ?? null
}

export const newestDiagnoses = (diagnoses: readonly KeptDiagnosis[]) =>
  diagnoses.toSorted((one, other) => other.at - one.at)
