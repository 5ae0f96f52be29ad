import type { EvidenceMark as Mark } from '#domain/hints/hint.ts'
import { texts } from '#locales/texts.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from '#ui/trust-mark.module.css'

const icons: Record<Mark, IconName> = {
  A: 'verified',
  'A-t': 'content_copy',
  B: 'group',
  C: 'help',
}

/** How far a source carries a hint: letter, icon and words. */
export function EvidenceMark({ mark }: { readonly mark: Mark }) {
  return (
    <span
      className={classNames(
        styles['mark'],
        mark === 'A' && styles['official'],
        mark === 'C' && styles['inferred'],
      )}
    >
      <Icon name={icons[mark]} />
      <b>{mark}</b> {texts('hints').marks[mark]}
    </span>
  )
}
