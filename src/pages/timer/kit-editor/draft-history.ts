import type { Kit } from '#domain/kit/kit.ts'

/** The kit being edited, with its undo history. */
export interface DraftHistory {
  readonly kit: Kit
  readonly past: readonly Kit[]
  /** The field edited last; null after any other change. */
  readonly field: string | null
}

const maxUndoSteps = 100

export type DraftChange =
  | { readonly kind: 'change'; readonly kit: Kit; readonly field: string | null }
  | { readonly kind: 'undo' }

export const startHistory = (kit: Kit): DraftHistory => ({ kit, past: [], field: null })

export function changeDraft(history: DraftHistory, change: DraftChange): DraftHistory {
  const { kit, past, field } = history
  if (change.kind === 'undo') {
    const before = past.at(-1)
    return before === undefined ? history : { kit: before, past: past.slice(0, -1), field: null }
  }
  const goesOn = change.field !== null && change.field === field
  return {
    kit: change.kit,
    past: goesOn ? past : [...past, kit].slice(-maxUndoSteps),
    field: change.field,
  }
}
