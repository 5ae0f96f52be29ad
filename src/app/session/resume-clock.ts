import type { Run } from '#domain/run/run.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'

/** Goes on with the time line of a kept run; the two times it may be, where that is in doubt. */
export function resumeClock(clock: Clock, run: Run): readonly [Instant, Instant] | null {
  const doubts: (readonly [Instant, Instant])[] = []
  const leave = clock.onChange((turn) => {
    if (turn.kind === 'ambiguous') doubts.push(turn.candidates)
  })
  clock.resume({ wallOffset: run.wallOffset, lastSeen: run.events.at(-1)?.at ?? run.startedAt })
  leave()
  return doubts[0] ?? null
}
