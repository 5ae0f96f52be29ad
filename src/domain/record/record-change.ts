import type { ChartScale } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import type { KeptDiagnosis, MeasuredValue, RecordPhoto } from './soil-record.ts'

/** One correction of a kept record. The latest correction of a field counts; nothing is overwritten. */
export type RecordChange =
  | { readonly field: 'note' | 'weather'; readonly value: string }
  | { readonly field: 'started-at'; readonly value: Instant }
  /** Adds a sample that does not exist yet; it cannot be removed. */
  | { readonly field: 'sample'; readonly sample: string; readonly name: string }
  | { readonly field: 'sample-name'; readonly sample: string; readonly value: string }
  /** Null: no plot. */
  | { readonly field: 'sample-plot'; readonly sample: string; readonly value: string | null }
  /** Adds a reading that does not exist yet; null removes an added one. */
  | {
      readonly field: 'reading'
      readonly sample: string
      readonly analyte: string
      readonly value: Answer | null
    }
  /** Unit and chemical form of an analyte's numbers, told after the test; its kit is the one of this record. */
  | { readonly field: 'scale'; readonly analyte: string; readonly value: ChartScale }
  /** Which liquid dissolves the nutrients, told after the test as well; null: not known. */
  | { readonly field: 'extraction'; readonly value: 'water' | null }
  /** In this and the next two, null removes the item. */
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

/** Identifies what a change is about; changes with equal keys replace each other. */
export function changeKey(change: RecordChange): string {
  switch (change.field) {
    case 'sample':
    case 'sample-name':
    case 'sample-plot':
      return JSON.stringify([change.field, change.sample])
    case 'reading':
      return JSON.stringify([change.field, change.sample, change.analyte])
    case 'scale':
      return JSON.stringify([change.field, change.analyte])
    case 'photo':
      return JSON.stringify([change.field, change.photo])
    case 'measured':
    case 'diagnosis':
      return JSON.stringify([change.field, change.id])
    default:
      return change.field
  }
}

/** Whether keeping the run again also sets this field; then the later of the two counts. */
export const isOfRun = ({ field }: RecordChange) =>
  field === 'reading' || field === 'sample-name' || field === 'started-at'
