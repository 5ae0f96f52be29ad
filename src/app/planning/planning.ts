import type { StoreApi } from 'zustand/vanilla'
import type { Forecast } from '#domain/plan/forecast.ts'
import type { Plan, PlanFailure } from '#domain/plan/plan.ts'
import type { Assignment } from '#domain/run/assignment.ts'
import { planInput } from '#domain/run/plan-input.ts'
import type { RunSetup } from '#domain/run/run-event.ts'
import { type Run, startRun } from '#domain/run/run.ts'
import { instant, type Instant, type Seconds } from '#domain/units.ts'
import type { Planner } from '#ports/planner.ts'
import type { Preferences } from '#ports/preferences.ts'
import { createHandsLearning } from './hands-learning.ts'
import { createPlanStorage } from './kept-plan.ts'
import { createLivePlan, type PlanInUse, type PlanResult } from './live-plan.ts'

/** How long the test being set up will take. */
export type SetupForecast =
  | { readonly state: 'unknown' }
  | {
      readonly state: 'planned'
      /** Number of samples planned for; those added since are not included. */
      readonly samples: number
      readonly length: Seconds
      /** The same work, one sample after the other. */
      readonly sequentialLength: Seconds
      /** Some step has no known length, so `length` is a minimum. */
      readonly atLeast: boolean
      /** Share of the search for a better plan that is done, 0 to 1. */
      readonly share: number
    }
  | { readonly state: 'impossible'; readonly failure: PlanFailure }

export type Setup = Omit<RunSetup, 'id' | 'wallOffset'>

interface Needs {
  readonly planner: Planner
  readonly preferences: Preferences
  readonly store: StoreApi<SetupForecast>
}

export type Planning = ReturnType<typeof createPlanning>

/** Plans the coming test in the background, and the one in progress at once. */
export function createPlanning({ planner, preferences, store }: Needs) {
  const hands = createHandsLearning(preferences)
  const live = createLivePlan(hands.timesOf)
  const planStorage = createPlanStorage(preferences)
  let kept: { readonly inUse: PlanInUse; readonly assigned: readonly Assignment[] } | null = null
  let stop = () => {}
  /** The best plan for the latest setup. */
  let prepared: { readonly setup: string; readonly plan: Plan } | null = null

  const forecastOf = (
    run: Run,
    { plan, sequentialLength }: Forecast,
    share: number,
  ): SetupForecast => ({
    state: 'planned',
    samples: run.samples.length,
    length: plan.makespan,
    sequentialLength,
    atLeast: hasUnknownDuration(run),
    share,
  })

  return {
    ...hands,
    learn: (run: Run) => hands.learn(run, live.washed()),
    /** Forecasts how long a test will take; the forecast improves while the user reads on. */
    forecastSetup(setup: Setup) {
      stop()
      const run = previewRun(setup)
      const problem = {
        ...planInput(run, run.startedAt, hands.timesOf(setup.kit.id)),
        running: null,
      }
      stop = planner.improve(problem, (found, share) => {
        if (!found.ok) return store.setState({ state: 'impossible', failure: found.reason }, true)
        prepared = { setup: keyOf(setup), plan: found.value.plan }
        store.setState(forecastOf(run, found.value, share), true)
      })
    },
    /** Plan for a run that begins: the one found during setup, if any. */
    begin(run: Run, setup: Setup): PlanResult {
      stop()
      return live.begin(run, prepared?.setup === keyOf(setup) ? prepared.plan : null)
    },
    next: live.next,
    /** Stores the plan in use and its assignments, if either changed. */
    keep(run: Run, assigned: readonly Assignment[]) {
      const inUse = live.inUse()
      if (inUse === null || (inUse === kept?.inUse && assigned === kept.assigned)) return
      kept = { inUse, assigned }
      planStorage.keep({ run: run.id, event: lastEventOf(run), ...inUse, assigned })
    },
    /** Restores the plan in use when the page was closed, or only its order if something was done since. Null if none was stored. */
    resume(run: Run, now: Instant): Resumed | null {
      const found = planStorage.read(run.id)
      if (found === null) return null
      const { assigned } = found
      const planned = live.resume(run, found)
      return found.event === lastEventOf(run)
        ? { assigned, planned }
        : { assigned, planned: live.next(run, now, assigned) }
    },
    end() {
      live.forget()
      planStorage.forget()
    },
  }
}

interface Resumed {
  readonly planned: PlanResult
  readonly assigned: readonly Assignment[]
}

const lastEventOf = ({ events }: Run) => events.at(-1)?.id ?? ''

const previewRun = (setup: Setup) => {
  const whole = { ...setup, id: '', wallOffset: 0 }
  const start = instant(0)
  return startRun(whole, { id: '', at: start, kind: 'started', setup: whole })
}

const keyOf = ({ kit, analytes, samples, people, vessels }: Setup) =>
  JSON.stringify([kit.id, kit.lanes, analytes, samples.map(({ id }) => id), people, vessels])

/** Whether some step has no known length, so that planned times are minimums. */
const hasUnknownDuration = (run: Run) =>
  run.samples.some(({ lanes }) =>
    lanes.some(({ track }) =>
      track.steps.some((step) => 'duration' in step && step.duration.value === null),
    ),
  )
