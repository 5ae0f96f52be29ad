import type { TableFault, TableRow } from '#domain/exchange/csv-row.ts'
import { changesOfRow, recordOfRows, type RowSetting } from '#domain/exchange/row-records.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { failed, ok } from '#domain/result.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import type { StorageFailure } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import { createImportTally } from './import-tally.ts'
import type { FileImport, TakeOptions } from './import-types.ts'
import { createKeep, type TableMatch, type TableImportNeeds } from './keep-table.ts'
import { plotNames, type PlotNames } from './table-plots.ts'
import { createGroups, createHeader, type RowGroup } from './table-rows.ts'
import { csvVocabulary, type CsvVocabulary } from '#domain/exchange/csv-vocabulary.ts'
import { earlierCsvWords } from '#locales/earlier-csv-words.ja.ts'
import { loadersOf } from '#locales/catalogs.ts'
import { languages } from '#locales/languages.ts'

/** Tests fewer than these are interpreted together. */
const batchLength = 100

/** A table of tests, one row a sample. */
export function importTable(file: OpenedFile, needs: TableImportNeeds): FileImport {
  const { records, plots } = needs
  const kitsHere = async () => [...needs.kits, ...kitsInAllLanguages, ...(await records.kits())]

  async function readAll(
    take: (found: readonly TableMatch[], known: PlotNames) => Promise<boolean>,
    onProgress: (letters: number) => void,
    choices: TakeOptions['columns'],
  ) {
    await Promise.all([plots.start(), records.openIndex()])
    const names = plotNames(plots)
    const vocabulary = await allCsvWords()
    const setting: RowSetting = {
      vocabulary,
      kits: await kitsHere(),
      zone: needs.zone,
      plotNames: names.byId,
      plotOf: names.idOf,
    }
    const seen = new Set<string>()
    let waiting: readonly RowGroup[] = []
    const header = createHeader(vocabulary, setting.kits, choices)
    const groups = createGroups()
    for await (const { rows, letters } of file.rows()) {
      onProgress(letters)
      const read = header.read(rows)
      if (read === null) return header
      const { tests, faults } = groups.add(read)
      waiting = [...waiting, ...tests]
      const isEnough = waiting.length >= batchLength
      const found = isEnough ? await interpret(waiting, setting, seen) : []
      if (isEnough) waiting = []
      if (!(await take([...faults.map(asFault), ...found], names))) return header
    }
    await take(await interpret([...waiting, ...groups.end()], setting, seen), names)
    return header
  }

  async function interpret(
    tests: readonly RowGroup[],
    setting: RowSetting,
    seen: Set<string>,
  ): Promise<readonly TableMatch[]> {
    const kept = await records.lookup(
      tests.map(({ id }) => id),
      seen,
    )
    return joined(tests).flatMap(({ id, rows }): readonly TableMatch[] => {
      const projection = kept.get(id)
      seen.add(id)
      if (projection?.record === undefined || projection.record === null) {
        const { record, faults } = recordOfRows(id, rows, setting)
        const left = faults.map(asFault)
        return record === null ? left : [...left, { kind: 'fresh', record }]
      }
      const changes: RecordChange[] = []
      const faults: TableFault[] = []
      // A row without an id is found by its content: it has not changed.
      for (const row of rows.filter(({ record }) => record !== '')) {
        const more = changesOfRow(projection.record, row, setting, rows.length === 1)
        if ('reason' in more) faults.push(more)
        else changes.push(...more)
      }
      const kind = projection.isRemoved ? 'removed' : changes.length === 0 ? 'known' : 'changed'
      return [...faults.map(asFault), { kind, id, changes }]
    })
  }

  return {
    async preview(onProgress, { columns } = {}) {
      const tally = createImportTally()
      const usedPlots = new Set<string>()
      let isEmpty = true
      const take = async (found: readonly TableMatch[], names: PlotNames) => {
        for (const one of found) {
          isEmpty = false
          if (one.kind === 'fault') tally.fault(one.fault)
          else if (one.kind === 'fresh') {
            tally.note('records', one.record.id, 'fresh')
            tally.show(summarize(one.record))
          } else tally.note('records', one.id, one.kind)
        }
        for (const id of names.made.keys()) usedPlots.add(id)
        return true
      }
      try {
        const header = await readAll(take, onProgress, columns)
        if (header.isTooWide()) return failed('too-wide')
        if (!header.isTable()) return failed('not-known')
        if (isEmpty) return failed('empty')
        for (const id of usedPlots) tally.note('plots', id, 'fresh')
        return ok({
          file: { name: file.name, bytes: file.bytes, encoding: file.encoding, kind: 'csv' },
          ...tally.counts(),
          photos: { fresh: 0, known: 0 },
          ahead: 0,
          columns: header.columns(),
          ignoredColumns: header.ignored(),
        })
      } catch {
        return failed('unreadable')
      }
    },
    async take(options, onProgress) {
      const report = { records: 0, plots: 0, photos: 0, others: 0 }
      const keep = createKeep(needs, report)
      let failure: StorageFailure | 'unreadable' | null = null
      try {
        await readAll(
          async (found, names) => {
            failure = await keep.take(found, names, options)
            return failure === null
          },
          onProgress,
          options.columns,
        )
      } catch {
        failure = 'unreadable'
      }
      const rest = await keep.finish()
      failure ??= rest
      await Promise.all([records.settle([...keep.corrected]), plots.readAgain()])
      return failure === null ? ok(report) : failed({ reason: failure, report })
    },
  }
}

/** Rows of one test that stand apart. Of two rows for one sample the later counts. */
function joined(tests: readonly RowGroup[]): readonly RowGroup[] {
  const groups = new Map<string, Map<string, TableRow>>()
  for (const { id, rows } of tests) {
    const known = groups.get(id) ?? new Map<string, TableRow>()
    for (const row of rows) known.set(row.sample || `line ${row.line}`, row)
    groups.set(id, known)
  }
  return Array.from(groups, ([id, rows]) => ({ id, rows: [...rows.values()] }))
}

const asFault = (fault: TableFault): TableMatch => ({ kind: 'fault', fault })

/** The words of tables in every language: a table may come from a phone that speaks another one. */
async function allCsvWords(): Promise<CsvVocabulary> {
  const lists = await Promise.all(languages.map(loadersOf))
  const catalogs = await Promise.all(lists.map(async ({ backup }) => backup?.()))
  return csvVocabulary([
    ...catalogs.flatMap((catalog) => catalog?.csvWords ?? []),
    ...earlierCsvWords,
  ])
}
