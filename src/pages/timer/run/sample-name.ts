import { isolated } from '#domain/readable-text.ts'
import { numberedName } from '#domain/record/namesakes.ts'
import type { Run } from '#domain/run/run.ts'

/** The name of a sample, to be shown beside other texts. */
export function sampleName({ samples }: Run, id: string): string {
  const name = isolated(samples.find((sample) => sample.id === id)?.name ?? '')
  return numberedName(name, samples, id)
}
