import { isolated } from '#domain/readable-text.ts'
import type { Run } from '#domain/run/run.ts'

/** The name of a sample, to be shown beside other texts. */
export const sampleName = (run: Run, id: string) =>
  isolated(run.samples.find((sample) => sample.id === id)?.name ?? '')
