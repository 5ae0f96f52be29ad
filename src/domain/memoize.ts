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

/** Caches a pure function of an object, for as long as the object is in use elsewhere. */
export function memoizeByObject<Input extends object, Value>(
  work: (input: Input) => Value,
): (input: Input) => Value {
  const known = new WeakMap<Input, { readonly value: Value }>()
  return (input) => {
    const cached = known.get(input)
    if (cached !== undefined) return cached.value
    const value = work(input)
    known.set(input, { value })
    return value
  }
}
