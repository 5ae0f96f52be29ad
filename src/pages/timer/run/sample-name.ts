import type { Run } from '#domain/run/run.ts'

export const sampleName = (run: Run, id: string) =>
  run.samples.find((sample) => sample.id === id)?.name ?? ''
