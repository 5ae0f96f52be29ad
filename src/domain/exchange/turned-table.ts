import { foldText } from '#domain/record/fold-text.ts'
import type { CsvRow } from './csv-reader.ts'
import { parseLaboratoryCell } from './laboratory-cell.ts'
import type { ColumnChoice } from './table-columns.ts'
import { isSummary } from './summary-row.ts'
import { findHead, minHeadScore } from './table-head.ts'
import { unitIn } from './unit-text.ts'

interface TitleReader {
  /** Rates one title: more than 0 if it is recognized. */
  readonly score: (title: string) => number
  /** The fact about a sample that a title names, such as its day or farmer; null for values and unknown titles. */
  readonly factOf: (title: string) => ColumnChoice | null
  /** Titles for the names of the samples where they stand under one that is not recognized; the first whose fact has no title is used. */
  readonly sampleTitles: readonly string[]
}

/** A title with the value beside it, said once for all samples. */
type Fact = readonly [title: string, value: string]

/**
 * Turns a table whose samples stand side by side, so that each is a row; the `line` of a row is then the number of its column, from
 * one. Facts said once for all samples become columns at the end. Columns without a number, such as verdicts, are left out. Null
 * where no column of titles stands beside one of numbers.
 */
export function turnTable(rows: readonly CsvRow[], reader: TitleReader): readonly CsvRow[] | null {
  const facts: Fact[] = []
  const body: (readonly string[])[] = []
  for (const { cells } of rows) {
    const own = factsIn(cells, reader)
    if (own.length > 0) facts.push(...own)
    else if (cells.filter(hasText).length > 1) body.push(cells)
  }
  const columns = columnsOf(body)
  const found = columns.length > maxColumns ? null : titledSamples(columns, reader)
  if (found === null) return null
  const { head, samples } = found
  const names = namesPlace(found, reader)
  const areNamed = samples.some(({ cells }) => isName(cells[names] ?? ''))
  const titles = [...(head[0]?.cells ?? []), ...facts.map(([title]) => title)]
  const namesTitle = areNamed ? freeTitle(titles, reader) : ''
  const valuesOf = ({ cells }: CsvRow) => {
    const name = cells[names] ?? ''
    // What stands above the name of a summary would hide it.
    const cellAt = (cell: string, place: number) =>
      (place === names && isGeneric(cell)) || (place < names && isSummary(name)) ? '' : cell
    return [...cells.map(cellAt), ...facts.map(([, value]) => value)]
  }
  return [
    ...head.map(({ line, cells }, at) => ({
      line,
      cells: [
        ...cells.map((cell, place) => (place !== names ? cell : at === 0 ? namesTitle : '')),
        ...facts.map(([title]) => (at === 0 ? title : '')),
      ],
    })),
    ...samples.map((sample) => ({ line: sample.line, cells: valuesOf(sample) })),
  ]
}

/** Facts of a row that has nothing else: `farmer, name` or `day: 2026-04-01`, once or several times. */
function factsIn(cells: readonly string[], { factOf }: TitleReader): readonly Fact[] {
  const parts = cells
    .filter((cell) => hasText(cell) && !isHonorific(cell))
    .flatMap((cell): readonly string[] => {
      const [title = '', ...rest] = cell.normalize('NFKC').split(':')
      return rest.length > 0 && factOf(title) !== null ? [title, rest.join(':')] : [cell]
    })
  const facts = parts.flatMap((part, at): readonly Fact[] =>
    at % 2 === 0 ? [[part, withoutHonorific(parts[at + 1] ?? '')]] : [],
  )
  const areFacts = facts.every(([title, value]) => factOf(title) !== null && factOf(value) === null)
  return areFacts ? facts : []
}

/** "Mr. or Ms.", "Messrs.", after a name and a space or in a cell of its own. */
const honorific = /(?:^|\s+)(?:\u69d8|\u6bbf|\u3055\u3093|\u5fa1\u4e2d)$/u
const withoutHonorific = (name: string) => name.trim().replace(honorific, '')
const isHonorific = (cell: string) => hasText(cell) && withoutHonorific(cell) === ''

/** A page has no more; trying each as titles would take seconds in a wide sheet. */
const maxColumns = 100

const columnsOf = (body: readonly (readonly string[])[]): readonly CsvRow[] =>
  Array.from({ length: Math.max(0, ...body.map(({ length }) => length)) }, (_, column) => ({
    line: column + 1,
    cells: body.map((cells) => cells[column] ?? ''),
  }))

interface TitledSamples {
  /** One column of titles or two (a group beside its items), then the column of their units, if any. */
  readonly head: readonly CsvRow[]
  readonly samples: readonly CsvRow[]
}

/** The columns of titles that are recognized best, with the columns of numbers to their right. */
function titledSamples(columns: readonly CsvRow[], { score }: TitleReader): TitledSamples | null {
  const words = columns.filter(({ cells }) => !cells.some(isNumber))
  // Dashes and "ratio" in a column of units are part of no title.
  const units = words
    .filter(({ cells }) => areUnits(cells))
    .slice(0, 1)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => (isUnit(cell) ? cell : '')) }))
  let best: (TitledSamples & { readonly sum: number }) | null = null
  for (const [at, last] of words.entries()) {
    const samples = columns.filter((one) => one.line > last.line && one.cells.some(isNumber))
    const [sample] = samples
    const items = last.cells.filter((title) => title !== '' && score(title) > 0)
    // An item that comes again begins another sample: a list of single values, not a table.
    if (sample === undefined || new Set(items).size < items.length) continue
    for (const titles of [[last], words.slice(Math.max(0, at - 1), at + 1)]) {
      for (const head of [titles, [...titles, ...units]]) {
        const sum = scoreOf(head, sample, score)
        if (sum > (best?.sum ?? minHeadScore)) best = { head, samples, sum }
      }
    }
  }
  /** With its own numbers to the right: of two tables side by side, one would be taken for samples of the other. */
  const isItem = (title: string, row: number, line: number) =>
    title !== '' &&
    score(title) > 0 &&
    columns.slice(line).some(({ cells }) => isNumber(cells[row] ?? ''))
  const others = words.filter((one) => best?.head.includes(one) === false)
  return others.some(({ line, cells }) => cells.some((title, row) => isItem(title, row, line)))
    ? null
    : best
}

/** How well the titles are recognized; 0 where they would not be taken for the head. */
function scoreOf(block: readonly CsvRow[], sample: CsvRow, score: TitleReader['score']): number {
  const head = findHead([...block, sample], score)
  if (head?.from !== 0 || head.length !== block.length) return 0
  return head.titles.reduce((sum, title) => sum + (title === '' ? 0 : score(title)), 0)
}

/** Index of the names of the samples: most words under a title that is not recognized, above the first numbers; -1 for none. */
function namesPlace({ head: [titles], samples }: TitledSamples, { score }: TitleReader): number {
  const all = titles?.cells ?? []
  const firstValue = all.findIndex((_, place) =>
    samples.some(({ cells }) => isNumber(cells[place] ?? '')),
  )
  const wordCounts = all
    .slice(0, firstValue)
    .map((title, place) =>
      title !== '' && score(title) > 0
        ? 0
        : samples.filter(({ cells }) => hasText(cells[place] ?? '')).length,
    )
  const most = Math.max(0, ...wordCounts)
  return most === 0 ? -1 : wordCounts.indexOf(most)
}

function freeTitle(titles: readonly string[], { factOf, sampleTitles }: TitleReader): string {
  const known = new Set(titles.map(factOf))
  return sampleTitles.find((title) => !known.has(factOf(title))) ?? ''
}

const hasText = (cell: string) => cell.trim() !== ''
const isNumber = (cell: string) => ['number', 'limit'].includes(parseLaboratoryCell(cell).kind)

function areUnits(cells: readonly string[]): boolean {
  const filled = cells.filter(hasText)
  return filled.filter(isUnit).length * 2 > filled.length
}

const isUnit = (cell: string) => unitIn(foldText(cell)).unit !== ''

/** "Value", "result", "measured value", "this time's value": these name no sample. */
const genericName =
  /^(?:\u4eca\u56de\u306e?)?(?:\u6e2c\u5b9a|\u5206\u6790|\u8a3a\u65ad|\u5b9f\u6e2c)?(?:\u6570?\u5024|\u7d50\u679c|results?|values?)?$/iu
const isGeneric = (cell: string) => genericName.test(cell.normalize('NFKC').replaceAll(/\s/gu, ''))
const isName = (cell: string) => !isGeneric(cell) && !isSummary(cell)
