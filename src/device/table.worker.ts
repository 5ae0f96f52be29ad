import { rowsOf } from '#domain/exchange/csv-reader.ts'
import { FileGone, type TablePiece, type TextEncoding } from '#ports/files.ts'
import { textOf } from './file-text.ts'

export interface TableFile {
  readonly file: Blob
  readonly encoding: TextEncoding
}
/** The first request contains the file; each is answered with the next piece. */
export type TableRequest = TableFile | 'next'
export type TableReply = TablePiece | 'end' | 'gone'

let pieces: AsyncIterator<TablePiece> | null = null

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  if (data !== 'next') pieces = rowsOf(textOf(data.file, data.encoding))
  nextPiece().then((reply) => postMessage(reply), reportError)
})

async function nextPiece(): Promise<TableReply> {
  try {
    const next = await pieces?.next()
    return next === undefined || next.done === true ? 'end' : next.value
  } catch (error) {
    if (error instanceof FileGone) return 'gone'
    throw error
  }
}
