import type { Correction } from '#app/project-record.ts'
import { texts } from '#locales/texts.ts'
import { formatDateTime } from '#ui/format-time.ts'

/** What was corrected, and when: nothing is overwritten. */
export function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const words = texts('history').record
  if (corrections.length === 0) return null
  return (
    <details>
      <summary>{words.corrections(corrections.length)}</summary>
      <ol>
        {corrections.map(({ at, change }, place) => (
          // Corrections are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {words.correctedAt({ when: formatDateTime(at, 0), what: words.fields[change.field] })}
          </li>
        ))}
      </ol>
    </details>
  )
}
