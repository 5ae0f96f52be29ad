import type { Instant } from '#domain/units.ts'
import type { RunSample } from './run.ts'
import { tasksOfSample, type Task, type TaskStatus } from './task.ts'

/** What the sample in the hand asks for. */
export type SampleStanding =
  /** To be done now, if the user wants it. */
  | { readonly kind: 'choosable'; readonly task: Task }
  /** In the hands already. */
  | { readonly kind: 'busy' }
  /** Nothing to do before `due`. */
  | { readonly kind: 'waiting'; readonly task: Task; readonly due: Instant }
  | { readonly kind: 'done' }

/** The most pressing first. */
const choosableKinds: readonly TaskStatus['kind'][] = ['read', 'ready', 'counting', 'settling']

export const isChoosable = ({ status }: Task) => choosableKinds.includes(status.kind)

export function sampleStanding(sample: RunSample): SampleStanding {
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
