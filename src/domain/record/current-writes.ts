import { wallOf } from './clock-order.ts'
import type { Instant } from '#domain/units.ts'
import { propertyOf } from '#domain/property-of.ts'

/** A value written on one device. */
export interface Write<Value> {
  readonly id: string
  readonly device: string
  readonly clock: string
  readonly value: Value
  /** Ids of the current writes that its writer had seen. Null: not recorded by an earlier version. */
  readonly over: readonly string[] | null
}

/**
 * Adds a write and removes those it replaces. Each write names what it replaces, so a value its writer never saw remains beside
 * it: a multi-value register. Source: [Shapiro 2011] 3.2.2. The last one counts. A device has seen its own writes; a write
 * without `over` is taken to have seen everything.
 */
export const addWrite = <Value>(
  currentWrites: readonly Write<Value>[],
  write: Write<Value>,
): readonly Write<Value>[] => [
  ...currentWrites.filter(
    ({ id, device }) => device !== write.device && write.over !== null && !write.over.includes(id),
  ),
  write,
]

/** The value that counts, and concurrent values written elsewhere. */
export interface ValueConflict<Value> {
  readonly counts: SeenWrite<Value>
  /** Latest first. */
  readonly others: readonly SeenWrite<Value>[]
}

/** A write as displayed: when and where it was made. */
export interface SeenWrite<Value> {
  readonly value: Value
  readonly at: Instant
  readonly device: string
  readonly isHere: boolean
}

/** Concurrent values as seen from one device. Null where all are equal. */
export function findValueConflict<Value>(
  currentWrites: readonly Write<Value>[],
  here: string,
): ValueConflict<Value> | null {
  const counts = currentWrites.at(-1)
  if (counts === undefined) return null
  const shown = new Set([JSON.stringify(counts.value)])
  const others = currentWrites.toReversed().filter(({ value }) => {
    const text = JSON.stringify(value)
    const isNew = !shown.has(text)
    shown.add(text)
    return isNew
  })
  const seen = ({ value, device, clock }: Write<Value>) => ({
    value,
    at: wallOf(clock),
    device,
    isHere: device === here,
  })
  return others.length === 0 ? null : { counts: seen(counts), others: others.map(seen) }
}

const maxReplacedIds = 100

/** Parses the ids an event replaces; null where it names none. */
export function parseReplacedIds(payload: unknown): readonly string[] | null {
  const over = propertyOf(payload, 'over')
  if (!Array.isArray(over)) return null
  return over.filter((id) => typeof id === 'string').slice(0, maxReplacedIds)
}
