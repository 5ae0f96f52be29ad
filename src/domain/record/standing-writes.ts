import { instant, type Instant } from '#domain/units.ts'

/** A value written to one thing on one device. */
export interface Write<Value> {
  readonly id: string
  readonly device: string
  readonly clock: string
  readonly value: Value
  /** The writes of this thing that stood when it was written, by id. Null: not said, by an earlier version. */
  readonly over: readonly string[] | null
}

/**
 * Those still standing once a later one was made. Each names what it replaces, so a value that its writer never saw
 * stays beside it: a multi-value register. Source: [Shapiro 2011] 3.2.2. The last counts. What a device wrote itself it
 * has seen; a write that does not say what it saw is taken to have seen everything.
 */
export const withWrite = <Value>(
  standing: readonly Write<Value>[],
  write: Write<Value>,
): readonly Write<Value>[] => [
  ...standing.filter(
    ({ id, device }) => device !== write.device && write.over !== null && !write.over.includes(id),
  ),
  write,
]

/** A value that counts, and those written elsewhere that it does not know of. */
export interface Overtaken<Value> {
  readonly counts: SeenWrite<Value>
  /** The latest first. */
  readonly others: readonly SeenWrite<Value>[]
}

/** As it is shown: when and where it was written. */
export interface SeenWrite<Value> {
  readonly value: Value
  readonly at: Instant
  readonly device: string
  readonly isHere: boolean
}

/** As seen on one device. Null where all that stand say the same. */
export function overtaken<Value>(
  standing: readonly Write<Value>[],
  here: string,
): Overtaken<Value> | null {
  const counts = standing.at(-1)
  if (counts === undefined) return null
  const said = new Set([JSON.stringify(counts.value)])
  const others = standing.toReversed().filter(({ value }) => {
    const text = JSON.stringify(value)
    const isNew = !said.has(text)
    said.add(text)
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

/** The wall time in front of a clock. */
export const wallOf = (clock: string) => instant(Number(clock.slice(0, 13)) || 0)

const maxOver = 100

/** What an event says that it replaces; null where it does not say. */
export function parseOver(payload: unknown): readonly string[] | null {
  if (typeof payload !== 'object' || payload === null) return null
  const over: unknown = Reflect.get(payload, 'over')
  if (!Array.isArray(over)) return null
  return over.filter((id) => typeof id === 'string').slice(0, maxOver)
}
