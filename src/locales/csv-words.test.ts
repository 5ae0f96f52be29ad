import { expect, test } from 'vitest'
import type { CsvWords } from '#domain/exchange/csv-words.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { loadersOf } from './catalogs.ts'
import { languages } from './languages.ts'

const groups = ['columns', 'fields', 'details', 'answers', 'inTime', 'camera', 'verdicts'] as const

async function wordsOf(language: (typeof languages)[number]): Promise<CsvWords> {
  const { backup } = await loadersOf(language)
  if (backup === undefined) throw new Error(`no words in ${language}`)
  return (await backup()).csvWords
}

test.each(groups)('no word of a table means two things in two languages: %s', async (group) => {
  const all = await Promise.all(languages.map(wordsOf))
  const meanings = new Map<string, Set<string>>()
  for (const words of all) {
    for (const [id, word] of Object.entries(words[group])) {
      const folded = foldText(word)
      meanings.set(folded, (meanings.get(folded) ?? new Set()).add(id))
    }
  }
  const ambiguous = [...meanings].filter(([, ids]) => ids.size > 1)
  expect(ambiguous).toEqual([])
})
