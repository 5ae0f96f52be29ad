import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { SheetRows } from '#ports/files.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

async function* inPieces(...pieces: readonly SheetRows[]) {
  yield* pieces
}

const textOf = async (book: Blob, part: string) =>
  new TextDecoder().decode(unzipSync(new Uint8Array(await book.arrayBuffer()))[part])

test('what is written is read back by our own reader, cell by cell', async () => {
  const head = ['日付', '畑 <1> & "2"', "'=1+1", 'pH [pH 分析機関]']
  const book = await writeWorkbook(
    '測定 & 記録',
    inPieces([head], [['2026-04-01', '西1号\n北', '=1+1', 6.25]], [[null, '', " '-x ", 1e-7]]),
  )
  const read = await readWorkbook(book)
  expect(read).toMatchObject({
    value: [
      {
        name: '測定 & 記録',
        rows: [
          { line: 1, cells: ['日付', '畑 <1> & "2"', "''=1+1", 'pH [pH 分析機関]'] },
          { line: 2, cells: ['2026-04-01', '西1号\n北', '=1+1', '6.25'] },
          { line: 3, cells: ['', '', " '-x ", '1e-7'] },
        ],
      },
    ],
  })
})

test('days are days, numbers numbers, and text never runs', async () => {
  const book = await writeWorkbook(
    'x',
    inPieces([['日付'], ['2026-04-01', '2026-02-30', '1899-01-01', 12, '=1+1', 'a\0b']]),
  )
  const sheet = await textOf(book, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="A2" s="2"><v>46113</v></c>')
  expect(sheet).toContain('<c r="B2" t="inlineStr">')
  expect(sheet).toContain('<c r="C2" t="inlineStr">')
  expect(sheet).toContain('<c r="D2"><v>12</v></c>')
  expect(sheet).toContain('>=1+1</t>')
  expect(sheet).toContain('>ab</t>')
  expect(sheet).not.toContain('<f>')
})

test('columns are as wide as what stands in them: too narrow for a day, a spreadsheet shows only #', async () => {
  const book = await writeWorkbook('x', inPieces([['日付', 'pH']], [['2026-04-01', 6]]))
  const sheet = await textOf(book, 'xl/worksheets/sheet1.xml')
  const widths = [...(sheet ?? '').matchAll(/<col [^>]*width="(\d+)"/gu)].map(([, width]) => width)
  expect(widths).toEqual(['12', '8'])
})

test('columns go beyond Z, and a table without rows is a workbook too', async () => {
  const wide = await writeWorkbook('x', inPieces([Array.from({ length: 30 }, (_, at) => `c${at}`)]))
  expect(await readWorkbook(wide)).toMatchObject({ value: [{ rows: [{ cells: { 29: 'c29' } }] }] })
  const sheet = await textOf(wide, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="AD1"')
})
