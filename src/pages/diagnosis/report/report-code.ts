import type { SummaryValue } from '#domain/record/record-summary.ts'
import { summarize } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'

/** Characters of the name that are kept: longer names would only make the code denser. */
const maxNameChars = 16

/**
 * Encodes one sample of a test as text for a QR code: `soil` is the version, `r` the values by species and unit, `n` its name.
 * Null: no number, such as "not detected". Laboratory values are marked. Contains nothing about other samples.
 */
export function reportCode(
  record: SoilRecord,
  shown: string,
  dayOf: (at: Instant) => string,
): string {
  const { values } = summarize(record)
  return JSON.stringify({
    soil: 1,
    id: record.id,
    day: dayOf(record.startedAt),
    kit: record.kit.id,
    s: record.samples
      .filter(({ id }) => id === shown)
      .map(({ id, name }) => ({
        ...(name !== '' && { n: Array.from(name).slice(0, maxNameChars).join('') }),
        r: Object.fromEntries(
          values
            .filter(({ sample }) => sample === id)
            .map((value) => [keyOf(value), value.value ?? codeOf(value)]),
        ),
      })),
  })
}

function codeOf({ kind, limit }: SummaryValue) {
  if (limit !== undefined) return `${limit.comparator}${limit.value}`
  return kind === 'level' ? null : kind
}

const keyOf = ({ analyte: { id, species, unit }, source }: SummaryValue) =>
  [source === 'kit' ? '' : source, species === '' ? id : species, unit].filter(Boolean).join(' ')
