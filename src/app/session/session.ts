import { apply, kitAtStart, replay } from '#domain/run/replay.ts'
import { advance, isComplete, startRun, type Run } from '#domain/run/run.ts'
import {
  lastUndoable,
  type RunCommand,
  type RunEvent,
  type TrackKey,
} from '#domain/run/run-event.ts'
import type { Task } from '#domain/run/task.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createFinishedRun } from './finished-run.ts'
import { kitInLanguage } from '#app/kits/kit-in-language.ts'
import type { Planning, Setup } from '#app/planning/planning.ts'
import type { Records } from '#app/records/records.ts'
import { keepEvent, readLiveRun } from './run-log.ts'
import type { SessionState, ShownTime } from './session-state.ts'
import { createShownRun } from './shown-run.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Signals } from '#app/status/signals.ts'
import { isStorageLate, onStorageRecovered } from '#app/status/storage-recovery.ts'

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

/** The one test in progress: takes the user's taps, keeps each before it shows, makes the phone ring. */
export function createSession(needs: Needs) {
  const { clock, log, tabs, ids, signals, planning, time } = needs
  const shown = createShownRun(needs)
  const finished = createFinishedRun({ ...needs, shown })
  const { live, change } = shown
  /** A restore never overtakes a tap. */
  const enqueue = createSerialQueue()
  /** How much of the time since the last event the monotonic clock did not count: only the wall clock covers it. */
  let uncounted = 0

  async function start(setup: Setup, at: Instant) {
    // What was asked for while a test was still being brought back does not replace it.
    if (live() !== null) return
    if (!tabs.isOwner()) await tabs.takeOver()
    const id = ids.next()
    const whole = { ...setup, id, wallOffset: clock.wallOffset() }
    const event: RunEvent = { kind: 'started', setup: whole, id: ids.next(), at }
    const notPersisted = await keepEvent(log, id, event)
    const run = startRun(whole, event)
    uncounted = 0
    shown.open(advance(run, clock.now()), false, planning.begin(run, setup))
    change({ notPersisted })
  }

  /** Save first, then show. A device that cannot keep still times the test. */
  async function commit(what: RunCommand, at: Instant) {
    const state = live()
    if (state === null || state.elsewhere) return
    const event: RunEvent = { ...what, id: ids.next(), at }
    if (!apply(state.run, event).ok) return
    uncounted = 0
    const notPersisted = await keepEvent(log, state.run.id, event)
    const now = live()
    const next = now === null ? null : apply(now.run, event)
    change({ preferred: null, notPersisted, ...(changesRecord(what) && { record: 'open' }) })
    if (next?.ok) shown.showReplanned(next.value)
    finished.keepIfComplete(what.kind === 'read')
  }

  function issue(what: RunCommand) {
    const at = clock.now()
    return enqueue(() => commit(what, at))
  }

  function tick() {
    const now = clock.now()
    time.setState({ now })
    const state = live()
    if (state === null) return
    const run = advance(state.run, now)
    if (run === state.run) return shown.keepUp(state)
    shown.show(run)
    finished.keepIfComplete()
  }

  function onClock(turn: ClockChange) {
    if (live() === null) return
    if (turn.kind === 'slept') uncounted += turn.to - turn.from
    if (turn.kind === 'turned') void issue({ kind: 'clock-turned', wallOffset: turn.wallOffset })
    if (turn.kind === 'ambiguous') change({ doubt: turn.candidates })
  }

  async function restore() {
    const found = await readLiveRun(log)
    if (found === null && isStorageLate(log)) return shown.wait()
    const run = found === null ? null : replay(found)
    if (run === null || run.end !== null) return shown.close()
    const doubt = tabs.isOwner() ? resumeClock(clock, run) : null
    uncounted = clock.now() - (run.events.at(-1)?.at ?? run.startedAt)
    shown.open(advance(run, clock.now()), true)
    change({ doubt })
    finished.keepIfComplete()
    void translate()
  }

  /** Outside the queue: no tap waits for words. Where they cannot be had, those on screen stay. */
  async function translate() {
    const run = live()?.run
    if (run === undefined) return
    const spoken = await kitInLanguage(kitAtStart(run)).catch(() => null)
    if (spoken !== null && live()?.run.id === run.id) shown.translate(spoken)
  }

  return {
    /** Brings back a test that was alive when the page went away. */
    async start() {
      time.setState({ now: clock.now() })
      clock.onTick(tick)
      clock.onChange(onClock)
      tabs.onOwner(() => void enqueue(restore))
      log.onAppend(({ stream }) => {
        if (stream.startsWith('run:') && live()?.elsewhere !== false) void enqueue(restore)
      })
      // Storage that hung at the start may hold a test that is alive.
      onStorageRecovered(log, () => {
        const state = live()
        if (state === null) void enqueue(restore)
        else if (state.record === 'late') change({ record: 'kept' })
      })
      await enqueue(restore)
    },
    /** Call inside the tap: unlocks sound and voice. */
    begin(setup: Setup) {
      void signals.prepare()
      const at = clock.now()
      return enqueue(() => start(setup, at))
    },
    confirm: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'confirmed', sample, lane, step: stepIndex }),
    extend: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'extended', sample, lane, step: stepIndex }),
    /** What helps where a step should have begun already was done. */
    remedy: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'remedied', sample, lane, step: stepIndex }),
    read({ sample, lane }: TrackKey, analyte: string, answer: Answer, camera?: CameraEvidence) {
      const looked = { kind: 'read', sample, lane, analyte, answer } as const
      return issue(camera === undefined ? looked : { ...looked, camera })
    },
    correct: (sample: string, analyte: string, answer: Answer) =>
      issue({ kind: 'corrected', sample, analyte, answer }),
    /** After the language of the screen has changed. */
    translate,
    /** What is last is found when its turn comes: taps before it may still be on their way. */
    undo() {
      const at = clock.now()
      return enqueue(async () => {
        const last = lastUndoable(live()?.run.events ?? [])
        if (last === null) return
        // What is taken back is what is done next.
        if (last.kind === 'confirmed') shown.turnTo(last)
        await commit({ kind: 'undone', event: last.id }, at)
      })
    },
    /** `nameOf` gives the name by place, counted from one: two quick taps make two names. */
    addSample(nameOf: (place: number) => string) {
      const at = clock.now()
      return enqueue(async () => {
        const name = nameOf((live()?.run.samples.length ?? 0) + 1)
        await commit({ kind: 'sample-added', sample: { id: ids.next(), name } }, at)
      })
    },
    dropSample: (sample: string) => issue({ kind: 'sample-dropped', sample }),
    renameSample: (sample: string, name: string) => issue({ kind: 'sample-renamed', sample, name }),
    /** What the user wants to do next; the rest is planned around it. */
    prefer(task: Task) {
      const state = live()
      if (state === null) return
      change({ preferred: task })
      shown.turnTo({ ...task, step: task.stepIndex })
      shown.showReplanned(state.run)
    },
    /** `candidate` was the time when the doubt arose; our line has gone on from the later one since. What was counted has passed. */
    settleClock(candidate: Instant) {
      return enqueue(async () => {
        const state = live()
        if (state === null || state.doubt === null) return
        const back = Math.min(state.doubt[1] - candidate, uncounted)
        change({ doubt: null })
        if (back > 0) shown.turnBack(instant(clock.now() - back))
        clock.settle(instant(clock.now() - back))
        // Kept, so that the next start neither asks again nor shows times by the old clock.
        await commit({ kind: 'clock-turned', wallOffset: clock.wallOffset() }, clock.now())
        tick()
      })
    },
    /**
     * Leaves the test; `keepReadings` puts what was read so far into the history. Where it cannot be put there the test stays; the
     * results only until the user knows.
     */
    end({ keepReadings }: { keepReadings: boolean }) {
      return enqueue(async () => {
        const state = live()
        if (state === null || state.elsewhere) return
        const { run, record } = state
        if (!keepReadings) await finished.discard(run)
        else if (run.readings.length > 0 && record !== 'kept') {
          const isKept = await finished.keep(run)
          const isNews = !state.isComplete || record === 'open' || record === 'saving'
          if (!isKept && isNews) return
        }
        const how = isComplete(run) ? 'finished' : 'abandoned'
        await commit({ kind: 'ended', how }, clock.now())
        shown.close()
      })
    },
    /** Call inside a tap: unlocks sound and voice. */
    async takeOver() {
      void signals.prepare()
      await tabs.takeOver()
      await enqueue(restore)
    },
    /** Call inside a tap, after a reload: sound must be unlocked again. */
    wake: () => signals.prepare(),
  }
}

/** Whether the history is to follow. Turned clocks are no reason: what was corrected there since would be lost. */
const changesRecord = ({ kind }: RunCommand) => kind !== 'clock-turned' && kind !== 'ended'

/** Goes on with the time line of a kept run; the two times it may be, where that is in doubt. */
function resumeClock(clock: Clock, run: Run): readonly [Instant, Instant] | null {
  const doubts: (readonly [Instant, Instant])[] = []
  const leave = clock.onChange((turn) => {
    if (turn.kind === 'ambiguous') doubts.push(turn.candidates)
  })
  clock.resume({ wallOffset: run.wallOffset, lastSeen: run.events.at(-1)?.at ?? run.startedAt })
  leave()
  return doubts[0] ?? null
}
