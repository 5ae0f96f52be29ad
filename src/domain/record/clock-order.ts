import { instant, type Instant } from '#domain/units.ts'

interface Stamped {
  readonly id: string
  /** A hybrid logical clock as text; sorting the text sorts by time. */
  readonly clock: string
}

/** Latest time in a clock from elsewhere, in ms: after a later one, our own clock would have no room to advance. */
export const latestWallMs = 5_000_000_000_000

/** The wall-clock time of the device that wrote a clock; 0 where it has none. */
export const wallOf = (clock: string): Instant => instant(Number(clock.slice(0, 13)) || 0)

/** Removes repeats and sorts by clock, the latest last; ties are broken by id so that every device agrees. */
export const inClockOrder = <Event extends Stamped>(events: readonly Event[]): Event[] =>
  [...new Map(events.map((event) => [event.id, event])).values()].toSorted((one, other) => {
    if (one.clock === other.clock) return one.id < other.id ? -1 : 1
    return one.clock < other.clock ? -1 : 1
  })
