import type { Reading } from '#domain/reading/reading.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'

/** Where a reading is late by nobody knows how much. */
export function LimitNote({ record }: { readonly record: SoilRecord }) {
  const { kit, origin = 'run', readings } = record
  const isLimitUnknown = (reading: Reading) =>
    reading.answer.kind !== 'not-read' && readingLateness(kit, reading).verdict === 'limit-unknown'
  if (origin !== 'run' || !readings.some(isLimitUnknown)) return null
  return (
    <p>
      <small>{texts('history').record.limitUnknown}</small>
    </p>
  )
}
