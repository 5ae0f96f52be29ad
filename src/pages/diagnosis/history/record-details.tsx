import { useState } from 'react'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { testTimeText } from './day-text.ts'
import { EditDetailsDialog } from './edit-details-dialog.tsx'
import styles from './record-view.module.css'
import type { Change } from './use-change.ts'

interface RecordDetailsProps {
  readonly record: SoilRecord
  readonly change: Change
  readonly titleId: string
}

/** When, with what, and what was noted. */
export function RecordDetails({ record, change, titleId }: RecordDetailsProps) {
  const { record: words, row } = texts('history')
  const [isEdited, setEdited] = useState(false)
  const { kit, origin = 'run', weather = '', note = '' } = record
  return (
    <header className={styles['head']}>
      <h2 id={titleId} className={styles['title']}>
        {testTimeText(record.startedAt, record.wallOffset)} {kit.name}
      </h2>
      <p className={styles['marks']}>
        <TrustMark trust={kit.trust} />
        {origin !== 'run' && <span>{row.origin[origin]}</span>}
      </p>
      {record.how === 'abandoned' && <Notice kind="note" title={words.stopped} />}
      {(weather !== '' || note !== '') && (
        <dl className={styles['notes']}>
          {weather !== '' && (
            <div>
              <dt>{words.weather}</dt>
              <dd>{weather}</dd>
            </div>
          )}
          {note !== '' && (
            <div>
              <dt>{words.note}</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
      )}
      <Button icon="edit" onClick={() => setEdited(true)}>
        {words.editDetails}
      </Button>
      {isEdited && (
        <EditDetailsDialog record={record} change={change} onClose={() => setEdited(false)} />
      )}
    </header>
  )
}
