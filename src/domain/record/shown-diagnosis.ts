import type { KeptDiagnosis, SoilRecord } from './soil-record.ts'

/** Which diagnosis and sample of a test to show; null: any. */
export interface WantedDiagnosis {
  readonly id: string | null
  readonly sample: string | null
}

/** Id of the sample to show. */
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

/** The diagnosis with the wanted id, else the newest one of the sample; never another sample's. */
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
