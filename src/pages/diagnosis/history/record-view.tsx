import type { KeptRecord } from '#app/project-record.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Corrections } from './corrections.tsx'
import { KeptDiagnoses } from './kept-diagnoses.tsx'
import { MeasuredSection } from './measured-section.tsx'
import { RecordDetails } from './record-details.tsx'
import { RecordPhotos } from './record-photos.tsx'
import styles from './record-view.module.css'
import { RemoveRecord } from './remove-record.tsx'
import { SampleReadings } from './sample-readings.tsx'
import { LimitNote } from './limit-note.tsx'
import { useChange } from './use-change.ts'
import { usePlots } from './use-history.ts'
import { useKept } from './use-kept.ts'

/** One test with everything that is known of it, to be read and corrected. */
export function RecordView({ id }: { readonly id: string }) {
  const words = texts('history')
  const kept = useKept([id])
  const [found] = kept ?? []
  return (
    <section>
      <AppLink to="/diag?view=history" className={styles['link']}>
        {words.back}
      </AppLink>
      {kept === null && <output className={styles['loading']}>{words.reading}</output>}
      {kept !== null && found === undefined && (
        <Notice kind="warning" title={words.record.missing} />
      )}
      {found !== undefined && <Opened kept={found} />}
    </section>
  )
}

function Opened({ kept: { record, corrections } }: { readonly kept: KeptRecord }) {
  const change = useChange(record.id)
  const { plotNames } = usePlots()
  return (
    <article className={styles['record']} aria-labelledby="record-title">
      <RecordDetails record={record} change={change} titleId="record-title" />
      <div className={styles['columns']}>
        <div>
          {record.samples.map((sample, place) => (
            <SampleReadings
              key={sample.id}
              record={record}
              sample={sample}
              place={place + 1}
              plot={sample.plot === undefined ? undefined : plotNames.get(sample.plot)}
              change={change}
            />
          ))}
          <LimitNote record={record} />
        </div>
        <div>
          <KeptDiagnoses record={record} change={change} />
          <MeasuredSection record={record} change={change} />
          <RecordPhotos record={record} change={change} />
          <Corrections corrections={corrections} />
        </div>
      </div>
      <RemoveRecord record={record} />
    </article>
  )
}
