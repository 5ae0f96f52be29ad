type Table<Value> = Readonly<Partial<Record<string, Value>>>

/**
 * The value of a table under a key that users or files wrote: the id of a kit, a unit, the head of a column. Undefined where there
 * is none, also for `constructor`, which every object inherits.
 */
export const entryOf = <Value>(table: Table<Value> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
