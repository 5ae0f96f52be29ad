import type { Run } from './run.ts'
import type { Role } from './run-plan.ts'

/** Whose sample it is where two share the work: every other one, so that nothing is handed over. Null: one person does all. */
export function roleOf({ people, samples }: Run, sample: string): Role | null {
  if (people === 1) return null
  return samples.findIndex(({ id }) => id === sample) % 2 === 1 ? 1 : 0
}
