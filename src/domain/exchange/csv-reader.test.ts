import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import { csvLine, plainCell } from './csv-cell.ts'
import { createCsvReader, csvLimits, trimmed } from './csv-reader.ts'

const read = (text: string, pieceLength = text.length + 1) => {
  const reader = createCsvReader()
  const rows = []
  for (let at = 0; at < text.length; at += pieceLength) {
    rows.push(...reader.push(text.slice(at, at + pieceLength)))
  }
  return [...rows, ...reader.end()]
}
const cells = (text: string, pieceLength?: number) =>
  read(text, pieceLength).map((row) => row.cells)

describe('a table', () => {
  it('may have any line end, quoted line ends and quotes in quotes', () => {
    expect(cells('a,b\r\n"c\r\nd","e""f"\rg,"h"x\n')).toEqual([
      ['a', 'b'],
      ['c\r\nd', 'e"f'],
      ['g', 'hx'],
    ])
  })

  it('counts its rows as a spreadsheet does', () => {
    const rows = read('a\r\n"b\nc\r\nd",1\n\n,,\ne')
    expect(rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
      [1, 'a'],
      [2, 'b\nc\r\nd'],
      [5, 'e'],
    ])
  })

  // Excel does not show the line that names the separator.
  it.each(['\n', '\r\n', '\r'])('counts them also behind a named separator and %j', (end) => {
    const text = ['sep=;', 'a;b', '1;2', ''].join(end)
    for (let length = 1; length <= text.length; length += 1) {
      expect(read(text, length).map(({ line }) => line)).toEqual([1, 2])
    }
  })

  it('without a line end is one row, and waits for no end of its first line for ever', () => {
    const reader = createCsvReader()
    const piece = 'x'.repeat(65_536)
    for (let count = 0; count < 300; count += 1) reader.push(piece)
    reader.push(';x')
    expect(reader.end()[0]?.cells).toEqual(['x'.repeat(csvLimits.cellChars)])
  })

  it.each([
    ['quotes in one cell', `"${'"'.repeat(60_000)}`, 1, ['"'.repeat(csvLimits.cellChars)]],
    ['quotes and line ends', '"\r'.repeat(30_000), 0, undefined],
    ['cells in one row', 'a,'.repeat(30_000), 1, Array<string>(csvLimits.columns).fill('a')],
    ['open quotes', '"a,\n'.repeat(15_000), 7500, ['a,\na']],
  ])('of many thousands of %s reads each character once', (_, text, rowCount, firstRow) => {
    const looks = vi.spyOn(String.prototype, 'charCodeAt')
    const searches = vi.spyOn(String.prototype, 'indexOf')
    const rows = cells(text, 2048)
    const searched = searches.mock.calls.map(([, from = 0], index) => {
      const found = Number(searches.mock.results[index]?.value)
      return (found < 0 ? String(searches.mock.contexts[index]).length : found) - from
    })
    const readChars = looks.mock.calls.length + searched.reduce((sum, chars) => sum + chars, 0)
    vi.restoreAllMocks()
    // Of cells, their first character is looked at once more, and that of a plain cell's end too.
    expect(readChars / text.length).toBeLessThan(3)
    expect(rows).toHaveLength(rowCount)
    expect(rows[0]).toEqual(firstRow)
  })

  it.each([
    ['semicolons', 'a;b;c\n1,5;2;3'],
    ['tabs', 'a\tb\tc\n1,5\t2\t3'],
    ['a named one', 'sep=;\r\na;b;c\n1,5;2;3'],
  ])('may be separated by %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2', '3'],
    ])
  })

  it('names its separator in its first line alone', () => {
    expect(cells('x\nsep=|\na|b')).toEqual([['x'], ['sep=|'], ['a|b']])
  })

  it('has blanks of any kind around its words, which are no part of them', () => {
    expect(['a', 'a ', ' a', '　a b　', '畑 ', ' ', ''].map(trimmed)).toEqual([
      'a',
      'a',
      'a',
      'a b',
      '畑',
      '',
      '',
    ])
  })

  it('loses the empty columns that Excel leaves at the end, and empty rows', () => {
    expect(cells('a,b,,,\n1,,,,\n,,,\n ,2,,\n')).toEqual([['a', 'b'], ['1'], [' ', '2']])
  })

  it('loses the cells beyond the last column, and keeps its rows apart', () => {
    const dropped = 'x,"y\r\n,""",,z"z,"\n"'
    const text = `${'a,'.repeat(csvLimits.columns)}${dropped}\r\nb,c`
    const whole = [Array.from({ length: csvLimits.columns }, () => 'a'), ['b', 'c']]
    for (let length = 1; length < dropped.length; length += 1)
      expect(cells(text, length)).toEqual(whole)
  })

  it('is read the same in pieces of any length, and to its end where it is torn', () => {
    const text = 'a,"b""\r\n"\r\nc,d\r"e'
    const whole = cells(text)
    expect(whole).toEqual([['a', 'b"\r\n'], ['c', 'd'], ['e']])
    for (let length = 1; length < text.length; length += 1)
      expect(cells(text, length)).toEqual(whole)
  })

  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('', '=1+1', "'", '"', ',', '\n', '\r\n', '+81', '-5', '@a', '\t', '＝1', "''="),
  )
  const table = fc.array(
    fc.array(cell, { minLength: 2, maxLength: 5 }).map((row) => ['x', ...row, 'x']),
    { minLength: 1, maxLength: 6 },
  )

  it('that we wrote comes back as it was, whatever stood in it, and in pieces', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 20 }), (rows, length) => {
        const text = rows.map(csvLine).join('')
        expect(cells(text, length).map((row) => row.map(plainCell))).toEqual(rows)
      }),
    )
  })

  it('that we wrote is the same table to another reader, and no cell of text is a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map(csvLine).join('')
        const { data } = Papa.parse<readonly string[]>(text, {
          delimiter: ',',
          skipEmptyLines: true,
        })
        expect(data.map((row) => row.map(plainCell))).toEqual(rows)
        for (const one of data.flat()) expect(one).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u)
      }),
    )
  })

  it('that others wrote is read as another reader does', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', '1', ',', '"', '\n', ' '),
      maxLength: 30,
    })
    fc.assert(
      fc.property(letters, (body) => {
        const text = `h,i\n${body.replaceAll('"', '""').replace(/^/u, '"')}",z\n`
        const { data } = Papa.parse<readonly string[]>(text, {
          delimiter: ',',
          skipEmptyLines: true,
        })
        expect(cells(text)).toEqual(data)
      }),
    )
  })

  it('keeps numbers as numbers', () => {
    expect(csvLine([-1.5, 0, null, '-1.5'])).toBe("-1.5,0,,'-1.5\r\n")
  })
})
