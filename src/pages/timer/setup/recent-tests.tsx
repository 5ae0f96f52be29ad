import { useStore } from 'zustand'

import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { formatDateTime } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import styles from './setup-screen.module.css'

const shown = 3

/** The last tests kept on this device. */
export function RecentTests() {
  const { records } = useServices()
  const recent = useStore(records.store, (state) => state.recent)
  const words = texts('timer').recent
  if (recent.length === 0) return null
  return (
    <section className={styles['recent']}>
      <h2>{words.title}</h2>
      <ul>
        {recent.slice(0, shown).map((record) => (
          <li key={record.id}>
            <RecentTest record={record} />
          </li>
        ))}
      </ul>
      <AppLink to="/diag?view=history">{words.all}</AppLink>
    </section>
  )
}

function RecentTest({ record }: { readonly record: SoilRecord }) {
  const words = texts('timer').recent
  const facts = [
    record.kit.name,
    words.samples(record.samples.length),
    words.readings(record.readings.length),
    ...(record.how === 'abandoned' ? [words.stopped] : []),
  ]
  return (
    <AppLink to={`/diag?view=history&record=${record.id}`} className={styles['test']}>
      <strong>{formatDateTime(record.startedAt, record.wallOffset)}</strong>
      <span>{facts.join('・')}</span>
    </AppLink>
  )
}
