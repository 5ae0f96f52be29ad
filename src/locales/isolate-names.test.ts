import { expect, it } from 'vitest'
import { report } from '#locales/ja/report.ts'
import { isolateNames } from './isolate-names.ts'
import { loadTexts, texts } from './texts.ts'

const arabic = 'حقل 3'
const shown = `\u2068${arabic}\u2069`

it('isolates names written from right to left in every sentence, and leaves all other texts as they are', async () => {
  await loadTexts('ja', 'backup', 'batch')
  expect(texts('batch').cropOf(arabic)).toBe(`${shown}の作物`)
  expect(texts('batch').cropOf('北の畑')).toBe('北の畑の作物')
  expect(texts('batch').notFound(['なす', arabic])).toContain(`「なす」「${shown}」`)
  expect(texts('backup').preview.file({ name: arabic, size: '1 kB' })).toBe(`${shown}（1 kB）`)
})

it('keeps what holds no sentence the very same object', () => {
  const plain = { a: ['x'], b: { c: 'y' } }
  expect(isolateNames(plain)).toBe(plain)
})

it('passes on what is neither a text nor a list or object of texts', () => {
  const words = isolateNames({ last: (...parts: readonly unknown[]) => parts.at(-1) })
  const when = new Map([['x', arabic]])
  expect(words.last('', when)).toBe(when)
  const node = { $$typeof: 'element', props: arabic }
  expect(words.last(node)).toBe(node)
  expect(words.last(7, undefined)).toBe(undefined)
})

it('still knows a form of address at the end of a name', () => {
  const { to } = isolateNames({ to: report.to })
  expect(to('田中様')).toBe('田中様')
  expect(to('علي様')).toBe('\u2068علي様\u2069')
  expect(to('علي')).toBe('\u2068علي\u2069 様')
})
