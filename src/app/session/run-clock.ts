import type { Run } from '#domain/run/run.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'

export type RunClock = ReturnType<typeof createRunClock>
export type ClockCandidates = readonly [Instant, Instant]

export const lastEventAt = (run: Run) => run.events.at(-1)?.at ?? run.startedAt

/** The clock of a run. What the monotonic clock has counted is certain; what the wall clock alone has shown may be taken back. */
export function createRunClock(clock: Clock) {
  /** Time since the last event that the wall clock alone has shown. */
  let uncertainMs = 0
  return {
    onEvent() {
      uncertainMs = 0
    },
    onSleep({ from, to }: { readonly from: Instant; readonly to: Instant }) {
      uncertainMs += to - from
    },
    /** Continues with the time line of a restored run, or only watches that of the tab that owns it. Returns the two possible times if the clock is ambiguous. */
    resume(run: Run, isOwner: boolean): ClockCandidates | null {
      const candidates = isOwner ? resumeClock(clock, run) : null
      uncertainMs = clock.now() - lastEventAt(run)
      return candidates
    },
    /** The time now if `candidate` was the true one of the two. The clock has run on from the later one. */
    resolved([, later]: ClockCandidates, candidate: Instant): Instant {
      return instant(clock.now() - Math.min(later - candidate, uncertainMs))
    },
  }
}

function resumeClock(clock: Clock, run: Run): ClockCandidates | null {
  const ambiguous: ClockCandidates[] = []
  const leave = clock.onChange((jump) => {
    if (jump.kind === 'ambiguous') ambiguous.push(jump.candidates)
  })
  clock.resume({ wallOffset: run.wallOffset, lastSeen: lastEventAt(run) })
  leave()
  return ambiguous[0] ?? null
}
