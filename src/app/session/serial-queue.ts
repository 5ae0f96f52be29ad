export type SerialQueue = ReturnType<typeof createSerialQueue>

/** Runs asynchronous work one after the other, in the order of the calls. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => null)
    return done
  }
}

/** Runs work each time it is called, one run after the other; calls share the next run until it begins. */
export function combineCalls(work: () => Promise<void>): () => Promise<void> {
  const enqueue = createSerialQueue()
  let next: Promise<void> | null = null
  return () =>
    (next ??= enqueue(() => {
      next = null
      return work()
    }))
}
