import type { LaboratoryColumn } from './laboratory-forms.ts'

/** The columns that every table of ours begins with. */
export const csvColumns = [
  'record',
  'sample',
  'date',
  'time',
  'kit',
  'plot',
  'name',
  'weather',
  'note',
] as const

export type CsvColumn = (typeof csvColumns)[number]

/**
 * What tables of others say of a field and its farmer; in ours the name of the field tells whose it is. What grows there is
 * kept in the note too, so that a word which names no known crop is not lost.
 */
export const fieldColumns = ['farmer', 'farmer-reading', 'group', 'crop', 'area'] as const

export type FieldColumn = (typeof fieldColumns)[number]

/**
 * What a table holds about a reading beside its answer: the two levels it lies between; seconds from its moment, and
 * whether they are too many for the kit; what the camera said, and what the user made of that.
 */
export const csvDetails = [
  'between',
  'seconds-late',
  'in-time',
  'camera',
  'camera-range',
  'camera-verdict',
] as const

export type CsvDetail = (typeof csvDetails)[number]

/** Answers that are no number. */
type CsvAnswer = 'undetectable' | 'no-color-fits' | 'not-read'

/** Where a value comes from; of a laboratory or an instrument an item that this app knows, or one with a title of its own. */
export type CsvOrigin = 'kit' | `${'laboratory' | 'instrument'}-${'item' | 'title'}`

/** What instruments in the field measure. */
export type MeterItem = 'meter-ph' | 'meter-ec' | 'meter-nitrate-n' | 'meter-ammonium-n'

/** The words of a table in one language. */
export interface CsvWords {
  /** Of a workbook's only sheet. */
  readonly sheet: string
  readonly columns: Readonly<Record<CsvColumn, string>>
  readonly details: Readonly<Record<CsvDetail, string>>
  /** Each one word without a space. */
  readonly origins: Readonly<Record<CsvOrigin, string>>
  readonly laboratoryItems: Readonly<Record<LaboratoryColumn, string>>
  readonly meterItems: Readonly<Record<MeterItem, string>>
  readonly answers: Readonly<Record<CsvAnswer, string>>
  readonly inTime: Readonly<Record<'early' | 'on-time' | 'late', string>>
  /** What the camera says where it gives no number. */
  readonly camera: Readonly<Record<'off-chart' | 'refused', string>>
  readonly verdicts: Readonly<Record<'accepted' | 'changed' | 'discarded', string>>
}

/** Some words, where a version before this one wrote others. */
export type EarlierCsvWords = {
  readonly [Group in keyof CsvWordGroups]?: Partial<CsvWordGroups[Group]>
}

export type CsvWordGroups = Omit<CsvWords, 'sheet'>
