import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelPages, labelSheets, labelAddress, plotOnLabel } from './label.ts'

describe('the code on a label', () => {
  test('leads back to its field, whatever its id', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (id) => {
        expect(plotOnLabel(labelAddress('https://x.jp', id))).toBe(id)
      }),
    )
  })

  test.each([
    'https://x.jp/?plot=',
    'https://x.jp/diag?plot=p1',
    'https://x.jp/?plot=%E3%8',
    'plot=p1',
    'javascript:/?plot=p1',
  ])('%s is no label', (text) => {
    expect(plotOnLabel(text)).toBeNull()
  })
})

describe('labels on sheets', () => {
  const { a24, a44, tape } = labelSheets
  const labels = Array.from({ length: 30 }, (_, at) => at)

  test('fill them one after the other', () => {
    expect(labelPages(labels, a24, 0).map(({ length }) => length)).toEqual([24, 6])
    expect(labelPages(labels, a44, 0)).toEqual([labels])
    expect(labelPages(labels, tape, 0)).toHaveLength(30)
  })

  test('leave out the places that are gone', () => {
    const [first, second] = labelPages(labels, a24, 20)
    expect(first).toEqual([...Array.from({ length: 20 }, () => null), 0, 1, 2, 3])
    expect(second?.[0]).toBe(4)
    expect(labelPages([1], tape, 5)).toEqual([[1]])
  })

  test('lie on A4 with margins', () => {
    for (const { columns, rows, width, height } of [a24, a44]) {
      expect(columns * width).toBeLessThan(210)
      expect(rows * height).toBeLessThan(297)
    }
  })
})
