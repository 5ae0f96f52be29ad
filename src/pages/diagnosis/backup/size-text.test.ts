import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { sizeText } from './size-text.ts'

beforeAll(() => loadTexts('ja', 'backup'))

test('says a size as people do', () => {
  expect([0, 999, 1000, 64_499, 999_999, 1_250_000, 52_428_800].map(sizeText)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '64 kB',
    '1000 kB',
    '1.3 MB',
    '52.4 MB',
  ])
})
