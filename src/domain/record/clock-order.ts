interface Stamped {
  readonly id: string
  /** A hybrid logical clock as text, which sorts as it counts. */
  readonly clock: string
}

/** Each event once, the last word last: of two at one moment the same one on every device. */
export const inClockOrder = <Event extends Stamped>(events: readonly Event[]): Event[] =>
  [...new Map(events.map((event) => [event.id, event])).values()].toSorted((one, other) => {
    if (one.clock === other.clock) return one.id < other.id ? -1 : 1
    return one.clock < other.clock ? -1 : 1
  })
