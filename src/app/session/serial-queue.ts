/** One after the other: what was asked later shows later. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => null)
    return done
  }
}
