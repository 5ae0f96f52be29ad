import { analyteOf, isOnScale, type Analyte, type ChartScale, type Kit } from '#domain/kit/kit.ts'
import { analyteRead, type Answer } from '#domain/reading/reading.ts'
import { contentName } from '#domain/record/content-name.ts'
import { foldText } from '#domain/record/fold-text.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import type { TableValue } from './read-values.ts'
import { parseLaboratoryCell } from './laboratory-cell.ts'
import { answerCell, parseAnswer, parseBetween, parseNumber } from './csv-value.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import { isSameLabel, valuesLabeled } from './record-rows.ts'

type Measured = Omit<MeasuredValue, 'id' | 'sample'>

/** Parsed value of a cell, or why there is none; `ignored`: the kit does not measure it. */
export type ParsedValue =
  | 'ignored'
  | 'bad-number'
  | 'impossible'
  | Pick<SoilRecord['readings'][number], 'analyte' | 'answer'>
  | { readonly measured: Measured; readonly nth: number }

export function interpret(value: TableValue, kit: Kit, vocabulary: CsvVocabulary): ParsedValue {
  if (value.analyte !== null && value.analyte.source !== 'kit') {
    const { source, species, unit, name: method, nth } = value.analyte
    const found = parseLaboratoryCell(value.cell)
    if (found.kind !== 'number' && found.kind !== 'limit') return 'bad-number'
    const { kind: _, ...number } = found
    return { measured: { source, species, unit, method, ...number }, nth }
  }
  const analyte = analyteFor(value, kit)
  if (analyte === undefined) return 'ignored'
  const answer = answerOf(value, analyte, vocabulary)
  if (answer === null) return 'bad-number'
  if (answer.kind === 'typed' && !isOnScale(analyte, answer.value)) return 'impossible'
  const scale = scaleOf(value, analyte)
  return { analyte: analyte.id, answer: scale === null ? answer : countedIn(scale, value, answer) }
}

/** Scale of a column where it differs from the kit's. */
const scaleOf = ({ analyte }: TableValue, kits: Analyte): ChartScale | null =>
  analyte === null || isSameLabel(kits, analyte)
    ? null
    : { species: analyte.species, unit: analyte.unit }

/** A number on another scale is not a level of the kit's chart. */
function countedIn(scale: ChartScale, { cell }: TableValue, answer: Answer): Answer {
  if (answer.kind === 'typed') return { ...answer, scale }
  const value = parseNumber(cell)
  return value === null ? answer : { kind: 'typed', value, scale }
}

/** Uses the two levels only where no other answer is given, because the answer alone may have been corrected. */
function answerOf(
  { cell, details }: TableValue,
  analyte: Analyte,
  vocabulary: CsvVocabulary,
): Answer | null {
  const half = details.between === undefined ? null : parseBetween(details.between, analyte)
  if (cell === '') return half
  const parsed = parseAnswer(cell, analyte, vocabulary) ?? atLeast(cell)
  const isHalf = parsed !== null && half !== null && isSameAnswer(analyte, parsed, half)
  return isHalf ? half : parsed
}

/** "500 or more": beyond the end of the chart. */
function atLeast(cell: string): Answer | null {
  const { kind, ...limit } = parseLaboratoryCell(cell)
  const isUpward = kind === 'limit' && 'comparator' in limit && limit.comparator.startsWith('>')
  return isUpward ? { kind: 'typed', comparator: '>=', value: limit.value } : null
}

export function analyteFor({ analyte, header }: TableValue, kit: Kit): Analyte | undefined {
  if (analyte === null) return kit.analytes.find((one) => isNamed(one, header))
  // The user's own chart may use another unit; the name is the kit's.
  return (
    kit.analytes.find((one) => isSameLabel(one, analyte)) ??
    kit.analytes.find(({ name }) => name === analyte.name)
  )
}

export const isNamed = ({ id, name, species }: Analyte, header: string) =>
  [name, species, id].some((one) => one !== '' && foldText(one) === foldText(header))

/** Whether the record already has this value for the sample. */
export function isKept(
  record: SoilRecord,
  sample: string,
  found: Exclude<ParsedValue, string>,
): boolean {
  if (!('answer' in found)) {
    const kept = keptValue(record, sample, found)
    const { value, comparator } = found.measured
    return kept?.value === value && kept.comparator === comparator
  }
  const { analyte: id, answer } = found
  const kept = record.readings.find((one) => one.sample === sample && one.analyte === id)
  const analyte = analyteOf(record.kit, id)
  return kept !== undefined && analyte !== undefined && isSameAnswer(analyte, kept.answer, answer)
}

/** Whether two answers look the same in a table, such as a level and its number typed in. */
const isSameAnswer = (analyte: Analyte, one: Answer, other: Answer) =>
  answerCell(analyte, one, plainWords) === answerCell(analyte, other, plainWords) &&
  isSameLabel(analyteRead(analyte, one), analyteRead(analyte, other))

const plainWords = {
  answers: {
    undetectable: 'undetectable',
    'no-color-fits': 'no-color-fits',
    'not-read': 'not-read',
  },
}

type FoundMeasured = Extract<ParsedValue, { readonly measured: unknown }>

/** The record's value at this place of the table. */
export const keptValue = (
  record: SoilRecord,
  sample: string,
  { measured, nth }: FoundMeasured,
): MeasuredValue | undefined =>
  valuesLabeled(record, sample, { ...measured, name: measured.method })[nth - 1]

/** Creates an additional value, with the same id whenever the same table is imported. */
export function newValue(
  sample: string,
  { measured }: FoundMeasured,
  others: readonly MeasuredValue[],
): MeasuredValue {
  const { source, species, unit, method } = measured
  const wanted = contentName(JSON.stringify([sample, source, species, unit, method]))
  let id = wanted
  for (let count = 2; others.some((one) => one.id === id); count += 1) id = `${wanted}-${count}`
  return { ...measured, sample, id }
}
