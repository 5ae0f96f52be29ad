import { untimed } from '#domain/reading/timing.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import type { SoilRecord } from './soil-record.ts'

export interface TypedTest extends Pick<
  SoilRecord,
  'id' | 'wallOffset' | 'samples' | 'measured' | 'note' | 'weather'
> {
  readonly kit: Kit
  readonly at: Instant
  readonly values: readonly {
    readonly sample: string
    readonly analyte: string
    readonly answer: Answer
  }[]
}

/** Creates a record entered by hand: its readings have no due time, so none is late. */
export function typedRecord({ at, values, ...test }: TypedTest): SoilRecord {
  return {
    schema: 1,
    ...test,
    startedAt: at,
    endedAt: at,
    how: 'finished',
    origin: 'typed',
    readings: values.map((value) => ({ ...value, ...untimed(at) })),
  }
}
