// Source: product.md S19.
const minimumDisplayMs = 200

/** The outcome of `work`, but not before `delayMs` have passed: a waiting state that only flashes does not help. */
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
