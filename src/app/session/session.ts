import { advance, isComplete, startRun } from '#domain/run/run.ts'
import type { RunEvent } from '#domain/run/run-event.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createFinishedRun } from './finished-run.ts'
import type { Planning, Setup } from '#app/planning/planning.ts'
import type { Records } from '#app/records/records.ts'
import { isRunStream } from '#app/records/event-streams.ts'
import { createRunRestorer } from './restore-run.ts'
import { createRunClock } from './run-clock.ts'
import { createRunCommands } from './run-commands.ts'
import { appendRunEvent } from './run-log.ts'
import type { SessionState, ShownTime } from './session-state.ts'
import { createShownRun } from './shown-run.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Signals } from './signals.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly tabs: Tabs
  readonly ids: Ids
  readonly signals: Signals
  readonly records: Records
  readonly planning: Planning
  readonly store: StoreApi<SessionState>
  readonly time: StoreApi<ShownTime>
}

/** The one test in progress, from its start to its end. What is done to it between them: `createRunCommands`. */
export function createSession(needs: Needs) {
  const { clock, log, tabs, ids, signals, planning, records, time } = needs
  const shown = createShownRun(needs)
  const finished = createFinishedRun({ ...needs, shown })
  const { live, change } = shown
  const runClock = createRunClock(clock)
  /** Keeps a restore from overtaking a tap. */
  const enqueue = createSerialQueue()
  const parts = { shown, finished, runClock, enqueue }
  const { commit, issue, ...commands } = createRunCommands({ ...needs, ...parts })
  const { restore, closeLongComplete } = createRunRestorer({ ...needs, ...parts })

  async function startTest(setup: Setup, at: Instant) {
    // A start requested while a test was still being restored does not replace it.
    if (live() !== null) return
    if (!tabs.isOwner()) await tabs.takeOver()
    const id = ids.next()
    const fullSetup = { ...setup, id, wallOffset: clock.wallOffset() }
    const event: RunEvent = { kind: 'started', setup: fullSetup, id: ids.next(), at }
    const notPersisted = await appendRunEvent(log, id, event)
    const run = startRun(fullSetup, event)
    runClock.onEvent()
    shown.open(advance(run, clock.now()), { planned: planning.begin(run, setup) })
    change({ notPersisted })
    // Where that fails, keeping the record tries again.
    records.prepare().catch(() => null)
  }

  function tick() {
    const now = clock.now()
    time.setState({ now })
    const state = live()
    if (state === null) return
    const run = advance(state.run, now)
    if (run !== state.run) {
      shown.show(run)
      return finished.keepIfComplete()
    }
    closeLongComplete(state)
    shown.keepUp(state)
  }

  function onClock(jump: ClockChange) {
    if (live() === null) return
    if (jump.kind === 'slept') runClock.onSleep(jump)
    if (jump.kind === 'turned') void issue({ kind: 'clock-turned', wallOffset: jump.wallOffset })
    if (jump.kind === 'ambiguous') change({ clockCandidates: jump.candidates })
  }

  return {
    ...commands,
    /** Restores a test that was in progress when the page was closed. */
    async start() {
      time.setState({ now: clock.now() })
      clock.onTick(tick)
      clock.onChange(onClock)
      tabs.onOwner(() => void restore())
      log.onAppend(({ stream }) => {
        if (isRunStream(stream) && live()?.isElsewhere !== false) void restore()
      })
      // Storage that hung at the start may hold a test in progress.
      onStorageRecovered(log, () => {
        const state = live()
        if (state === null) void restore()
        else if (state.recordStatus === 'slow') change({ recordStatus: 'kept' })
      })
      await restore()
    },
    /** Call inside the tap: unlocks sound and voice. */
    begin(setup: Setup) {
      void signals.prepare()
      const at = clock.now()
      return enqueue(() => startTest(setup, at))
    },
    /** Call after the language of the screen has changed. */
    translate: () => shown.translate(),
    /** Resolves an ambiguous clock: `candidate` is the one of the two possible times that was true. */
    resolveClock(candidate: Instant) {
      return enqueue(async () => {
        const state = live()
        if (state === null || state.clockCandidates === null) return
        const now = runClock.resolved(state.clockCandidates, candidate)
        change({ clockCandidates: null })
        if (now < clock.now()) shown.turnBack(now)
        clock.resolve(now)
        // Saved, so that the next start neither asks again nor shows times of the old clock.
        await commit({ kind: 'clock-turned', wallOffset: clock.wallOffset() }, clock.now())
        tick()
      })
    },
    /** Ends the test; `keepReadings` saves the readings so far to the history, otherwise they are removed from it. */
    end({ keepReadings }: { keepReadings: boolean }) {
      return enqueue(async () => {
        const state = live()
        if (state === null || state.isElsewhere) return
        const mayEnd = keepReadings
          ? await finished.keepBeforeEnd(state)
          : await finished.discardBeforeEnd(state)
        if (!mayEnd) return
        const how = isComplete(state.run) ? 'finished' : 'abandoned'
        await commit({ kind: 'ended', how }, clock.now())
        shown.close()
      })
    },
    /** Call inside a tap: unlocks sound and voice. */
    async takeOver() {
      void signals.prepare()
      await tabs.takeOver()
      await restore()
    },
    /** Call inside a tap, after a reload: sound must be unlocked again. */
    wake: () => signals.prepare(),
  }
}
