import type { Plan } from '#domain/plan/plan.ts'
import type { OpKey } from '#domain/plan/plan-problem.ts'
import { addSeconds, seconds, type Instant, type Seconds } from '#domain/units.ts'
import { laneOfKey, stepOfKey } from './op-ids.ts'
import type { Run } from './run.ts'
import type { LateReading, PlannedRinse, PlannedStep, RunPlan } from './run-plan.ts'

/** Shorter lateness is not reported. */
const minLate = seconds(1)

/** Converts a plan back to the run it was made for. `zero`: the `now` it was made at; `washed`: every rinse begun before. */
export function planOutput(
  run: Run,
  zero: Instant,
  plan: Plan,
  washed: readonly PlannedRinse[] = [],
): RunPlan {
  const at = (time: Seconds) => addSeconds(zero, time)
  const indexOf = stepIndexes(run)
  const place = (key: OpKey, start: Seconds, end: Seconds) => {
    const step = indexOf(key)
    return step === null
      ? []
      : [
          {
            sample: key.job,
            lane: laneOfKey(key),
            step,
            from: at(start),
            to: at(end),
          },
        ]
  }
  const byHand = plan.tasks.flatMap((task): readonly PlannedStep[] =>
    task.kind === 'rinse'
      ? []
      : place(task, task.start, task.end).map((it) => ({
          ...it,
          role: task.by,
          latest: task.window === null ? null : at(task.window.until),
        })),
  )
  const alone = plan.waits.flatMap((wait): readonly PlannedStep[] =>
    place(wait, wait.start, wait.end).map((it) => ({ ...it, role: null, latest: null })),
  )
  const late = plan.tasks.flatMap((task): readonly LateReading[] => {
    // A reading whose window is over is shown as late anyway.
    if (task.kind === 'rinse' || task.window === null || task.window.until <= 0) return []
    const by = seconds(task.start - task.window.until)
    return by < minLate
      ? []
      : place(task, task.start, task.end).map(({ sample, lane, step }) => ({
          sample,
          lane,
          step,
          by,
        }))
  })
  return {
    steps: [...byHand, ...alone].toSorted((a, b) => a.from - b.from),
    rinses: [
      ...washed.filter(({ to }) => to > zero),
      ...plan.tasks.flatMap((task) =>
        task.kind === 'rinse' ? [{ from: at(task.start), to: at(task.end), role: task.by }] : [],
      ),
    ],
    end: at(plan.makespan),
    earliestEnd: at(plan.lowerBound.value),
    late,
  }
}

/** Finds the place of an op's step in its lane, which is the same in every sample. */
function stepIndexes(run: Run) {
  const indexes = new Map<string, number>()
  for (const { track, lane } of run.samples[0]?.lanes ?? []) {
    track.steps.forEach((step, index) => indexes.set(`${lane.id}/${step.id}`, index))
  }
  return (key: OpKey) => indexes.get(`${laneOfKey(key)}/${stepOfKey(key)}`) ?? null
}
