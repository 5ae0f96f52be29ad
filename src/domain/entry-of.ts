type Table<Value> = Readonly<Partial<Record<string, Value>>>

/**
 * What a table says of a key that others wrote: the id of a kit, a unit, the head of a column. Undefined where it says nothing.
 * Every object answers to `constructor`, but with what none of its readers can use.
 */
export const entryOf = <Value>(table: Table<Value> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
