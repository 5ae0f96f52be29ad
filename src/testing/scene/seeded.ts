/** A random number generator determined by its seed alone. */
export interface Chance {
  /** Uniform between `low` and `high`. */
  between(low: number, high: number): number
  /** Mean 0, standard deviation 1. */
  normal(): number
  isHeads(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Source: mulberry32 by Tommy Ettinger, in the public domain. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    isHeads: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
