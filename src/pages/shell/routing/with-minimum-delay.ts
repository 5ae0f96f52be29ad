// Source: docs/facts/first-app.md
const minimumDisplayMs = 200

/** Returns the outcome of `work`, but not before `delayMs`: a waiting state that only flashes is no help. */
export async function withMinimumDelay<Value>(
  work: Promise<Value>,
  delayMs = minimumDisplayMs,
): Promise<Value> {
  const pause = new Promise<void>((resolve) => {
    setTimeout(resolve, delayMs)
  })
  const [outcome] = await Promise.allSettled([work, pause])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
