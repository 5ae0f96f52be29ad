import type { Hint } from '#domain/hints/hint.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'

const byId = new Map(hints.map((hint) => [hint.id, hint]))

export function hintOf(id: HintId): Hint<HintId> {
  const hint = byId.get(id)
  if (hint === undefined) throw new Error(`no hint ${id}`)
  return hint
}

/** Looks up an id that comes from an address or from storage. */
export const findHint = (id: string): Hint<HintId> | undefined =>
  hints.find((hint) => hint.id === id)
