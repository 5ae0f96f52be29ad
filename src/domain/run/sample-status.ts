import type { Instant } from '#domain/units.ts'
import type { RunSample } from './run.ts'
import { tasksOfSample, type Task, type TaskStatus } from './task.ts'

/** What can be done with a sample now. */
export type SampleStatus =
  /** Can be done now, if the user chooses it. */
  | { readonly kind: 'choosable'; readonly task: Task }
  /** A timed step is in progress. */
  | { readonly kind: 'busy' }
  /** Nothing to do before `due`. */
  | { readonly kind: 'waiting'; readonly task: Task; readonly due: Instant }
  | { readonly kind: 'done' }

/** Most urgent first. */
const choosableKinds: readonly TaskStatus['kind'][] = ['read', 'ready', 'counting', 'settling']

export const isChoosable = ({ status }: Task) => choosableKinds.includes(status.kind)

export function sampleStatus(sample: RunSample): SampleStatus {
  const tasks = tasksOfSample(sample)
  if (tasks.some(({ status }) => status.kind === 'busy')) return { kind: 'busy' }
  const [first] = choosableKinds.flatMap((kind) =>
    tasks.filter(({ status }) => status.kind === kind),
  )
  if (first !== undefined) return { kind: 'choosable', task: first }
  const [soonest] = tasks
    .flatMap((task) =>
      task.status.kind === 'reacting'
        ? [{ kind: 'waiting' as const, task, due: task.status.due }]
        : [],
    )
    .toSorted((a, b) => a.due - b.due)
  return soonest ?? { kind: 'done' }
}
