import type { StoreApi } from 'zustand/vanilla'

import type { Projection } from './project-record.ts'
import type { createRecordIndex, RecordIndex } from './record-index.ts'
import type { RecordReader } from './record-reader.ts'

/** Index of all records in short, read when first requested. */
export function createOpenedIndex(outside: {
  readonly store: StoreApi<{ readonly index: RecordIndex }>
  readonly reader: () => Promise<RecordReader>
  readonly enqueue: (work: () => Promise<void>) => Promise<void>
}) {
  const { store, reader, enqueue } = outside
  let index: ReturnType<typeof createRecordIndex> | null = null
  let opening: Promise<void> | null = null

  const progress = (state: Partial<RecordIndex>) =>
    store.setState(({ index: known }) => ({ index: { ...known, ...state } }))

  async function read() {
    const [{ createRecordIndex: create }, { readAllShown }] = await Promise.all([
      import('./record-index.ts'),
      reader(),
    ])
    const all = create()
    progress({ state: 'reading', read: 0 })
    await readAllShown((page) => {
      for (const [id, projection] of page) all.put(id, projection)
      progress({ read: all.size() })
    })
    index = all
    progress(shown())
  }

  /** Empty until the index is complete. */
  const shown = (): Partial<RecordIndex> =>
    index === null ? {} : { state: 'ready', read: index.size(), summaries: index.summaries() }
  const open = () => {
    opening ??= enqueue(read).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  return {
    open,
    shown,
    /** Rereads the index if it was ever opened. */
    async reopen() {
      if (opening === null) return
      index = null
      opening = null
      await open()
    },
    put: (id: string, projection: Pick<Projection, 'record' | 'isRemoved'>) =>
      index?.put(id, projection),
    has: (id: string) => index?.has(id) === true,
    isRemoved: (id: string) => index?.has(id) === true && index.get(id) === null,
  }
}
