import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

export type StepState = 'hands' | 'wait' | 'read' | 'late' | 'done'

const stateIcons: Record<StepState, IconName> = {
  hands: 'front_hand',
  wait: 'hourglass',
  read: 'visibility',
  late: 'schedule',
  done: 'check',
}

/** Background of each state on chips and discs. */
export const stateMarks: Record<StepState, string> = {
  hands: 'mark-hands',
  wait: 'mark-wait',
  read: 'mark-read',
  late: 'mark-late',
  done: 'mark-done',
}

/** Background of each state on larger surfaces. */
export const stateTones: Record<StepState, string> = {
  hands: 'tone-hands',
  wait: 'tone-wait',
  read: 'tone-read',
  late: 'tone-late',
  done: 'tone-done',
}

interface StateChipProps {
  readonly state: StepState
  readonly children: ReactNode
}

/** What a step requires now, as icon and word. */
export function StateChip({ state, children }: StateChipProps) {
  return (
    <span
      className={classNames(
        'inline-row round-full thin-edge fixed-size strong even label gap-1 pad-1 sides-3',
        stateMarks[state],
      )}
    >
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

const judgementTones: Record<JudgementKind, string> = {
  low: 'tone-late',
  fit: 'tone-done',
  high: 'tone-read',
  excess: 'tone-error',
  unknown: 'quiet ink',
}

interface JudgementProps {
  readonly kind: JudgementKind
  /** Replaces the arrow where the word says what to do, not how a value compares. */
  readonly icon?: IconName
  readonly children: ReactNode
}

/** How a value compares with the crop's range: arrow and word, so that it survives a black-and-white printer. */
export function JudgementPill({ kind, icon = judgementIcons[kind], children }: JudgementProps) {
  return (
    <span
      data-judgement={kind}
      className={classNames(
        'inline-row round-full thin-edge fixed-size strong even gap-1 label nowrap pad-1 sides-3',
        judgementTones[kind],
      )}
    >
      <Icon name={icon} />
      {children}
    </span>
  )
}

/** How late a reading was. Shown only when it was late. */
export function LatenessChip({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-row round-full fixed-size strong small tight tone-late gap-half sides-1 nowrap">
      <Icon name="schedule" />
      {children}
    </span>
  )
}
