import { applyEvent, kitAtStart, replay } from '#domain/run/replay.ts'
import { advance, isComplete, startRun, type Run } from '#domain/run/run.ts'
import {
  lastUndoable,
  type RunCommand,
  type RunEvent,
  type TrackKey,
} from '#domain/run/run-event.ts'
import type { Task } from '#domain/run/task.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createFinishedRun } from './finished-run.ts'
import { kitInLanguage } from '#app/kits/kit-in-language.ts'
import type { Planning, Setup } from '#app/planning/planning.ts'
import type { Records } from '#app/records/records.ts'
import { isRunStream } from '#app/records/event-streams.ts'
import { createRunClock, lastEventAt } from './run-clock.ts'
import { appendRunEvent, readLiveRun } from './run-log.ts'
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

/** The one test in progress: takes the user's taps, saves each before it is shown, makes the phone ring. */
export function createSession(needs: Needs) {
  const { clock, log, tabs, ids, signals, planning, records, time } = needs
  const shown = createShownRun(needs)
  const finished = createFinishedRun({ ...needs, shown })
  const { live, change } = shown
  const runClock = createRunClock(clock)
  /** Keeps a restore from overtaking a tap. */
  const enqueue = createSerialQueue()
  /** The complete test that was to be ended by itself; tried once, as storage may refuse at every tick. */
  let leaving: Run | null = null

  async function start(setup: Setup, at: Instant) {
    // A start requested while a test was still being restored does not replace it.
    if (live() !== null) return
    if (!tabs.isOwner()) await tabs.takeOver()
    const id = ids.next()
    const fullSetup = { ...setup, id, wallOffset: clock.wallOffset() }
    const event: RunEvent = { kind: 'started', setup: fullSetup, id: ids.next(), at }
    const notPersisted = await appendRunEvent(log, id, event)
    const run = startRun(fullSetup, event)
    runClock.onEvent()
    shown.open(advance(run, clock.now()), false, planning.begin(run, setup))
    change({ notPersisted })
    // Where that fails, keeping the record tries again.
    records.prepare().catch(() => null)
  }

  /** Saves first, then shows. A device that cannot save still times the test. */
  async function commit(what: RunCommand, at: Instant) {
    const state = live()
    if (state === null || state.isElsewhere) return
    const event: RunEvent = { ...what, id: ids.next(), at }
    if (!applyEvent(state.run, event).ok) return
    runClock.onEvent()
    const notPersisted = await appendRunEvent(log, state.run.id, event)
    const now = live()
    const next = now === null ? null : applyEvent(now.run, event)
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
    if (run === state.run) {
      if (state.record === 'kept' && leaving !== run && isLongComplete(run, now)) {
        leaving = run
        void enqueue(leaveResults)
      }
      return shown.keepUp(state)
    }
    shown.show(run)
    finished.keepIfComplete()
  }

  function onClock(jump: ClockChange) {
    if (live() === null) return
    if (jump.kind === 'slept') runClock.onSleep(jump)
    if (jump.kind === 'turned') void issue({ kind: 'clock-turned', wallOffset: jump.wallOffset })
    if (jump.kind === 'ambiguous') change({ clockCandidates: jump.candidates })
  }

  async function restore() {
    const found = await readLiveRun(log)
    if (found === null && isStorageLate(log)) return shown.wait()
    const run = found === null ? null : replay(found)
    if (run === null || run.end !== null) return shown.close()
    const clockCandidates = runClock.resume(run, tabs.isOwner())
    const restored = advance(run, clock.now())
    if (clockCandidates === null && (await closeLongComplete(restored))) return shown.close()
    shown.open(restored, true)
    change({ clockCandidates })
    finished.keepIfComplete()
    void translate()
  }

  /** Ends a test whose last reading was taken long ago, so that the next visit begins a new one. True if its readings are kept. */
  async function closeLongComplete(run: Run) {
    if (!tabs.isOwner() || !isLongComplete(run, clock.now())) return false
    if (!(await finished.keep(run))) return false
    const event = { kind: 'ended', how: 'finished', id: ids.next(), at: clock.now() } as const
    return (await appendRunEvent(log, run.id, event)) === null
  }

  /** The same for an app that stayed open. */
  async function leaveResults() {
    const state = live()
    if (state !== null && state.clockCandidates === null && (await closeLongComplete(state.run)))
      shown.close()
  }

  /** Outside the queue, so that no tap waits for a language to load. If it cannot be loaded, the texts on screen stay. */
  async function translate() {
    const run = live()?.run
    if (run === undefined) return
    const spoken = await kitInLanguage(kitAtStart(run)).catch(() => null)
    if (spoken !== null && live()?.run.id === run.id) shown.translate(spoken)
  }

  return {
    /** Restores a test that was in progress when the page was closed. */
    async start() {
      time.setState({ now: clock.now() })
      clock.onTick(tick)
      clock.onChange(onClock)
      tabs.onOwner(() => void enqueue(restore))
      log.onAppend(({ stream }) => {
        if (isRunStream(stream) && live()?.isElsewhere !== false) void enqueue(restore)
      })
      // Storage that hung at the start may hold a test in progress.
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
    /** The remedy for a step begun too late was done. */
    remedy: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'remedied', sample, lane, step: stepIndex }),
    read({ sample, lane }: TrackKey, analyte: string, answer: Answer, camera?: CameraEvidence) {
      const command = { kind: 'read', sample, lane, analyte, answer } as const
      return issue(camera === undefined ? command : { ...command, camera })
    },
    correct: (sample: string, analyte: string, answer: Answer) =>
      issue({ kind: 'corrected', sample, analyte, answer }),
    /** Call after the language of the screen has changed. */
    translate,
    /** Finds the last event inside the queue, as earlier taps may still be waiting there. */
    undo() {
      const at = clock.now()
      return enqueue(async () => {
        const last = lastUndoable(live()?.run.events ?? [])
        if (last === null) return
        // An undone step is the next one to do.
        if (last.kind === 'confirmed') shown.turnTo(last)
        await commit({ kind: 'undone', event: last.id }, at)
      })
    },
    /** `nameOf` gives the name by position, counted from one, inside the queue: two quick taps make two names. */
    addSample(nameOf: (place: number) => string) {
      const at = clock.now()
      return enqueue(async () => {
        const name = nameOf((live()?.run.samples.length ?? 0) + 1)
        await commit({ kind: 'sample-added', sample: { id: ids.next(), name } }, at)
      })
    },
    dropSample: (sample: string) => issue({ kind: 'sample-dropped', sample }),
    renameSample: (sample: string, name: string) => issue({ kind: 'sample-renamed', sample, name }),
    /** Sets what the user wants to do next; the rest is planned around it. */
    prefer(task: Task) {
      const state = live()
      if (state === null) return
      change({ preferred: task })
      shown.turnTo({ ...task, step: task.stepIndex })
      shown.showReplanned(state.run)
    },
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
      await enqueue(restore)
    },
    /** Call inside a tap, after a reload: sound must be unlocked again. */
    wake: () => signals.prepare(),
  }
}

/** How long after its last event a complete test stays on the first screen. Later corrections are made in the history. */
const resultsShownMs = 60 * 60_000

const isLongComplete = (run: Run, now: Instant) =>
  isComplete(run) && now - lastEventAt(run) > resultsShownMs

/** Whether the history must be updated. Clock changes do not count: corrections made in the history since would be lost. */
const changesRecord = ({ kind }: RunCommand) => kind !== 'clock-turned' && kind !== 'ended'
