type Table<Value> = Readonly<Partial<Record<string, Value>>>

/**
 * The value of a table for a key from users or files: the id of a kit, a unit, the head of a column. Undefined if there is none, even
 * for keys such as `constructor` that every object inherits.
 */
export const entryOf = <Value>(table: Table<Value> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
