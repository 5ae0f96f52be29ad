import type { Ids } from '#ports/ids.ts'

/** UUID v7: 48 bits of milliseconds, a counter that orders ids of the same millisecond, then random bits. Source: RFC 9562. */
export function cryptoIds(now: () => number = () => Date.now()): Ids {
  let last = { time: -1, count: 0 }
  return {
    next() {
      last = follow(last, now())
      return uuid(last.time, last.count, randomBytes(8))
    },
  }
}

const idsPerMs = 0x1000

function follow(last: { readonly time: number; readonly count: number }, now: number) {
  if (now > last.time) return { time: now, count: 0 }
  return last.count + 1 < idsPerMs
    ? { time: last.time, count: last.count + 1 }
    : { time: last.time + 1, count: 0 }
}

function uuid(time: number, count: number, chance: Uint8Array) {
  const head = hex(time, 12)
  const tail = Array.from(chance, (byte, index) =>
    hex(index === 0 ? 0x80 | (byte & 0x3f) : byte, 2),
  )
  return [
    head.slice(0, 8),
    head.slice(8),
    `7${hex(count, 3)}`,
    tail.slice(0, 2).join(''),
    tail.slice(2).join(''),
  ].join('-')
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
