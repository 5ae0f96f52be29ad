import type { Clock } from '#ports/clock.ts'
import type { SyncProblem, SyncStop } from './published-status.ts'

interface Needs {
  readonly clock: Pick<Clock, 'now'>
  /** Exchanges once, and reports how that went; false if it was stopped. */
  readonly exchange: () => Promise<boolean>
  /** Called when an exchange begins or ends. */
  readonly onBusy: () => void
}

/** Interval of requests while no live connection is open; with one, none are needed. */
const pollMs = 60_000
const firstPauseMs = 2000
const maxPauseMs = 300_000

/** When to exchange: one exchange at a time; without a request, the next is due after a pause. */
export function createExchangeSchedule({ clock, exchange, onBusy }: Needs) {
  const pause = createPause(clock)
  let problem: SyncProblem | null = null
  let running: Promise<void> | null = null
  let isRequestedAgain = false

  async function exchangeAll() {
    do {
      isRequestedAgain = false
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      if (!(await exchange())) return
    } while (isRequestedAgain)
  }

  return {
    /** Exchanges now, or once more directly after the exchange in progress. */
    request(): Promise<void> {
      if (running !== null) {
        isRequestedAgain = true
        return running
      }
      running = exchangeAll()
        .catch((error: unknown) => {
          pause.lengthen(0)
          throw error
        })
        .finally(() => {
          running = null
          onBusy()
        })
      onBusy()
      return running
    },
    reportDone() {
      problem = null
      pause.set(pollMs)
    },
    reportStop({ reason, retryAfterSeconds }: SyncStop) {
      problem = reason
      pause.lengthen(retryAfterSeconds ?? 0)
    },
    /** Whether the pause is over and nothing is exchanged now. */
    isDue: () => running === null && pause.isOver(),
    isBusy: () => running !== null,
    /** What stopped the last exchange. */
    problem: () => problem,
    reset() {
      problem = null
      pause.set(0)
    },
  }
}

/** Pause before the next request: after each failure in a row twice as long, however the phone's clock is changed. */
function createPause(clock: Pick<Clock, 'now'>) {
  let failures = 0
  let endsAt = 0
  return {
    isOver: () => clock.now() >= endsAt,
    /** Ends the row of failures. */
    set(ms: number) {
      failures = 0
      endsAt = clock.now() + ms
    },
    /** @param leastSeconds what the server asked for */
    lengthen(leastSeconds: number) {
      failures += 1
      const doubled = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
      endsAt = clock.now() + Math.max(leastSeconds * 1000, doubled)
    },
  }
}
