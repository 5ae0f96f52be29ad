import type { ReactNode } from 'react'

import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import hiding from '#ui/visually-hidden.module.css'
import styles from './run-head.module.css'

interface RunHeadProps {
  /** Another tab controls the test: nothing here may be tapped. */
  readonly inert: boolean
  readonly leave: { readonly label: string; readonly run: () => void }
  readonly undo: {
    readonly label: string
    /** Its label while `recorded` is shown beside it. */
    readonly labelOfRecorded: string
    readonly run: () => void
    readonly isPossible: boolean
  }
  /** The sample, or a word for all of them; a tap lists them. */
  readonly where: { readonly name: string; readonly run: (() => void) | null }
  /** Completed steps as a fraction of all steps. */
  readonly progress: { readonly share: number; readonly label: string }
  /** What a tap has just recorded, shown briefly in a notice with the undo button; null otherwise. */
  readonly recorded: ReactNode
}

/** Leave · current position · undo. */
export function RunHead({ inert, leave, undo, where, progress, recorded }: RunHeadProps) {
  const middle = (
    <>
      <span className="row gap-1">
        <strong className="lead">{where.name}</strong>
        {where.run !== null && <Icon name="expand_more" />}
      </span>
      <span className={hiding['hidden']}>{progress.label}</span>
      <svg className={styles['progress']} aria-hidden="true" focusable="false">
        <rect
          width="100%"
          height="8"
          rx="4"
          fill="var(--surface-low)"
          stroke="var(--track-edge)"
          strokeWidth="1.5"
        />
        <rect
          width={`${(progress.share * 100).toFixed(1)}%`}
          height="8"
          rx="4"
          fill="var(--done-edge)"
        />
      </svg>
    </>
  )
  return (
    <header className={`grid gap-2 middle relative lead-rest-end ${styles['head']}`} inert={inert}>
      <IconButton icon="close" label={leave.label} word onClick={leave.run} />
      {where.run === null ? (
        <p className="centered grid center-block items-center shrink target-test round-m close gap-1">
          {middle}
        </p>
      ) : (
        <button
          type="button"
          className="centered grid center-block items-center shrink target-test round-m close gap-1"
          onClick={where.run}
        >
          {middle}
        </button>
      )}
      <output
        className={`block centered small over round-s tight inverse absolute ${styles['recorded']}`}
      >
        {recorded}
      </output>
      <div className={styles['undo']}>
        <IconButton
          icon="undo"
          label={recorded === null ? undo.label : undo.labelOfRecorded}
          word
          disabled={!undo.isPossible}
          onClick={undo.run}
        />
      </div>
    </header>
  )
}
