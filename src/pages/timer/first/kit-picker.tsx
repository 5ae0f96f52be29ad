import { useId, type ReactNode } from 'react'

import type { KitCard } from '#app/kits/kit-cards.ts'
import { texts } from '#locales/texts.ts'
import { KitPicture } from '#ui/drawings/scene.tsx'
import { Icon } from '#ui/icon.tsx'
import { KitName } from '#ui/text/kit-name.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './kit-picker.module.css'

interface KitPickerProps {
  readonly label: string
  readonly cards: readonly KitCard[]
  /** Id of the kit that is marked. */
  readonly value: string | null
  readonly onChange: (kit: KitCard) => void
  /** More cards after the kits. */
  readonly children?: ReactNode
}

/** Kits by what lies in their boxes; the whole card taps. Needs the catalog `first`. */
export function KitPicker({ label, cards, value, onChange, children }: KitPickerProps) {
  const name = useId()
  return (
    <fieldset className={styles['kits']} aria-label={label}>
      {cards.map((card) => (
        <label key={card.id} className={styles['kit']}>
          <input
            type="radio"
            name={name}
            checked={value === card.id}
            onChange={() => onChange(card)}
          />
          <KitPicture kit={card.copiedFrom ?? card.id} />
          <strong>
            <KitName name={card.name} />
          </strong>
          <span className={styles['look']}>{lookOf(card)}</span>
          <TrustMark quiet trust={card.trust} />
          <span className={styles['tick']}>
            <Icon name="check" />
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

interface OtherKitProps {
  readonly picture: string
  readonly title: string
  readonly detail: string
  readonly onClick: () => void
}

/** A card that leads elsewhere. */
export const OtherKit = ({ picture, title, detail, onClick }: OtherKitProps) => (
  <button type="button" className={styles['kit']} onClick={onClick}>
    <KitPicture kit={picture} />
    <strong>{title}</strong>
    <span className={styles['look']}>{detail}</span>
  </button>
)

function lookOf({ id, copiedFrom, maker }: KitCard) {
  const { looks } = texts('first').kit
  return Object.entries(looks).find(([kit]) => kit === (copiedFrom ?? id))?.[1] ?? maker
}
