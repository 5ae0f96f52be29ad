import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { DayOfRecords } from './day-of-records.tsx'
import { byDay } from './by-day.ts'
import styles from './diagnosis-page.module.css'
import { ExportRecords } from './export-records.tsx'
import { NoRecords } from './no-records.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { UnreadableRecords } from './unreadable-records.tsx'

/** The readings kept on this device, by day, newest first. */
export function DiagnosisPage() {
  const words = texts('diagnosis')
  const { records } = useServices()
  const { ready, recent, more } = useStore(records.store)
  return (
    <article className={styles['page']}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <StorageNotice />
      <UnreadableRecords />
      <output className={styles['loading']}>{!ready && words.reading}</output>
      {ready && recent.length === 0 && <NoRecords />}
      {byDay(recent).map(({ day, records: ofDay }) => (
        <DayOfRecords key={day} day={day} records={ofDay} />
      ))}
      {more && (
        <Button icon="expand_more" size="huge" onClick={() => void records.older()}>
          {words.more}
        </Button>
      )}
      {recent.length > 0 && <ExportRecords />}
      {ready && <HowToRead />}
    </article>
  )
}

/** What the values do not say. */
function HowToRead() {
  const words = texts('diagnosis').howToRead
  return (
    <Notice kind="note" title={words.title}>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Notice>
  )
}
