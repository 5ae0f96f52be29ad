import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { formatClock } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { dayOf } from './by-day.ts'
import styles from './record-card.module.css'

interface RemoveRecordProps {
  readonly record: SoilRecord
}

/** Removes at once; the toast brings it back. */
export function RemoveRecord({ record }: RemoveRecordProps) {
  const words = texts('diagnosis')
  const { records } = useServices()
  const remove = async () => {
    const result = await records.remove(record.id)
    showToast({
      text: result.ok ? words.removed : words.notRemoved,
      action: { label: words.undo, run: () => void records.restore(record.id) },
    })
  }
  const clock = formatClock(record.startedAt, record.wallOffset)
  return (
    <div className={styles['remove']}>
      <Button
        icon="delete"
        aria-label={words.removeLabel(dayOf(record), clock, record.kit.name)}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
    </div>
  )
}
