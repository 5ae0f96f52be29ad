import { areaUnits, type AreaUnit } from '#domain/soil/area.ts'
import { csvColumns, fieldColumns, type CsvColumn, type FieldColumn } from './csv-words.ts'
import type { CsvHeader } from './csv-header.ts'
import type { YearCount } from './day-text.ts'
import { laboratoryForms, type LaboratoryColumn, type ValueForm } from './laboratory-forms.ts'

/**
 * Where a column goes: to one of ours, to a laboratory's value, to what a kit of its name measures, to a value that is kept
 * under its own title, to the note with its title, or nowhere.
 */
export type ColumnChoice =
  CsvColumn | LaboratoryColumn | FieldColumn | 'value' | 'keep' | 'remark' | 'ignore'

export interface ColumnTarget {
  readonly choice: ColumnChoice
  /** Of a laboratory's value, of one that is kept, of an area; else null. */
  readonly form: ValueForm | null
  /** Of a column whose days have years of one or two digits: how they are counted. */
  readonly years?: YearCount
}

/** In the order in which they are offered. */
export const columnChoices: readonly ColumnChoice[] = [
  'ignore',
  'remark',
  'keep',
  ...csvColumns,
  'farmer',
  'farmer-reading',
  'group',
  'crop',
  'area',
  'value',
  'lab-ph',
  'lab-ec',
  'lab-nitrate-n',
  'lab-ammonium-n',
  'lab-available-p2o5',
  'lab-exchangeable-cao',
  'lab-exchangeable-mgo',
  'lab-exchangeable-k2o',
  'lab-cec',
  'lab-base-saturation',
  'lab-lime-saturation',
  'lab-ca-mg',
  'lab-mg-k',
  'lab-humus',
  'lab-phosphate-absorption',
  'lab-ph-kcl',
]

export interface TableColumn extends ColumnTarget {
  /** Tells it from others of the same title. */
  readonly key: string
  readonly title: string
  /** Which of a row's cells. */
  readonly place: number
  /** What stands in the first row that has something. */
  readonly example: string
  /** Whether no review is needed: we wrote it, or its header is unambiguous. */
  readonly isSure: boolean
}

export const isLaboratory = (choice: ColumnChoice): choice is LaboratoryColumn =>
  Object.hasOwn(laboratoryForms, choice)

/** One column of a row tells it; what a second one says is kept in the note. */
export const isOncePerRow = (choice: ColumnChoice) =>
  isOfField(choice) || csvColumns.some((one) => one === choice)

const isOfField = (choice: ColumnChoice): choice is FieldColumn =>
  fieldColumns.some((one) => one === choice)

/** The forms that can be chosen for a column; none where there is nothing to choose. */
export function columnForms(choice: ColumnChoice): readonly ValueForm[] {
  if (choice === 'area') return areaForms
  return isLaboratory(choice) ? laboratoryForms[choice] : []
}

const areaForms = areaUnits.map((unit): ValueForm => ({ species: '', unit }))

export const areaUnitOf = (form: ValueForm | null): AreaUnit =>
  areaUnits.find((unit) => unit === form?.unit) ?? 'a'

/** The head of a column that goes there. */
export function headerFor(
  { choice, form, title }: Pick<TableColumn, 'choice' | 'form' | 'title'>,
  header: CsvHeader,
  nth: number,
): CsvHeader {
  if (choice === 'value') return header
  if (choice === 'ignore') return { kind: 'empty' }
  if (choice === 'remark' || isOfField(choice)) return { kind: choice }
  const label = { source: 'laboratory', nth } as const
  if (choice === 'keep') {
    const analyte = { ...label, name: title, species: '', unit: form?.unit ?? '' }
    return { kind: 'analyte', analyte }
  }
  if (!isLaboratory(choice)) return { kind: 'column', column: choice }
  const analyte = { ...label, name: choice, ...(form ?? laboratoryForms[choice][0]) }
  return { kind: 'analyte', analyte }
}
