import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test('web addresses are links', () => {
  expect(webAddress('https://example.jp/a')).toBe('https://example.jp/a')
  expect(webAddress('http://example.jp')).toBe('http://example.jp')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'example.jp', '', undefined])(
  '%s is not',
  (url) => {
    expect(webAddress(url)).toBeUndefined()
  },
)
