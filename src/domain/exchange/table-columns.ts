import { areaUnits, type AreaUnit } from '#domain/soil/area.ts'
import {
  csvColumns,
  fieldColumns,
  isFieldColumn,
  type CsvColumn,
  type FieldColumn,
} from './csv-words.ts'
import type { CsvHeader } from './csv-header.ts'
import type { YearCount } from './day-text.ts'
import {
  laboratoryColumns,
  laboratoryForms,
  type LaboratoryColumn,
  type ValueForm,
} from './laboratory-forms.ts'

/**
 * Target of a column: one of the app's columns, a laboratory value, an analyte of a kit with its name, a value kept under its own
 * title, the note (with the title), or nothing.
 */
export type ColumnChoice =
  | CsvColumn
  | LaboratoryColumn
  | FieldColumn
  | 'value'
  | 'keep'
  | 'remark'
  | 'ignore'

export interface ColumnTarget {
  readonly choice: ColumnChoice
  /** For a laboratory value, a kept value, or an area; otherwise null. */
  readonly form: ValueForm | null
  /** Year count, for a column of days with years of one or two digits. */
  readonly years?: YearCount
}

/** In the order they are offered. */
export const columnChoices: readonly ColumnChoice[] = [
  'ignore',
  'remark',
  'keep',
  ...csvColumns,
  ...fieldColumns,
  'value',
  ...laboratoryColumns,
]

export interface TableColumn extends ColumnTarget {
  /** Distinguishes columns with the same title. */
  readonly key: string
  readonly title: string
  /** Index of the cell in a row. */
  readonly place: number
  /** Content of the first row with a value. */
  readonly example: string
  /** Whether no review is needed: the app wrote it, or its header is unambiguous. */
  readonly isSure: boolean
}

export const isLaboratory = (choice: ColumnChoice): choice is LaboratoryColumn =>
  Object.hasOwn(laboratoryForms, choice)

/** Whether a row takes this from one column only; the text of a second one is kept in the note. */
export const isOncePerRow = (choice: ColumnChoice) =>
  isFieldColumn(choice) || csvColumns.some((one) => one === choice)

/** Forms that can be chosen for a column; empty where there is no choice. */
export function columnForms(choice: ColumnChoice): readonly ValueForm[] {
  if (choice === 'area') return areaForms
  return isLaboratory(choice) ? laboratoryForms[choice] : []
}

const areaForms = areaUnits.map((unit): ValueForm => ({ species: '', unit }))

export const areaUnitOf = (form: ValueForm | null): AreaUnit =>
  areaUnits.find((unit) => unit === form?.unit) ?? 'a'

/** Header for a column with this target. */
export function headerFor(
  { choice, form, title }: Pick<TableColumn, 'choice' | 'form' | 'title'>,
  header: CsvHeader,
  nth: number,
): CsvHeader {
  if (choice === 'value') return header
  if (choice === 'ignore') return { kind: 'empty' }
  if (choice === 'remark' || isFieldColumn(choice)) return { kind: choice }
  const label = { source: 'laboratory', nth } as const
  if (choice === 'keep') {
    const analyte = { ...label, name: title, species: '', unit: form?.unit ?? '' }
    return { kind: 'analyte', analyte }
  }
  if (!isLaboratory(choice)) return { kind: 'column', column: choice }
  const analyte = { ...label, name: choice, ...(form ?? laboratoryForms[choice][0]) }
  return { kind: 'analyte', analyte }
}
