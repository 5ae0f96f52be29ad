/** A table with a value for every key. */
export function tableOf<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key gets its value
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
}
