/** The same value every time, made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The same promise every time, begun at the first call; a failed one is forgotten, so that the next call begins again. */
export function onceAsync<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | null = null
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = null
      throw error
    })
    return begun
  }
}
