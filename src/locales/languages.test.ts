import { describe, expect, test } from 'vitest'
import { loadersOf } from './catalogs.ts'
import { completeLanguages, languageNames, languages, type Translation } from './languages.ts'

/** All files with words. */
const files = import.meta.glob<unknown>([
  '/src/locales/*/*.ts',
  '/src/knowledge/**/*.*.ts',
  '!/src/locales/*/catalogs.ts',
  '!/src/**/*.test.ts',
])
const paths = Object.keys(files).map((path) => path.replace('/src/', ''))
const isThere = (path: string) => paths.includes(path)
const read = (path: string) => files[`/src/${path}`]?.()

const isOf = (language: string) => (path: string) =>
  path.startsWith(`locales/${language}/`) || path.endsWith(`.${language}.ts`)
const translations = languages.filter((one) => one !== 'ja')
const complete = translations.filter((one) => completeLanguages.includes(one))
const sources = paths.filter(isOf('ja'))

const siblingOf = (path: string, language: Translation) =>
  path.replace('locales/ja/', `locales/${language}/`).replace('.ja.ts', `.${language}.ts`)

/** Paths of all words, with their types. */
function shape(value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) return [`${at}[]`]
  if (typeof value !== 'object' || value === null) return [`${at}: ${typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${at}/${key}`))
}

/** Search terms may differ by language. */
const isFree = (path: string) => /(?:readings|questions)\.ja\.ts$/.test(path)

test('Japanese is complete, and every language has a name', () => {
  expect(completeLanguages).toContain('ja')
  expect(Object.keys(languageNames)).toEqual([...languages])
  expect(sources.length).toBeGreaterThan(30)
})

describe.each(complete)('the complete language %s', (language) => {
  test('lacks no file', () => {
    const missing = sources.filter((path) => !isThere(siblingOf(path, language)))
    expect(missing).toEqual([])
  })

  test('loads every catalog that Japanese has', async () => {
    const [japanese, loaders] = await Promise.all([loadersOf('ja'), loadersOf(language)])
    const asked = Object.entries(loaders).filter(([name]) => Object.hasOwn(japanese, name))
    expect(asked).toHaveLength(Object.keys(japanese).length)
    expect(await Promise.all(asked.map(([, load]) => load()))).not.toContain(undefined)
  })
})

describe.each(translations)('in %s', (language) => {
  const written = sources.filter((path) => isThere(siblingOf(path, language)))

  test.each(written.filter((path) => !isFree(path)))(
    '%s says all that Japanese says',
    async (path) => {
      const [source, translation] = [await read(path), await read(siblingOf(path, language))]
      expect(shape(translation, '')).toEqual(shape(source, ''))
    },
  )

  test('every translation belongs to something', () => {
    const known = sources.map((path) => siblingOf(path, language))
    expect(paths.filter(isOf(language)).filter((path) => !known.includes(path))).toEqual([])
  })
})
