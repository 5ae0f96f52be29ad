import { useId } from 'react'
import type { RecordsOfDay } from './by-day.ts'
import styles from './diagnosis-page.module.css'
import { RecordCard } from './record-card.tsx'

export function DayOfRecords({ day, records }: RecordsOfDay) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles['day']}>
      <h2 id={heading}>{day}</h2>
      <div className={styles['cards']}>
        {records.map((record) => (
          <RecordCard key={record.id} record={record} />
        ))}
      </div>
    </section>
  )
}
