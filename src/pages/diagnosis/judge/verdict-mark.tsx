import type { Verdict, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './verdict-mark.module.css'
import { verdictText } from './verdict-text.ts'

const icons: Readonly<Record<VerdictLevel, IconName>> = {
  low: 'remove',
  fit: 'check',
  high: 'add',
  excess: 'warning',
}

/** Icon and word; the color only adds to them. Nothing that is unsure is green. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const [level, ...others] = verdict.kind === 'judged' ? verdict.levels : []
  const isSure = level !== undefined && others.length === 0
  const icon = isSure ? icons[level] : verdict.kind === 'undetectable' ? 'visibility' : 'help'
  return (
    <strong className={classNames(styles['verdict'], isSure && styles[level])}>
      <Icon name={icon} />
      {verdictText(verdict)}
    </strong>
  )
}
