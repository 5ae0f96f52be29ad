import type { ScreenPlace } from './screen-place.ts'

/** Where an address is looked at first: its top or anchor, where the user left it, or whatever is on screen already. */
type Landing = 'top' | 'stay' | ScreenPlace

let current: Landing = 'stay'

export const scrollTarget = () => current

/** Told by the frame, before the page of the address is drawn. */
export function setScrollTarget(next: Landing) {
  current = next
}

/** Back at an address left before: its anchor was gone to at that time. */
export const isReturning = () => typeof current !== 'string'
