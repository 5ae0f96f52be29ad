import { replay } from '#domain/run/replay.ts'
import { advance, isComplete, type Run } from '#domain/run/run.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import { isStorageSilent } from '#app/status/storage-recovery.ts'
import type { FinishedRun } from './finished-run.ts'
import { lastEventAt, type RunClock } from './run-clock.ts'
import { appendRunEvent, readLiveRun } from './run-log.ts'
import type { SerialQueue } from './serial-queue.ts'
import type { LiveSession } from './session-state.ts'
import type { ShownRun } from './shown-run.ts'

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly tabs: Tabs
  readonly ids: Ids
  readonly shown: ShownRun
  readonly finished: FinishedRun
  readonly runClock: RunClock
  readonly enqueue: SerialQueue
}

/** Restores the stored test in progress, and closes a complete one whose results were shown long enough. */
export function createRunRestorer(needs: Needs) {
  const { clock, log, tabs, ids, shown, finished, runClock, enqueue } = needs
  /** The complete test that was to be closed by itself; tried once, as storage may refuse at every tick. */
  let closing: Run | null = null

  async function restoreNow() {
    const found = await readLiveRun(log)
    if (found === null && isStorageSilent(log)) return shown.wait()
    const run = found === null ? null : replay(found)
    if (run === null || run.end !== null) return shown.close()
    const clockCandidates = runClock.resume(run, tabs.isOwner())
    const restored = advance(run, clock.now())
    if (clockCandidates === null && (await endLongComplete(restored))) return shown.close()
    shown.open(restored, 'resumed')
    shown.change({ clockCandidates })
    finished.keepIfComplete()
    void shown.translate()
  }

  /** Ends a test whose last reading was taken long ago, so that the next visit begins a new one. True if its readings are kept. */
  async function endLongComplete(run: Run) {
    if (!tabs.isOwner() || !isLongComplete(run, clock.now())) return false
    if (!(await finished.keep(run))) return false
    const event = { kind: 'ended', how: 'finished', id: ids.next(), at: clock.now() } as const
    return (await appendRunEvent(log, run.id, event)) === null
  }

  async function closeNow() {
    const state = shown.live()
    if (state !== null && state.clockCandidates === null && (await endLongComplete(state.run)))
      shown.close()
  }

  return {
    restore: () => enqueue(restoreNow),
    /** Closes the results of a long complete test in an app that stayed open. Call at each tick. */
    closeLongComplete: ({ run, recordStatus }: LiveSession) => {
      if (recordStatus !== 'kept' || closing === run || !isLongComplete(run, clock.now())) return
      closing = run
      void enqueue(closeNow)
    },
  }
}

/** How long after its last event a complete test stays on the first screen. Later corrections are made in the history. */
const resultsShownMs = 60 * 60_000

const isLongComplete = (run: Run, now: Instant) =>
  isComplete(run) && now - lastEventAt(run) > resultsShownMs
