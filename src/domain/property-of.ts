/** A property of a value from storage, a file or the network, which may be anything; undefined where it has none. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
