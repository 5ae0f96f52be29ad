/** Runs asynchronous work one after the other, in the order of the calls. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => null)
    return done
  }
}
