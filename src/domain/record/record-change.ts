import type { Answer } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import type { KeptDiagnosis, MeasuredValue, RecordPhoto } from './soil-record.ts'

/** One correction of a kept record. The later one of the same field counts; nothing is overwritten. */
export type RecordChange =
  | { readonly field: 'note' | 'weather'; readonly value: string }
  | { readonly field: 'started-at'; readonly value: Instant }
  /** Adds a sample that is not there yet; nothing takes it away again. */
  | { readonly field: 'sample'; readonly sample: string; readonly name: string }
  | { readonly field: 'sample-name'; readonly sample: string; readonly value: string }
  /** Null: of no plot. */
  | { readonly field: 'sample-plot'; readonly sample: string; readonly value: string | null }
  /** A reading that is not there yet is added; null takes an added one away again. */
  | {
      readonly field: 'reading'
      readonly sample: string
      readonly analyte: string
      readonly value: Answer | null
    }
  /** In the next three null takes it away. */
  | {
      readonly field: 'photo'
      readonly photo: string
      readonly value: Omit<RecordPhoto, 'name'> | null
    }
  | {
      readonly field: 'measured'
      readonly id: string
      readonly value: Omit<MeasuredValue, 'id'> | null
    }
  | {
      readonly field: 'diagnosis'
      readonly id: string
      readonly value: Omit<KeptDiagnosis, 'id'> | null
    }

/** Two changes of the same key are about the same thing. */
export function changeKey(change: RecordChange): string {
  switch (change.field) {
    case 'sample':
    case 'sample-name':
    case 'sample-plot':
      return JSON.stringify([change.field, change.sample])
    case 'reading':
      return JSON.stringify([change.field, change.sample, change.analyte])
    case 'photo':
      return JSON.stringify([change.field, change.photo])
    case 'measured':
    case 'diagnosis':
      return JSON.stringify([change.field, change.id])
    default:
      return change.field
  }
}

/** Whether a run that is kept once more says it too: then the later of the two counts. */
export const isOfRun = ({ field }: RecordChange) =>
  field === 'reading' || field === 'sample-name' || field === 'started-at'
