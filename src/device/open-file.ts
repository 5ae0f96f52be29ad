import { rowsOf } from '#domain/exchange/csv-reader.ts'
import { failed, ok } from '#domain/result.ts'
import { FileGone, type OpenedFile, type TablePiece, type TextEncoding } from '#ports/files.ts'
import { attempt } from './attempt.ts'
import { bytesOf, piecesOf, textOf } from './file-text.ts'
import type { TableReply, TableRequest } from './table.worker.ts'
import type { WorkbookReply } from './workbook.worker.ts'

const lookLength = 1 << 20

/** Opens a workbook, recognized by its first bytes, or a text whose encoding is detected: by byte order mark, else UTF-8 if valid, else Shift_JIS. */
export async function openFile(file: File): Promise<OpenedFile> {
  const encoding = (await isWorkbook(file))
    ? null
    : ((await markOf(file)) ?? ((await isUtf8(file)) ? 'utf-8' : 'shift_jis'))
  let book: Promise<WorkbookReply> | null = null
  /** Threads currently reading this file. */
  const threads: Threads = new Set()
  return {
    name: file.name,
    bytes: file.size,
    encoding,
    text: () => textOf(file, encoding ?? 'utf-8'),
    rows: () => rowsInThread(file, encoding ?? 'utf-8', threads),
    sheets: async () => {
      if (encoding !== null) return ok([])
      book ??= workbookInThread(file, threads)
      return book
    },
    stop() {
      if (threads.size === 0) return
      for (const end of threads) end()
      book = null
    },
  }
}

type Threads = Set<() => void>

async function workbookInThread(file: Blob, threads: Threads): Promise<WorkbookReply> {
  const worker = attempt(
    () => new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' }),
  )
  // The reader is large, and slow on a large sheet, so it never runs on the main thread.
  if (worker === undefined) return failed('unreadable')
  try {
    return (await ask<WorkbookReply>(worker, file, threads)) ?? failed('unreadable')
  } finally {
    worker.terminate()
  }
}

/** Reads rows in a separate thread, which ends with the last piece requested. */
async function* rowsInThread(
  file: Blob,
  encoding: TextEncoding,
  threads: Threads,
): AsyncGenerator<TablePiece> {
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
      // One piece at a time: a phone's memory holds few.
      // oxlint-disable-next-line no-await-in-loop
      const reply = await ask<TableReply>(worker, request, threads)
      if (reply === 'end') return
      if (reply === null || reply === 'gone') {
        throw new FileGone('the file cannot be read any more')
      }
      yield reply
      request = 'next'
    }
  } finally {
    worker.terminate()
  }
}

/** Sends a request to a thread; null if the thread was ended. Rejects where the thread failed or could not start. */
async function ask<Reply>(worker: Worker, request: unknown, threads: Threads) {
  let end = () => undefined as void
  const replied = new Promise<Reply | null>((resolve, reject) => {
    end = () => {
      worker.terminate()
      resolve(null)
    }
    const answer = ({ data }: MessageEvent<Reply>) => resolve(data)
    const fail = (event: ErrorEvent) => {
      // The rejection reports it: not a second time as an error of the page.
      event.preventDefault()
      reject(new Error(`a reader failed: ${event.message}`))
    }
    worker.addEventListener('message', answer, { once: true })
    worker.addEventListener('error', fail, { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(request)
  })
  threads.add(end)
  try {
    return await replied
  } finally {
    threads.delete(end)
  }
}

/** Whether a file is a ZIP archive or the compound file of an older Excel. Sources: APPNOTE 4.3.7, [MS-CFB] 2.2. */
async function isWorkbook(file: Blob): Promise<boolean> {
  const [one, two, three, four] = await bytesOf(file.slice(0, 4))
  const isArchive = one === 0x50 && two === 0x4b && three === 3 && four === 4
  return isArchive || (one === 0xd0 && two === 0xcf && three === 0x11 && four === 0xe0)
}

async function markOf(file: Blob): Promise<TextEncoding | null> {
  const [one, two, three] = await bytesOf(file.slice(0, 3))
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
