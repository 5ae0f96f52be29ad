import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import type { Known } from '#domain/sourced.ts'
import { createSamplingChecklist } from '#app/records/sampling-checklist.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'

interface Wait {
  readonly id: string
  readonly text: string
  readonly days: Known<number>
}

interface DaysSinceFertilizerProps {
  readonly waits: readonly Wait[]
  readonly isEnough: (wait: Wait, days: number) => boolean
  readonly words: {
    readonly days: string
    readonly enough: string
    readonly more: (days: number) => string
  }
}

/** Whether the soil has rested long enough since fertilizer was applied, by each source's own rule. */
export function DaysSinceFertilizer({ waits, isEnough, words }: DaysSinceFertilizerProps) {
  const checklist = useServices().fromPreferences(createSamplingChecklist)
  useEffect(() => checklist.start(), [checklist])
  const days = useStore(checklist.store, (state) => state.daysSinceFertilizer)
  const id = useId()
  return (
    <>
      <p className="row wrap gap-2 beside-3">
        <label htmlFor={id}>{words.days}</label>
        <input
          id={id}
          className="short"
          type="number"
          inputMode="numeric"
          min={0}
          max={3650}
          step={1}
          value={days ?? ''}
          onChange={({ target }) =>
            checklist.setDaysSinceFertilizer(target.value === '' ? null : target.valueAsNumber)
          }
        />
      </p>
      <ul aria-live="polite">
        {waits.map((wait) => (
          <li key={wait.id}>
            {wait.text} <TrustMark isGeneral trust={wait.days.trust} />
            {days !== null && (
              <strong className="row gap-2 below-2">
                <Icon name={isEnough(wait, days) ? 'check_circle' : 'hourglass'} />
                {isEnough(wait, days) ? words.enough : words.more(wait.days.value - days)}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
