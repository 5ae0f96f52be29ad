import type { ScreenPlace } from './screen-place.ts'

/** Initial scroll position of an address: its top or anchor, where the user left it, or the current position. */
type Landing = 'top' | 'stay' | ScreenPlace

let current: Landing = 'stay'

export const scrollTarget = () => current

/** Set by the frame before the page of the address is rendered. */
export function setScrollTarget(next: Landing) {
  current = next
}

/** Whether the user returned to an address left earlier, whose anchor was scrolled to at that time. */
export const isReturning = () => typeof current !== 'string'
