import { useId } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import styles from './kit-choice.module.css'

interface KitChoiceProps {
  readonly value: string
  readonly onChange: (kit: string) => void
}

/** Which kit's charts to look at; what the timer uses stays as it is. */
export function KitChoice({ value, onChange }: KitChoiceProps) {
  const { kits } = useServices()
  useStore(kits.store, ({ userKits }) => userKits)
  const id = useId()
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{texts('color-chart').kit}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {kits.list().map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </select>
    </div>
  )
}
