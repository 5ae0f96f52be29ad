/** Caches a pure function of a text; the cache is cleared once it holds `maxKnown` texts. */
export function memoize<Value>(
  work: (text: string) => Value,
  maxKnown = 10_000,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= maxKnown) known.clear()
    const value = work(text)
    known.set(text, value)
    return value
  }
}
