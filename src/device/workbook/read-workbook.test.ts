import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parseDay } from '#domain/exchange/day-text.ts'
import { workbook, type WorkbookSheet } from '#testing/workbook.ts'
import { archiveParts, unpackPart } from './archive-parts.ts'
import { readWorkbook } from './read-workbook.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) => readWorkbook(new Blob([bytes]))
async function rowsIn(rows: WorkbookSheet['rows']) {
  const book = await read(workbook([{ name: 'S', rows }]))
  return book.ok ? book.value[0]?.rows.map(({ cells }) => cells) : book.reason
}

test('numbers, texts and what formulas came to are read; an error of Excel is nothing measured', async () => {
  const rows = await rowsIn([
    ['畑', 'pH', 'CaO', '合計'],
    ['西１号', 5.8, 5.7999999999999998, { formula: 'B2+C2', value: 11.6 }],
    [' 東 ', { error: '#DIV/0!' }, 1e-7, { formula: 'A3', value: '東' }],
  ])
  expect(rows).toEqual([
    ['畑', 'pH', 'CaO', '合計'],
    ['西１号', '5.8', '5.8', '11.6'],
    [' 東 ', '', '1e-7', '東'],
  ])
})

test.each([
  ['yyyy/m/d', '2026-04-01'],
  ['yyyy"年"m"月"d"日"', '2026-04-01'],
  ['m/d', '2026-04-01'],
  // Days in years of an era stay Excel's numbers, which `parseDay` accepts.
  ['[$-411]ge.m.d;@', '46113'],
  ['[$-ja-JP-x-gannen]ggge"年"m"月"d"日";@', '46113'],
])('a day counted by Excel and shown as %s is a day', async (format, text) => {
  expect(await rowsIn([[{ value: 46_113, format }]])).toEqual([[text]])
  expect(parseDay(text)).toMatchObject({ year: 2026, month: 4, day: 1 })
})

test('a day with a time of day keeps it, and a time alone is no day', async () => {
  const rows = await rowsIn([
    [
      { value: 46_113.378_472_222_22, format: 'yyyy/m/d h:mm' },
      { value: 0.378_472_222_222, format: 'h:mm' },
    ],
  ])
  expect(rows).toEqual([['2026-04-01 09:05', '09:05']])
})

test('rows keep the number they have in Excel, and empty ones are left out', async () => {
  const book = await read(workbook([{ name: 'S', rows: [['a'], [], [null, ''], ['b', null]] }]))
  expect(book).toEqual({
    ok: true,
    value: [
      {
        name: 'S',
        rows: [
          { line: 1, cells: ['a'] },
          { line: 4, cells: ['b'] },
        ],
      },
    ],
  })
})

test('a cell over several rows holds for each of them, in its own sheet', async () => {
  const rows = [
    ['農家', '', 'ほ場'],
    ['田中', null, '東1'],
    [null, null, '東2'],
    ['高橋', null, '西'],
  ]
  const book = await read(
    workbook([
      { name: '表紙', rows: [['表紙'], [null, 'x']] },
      { name: '成績', rows, merged: ['A1:B1', 'A2:A3', 'A4:A9000'] },
    ]),
  )
  expect(book.ok && book.value.map((one) => one.rows.map(({ cells }) => cells))).toEqual([
    [['表紙'], ['', 'x']],
    [
      ['農家', '', 'ほ場'],
      ['田中', '', '東1'],
      ['田中', '', '東2'],
      ['高橋', '', '西'],
    ],
  ])
})

test.each([
  [10, '★'],
  [5000, undefined],
])('%i cells over many rows fill no more than a sheet may hold', async (count, below) => {
  const rows = Array.from({ length: 2000 }, (_, at) => (at === 0 ? ['a', '★'] : ['b']))
  // The last one is filled only if there is still room.
  const merged = [...Array.from({ length: count }, () => 'A1:A1048576'), 'B1:B1048576']
  const book = await read(workbook([{ name: 'S', rows, merged }]))
  const [sheet] = book.ok ? book.value : []
  expect(sheet?.rows).toHaveLength(2000)
  expect(sheet?.rows.at(-1)?.cells).toEqual(['a', ...(below === undefined ? [] : [below])])
})

test('each sheet comes with its name', async () => {
  const sheets = ['令和7年度', '令和8年度'].map((name) => ({ name, rows: [[name]] }))
  const book = await read(workbook(sheets))
  expect(book.ok && book.value.map(({ name }) => name)).toEqual(['令和7年度', '令和8年度'])
})

const sheet = (content: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${content}</sheetData></worksheet>`
const withSheet = (content: string) =>
  read(workbook([{ name: 'S', rows: [] }], { 'xl/worksheets/sheet0.xml': sheet(content) }))

test.each([
  ['one cell in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['a row far below', '<row r="20001"/>'],
  ['a cell far below, without a row number', '<row><c r="A30000"><v>1</v></c></row>'],
  ['a column far right', '<row r="1"><c r="ZZZ1"><v>1</v></c></row>'],
  [
    'wide and long at once',
    '<row r="1"><c r="ALL1"><v>1</v></c></row><row r="19999"><c r="A19999"><v>1</v></c></row>',
  ],
  ['an address in a namespace', '<x:row><x:c y:r="XFD9"><v>1</v></x:c></x:row>'],
])('%s is refused before room is made for it', async (_, content) => {
  expect(await withSheet(content)).toEqual({ ok: false, reason: 'workbook-too-large' })
})

test.each([
  ['letters written as numbers', '<row><c r="&#88;FD1048576"><v>1</v></c></row>'],
  ['a comment', '<!-- <c x=" --><row><c r="XFD1048576"><v>1</v></c></row><!-- "> -->'],
  ['an attribute without quotes', '<row><c r=XFD1048576><v>1</v></c></row>'],
  ['a tag within an attribute', '<row><c x="<c" r="XFD1048576"><v>1</v></c></row>'],
  ['a tag that does not end', '<row><c r="XFD1048576"'],
])('a corner hidden by %s is refused', async (_, content) => {
  expect(await withSheet(content)).toEqual({ ok: false, reason: 'unreadable' })
})

/** Creates an archive of one part of zeros that declares a size of `said` bytes. */
function zeros(length: number, said: number): Uint8Array<ArrayBuffer> {
  const bomb = Uint8Array.from(zipSync({ 'xl/workbook.xml': new Uint8Array(length) }))
  const view = new DataView(bomb.buffer)
  for (let at = 0; at < bomb.length - 30; at += 1) {
    const mark = view.getUint32(at, true)
    // Sizes in the local and the central header. Source: APPNOTE 4.3.7 and 4.3.12.
    if (mark === 0x04034b50) view.setUint32(at + 22, said, true)
    if (mark === 0x02014b50) view.setUint32(at + 24, said, true)
  }
  return bomb
}

test('an archive that grows beyond bounds is not unpacked', async () => {
  expect(await read(zeros(1_000_000, 90_000_000))).toEqual({
    ok: false,
    reason: 'workbook-too-large',
  })
})

test.each([
  [1000, 20_000_000],
  [70_000_000, 90_000_000],
])('an archive that says %i bytes and holds %i is left there', async (said, held) => {
  const bomb = zeros(held, said)
  expect(bomb.length).toBeLessThan(200_000)
  expect(await read(bomb)).toEqual({ ok: false, reason: 'unreadable' })
  const [part] = archiveParts(bomb)
  if (part === undefined) throw new Error('no part')
  // Its last tenth is damaged, which would be reported if it were inflated.
  const end = part.offset + part.packedBytes
  bomb.fill(0xff, Math.floor(end - part.packedBytes / 10), end)
  expect(() => unpackPart(bomb, part)).toThrow('more than the archive says')
})

test('an archive that holds less than it says is none', async () => {
  expect(await read(zeros(1000, 2000))).toEqual({ ok: false, reason: 'unreadable' })
})

/** Converts an archive to the form written as a stream: all sizes and offsets in 64-bit fields. */
function withLargeFields(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer)
  const end = archive.length - 22
  const start = view.getUint32(end + 16, true)
  const entries: Uint8Array[] = []
  for (let at = start; at < end;) {
    const nameLength = view.getUint16(at + 28, true)
    const length = 46 + nameLength
    const extra = new Uint8Array(28)
    const fields = new DataView(extra.buffer)
    fields.setUint16(0, 1, true)
    fields.setUint16(2, 24, true)
    for (const [place, field] of [24, 20, 42].entries()) {
      fields.setBigUint64(4 + place * 8, BigInt(view.getUint32(at + field, true)), true)
      view.setUint32(at + field, 0xffff_ffff, true)
    }
    const next = at + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    view.setUint16(at + 30, extra.length, true)
    view.setUint16(at + 32, 0, true)
    entries.push(archive.slice(at, at + length), extra)
    at = next
  }
  const directoryLength = entries.reduce((sum, { length }) => sum + length, 0)
  const tail = new DataView(new ArrayBuffer(56 + 20 + 22))
  tail.setUint32(0, 0x06064b50, true)
  tail.setBigUint64(32, BigInt(view.getUint16(end + 10, true)), true)
  tail.setBigUint64(48, BigInt(start), true)
  tail.setUint32(56, 0x07064b50, true)
  tail.setBigUint64(64, BigInt(start + directoryLength), true)
  tail.setUint32(76, 0x06054b50, true)
  tail.setUint16(86, 0xffff, true)
  tail.setUint32(92, 0xffff_ffff, true)
  const pieces = [archive.slice(0, start), ...entries, new Uint8Array(tail.buffer)]
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

test('a workbook written as a stream is read as any other', async () => {
  const book = await read(withLargeFields(workbook([{ name: 'S', rows: [['a', 1]] }])))
  expect(book).toMatchObject({ ok: true, value: [{ name: 'S', rows: [{ cells: ['a', '1'] }] }] })
})

test('many small parts are too many', async () => {
  const parts = Object.fromEntries(
    Array.from({ length: 1001 }, (_, at) => [`xl/p${at}.xml`, strToU8('<a/>')]),
  )
  const archive = Uint8Array.from(zipSync(parts))
  expect(await read(archive)).toEqual({ ok: false, reason: 'workbook-too-large' })
})

test('a file of more than 10 MB is not even looked at', async () => {
  expect(await read(new Uint8Array(10_000_001))).toEqual({
    ok: false,
    reason: 'workbook-too-large',
  })
})

test('a workbook of Excel until 2003, or with a password, is rejected with that reason', async () => {
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await read(old)).toEqual({ ok: false, reason: 'old-workbook' })
})

test('whatever happened to its bytes, a workbook is read or refused', async () => {
  const whole = workbook([
    {
      name: 'S',
      rows: [
        ['a', 1],
        [{ value: 46_113, format: 'yyyy' }, 'b'],
      ],
    },
  ])
  const said = ['read', 'unreadable', 'workbook-too-large', 'old-workbook']
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255))
  const property = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 12 }),
    fc.nat(whole.length),
    async (changes, length) => {
      const broken = whole.slice(0, length % 3 === 0 ? length : whole.length)
      for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte
      const outcome = await read(broken)
      expect(said).toContain(outcome.ok ? 'read' : outcome.reason)
    },
  )
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined()
})
