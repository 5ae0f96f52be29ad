import { useId } from 'react'
import { useStore } from 'zustand'
import { kitCards } from '#app/kits/kit-cards.ts'
import styles from './kit-choice.module.css'
import { useServices } from './services.tsx'

interface KitChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (kit: string) => void
  /** Below its label, as the fields of a form. */
  readonly stacked?: boolean
}

/** Chooses the kit to look at; the timer's kit stays as it is. */
export function KitChoice({ label, value, onChange, stacked = false }: KitChoiceProps) {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  const id = useId()
  return (
    <div className={stacked ? 'grid gap-1' : 'row wrap gap-2'}>
      <label htmlFor={id} className="label strong">
        {label}
      </label>
      <select
        id={id}
        className={stacked ? 'fill' : `shrink ${styles['choice']}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {kitCards(userKits).map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </select>
    </div>
  )
}
