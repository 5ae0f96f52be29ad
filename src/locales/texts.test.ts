import { afterEach, expect, test } from 'vitest'
import { loadersOf } from './catalogs.ts'
import { changeLanguage } from './change-language.ts'
import { loadTexts, texts, withTexts } from './texts.ts'
import { createWords } from './words.ts'

const [hi, hello] = [{ hi: 'やあ' }, { hi: 'hello' }]

afterEach(() => loadTexts('ja'))

test('a catalog answers at once when it has been loaded', async () => {
  await loadTexts('ja', 'shell', 'ui')
  expect(texts('shell').app).toBe('土壌診断キット専用タイマー')
  expect(texts('ui')).toBeDefined()
})

test('a part of a page that comes later is there only with its words', async () => {
  expect(() => texts('live')).toThrow('catalog not loaded: live')
  expect(await withTexts(Promise.resolve('part'), 'live')).toBe('part')
  expect(texts('live').run).toBeDefined()
})

test('asking for a catalog that was not loaded says which', () => {
  expect(() => texts('kit-errors')).toThrow('catalog not loaded: kit-errors')
})

test('every catalog says something', async () => {
  const loaders = Object.values(await loadersOf('ja'))
  const catalogs = await Promise.all(loaders.map((load) => load()))
  expect(catalogs.map((catalog) => Object.keys(catalog).length)).not.toContain(0)
})

test('changing the language changes every catalog in use at once, and back', async () => {
  await loadTexts('ja', 'shell', 'ui')
  const japanese = texts('shell').settings
  const changing = changeLanguage('en')
  expect(texts('shell').settings).toBe(japanese)
  await changing
  expect(texts('shell').settings).toBe('Settings')
  expect(texts('ui').close).toBe('Close')
  await changeLanguage('ja')
  expect(texts('shell').settings).toBe(japanese)
})

test('words beside knowledge follow the language, and say so where they cannot', async () => {
  const words = createWords(hi, { './words.en.ts': async () => hello })
  expect(words()).toBe(hi)
  await changeLanguage('en')
  expect(words()).toBe(hello)
})

test('words that arrive with a part of a page are there with it', async () => {
  await changeLanguage('en')
  const part = async () => createWords(hi, { './words.en.ts': async () => hello })
  const words = await withTexts(part())
  expect(words()).toBe(hello)
})

test('nothing falls back to Japanese', async () => {
  await changeLanguage('en')
  const late = createWords(hi, { './words.en.ts': async () => hello })
  expect(() => late()).toThrow('words not loaded: en')
})

test.each(['ja', 'easy', 'en'] as const)(
  'a step whose end has no signal of its own still says what ringing means in %s',
  async (language) => {
    await loadTexts(language, 'live', 'voice')
    const phrase = texts('voice').phrase({ kind: 'cue', text: '' })
    expect(texts('live').run.busyHint('')).not.toMatch(/[、:：]\s*$/u)
    expect(phrase).not.toBe('')
    expect(texts('voice').phrase({ kind: 'cue', text: 'x' })).toBe('x')
  },
)
