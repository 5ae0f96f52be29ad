import type { LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { CsvHeader } from './csv-header.ts'
import { csvColumns, type CsvColumn } from './csv-words.ts'

/** What a laboratory measures, each in the one unit in which it is kept. */
export type LaboratoryColumn = LaboratoryItem | 'lab-ph' | 'lab-ec'

export const laboratoryColumns: Readonly<
  Record<LaboratoryColumn, { readonly species: string; readonly unit: string }>
> = {
  'lab-available-p2o5': { species: 'P2O5', unit: 'mg/100g' },
  'lab-exchangeable-k2o': { species: 'K2O', unit: 'mg/100g' },
  'lab-exchangeable-cao': { species: 'CaO', unit: 'mg/100g' },
  'lab-exchangeable-mgo': { species: 'MgO', unit: 'mg/100g' },
  'lab-nitrate-n': { species: 'NO3-N', unit: 'mg/100g' },
  'lab-ammonium-n': { species: 'NH4-N', unit: 'mg/100g' },
  'lab-ph': { species: 'pH', unit: '' },
  'lab-ec': { species: 'EC', unit: 'mS/cm' },
}

/** Where a column goes: to one of ours, to a laboratory's value, to what a kit of its name measures, or nowhere. */
export type ColumnChoice = CsvColumn | LaboratoryColumn | 'farmer' | 'value' | 'ignore'

/** In the order in which they are offered. */
export const columnChoices: readonly ColumnChoice[] = [
  'ignore',
  ...csvColumns,
  'farmer',
  'value',
  'lab-ph',
  'lab-ec',
  'lab-nitrate-n',
  'lab-ammonium-n',
  'lab-available-p2o5',
  'lab-exchangeable-k2o',
  'lab-exchangeable-cao',
  'lab-exchangeable-mgo',
]

export interface TableColumn {
  readonly title: string
  /** What stands in its first row. */
  readonly example: string
  readonly choice: ColumnChoice
  /** Whether nobody needs to look: it was written by us, or its head can mean nothing else. */
  readonly isSure: boolean
}

/** The head of a column that goes there. */
export function headerFor(choice: ColumnChoice, header: CsvHeader): CsvHeader {
  if (choice === 'value') return header
  if (choice === 'ignore') return { kind: 'empty' }
  if (choice === 'farmer') return { kind: 'farmer' }
  if (isOurs(choice)) return { kind: 'column', column: choice }
  return {
    kind: 'analyte',
    analyte: { source: 'laboratory', name: choice, ...laboratoryColumns[choice], nth: 1 },
  }
}

const isOurs = (choice: ColumnChoice): choice is CsvColumn =>
  csvColumns.some((column) => column === choice)
