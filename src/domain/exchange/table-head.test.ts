import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHead } from './table-head.ts'

const rowsOf = (...lines: readonly (readonly string[])[]) =>
  lines.map((cells, at) => ({ line: at + 1, cells }))
const known = ['日', '畑', 'pH H2O', 'pH KCl', '塩基 CaO mg', '塩基 MgO mg', 'CaO', 'pH']
const score = (title: string) => (known.includes(title) ? 1 + Number(title.endsWith('mg')) / 4 : 0)

test('the first row is the head where nothing is above it', () => {
  expect(findHead(rowsOf(['日', '畑', 'pH'], ['2026-04-01', '西', '6']), score)).toEqual({
    from: 0,
    length: 1,
    titles: ['日', '畑', 'pH'],
  })
})

test('titles and an address above a table are no head', () => {
  const rows = rowsOf(
    ['土壌分析結果', '', ''],
    ['依頼者', '山田', '分析日', '令和8年4月1日'],
    ['日', '畑', 'pH'],
    ['2026-04-01', '西', '6'],
  )
  expect(findHead(rows, score)).toMatchObject({ from: 2, length: 1 })
})

test('cells over several rows and columns, and a row of units, are read together', () => {
  const rows = rowsOf(
    ['結果'],
    ['日', '畑', 'pH', '', '塩基', ''],
    ['', '', 'H2O', 'KCl', 'CaO', 'MgO'],
    ['', '', '', '', 'mg', 'mg'],
    ['2026-04-01', '西', '6', '5', '200', '30'],
  )
  expect(findHead(rows, score)).toEqual({
    from: 1,
    length: 3,
    titles: ['日', '畑', 'pH H2O', 'pH KCl', '塩基 CaO mg', '塩基 MgO mg'],
  })
})

test('where nothing is understood the first row is the head', () => {
  expect(findHead(rowsOf(['品名', '値段'], ['石灰', '500']), score)).toMatchObject({ from: 0 })
  expect(findHead([], score)).toBeNull()
})

test('a head is always one to three of the rows', () => {
  const anyCell = fc.constantFrom('', '日', '畑', 'pH', 'CaO', '塩基', '6', '2026-04-01', 'x y')
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { maxLength: 5 }), { minLength: 1, maxLength: 9 }),
      (lines) => {
        const head = findHead(rowsOf(...lines), score)
        expect(head?.length).toBeGreaterThanOrEqual(1)
        expect(head?.length).toBeLessThanOrEqual(3)
        expect((head?.from ?? 0) + (head?.length ?? 0)).toBeLessThanOrEqual(lines.length)
      },
    ),
  )
})
