import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { fromTimeInput, timeInput } from '#ui/text/day-text.ts'

/** What stands around the readings of a test, as a form holds it. */
export interface Details {
  /** As an input of date and time has it. */
  readonly when: string
  readonly weather: string
  readonly note: string
  readonly samples: readonly {
    readonly id: string
    readonly name: string
    readonly plot: string | null
  }[]
}

export const detailsOf = (record: SoilRecord): Details => ({
  when: timeInput(record.startedAt + record.wallOffset),
  weather: record.weather ?? '',
  note: record.note ?? '',
  samples: record.samples.map(({ id, name, plot = null }) => ({ id, name, plot })),
})

/** What the form changes; null where its time is none. Seconds that were not edited stay. */
export function detailChanges(record: SoilRecord, next: Details): readonly RecordChange[] | null {
  const before = detailsOf(record)
  const wall = fromTimeInput(next.when)
  if (wall === null) return null
  const changes: RecordChange[] = []
  if (next.when !== before.when) {
    changes.push({ field: 'started-at', value: instant(wall - record.wallOffset) })
  }
  for (const field of ['weather', 'note'] as const) {
    if (next[field] !== before[field]) changes.push({ field, value: next[field] })
  }
  for (const { id, name, plot } of next.samples) {
    const old = before.samples.find((sample) => sample.id === id)
    if (name !== old?.name) changes.push({ field: 'sample-name', sample: id, value: name })
    if (plot !== old?.plot) changes.push({ field: 'sample-plot', sample: id, value: plot })
  }
  return changes
}
