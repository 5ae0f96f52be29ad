import { createContext, use } from 'react'
import type { Kit } from '#domain/kit/kit.ts'
import type { KitProblem } from '#domain/kit/kit-problem.ts'

/** The kit being edited. */
export interface Editing {
  readonly kit: Kit
  readonly problems: readonly KitProblem[]
  /** Consecutive changes with the same `field` are one undo step: typing a word is undone as a whole. */
  readonly change: (next: Kit, field?: string) => void
  readonly undo: () => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (editing === null) throw new Error('useEditing outside EditingContext')
  return editing
}
