import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import { csvVocabulary, type CsvVocabulary } from '#domain/exchange/csv-vocabulary.ts'
import type { DayTime } from '#domain/calendar.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { earlierCsvWords } from '#locales/earlier-csv-words.ja.ts'
import { loadersOf } from '#locales/catalogs.ts'
import { languages } from '#locales/languages.ts'
import type { OpenedFile, TablePiece, TableSheet } from '#ports/files.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { ImportFailure, TableOptions } from './import-types.ts'
import { firstRows, readTableHeader, type HeaderFailure, type TableHeader } from './table-header.ts'
import { headName, mappingOf } from './table-mappings.ts'

/** Rows of a sheet processed at once: a short task even on an old phone. */
const sliceLength = 200

export interface OpenedTable {
  readonly sheets: readonly TableSheet[]
  readonly sheet: number
  readonly header: TableHeader
  /** Name of its head, under which its mapping is remembered. */
  readonly head: string
  /** Options given, else remembered, else none. */
  readonly options: TableOptions
  readonly isRemembered: boolean
  /** Rows after those used to read the header. */
  readonly rest: AsyncIterable<TablePiece>
}

interface TableNeeds {
  readonly kits: readonly Kit[]
  readonly vocabulary: CsvVocabulary
  readonly preferences: Preferences
  readonly today: DayTime
}

/** Reads the head of a table, and gives its rows in pieces: from a text, or from a sheet of a workbook. */
export async function openTable(
  file: OpenedFile,
  asked: TableOptions,
  needs: TableNeeds,
): Promise<OpenedTable | ImportFailure> {
  const known = (titles: readonly string[]) => mappingOf(needs.preferences, headName(titles))
  const optionsOf = (titles: readonly string[]): TableOptions => ({ ...known(titles), ...asked })
  const understand = (rows: readonly CsvRow[]) => readTableHeader(rows, needs, optionsOf)
  const opened = (header: TableHeader, from: Pick<OpenedTable, 'sheets' | 'sheet' | 'rest'>) => ({
    ...from,
    header,
    head: headName(header.titles),
    options: optionsOf(header.titles),
    isRemembered: known(header.titles) !== undefined,
  })
  const sheets = await file.sheets()
  if (!sheets.ok) return sheets.reason
  if (file.encoding === null) {
    const chosen = chosenSheet(sheets.value, asked.sheet, understand)
    if (typeof chosen === 'string') return chosen
    const { header, sheet } = chosen
    const rows = sheets.value[sheet]?.rows ?? []
    const rest = slicesOf(rows.slice(firstRows), file.bytes)
    return opened(header, { sheets: sheets.value, sheet, rest })
  }
  const pieces = file.rows()[Symbol.asyncIterator]()
  const first = await firstOf(pieces)
  const header = understand(first.rows)
  if (typeof header === 'string') {
    await pieces.return?.()
    return header
  }
  const later = { rows: first.rows.slice(firstRows), letters: first.letters }
  return opened(header, { sheets: [], sheet: 0, rest: restOf(later, pieces) })
}

/** The requested sheet, else the first that can be read as a table. */
function chosenSheet(
  sheets: readonly TableSheet[],
  asked: number | undefined,
  understand: (rows: readonly CsvRow[]) => TableHeader | HeaderFailure,
): { readonly sheet: number; readonly header: TableHeader } | HeaderFailure {
  let failure: HeaderFailure = 'empty'
  for (const [sheet, { rows }] of sheets.entries()) {
    if (asked !== undefined && asked !== sheet) continue
    const header = understand(rows)
    if (typeof header !== 'string') return { sheet, header }
    if (failure === 'empty') failure = header
  }
  return failure
}

async function firstOf(pieces: AsyncIterator<TablePiece>): Promise<TablePiece> {
  const rows: CsvRow[] = []
  let letters = 0
  while (rows.length < firstRows) {
    // Pieces are read one by one.
    // oxlint-disable-next-line no-await-in-loop
    const next = await pieces.next()
    if (next.done === true) break
    rows.push(...next.value.rows)
    letters = next.value.letters
  }
  return { rows, letters }
}

async function* restOf(
  later: TablePiece,
  pieces: AsyncIterator<TablePiece>,
): AsyncGenerator<TablePiece> {
  yield later
  yield* { [Symbol.asyncIterator]: () => pieces }
}

async function* slicesOf(rows: readonly CsvRow[], bytes: number): AsyncGenerator<TablePiece> {
  for (let at = 0; at < rows.length; at += sliceLength) {
    const letters = Math.round((at / rows.length) * bytes)
    yield { rows: rows.slice(at, at + sliceLength), letters }
  }
}

/** The words used in tables in all languages: a table may come from a phone set to another one. */
export async function allCsvWords(): Promise<CsvVocabulary> {
  const lists = await Promise.all(languages.map(loadersOf))
  const catalogs = await Promise.all(lists.map(async ({ backup }) => backup?.()))
  return csvVocabulary([
    ...catalogs.flatMap((catalog) => catalog?.csvWords ?? []),
    ...earlierCsvWords,
  ])
}
