import { kitAtStart, replayWithKit, replay } from '#domain/run/replay.ts'
import { advance, isComplete, type Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import { beginSignals, signalsOf } from '#domain/run/signals.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'
import { inSpokenLanguage } from '#locales/sample-names.ja.ts'
import type { Clock } from '#ports/clock.ts'
import type { Tabs } from '#ports/tabs.ts'
import { kitInLanguage } from '#app/kits/kit-in-language.ts'
import { createAssignmentTracker } from '#app/planning/assignment-tracker.ts'
import type { PlanResult } from '#app/planning/live-plan.ts'
import type { Planning } from '#app/planning/planning.ts'
import type { LiveSession, LiveState, SessionState, ShownTime } from './session-state.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Signals } from './signals.ts'

interface Needs {
  readonly clock: Clock
  readonly tabs: Tabs
  readonly signals: Signals
  readonly planning: Planning
  readonly store: StoreApi<SessionState>
  readonly time: StoreApi<ShownTime>
}

/** The test in progress as seen and heard: updates screen, plan and sound together when the run changes. */
export function createShownRun({ clock, tabs, signals, planning, store, time }: Needs) {
  const tracker = createAssignmentTracker({ clock, planning })

  /** Null where no test is in progress. */
  const live = (): LiveSession | null => {
    const state = store.getState()
    return state.phase === 'running' ? state : null
  }
  const change = (patch: Partial<LiveState>) => {
    const state = live()
    if (state !== null) store.setState({ ...state, ...patch }, true)
  }

  /** The kit as it was at the start, and its translation into the language of the screen. */
  let translation: { readonly begun: Kit; readonly spoken: Kit } | null = null
  const translated = (run: Run) =>
    translation === null || run.kit !== translation.begun
      ? run
      : advance(renamed(replayWithKit(translation.spoken, run) ?? run), clock.now())

  function show(begun: Run, planned: PlanResult | null = null) {
    const before = live()
    if (before === null) return
    const run = translated(begun)
    // A countdown that begins now must not be drawn with the time of the previous tick.
    time.setState({ now: clock.now() })
    const state = { ...before, run, isComplete: isComplete(run), ...planned }
    const guided = { ...state, ...tracker.follow(run, state) }
    store.setState(guided, true)
    const calls = () => [...signalsOf(run), ...beginSignals(run, clock.now(), guided)]
    signals.plan('run', state.isElsewhere ? [] : calls())
    signals.keepAwake('run', !state.isElsewhere && !state.isComplete)
    if (!state.isElsewhere) tracker.keep(run)
  }

  return {
    live,
    change,
    show,
    /** Shows a run after something was done, with the rest planned again. */
    showReplanned: (run: Run) => show(run, tracker.next(run)),
    /** Shows the test in the language of the screen; if that cannot be loaded, its texts stay. Outside any queue: no tap waits for it. */
    async translate() {
      const asked = live()?.run
      if (asked === undefined) return
      const spoken = await kitInLanguage(kitAtStart(asked)).catch(() => null)
      const run = replay(live()?.run.events ?? [])
      if (spoken === null || run === null || run.id !== asked.id) return
      translation = spoken === run.kit ? null : { begun: run.kit, spoken }
      show(advance(run, clock.now()))
    },
    /** Opens a test that begins with this plan, or resumes after a reload with the plan it had. */
    open(run: Run, how: 'resumed' | { readonly planned: PlanResult }) {
      const isResumed = how === 'resumed'
      if (!isResumed) tracker.forget()
      translation = null
      const isElsewhere = !tabs.isOwner()
      const fresh = {
        preferred: null,
        clockCandidates: null,
        notPersisted: null,
        recordStatus: 'open',
      } as const
      const state = { phase: 'running', run, isComplete: isComplete(run) } as const
      const guided = isResumed ? tracker.resume(run) : how.planned
      store.setState({ ...state, ...fresh, ...guided, isResumed, isElsewhere }, true)
      tabs.setBusy(!isElsewhere)
      show(run)
    },
    /** Turns time back: what ended or was announced since then has not happened. */
    turnBack(to: Instant) {
      const state = live()
      const replayed = replay(state?.run.events ?? [])
      if (state === null || replayed === null) return
      const run = advance(replayed, to)
      store.setState({ ...state, run, ...tracker.turnBack(run, to) }, true)
    },
    /** The storage does not answer, so it is unknown whether a test is in progress. A test begun meanwhile stays. */
    wait() {
      if (live() === null) store.setState({ phase: 'loading', isStorageSilent: true }, true)
    },
    close() {
      store.setState({ phase: 'idle' }, true)
      signals.plan('run', [])
      signals.keepAwake('run', false)
      planning.end()
      tabs.setBusy(false)
    },
    /** Notes that somebody turns to this step; it is planned around when next shown. */
    turnTo(step: TrackKey & { readonly step: number }) {
      const run = live()?.run
      if (run !== undefined) tracker.turnTo(step, run)
    },
    /** Called at each tick; makes a new plan where somebody is too slow for the present one. */
    keepUp({ run, ...state }: LiveSession) {
      const planned = tracker.follow(run, state)
      if (planned !== null) show(run, planned)
    },
  }
}

/** Translates default names of samples; names typed by the user stay. */
const renamed = (run: Run): Run => ({
  ...run,
  samples: run.samples.map((sample, index) => ({
    ...sample,
    name: inSpokenLanguage(sample.name, index + 1),
  })),
})

export type ShownRun = ReturnType<typeof createShownRun>
