import { describe, expect, it, vi } from 'vitest'
import { FileGone } from '#ports/files.ts'
import { workbook } from '#testing/workbook.ts'
import { openFile } from './open-file.ts'

async function whole(bytes: Uint8Array<ArrayBuffer>) {
  const file = await openFile(new File([bytes], 'x.csv'))
  let text = ''
  for await (const piece of file.text()) text += piece
  return { encoding: file.encoding, bytes: file.bytes, text }
}
const firstOf = <Piece>(pieces: AsyncIterable<Piece>) => pieces[Symbol.asyncIterator]().next()
const utf8 = (text: string) => new TextEncoder().encode(text)
/** 「土壌,６．５」 in Shift_JIS. Source: JIS X 0208, from the table of encoding.spec.whatwg.org. */
const shiftJis = Uint8Array.from([0x93, 0x79, 0x8f, 0xeb, 0x2c, 0x82, 0x55, 0x81, 0x44, 0x82, 0x54])

describe('an opened file', () => {
  it('is UTF-8 with or without a mark, and the mark is no text', async () => {
    expect(await whole(utf8('土壌'))).toEqual({ encoding: 'utf-8', bytes: 6, text: '土壌' })
    expect(await whole(utf8('\u{feff}土壌'))).toMatchObject({ encoding: 'utf-8', text: '土壌' })
  })

  it('is Shift_JIS where it is no UTF-8, as old Excel writes it', async () => {
    expect(await whole(shiftJis)).toMatchObject({ encoding: 'shift_jis', text: '土壌,６．５' })
  })

  it('is UTF-16 where its mark says so, as Excel writes Unicode text', async () => {
    expect(await whole(Uint8Array.of(0xff, 0xfe, 0x1f, 0x57, 0x09, 0x00))).toMatchObject({
      encoding: 'utf-16le',
      text: '土\t',
    })
  })

  it('keeps its letters whole where its pieces end, and is read again from the start', async () => {
    const long = `a${'土'.repeat(60_000)}`
    const file = await openFile(new File([utf8(long)], 'x.csv'))
    for (let time = 0; time < 2; time += 1) {
      const pieces: string[] = []
      for await (const piece of file.text()) pieces.push(piece)
      expect(pieces.length).toBeGreaterThan(2)
      expect(pieces.join('') === long).toBe(true)
    }
    const late = new Uint8Array(200_000).fill(0x61)
    late.set(shiftJis, 150_000)
    expect((await whole(late)).encoding).toBe('shift_jis')
  })

  it('says that it is gone where it cannot be read any more', async () => {
    const file = await openFile(new File(['a'], 'x.csv'))
    const gone = new DOMException('', 'NotReadableError')
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(gone)
    await expect(firstOf(file.text())).rejects.toThrow(FileGone)
    reading.mockRestore()
    expect(await firstOf(file.text())).toMatchObject({ value: 'a' })
  })

  it('says so of a workbook too, instead of reading for ever', async () => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle('gone.xlsx', { create: true })
    const write = async (bytes: Uint8Array<ArrayBuffer>) => {
      const stream = await handle.createWritable()
      await stream.write(bytes)
      await stream.close()
    }
    await write(workbook([{ name: 'S', rows: [['a']] }]))
    const file = await openFile(await handle.getFile())
    await write(utf8('another file'))
    expect(await file.sheets()).toEqual({ ok: false, reason: 'unreadable' })
    await folder.removeEntry('gone.xlsx')
  })

  it('does not call a fault of its reader an unreadable file', async () => {
    const file = await openFile(new File(['a,b'], 'x.csv'))
    const book = await openFile(new File([workbook([{ name: 'S', rows: [['a']] }])], 'x.xlsx'))
    class FaultyWorker extends Worker {
      override postMessage() {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        super.postMessage(null)
      }
    }
    vi.stubGlobal('Worker', FaultyWorker)
    await expect(firstOf(file.rows())).rejects.toThrow('a reader failed')
    await expect(book.sheets()).rejects.toThrow('a reader failed')
    vi.unstubAllGlobals()
  })

  it('stops reading a workbook, and reads it again when asked', async () => {
    const file = await openFile(new File([workbook([{ name: 'S', rows: [['a']] }])], 'x.xlsx'))
    const reading = file.sheets()
    file.stop()
    expect(await reading).toEqual({ ok: false, reason: 'unreadable' })
    expect(await file.sheets()).toMatchObject({ ok: true, value: [{ name: 'S' }] })
  })
})
