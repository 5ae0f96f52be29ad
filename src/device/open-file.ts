import { rowsOf } from '#domain/exchange/csv-reader.ts'
import type { OpenedFile, TablePiece } from '#ports/files.ts'
import { attempt } from './attempt.ts'
import { piecesOf, textOf } from './file-text.ts'
import type { TableReply, TableRequest } from './table.worker.ts'

type Encoding = OpenedFile['encoding']

const lookLength = 1 << 20

/** A file of text whose encoding is found out: byte order mark, else UTF-8 where it fits, else Shift_JIS. */
export async function openFile(file: File): Promise<OpenedFile> {
  const encoding = (await markOf(file)) ?? ((await isUtf8(file)) ? 'utf-8' : 'shift_jis')
  return {
    name: file.name,
    bytes: file.size,
    encoding,
    text: () => textOf(file, encoding),
    rows: () => rowsInThread(file, encoding),
  }
}

/** Read in a thread of its own, which ends with the last piece that is asked for. */
async function* rowsInThread(file: Blob, encoding: Encoding): AsyncGenerator<TablePiece> {
  const worker = attempt(
    () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' }),
  )
  if (worker === undefined) {
    yield* rowsOf(textOf(file, encoding))
    return
  }
  try {
    let request: TableRequest = { file, encoding }
    for (;;) {
      // Pieces follow one another: the memory of a phone holds few.
      // oxlint-disable-next-line no-await-in-loop
      const reply = await ask(worker, request)
      if (reply === 'end') return
      if (reply === 'unreadable') throw new Error('the file cannot be read any more')
      yield reply
      request = 'next'
    }
  } finally {
    worker.terminate()
  }
}

const ask = (worker: Worker, request: TableRequest) =>
  new Promise<TableReply>((resolve) => {
    const answer = ({ data }: MessageEvent<TableReply>) => resolve(data)
    worker.addEventListener('message', answer, { once: true })
    worker.addEventListener('error', () => resolve('unreadable'), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(request)
  })

async function markOf(file: Blob): Promise<Encoding | null> {
  const [one, two, three] = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : null
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of piecesOf(file, lookLength)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
