import type { Ids } from '#ports/ids.ts'

/** Ids in the format of UUID v7 that count up from one. */
export function fakeIds(): Ids {
  let count = 0
  return {
    next() {
      count += 1
      return `00000000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`
    },
  }
}
