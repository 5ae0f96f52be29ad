import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import styles from './marks.module.css'

export type StepState = 'hands' | 'wait' | 'read' | 'late' | 'done'

const stateIcons: Record<StepState, IconName> = {
  hands: 'front_hand',
  wait: 'hourglass',
  read: 'visibility',
  late: 'schedule',
  done: 'check',
}

interface StateChipProps {
  readonly state: StepState
  readonly children: ReactNode
}

/** What a step asks for now, as icon and word. */
export function StateChip({ state, children }: StateChipProps) {
  return (
    <span className={classNames(styles['state'], styles[state])}>
      <Icon name={stateIcons[state]} />
      {children}
    </span>
  )
}

export type JudgementKind = 'low' | 'fit' | 'high' | 'excess' | 'unknown'

const judgementIcons: Record<JudgementKind, IconName> = {
  low: 'arrow_downward',
  fit: 'check',
  high: 'arrow_upward',
  excess: 'warning',
  unknown: 'help',
}

interface JudgementProps {
  readonly kind: JudgementKind
  readonly children: ReactNode
}

/** How a value stands to what the crop likes: arrow and word, so that it survives a gray printer. */
export function JudgementPill({ kind, children }: JudgementProps) {
  return (
    <span data-judgement={kind} className={classNames(styles['judgement'], styles[kind])}>
      <Icon name={judgementIcons[kind]} />
      {children}
    </span>
  )
}

/** How late a reading was. Shown only where it was. */
export function Lag({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['lag']}>
      <Icon name="schedule" />
      {children}
    </span>
  )
}
