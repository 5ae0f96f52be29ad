import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosedItem } from '#domain/diagnosis/diagnosis.ts'
import type { KeptDiagnosis, SoilRecord } from '#domain/record/soil-record.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { texts } from '#locales/texts.ts'
import { judgedName, verdictText } from '#pages/diagnosis/judge/decision-text.ts'
import { parseKeptDiagnosis } from '#app/diagnosis/kept-diagnosis.ts'
import { formatOrNull } from '#pages/diagnosis/report/format-or-null.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { formatDateTime } from '#ui/text/format-time.ts'
import { withFailureToast, type ApplyChanges } from './use-change.ts'

interface DiagnosisLineProps {
  readonly record: SoilRecord
  readonly kept: KeptDiagnosis
  readonly change: ApplyChanges
}

/** A kept diagnosis: date, crop, short verdicts, and the link to its sheet. Needs the catalog `judge`. */
export function DiagnosisLine({ record, kept, change }: DiagnosisLineProps) {
  const { record: words, row } = texts('history')
  const { id } = kept
  const crop = cropWords()[kept.crop]?.name ?? kept.crop
  const what = words.diagnosisOf({ when: formatDateTime(kept.at, 0), crop })
  const place = record.samples.findIndex((sample) => sample.id === kept.sample)
  const sample = record.samples[place]
  const address = new URLSearchParams({ view: 'report', record: record.id, diagnosis: id })
  return (
    <div className="grid even target-test">
      <div className="row between">
        <AppLink to={`/diag?${address}`} className="inline-row target">
          {what}
        </AppLink>
        <IconButton
          icon="delete"
          label={words.removeDiagnosis(what)}
          onClick={() =>
            void withFailureToast(change)(
              [{ field: 'diagnosis', id, value: null }],
              words.diagnosisRemoved,
            )
          }
        />
      </div>
      {record.samples.length > 1 && sample !== undefined && (
        <p>{sample.name || row.sample(place + 1)}</p>
      )}
      <Verdicts kept={kept} />
    </div>
  )
}

/** Words tapped on a chart, which a diagnosis of an earlier version does not have. */
const wordsOf = (one: DiagnosedItem | Judgement) => ('words' in one ? one.words : [])

function Verdicts({ kept }: Pick<DiagnosisLineProps, 'kept'>) {
  const diagnosis = parseKeptDiagnosis(kept)
  if (diagnosis === null) {
    return <p>{texts('history').record.diagnosisUnknown}</p>
  }
  return (
    <ul className="plain flex wrap beside-4">
      {diagnosis.items.map((one) => (
        <li key={one.item}>
          {judgedName({ ...one, words: wordsOf(one) })}{' '}
          <strong>{wordsOf(one).join('〜') || formatOrNull(() => verdictText(one))}</strong>
        </li>
      ))}
    </ul>
  )
}
