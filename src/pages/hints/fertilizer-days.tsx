import { useId } from 'react'
import { useStore } from 'zustand'
import { fertilizerWaits, hasWaitedFor } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './fertilizer-days.module.css'

/** Whether the soil has rested long enough since it was fed, by each source's own measure. */
export function FertilizerDays() {
  const words = texts('hints').waits
  const { checklist } = useServices()
  const days = useStore(checklist.store, (state) => state.daysSinceFertilizer)
  const id = useId()
  return (
    <>
      <p className={styles['ask']}>
        <label htmlFor={id}>{words.days}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={3650}
          step={1}
          value={days ?? ''}
          aria-describedby={`${id}hint`}
          onChange={({ target }) =>
            checklist.setDaysSinceFertilizer(target.value === '' ? null : target.valueAsNumber)
          }
        />
      </p>
      <p id={`${id}hint`} className={styles['hint']}>
        {words.daysHint}
      </p>
      <ul aria-live="polite" className={styles['waits']}>
        {fertilizerWaits.map((wait) => (
          <li key={wait.id}>
            {wait.text} <TrustMark trust={wait.days.trust} />
            {days !== null && (
              <span className={styles['answer']}>
                <Icon name={hasWaitedFor(wait, days) ? 'check_circle' : 'hourglass'} />{' '}
                {hasWaitedFor(wait, days) ? words.enough : words.more(wait.days.value - days)}
              </span>
            )}
            <SourceList kit={{ sources: samplingSources }} keys={wait.days.sources} />
          </li>
        ))}
      </ul>
    </>
  )
}
