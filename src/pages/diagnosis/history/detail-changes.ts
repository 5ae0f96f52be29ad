import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { fromTimeInput, timeInput } from '#ui/text/day-text.ts'

/** Details of a test besides its readings, in a form. */
export interface Details {
  /** In the format of a `datetime-local` input. */
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

/** The changes made in the form; null if its time is invalid. Seconds that were not edited are kept. */
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
