import type { LaboratoryColumn } from './laboratory-forms.ts'

/** Columns before the values in the app's own tables, in their order. */
export const ownColumns = [
  'record',
  'sample',
  'date',
  'time',
  'kit',
  'farmer',
  'farmer-reading',
  'group',
  'plot',
  'crop',
  'area',
  'name',
  'weather',
  'note',
] as const

export type OwnColumn = (typeof ownColumns)[number]

/** Columns about a field and its farmer. */
export const fieldColumns = [
  'farmer',
  'farmer-reading',
  'group',
  'crop',
  'area',
] as const satisfies readonly OwnColumn[]

export type FieldColumn = (typeof fieldColumns)[number]

export const isFieldColumn = (column: string): column is FieldColumn =>
  fieldColumns.some((one) => one === column)

/** Columns about a test and its samples. */
export type CsvColumn = Exclude<OwnColumn, FieldColumn>

export const csvColumns = ownColumns.filter((column): column is CsvColumn => !isFieldColumn(column))

/**
 * Details next to a reading's answer: the two levels it lies between; its lateness in seconds, and whether that exceeds the kit's
 * limit; the camera's estimate, and whether the user accepted it.
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

/** Answers without a number. */
type CsvAnswer = 'undetectable' | 'no-color-fits' | 'not-read'

/** Origin of a value; for a laboratory or instrument, either an item known to the app or one with a title of its own. */
export type CsvOrigin = 'kit' | `${'laboratory' | 'instrument'}-${'item' | 'title'}`

/** Quantities measured with field instruments. */
export type MeterItem = 'meter-ph' | 'meter-ec' | 'meter-nitrate-n' | 'meter-ammonium-n'

/** Words of a table in one language. */
export interface CsvWords {
  /** Name of a workbook's only sheet. */
  readonly sheet: string
  readonly columns: Readonly<Record<CsvColumn, string>>
  /** Areas are written in ares. */
  readonly fields: Readonly<Record<FieldColumn, string>>
  readonly details: Readonly<Record<CsvDetail, string>>
  /** Each a single word without spaces. */
  readonly origins: Readonly<Record<CsvOrigin, string>>
  readonly laboratoryItems: Readonly<Record<LaboratoryColumn, string>>
  readonly meterItems: Readonly<Record<MeterItem, string>>
  readonly answers: Readonly<Record<CsvAnswer, string>>
  readonly inTime: Readonly<Record<'early' | 'on-time' | 'late', string>>
  /** Camera results without a number. */
  readonly camera: Readonly<Record<'off-chart' | 'refused', string>>
  readonly verdicts: Readonly<Record<'accepted' | 'changed' | 'discarded', string>>
}

/** Words that an earlier version wrote differently. */
export type EarlierCsvWords = {
  readonly [Group in keyof CsvWordGroups]?: Partial<CsvWordGroups[Group]>
}

export type CsvWordGroups = Omit<CsvWords, 'sheet'>
