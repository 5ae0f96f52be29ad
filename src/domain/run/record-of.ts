import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'
import { kitAtStart } from './replay.ts'
import { samplesInUse, type Run } from './run.ts'

/** The soil record of a run: its readings, and the kit as it was used. One run, one record: the ids are equal. */
export function recordOf(run: Run, how: SoilRecord['how'], endedAt: Instant): SoilRecord {
  const samples = samplesInUse(run)
  return {
    schema: 1,
    id: run.id,
    kit: kitAtStart(run),
    startedAt: run.startedAt,
    endedAt,
    wallOffset: run.wallOffset,
    how,
    samples: samples.map(({ id, name }) => ({ id, name })),
    readings: run.readings.filter(({ sample }) => samples.some(({ id }) => id === sample)),
  }
}
