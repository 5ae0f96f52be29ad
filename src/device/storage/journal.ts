import type {
  Appended,
  JournalAnswers,
  JournalQuestion,
  JournalReply,
  JournalRequest,
} from './journal-messages.ts'
import { parsePage } from './journal-line.ts'
import type { JournalState } from './replay-plan.ts'
import { withTimeout, StorageRefused, StorageTimeout } from './storage-failure.ts'
import type { StoredEvent } from '#ports/event-log.ts'

/** An append-only file of lines. All calls reject with StorageRefused or StorageTimeout. */
export interface Journal {
  look(): Promise<JournalState>
  /** Resolves when the lines, made by `openLine`, are on disk. */
  append(openLines: string): Promise<Appended>
  /** Passes the events of a range of bytes to `take`, page by page; resolves with the number of unreadable lines. */
  replay(
    from: number,
    to: number,
    take: (events: readonly StoredEvent[]) => Promise<void>,
  ): Promise<number>
  close(): void
}

const pageLength = 1 << 20

type Waiting = (reply: JournalReply) => void

export function openJournal(file: string): Journal {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let calls = 0

  const failAll = () => {
    worker?.terminate()
    worker = null
    for (const [call, settle] of waiting) settle({ call, ok: false, failure: 'broken' })
    waiting.clear()
  }

  const startWorker = () => {
    const started = new Worker(new URL('./journal.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<JournalReply>) => {
      waiting.get(data.call)?.(data)
      waiting.delete(data.call)
    })
    started.addEventListener('error', failAll)
    return started
  }

  async function ask<Kind extends keyof JournalAnswers>(
    question: JournalQuestion & { kind: Kind },
  ) {
    if (typeof Worker === 'undefined') throw new StorageRefused('absent')
    worker ??= startWorker()
    calls += 1
    const request: JournalRequest = { call: calls, file, ...question }
    const replied = new Promise<JournalReply>((resolve) => waiting.set(request.call, resolve))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(request)
    const reply = await withTimeout(replied).catch((error: unknown) => {
      // A hanging worker is replaced: the next call starts a new one.
      if (error instanceof StorageTimeout) failAll()
      throw error
    })
    if (!reply.ok) throw new StorageRefused(reply.failure)
    // The worker answers each kind of question with its own kind of answer.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return reply.value as JournalAnswers[Kind]
  }

  return {
    look: () => ask({ kind: 'look' }),
    append: (openLines) => ask({ kind: 'append', openLines }),
    close: failAll,
    replay: (from, to, take) =>
      replayPages((start, length) => ask({ kind: 'read', from: start, length }), from, to, take),
  }
}

type ReadPage = (from: number, length: number) => Promise<Uint8Array>

async function replayPages(
  read: ReadPage,
  from: number,
  to: number,
  take: (events: readonly StoredEvent[]) => Promise<void>,
): Promise<number> {
  let unreadable = 0
  let rest: Uint8Array = new Uint8Array()
  for (let at = from; at < to; at += pageLength) {
    // Pages are read in order: a line may begin in one and end in the next.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await read(at, Math.min(pageLength, to - at))
    const page = parsePage(joined(rest, bytes))
    // oxlint-disable-next-line no-await-in-loop
    await take(page.events)
    unreadable += page.unreadable
    rest = page.rest
  }
  return unreadable + (rest.length > 0 ? 1 : 0)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
