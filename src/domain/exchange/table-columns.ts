import type { LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'
import { csvColumns, type CsvColumn } from './csv-words.ts'
import type { CsvHeader } from './csv-header.ts'

/** What a laboratory tells and no rule of ours judges: kept, shown and exported. */
type UnjudgedItem =
  | 'lab-ph-kcl'
  | 'lab-cec'
  | 'lab-humus'
  | 'lab-phosphate-absorption'
  | 'lab-base-saturation'
  | 'lab-lime-saturation'
  | 'lab-ca-mg'
  | 'lab-mg-k'

export type LaboratoryColumn = LaboratoryItem | 'lab-ph' | 'lab-ec' | UnjudgedItem

/** The chemical form and the unit of a value. */
export interface ValueForm {
  readonly species: string
  readonly unit: string
}

const inUnits = (species: string, ...units: readonly string[]): readonly ValueForm[] =>
  units.map((unit) => ({ species, unit }))

const base = (oxide: string, element: string) =>
  [
    { species: oxide, unit: 'mg/100g' },
    ...inUnits(oxide, 'mg/kg', 'me/100g', 'cmol/kg'),
    ...inUnits(element, 'mg/100g', 'mg/kg'),
  ] as const
const nitrogen = (asNitrogen: string, ion: string) =>
  [
    { species: asNitrogen, unit: 'mg/100g' },
    ...inUnits(asNitrogen, 'mg/kg', 'kg/10a'),
    ...inUnits(ion, 'mg/100g', 'mg/kg'),
  ] as const
const bare = (unit: string, ...others: readonly string[]) =>
  [{ species: '', unit }, ...inUnits('', ...others)] as const

/** The forms a laboratory may give a value in, the usual first; it is kept as given and converted where it is judged. */
export const laboratoryForms: Readonly<
  Record<LaboratoryColumn, readonly [ValueForm, ...ValueForm[]]>
> = {
  'lab-ph': [{ species: 'pH', unit: '' }],
  'lab-ec': [{ species: 'EC', unit: 'mS/cm' }, ...inUnits('EC', 'dS/m', 'mS/m', '\u{b5}S/cm')],
  'lab-nitrate-n': nitrogen('NO3-N', 'NO3'),
  'lab-ammonium-n': nitrogen('NH4-N', 'NH4'),
  'lab-available-p2o5': [
    { species: 'P2O5', unit: 'mg/100g' },
    ...inUnits('P2O5', 'mg/kg', 'kg/10a'),
    ...inUnits('P', 'mg/100g', 'mg/kg'),
  ],
  'lab-exchangeable-k2o': base('K2O', 'K'),
  'lab-exchangeable-cao': base('CaO', 'Ca'),
  'lab-exchangeable-mgo': base('MgO', 'Mg'),
  'lab-ph-kcl': bare(''),
  'lab-cec': [{ species: 'CEC', unit: 'me/100g' }, ...inUnits('CEC', 'cmol/kg')],
  'lab-humus': bare('%', 'g/kg'),
  'lab-phosphate-absorption': bare('', 'mg/100g'),
  'lab-base-saturation': bare('%'),
  'lab-lime-saturation': bare('%'),
  'lab-ca-mg': bare(''),
  'lab-mg-k': bare(''),
}

/**
 * Where a column goes: to one of ours, to a laboratory's value, to what a kit of its name measures, to a value that is kept
 * under its own title, to the note with its title, or nowhere.
 */
export type ColumnChoice =
  CsvColumn | LaboratoryColumn | 'farmer' | 'value' | 'keep' | 'remark' | 'ignore'

export interface ColumnTarget {
  readonly choice: ColumnChoice
  /** Of a laboratory's value and of one that is kept; else null. */
  readonly form: ValueForm | null
}

/** In the order in which they are offered. */
export const columnChoices: readonly ColumnChoice[] = [
  'ignore',
  'remark',
  'keep',
  ...csvColumns,
  'farmer',
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

/** The forms that can be chosen for a column; none where there is nothing to choose. */
export function columnForms(choice: ColumnChoice): readonly ValueForm[] {
  return isLaboratory(choice) ? laboratoryForms[choice] : []
}

/** The head of a column that goes there. */
export function headerFor(
  { choice, form, title }: Pick<TableColumn, 'choice' | 'form' | 'title'>,
  header: CsvHeader,
  nth: number,
): CsvHeader {
  if (choice === 'value') return header
  if (choice === 'ignore') return { kind: 'empty' }
  if (choice === 'farmer' || choice === 'remark') return { kind: choice }
  const label = { source: 'laboratory', nth } as const
  if (choice === 'keep') {
    const analyte = { ...label, name: title, species: '', unit: form?.unit ?? '' }
    return { kind: 'analyte', analyte }
  }
  if (!isLaboratory(choice)) return { kind: 'column', column: choice }
  const analyte = { ...label, name: choice, ...(form ?? laboratoryForms[choice][0]) }
  return { kind: 'analyte', analyte }
}
