import { byteOrderMark, csvLine, type CsvCell } from '#domain/exchange/csv-cell.ts'
import { analyteKey, type CsvAnalyte } from '#domain/exchange/csv-header.ts'
import {
  csvDetails,
  fieldColumns,
  ownColumns,
  type CsvDetail,
  type FieldColumn,
} from '#domain/exchange/csv-words.ts'
import {
  headerCells,
  recordRows,
  type TableSetting,
  type ValueColumn,
} from '#domain/exchange/record-rows.ts'
import type { RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { Records } from '#app/records/records.ts'
import type { ChosenTest } from './table-filter.ts'

const pageLength = 50

/** Writes the rows of a table in pieces, the first with the head; oldest first, one row per sample. */
export async function* packRows(
  records: Records,
  chosen: readonly ChosenTest[],
  setting: TableSetting,
  onProgress: (tests: number) => void,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  const inOrder = chosen.toSorted(byMinute)
  const left = new Set<string>(emptyColumns(inOrder, setting))
  // A note may be about any sample of its test, so it is left out of a file with only some of them.
  if (!inOrder.every(({ isWhole }) => isWhole)) left.add('note')
  const shape = {
    fixed: ownColumns.filter((column) => !left.has(column)),
    values: columnsOf(inOrder),
  }
  yield [headerCells(shape, setting)]
  for (let at = 0; at < inOrder.length; at += pageLength) {
    const page = inOrder.slice(at, at + pageLength)
    const samplesOf = new Map(page.map(({ id, samples }) => [id, new Set(samples.map(idOf))]))
    // Page by page: full records of all tests would not fit into a small phone's memory.
    // oxlint-disable-next-line no-await-in-loop
    const kept = await records.read([...samplesOf.keys()])
    onProgress(at + kept.length)
    yield kept.flatMap(({ record }) => {
      const samples = record.samples.filter(({ id }) => samplesOf.get(record.id)?.has(id) === true)
      return recordRows({ ...record, samples }, shape, setting)
    })
  }
}

/** What no field of these tests has. */
function emptyColumns(
  tests: readonly ChosenTest[],
  { plots }: TableSetting,
): readonly FieldColumn[] {
  const ids = new Set(tests.flatMap(({ samples }) => samples.flatMap(({ plot = [] }) => plot)))
  const known = [...ids].flatMap((id) => plots.get(id) ?? [])
  const filled: Readonly<Record<FieldColumn, (plot: Plot) => boolean>> = {
    farmer: ({ farmer }) => farmer !== '',
    'farmer-reading': ({ farmerReading }) => farmerReading !== '',
    group: ({ group }) => group !== '',
    crop: ({ crops }) => crops.length > 0,
    area: ({ area }) => area !== null,
  }
  return fieldColumns.filter((column) => !known.some(filled[column]))
}

const idOf = ({ id }: { readonly id: string }) => id

/** Formats the rows as CSV that spreadsheets can open. */
export async function* packCsv(
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const piece of rows) yield piece.map(csvLine).join('')
}

/** Order by minute, the precision of a table, so that reading it back gives the same order. */
const byMinute = (one: RecordSummary, other: RecordSummary) =>
  minuteOf(one) - minuteOf(other) || (one.id < other.id ? -1 : 1)
const minuteOf = ({ startedAt, wallOffset }: RecordSummary) =>
  Math.floor((startedAt + wallOffset) / 60_000)

/** One column for everything measured in the same way; columns with reading details follow at the end. */
function columnsOf(summaries: readonly RecordSummary[]): readonly ValueColumn[] {
  const found = new Map<string, { analyte: CsvAnalyte; besides: Set<CsvDetail> }>()
  for (const { samples, values } of summaries) {
    const times = new Map<string, number>()
    for (const value of samples.flatMap(({ id }) => values.filter(({ sample }) => sample === id))) {
      const { source, sample, analyte: label } = value
      const { name, species, unit } = label
      const once = JSON.stringify([sample, source, name, species, unit])
      const nth = source === 'kit' ? 1 : (times.get(once) ?? 0) + 1
      times.set(once, nth)
      const analyte = { source, name, species, unit, nth }
      const key = analyteKey(analyte)
      const known = found.get(key)
      const besides = known?.besides ?? new Set()
      for (const detail of detailsOf(value)) besides.add(detail)
      if (known === undefined) found.set(key, { analyte, besides })
    }
  }
  const all = [...found.values()].toSorted(
    ({ analyte: one }, { analyte: other }) => places[one.source] - places[other.source],
  )
  const details = all.flatMap(({ analyte, besides }) =>
    csvDetails.filter((detail) => besides.has(detail)).map((detail) => ({ analyte, detail })),
  )
  return [...all.map(({ analyte }) => ({ analyte, detail: null })), ...details]
}

const detailsOf = ({ kind, isTimed, hasCamera }: SummaryValue): readonly CsvDetail[] => [
  ...(kind === 'between' ? (['between'] as const) : []),
  ...(isTimed ? (['seconds-late', 'in-time'] as const) : []),
  ...(hasCamera ? (['camera', 'camera-range', 'camera-verdict'] as const) : []),
]

const places = { kit: 0, instrument: 1, laboratory: 2 } as const
