import type { SoilRecord } from '#domain/record/soil-record.ts'
import { addSeconds, minutes, type Instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'

/** A test as stored by the app: one sample, two readings, unless stated otherwise. */
export const soilRecord = (
  id: string,
  at: Instant,
  patch: Partial<SoilRecord> = {},
): SoilRecord => ({
  schema: 1,
  id,
  kit: firstKit,
  startedAt: at,
  endedAt: addSeconds(at, minutes(5)),
  wallOffset: 0,
  how: 'finished',
  samples: [{ id: 's1', name: '北の畑' }],
  readings: [
    { sample: 's1', analyte: 'ph', answer: { kind: 'level', level: 3 }, dueAt: at, readAt: at },
    { sample: 's1', analyte: 'no3n', answer: { kind: 'undetectable' }, dueAt: at, readAt: at },
  ],
  ...patch,
})
