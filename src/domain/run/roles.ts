import type { Run } from './run.ts'
import type { Role } from '#domain/plan/plan-problem.ts'

/** Which of two people does a sample: every other one each, so that none is handed over. Null: one person does all. */
export function roleOf({ people, samples }: Run, sample: string): Role | null {
  if (people === 1) return null
  return samples.findIndex(({ id }) => id === sample) % 2 === 1 ? 1 : 0
}
