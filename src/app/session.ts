import { recordOf } from '#domain/run/record-of.ts'
import { apply, replay } from '#domain/run/replay.ts'
import { advance, isComplete, type Run } from '#domain/run/run.ts'
import {
  lastUndoable,
  type RunDeed,
  type RunEvent,
  type RunSetup,
  type TrackKey,
} from '#domain/run/run-event.ts'
import { signalsOf } from '#domain/run/signals.ts'
import type { Task } from '#domain/run/task.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'
import type { EventLog, StorageFailure } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { LiveStores } from './live-stores.ts'
import type { Records } from './records.ts'
import { readLiveRun, runStream } from './run-log.ts'
import type { Signals } from './signals.ts'
import { whenHealed } from './when-healed.ts'

/** Where the test in progress stands. */
export type SessionState = { readonly phase: 'loading' } | { readonly phase: 'idle' } | LiveSession

export interface LiveSession {
  readonly phase: 'running'
  readonly run: Run
  /** Every sample still in it is done. */
  readonly isComplete: boolean
  /** The user's own choice of what to do next. */
  readonly preferred: TrackKey | null
  /** Another tab rings and writes; this one only shows. */
  readonly elsewhere: boolean
  /** Brought back after a reload or a kill. */
  readonly resumed: boolean
  /** The phone's clock went back while nobody watched: one of these times is true. */
  readonly doubt: readonly [Instant, Instant] | null
  /** What could not be kept on the device. */
  readonly unkept: StorageFailure | null
  /** Whether the finished readings are in the history. */
  readonly record: 'open' | 'saving' | 'kept' | StorageFailure
}

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly tabs: Tabs
  readonly ids: Ids
  readonly signals: Signals
  readonly records: Records
  readonly store: LiveStores['session']
  readonly time: LiveStores['time']
}

/** The one test in progress: takes the user's taps, keeps each before it shows, makes the phone ring. */
export function createSession(needs: Needs) {
  const { clock, log, tabs, ids, signals, records, store, time } = needs
  let queue: Promise<unknown> = Promise.resolve()
  /** One thing after the other: a restore never overtakes a tap. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  const live = () => {
    const state = store.getState()
    return state.phase === 'running' ? state : null
  }
  const change = (patch: Partial<LiveSession>) => {
    const state = live()
    if (state !== null) store.setState({ ...state, ...patch }, true)
  }

  function show(run: Run) {
    const state = live()
    if (state === null) return
    // A countdown that begins now must not be drawn by the time of the tick before it.
    time.setState({ now: clock.now() })
    change({ run, isComplete: isComplete(run) })
    signals.plan('run', state.elsewhere ? [] : signalsOf(run))
    signals.keepAwake('run', !state.elsewhere && !isComplete(run))
  }

  function open(run: Run, resumed: boolean) {
    const elsewhere = !tabs.isOwner()
    const fresh = { preferred: null, doubt: null, unkept: null, record: 'open' } as const
    const state = {
      phase: 'running',
      run,
      isComplete: isComplete(run),
      resumed,
      elsewhere,
    } as const
    store.setState({ ...state, ...fresh }, true)
    tabs.setBusy(!elsewhere)
    show(run)
  }

  function close() {
    store.setState({ phase: 'idle' }, true)
    signals.plan('run', [])
    signals.keepAwake('run', false)
    tabs.setBusy(false)
  }

  async function start(setup: Omit<RunSetup, 'id' | 'wallOffset'>, at: Instant) {
    if (!tabs.isOwner()) await tabs.takeOver()
    const id = ids.next()
    const whole = { ...setup, id, wallOffset: clock.wallOffset() }
    const event: RunEvent = { kind: 'started', setup: whole, id: ids.next(), at }
    const unkept = await keep(id, event)
    const run = replay([event])
    if (run === null) return
    open(advance(run, clock.now()), false)
    change({ unkept })
  }

  /** Save first, then show. A device that cannot keep still times the test. */
  async function commit(what: RunDeed, at: Instant) {
    const state = live()
    if (state === null || state.elsewhere) return
    const event: RunEvent = { ...what, id: ids.next(), at }
    if (!apply(state.run, event).ok) return
    const kept = await keep(state.run.id, event)
    const now = live()
    const next = now === null ? null : apply(now.run, event)
    if (next?.ok) show(next.value)
    change({ preferred: null, unkept: kept })
    finishIfComplete(what.kind === 'read')
  }

  async function keep(run: string, event: RunEvent): Promise<StorageFailure | null> {
    const kind = event.kind === 'started' ? 'run-started' : 'run-event'
    const kept = await log.append({ stream: runStream(run), kind, version: 1, payload: event })
    return kept.ok ? null : kept.reason
  }

  function deed(what: RunDeed) {
    const at = clock.now()
    return inTurn(() => commit(what, at))
  }

  /** `isLast`: the last reading was taken just now. */
  function finishIfComplete(isLast = false) {
    const state = live()
    if (state === null || state.elsewhere) return
    if (!isComplete(state.run)) return change({ record: 'open' })
    if (state.record !== 'open') return
    if (isLast) signals.celebrate()
    void saveRecord(state.run, 'finished')
  }

  async function saveRecord(run: Run, how: 'finished' | 'abandoned') {
    change({ record: 'saving' })
    const kept = await records.keep(recordOf(run, how, clock.now()))
    change({ record: kept.ok ? 'kept' : kept.reason })
    return kept.ok
  }

  function tick() {
    const now = clock.now()
    time.setState({ now })
    const state = live()
    if (state === null) return
    const run = advance(state.run, now)
    if (run === state.run) return
    show(run)
    finishIfComplete()
  }

  function onClock(turn: ClockChange) {
    if (live() === null) return
    if (turn.kind === 'turned') void deed({ kind: 'clock-turned', wallOffset: turn.wallOffset })
    if (turn.kind === 'ambiguous') change({ doubt: turn.candidates })
  }

  async function restore() {
    const found = await readLiveRun(log)
    const run = found === null ? null : replay(found)
    if (run === null || run.end !== null) return close()
    const doubt = tabs.isOwner() ? resumeClock(run) : null
    open(advance(run, clock.now()), true)
    change({ doubt })
    finishIfComplete()
  }

  /** Goes on with the time line of a kept run; what is doubtful about it is said once the run is open. */
  function resumeClock(run: Run): LiveSession['doubt'] {
    const doubts: (readonly [Instant, Instant])[] = []
    const leave = clock.onChange((turn) => {
      if (turn.kind === 'ambiguous') doubts.push(turn.candidates)
    })
    clock.resume({
      wallOffset: run.wallOffset,
      lastSeen: run.events.at(-1)?.at ?? run.startedAt,
    })
    leave()
    return doubts[0] ?? null
  }

  return {
    /** Brings back a test that was alive when the page went away. */
    async start() {
      time.setState({ now: clock.now() })
      clock.onTick(tick)
      clock.onChange(onClock)
      tabs.onOwner(() => void inTurn(restore))
      log.onAppend(({ stream }) => {
        if (stream.startsWith('run:') && live()?.elsewhere !== false) void inTurn(restore)
      })
      // Storage that hung at the start may hold a test that is alive.
      whenHealed(log, () => {
        if (live() === null) void inTurn(restore)
      })
      await inTurn(restore)
    },
    /** Call inside the tap: unlocks sound and voice. */
    begin(setup: Omit<RunSetup, 'id' | 'wallOffset'>) {
      void signals.prepare()
      const at = clock.now()
      return inTurn(() => start(setup, at))
    },
    confirm: ({ sample, lane, stepIndex }: Task) =>
      deed({ kind: 'confirmed', sample, lane, step: stepIndex }),
    extend: ({ sample, lane, stepIndex }: Task) =>
      deed({ kind: 'extended', sample, lane, step: stepIndex }),
    read: ({ sample, lane }: TrackKey, analyte: string, answer: Answer) =>
      deed({ kind: 'read', sample, lane, analyte, answer }),
    correct(sample: string, analyte: string, answer: Answer) {
      change({ record: 'open' })
      return deed({ kind: 'corrected', sample, analyte, answer })
    },
    /** What is last is found when its turn comes: taps before it may still be on their way. */
    undo() {
      const at = clock.now()
      return inTurn(async () => {
        const last = lastUndoable(live()?.run.events ?? [])
        if (last !== null) await commit({ kind: 'undone', event: last.id }, at)
      })
    },
    /** `nameOf` gives the name by place, counted from one: two quick taps make two names. */
    addSample(nameOf: (place: number) => string) {
      const at = clock.now()
      return inTurn(async () => {
        const name = nameOf((live()?.run.samples.length ?? 0) + 1)
        await commit({ kind: 'sample-added', sample: { id: ids.next(), name } }, at)
      })
    },
    dropSample: (sample: string) => deed({ kind: 'sample-dropped', sample }),
    renameSample: (sample: string, name: string) => deed({ kind: 'sample-renamed', sample, name }),
    prefer: (preferred: TrackKey | null) => change({ preferred }),
    /** `candidate` was the time when the doubt arose; our line has gone on from the later one since. */
    settleClock(candidate: Instant) {
      const doubt = live()?.doubt ?? null
      if (doubt === null) return
      clock.settle(instant(clock.now() - (doubt[1] - candidate)))
      change({ doubt: null })
      // Kept, so that the next start neither asks again nor shows times by the old clock.
      void deed({ kind: 'clock-turned', wallOffset: clock.wallOffset() })
      tick()
    },
    /** Leaves the test; `keepReadings` puts what was read so far into the history. */
    async end({ keepReadings }: { keepReadings: boolean }) {
      await queue
      const state = live()
      if (state === null) return
      const how = isComplete(state.run) ? 'finished' : 'abandoned'
      if (keepReadings && state.run.readings.length > 0 && state.record !== 'kept') {
        await saveRecord(state.run, how)
      }
      await deed({ kind: 'ended', how })
      close()
    },
    /** Call inside a tap: unlocks sound and voice. */
    async takeOver() {
      void signals.prepare()
      await tabs.takeOver()
      await inTurn(restore)
    },
    /** Call inside a tap, after a reload: sound must be unlocked again. */
    wake: () => signals.prepare(),
  }
}
