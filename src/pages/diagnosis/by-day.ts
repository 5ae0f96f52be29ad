import type { SoilRecord } from '#domain/record/soil-record.ts'
import { formatClock, formatDateTime } from '#ui/format-time.ts'

export interface RecordsOfDay {
  readonly day: string
  readonly records: readonly SoilRecord[]
}

/** The day a test began, on the phone's calendar of then. */
export const dayOf = ({ startedAt, wallOffset }: SoilRecord) =>
  formatDateTime(startedAt, wallOffset).replace(formatClock(startedAt, wallOffset), '').trim()

/** Groups records that stand in order. */
export function byDay(records: readonly SoilRecord[]): readonly RecordsOfDay[] {
  const days = new Map<string, readonly SoilRecord[]>()
  for (const record of records) {
    const day = dayOf(record)
    days.set(day, [...(days.get(day) ?? []), record])
  }
  return Array.from(days, ([day, ofDay]) => ({ day, records: ofDay }))
}
