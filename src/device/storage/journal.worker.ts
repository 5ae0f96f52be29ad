import type { Appended, JournalReply, JournalRequest } from './journal-messages.ts'
import { sealLines } from './journal-line.ts'
import type { JournalState } from './replay-plan.ts'
import { assertNever } from '#domain/result.ts'
import { placeFailure, StorageRefused } from './storage-failure.ts'

// The journal is a file that is only appended to. Sync access handles exist only in workers and are exclusive
// per file, so one is opened for each call; a Web Lock in the page keeps tabs from using the file at once.

const headLength = 64
const lineFeed = 0x0a

/** Calls are served one after the other. */
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<JournalRequest>) => {
  last = last.then(async () => postMessage(await reply(data)))
})

async function reply(request: JournalRequest): Promise<JournalReply> {
  try {
    const handle = await openHandle(request.file)
    try {
      return { call: request.call, ok: true, value: answer(handle, request) }
    } finally {
      handle.close()
    }
  } catch (error) {
    return { call: request.call, ok: false, failure: placeFailure(error) }
  }
}

function answer(handle: FileSystemSyncAccessHandle, request: JournalRequest) {
  switch (request.kind) {
    case 'look':
      return look(handle)
    case 'append':
      return append(handle, sealLines(request.openLines))
    case 'read': {
      const bytes = new Uint8Array(request.length)
      return bytes.slice(0, handle.read(bytes, { at: request.from }))
    }
    default:
      return assertNever(request)
  }
}

function look(handle: FileSystemSyncAccessHandle): JournalState {
  const length = handle.getSize()
  // Safari before 16.4 answers with promises here.
  if (typeof length !== 'number') throw new StorageRefused('absent')
  const bytes = new Uint8Array(Math.min(headLength, length))
  handle.read(bytes, { at: 0 })
  return { head: new TextDecoder().decode(bytes), length }
}

function append(handle: FileSystemSyncAccessHandle, lines: Uint8Array<ArrayBuffer>): Appended {
  const before = look(handle)
  try {
    const start = endsInLine(handle, before.length)
      ? before.length
      : closeTornLine(handle, before.length)
    if (handle.write(lines, { at: start }) < lines.length) throw new StorageRefused('full')
    handle.flush()
  } catch (error) {
    handle.truncate(before.length)
    throw error
  }
  return { before, after: look(handle) }
}

function endsInLine(handle: FileSystemSyncAccessHandle, length: number) {
  const bytes = new Uint8Array(1)
  return length === 0 || (handle.read(bytes, { at: length - 1 }) === 1 && bytes[0] === lineFeed)
}

/** Ends a line left incomplete by a kill in mid-write, so that the next one starts on its own line. */
const closeTornLine = (handle: FileSystemSyncAccessHandle, length: number) =>
  length + handle.write(Uint8Array.of(lineFeed), { at: length })

const maxAttempts = 50
const retryPauseMs = 20

async function openHandle(name: string): Promise<FileSystemSyncAccessHandle> {
  if (typeof navigator.storage?.getDirectory !== 'function') throw new StorageRefused('absent')
  const directory = await navigator.storage.getDirectory()
  const file = await directory.getFileHandle(name, { create: true })
  if (typeof file.createSyncAccessHandle !== 'function') throw new StorageRefused('absent')
  return patiently(() => file.createSyncAccessHandle(), maxAttempts)
}

/** Retries, since the browser may still hold the handle of a tab closed a moment ago. */
async function patiently<Value>(work: () => Promise<Value>, left: number): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
    if (!isHeld || left === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, retryPauseMs))
    return patiently(work, left - 1)
  }
}
