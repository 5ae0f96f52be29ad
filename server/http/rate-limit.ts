import { Refusal } from '../team/refusal.ts'

export interface Rate {
  /** Requests allowed at once. */
  readonly burst: number
  /** Further requests allowed per second. */
  readonly perSecond: number
}

interface Bucket {
  tokens: number
  at: number
}

const maxBuckets = 20_000

/** Token buckets by name. Throws `too-many` when one is empty; the least recently used are dropped. */
export function createRateLimit({ burst, perSecond }: Rate, maxNames = maxBuckets) {
  const buckets = new Map<string, Bucket>()
  return {
    take(name: string, now: number, count = 1) {
      const bucket = buckets.get(name) ?? { tokens: burst, at: now }
      const tokens = Math.min(
        burst,
        bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond,
      )
      if (tokens < count) {
        throw new Refusal('too-many', Math.max(1, Math.ceil((count - tokens) / perSecond)))
      }
      // Keeps the map in order of last use.
      buckets.delete(name)
      buckets.set(name, { tokens: tokens - count, at: now })
      const oldest = buckets.size > maxNames ? buckets.keys().next().value : undefined
      if (oldest !== undefined) buckets.delete(oldest)
    },
    size: () => buckets.size,
  }
}
