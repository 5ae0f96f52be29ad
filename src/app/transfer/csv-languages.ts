import { csvVocabulary, type CsvVocabulary } from '#domain/exchange/csv-vocabulary.ts'
import { earlierCsvWords } from '#locales/earlier-csv-words.ja.ts'
import { loadersOf } from '#locales/catalogs.ts'
import { languages } from '#locales/languages.ts'

/** The words of tables in every language: a table may come from a phone that speaks another one. */
export async function allCsvWords(): Promise<CsvVocabulary> {
  const lists = await Promise.all(languages.map(loadersOf))
  const catalogs = await Promise.all(lists.map(async ({ backup }) => backup?.()))
  return csvVocabulary([
    ...catalogs.flatMap((catalog) => catalog?.csvWords ?? []),
    ...earlierCsvWords,
  ])
}
