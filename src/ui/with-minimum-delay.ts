// Source: product.md S19.
const minimumDisplay = 200

/** The outcome of `work`, but not before `delay` ms have passed: a waiting state that only flashes does not help. */
export async function withMinimumDelay<Value>(
  work: Promise<Value>,
  delay = minimumDisplay,
): Promise<Value> {
  const pause = new Promise<void>((resolve) => {
    setTimeout(resolve, delay)
  })
  const [outcome] = await Promise.allSettled([work, pause])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
