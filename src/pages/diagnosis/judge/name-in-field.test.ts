import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { nameInField } from './name-in-field.ts'

beforeAll(() => loadTexts('ja', 'judge'))

test.each([
  ['', '岡田 北畑'],
  ['北畑', '岡田 北畑'],
  ['岡田 北畑', '岡田 北畑'],
  ['北畑 2', '岡田 北畑 2'],
  ['岡田 北畑 2', '岡田 北畑 2'],
  ['入口', '岡田 北畑（入口）'],
])('a sample named "%s" of a field is called "%s"', (own, name) => {
  expect(nameInField({ name: '北畑', farmer: '岡田' }, own)).toBe(name)
})
