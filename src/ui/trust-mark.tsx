import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import styles from './trust-mark.module.css'

interface TrustMarkProps {
  /** `unknown`: a figure nobody could find. */
  readonly trust: Trust | 'unknown'
}

const icons: Record<Trust | 'unknown', IconName> = {
  official: 'verified',
  reported: 'person',
  inferred: 'help',
  user: 'edit',
  unknown: 'menu_book',
}

/** How far a figure can be trusted, as icon and word. */
export function TrustMark({ trust }: TrustMarkProps) {
  return (
    <span data-trust={trust} className={`${styles['mark']} ${styles[trust]}`}>
      <Icon name={icons[trust]} />
      {texts('ui').trust[trust]}
    </span>
  )
}
