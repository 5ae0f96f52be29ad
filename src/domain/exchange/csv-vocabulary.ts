import { foldText } from '#domain/record/fold-text.ts'
import type { CsvWordGroups, EarlierCsvWords } from './csv-words.ts'

/** Meaning of a table's words in any language: folded word → identifier. */
export type CsvVocabulary = {
  readonly [Group in keyof CsvWordGroups]: ReadonlyMap<string, keyof CsvWordGroups[Group]>
}

/** Identifiers are accepted as words too. If a word has two meanings, the earlier language takes precedence. */
export function csvVocabulary(languages: readonly EarlierCsvWords[]): CsvVocabulary {
  const meanings = <Group extends keyof CsvWordGroups>(group: Group) => {
    const found = new Map<string, keyof CsvWordGroups[Group]>()
    for (const words of languages) {
      for (const [id, word] of entriesOf<Partial<CsvWordGroups[Group]>>(words[group] ?? {})) {
        for (const text of [String(id), word].map(foldText)) {
          if (!found.has(text)) found.set(text, id)
        }
      }
    }
    return found
  }
  return {
    columns: meanings('columns'),
    fields: meanings('fields'),
    details: meanings('details'),
    origins: meanings('origins'),
    laboratoryItems: meanings('laboratoryItems'),
    meterItems: meanings('meterItems'),
    answers: meanings('answers'),
    inTime: meanings('inTime'),
    camera: meanings('camera'),
    verdicts: meanings('verdicts'),
  }
}

const entriesOf = <Words extends object>(words: Words) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forgets the names
  Object.entries(words) as [keyof Words, string][]
