import { unknown, type Known, type Unknown } from '#domain/sourced.ts'
import type { Kit } from './kit.ts'

/** A figure typed in on this device; null makes it unknown again. */
export const userFigure = <Value>(value: Value | null): Known<Value> | Unknown =>
  value === null ? unknown : { value, trust: 'user', sources: [] }

/** Marks a kit as the user's once its procedure or chart was changed. */
export const markEdited = (kit: Kit): Kit => ({ ...kit, trust: 'user' })

/** Returns the first of `step-1`, `step-2`, … that is not taken. */
export function freshId(prefix: string, taken: readonly string[]) {
  const used = new Set(taken)
  let count = 1
  while (used.has(`${prefix}-${count}`)) count += 1
  return `${prefix}-${count}`
}

/** Moves the item at `from` by `by` places; returns the list unchanged where there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const item = items[from]
  const other = items[from + by]
  if (item === undefined || other === undefined) return items
  return items.with(from, other).with(from + by, item)
}
