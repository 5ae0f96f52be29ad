import type { Kit } from '#domain/kit/kit.ts'
import type { KitProblem } from '#domain/kit/kit-problem.ts'
import type { Result } from '#domain/result.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

/** The user's kits, folded from its events. */
export interface KeptKits {
  readonly kits: ReadonlyMap<string, Kit>
  readonly removed: ReadonlyMap<string, Kit>
  /** `name: path` of each version that cannot be read; an older readable version stays in use. */
  readonly unreadable: readonly string[]
}

export const noKits: KeptKits = { kits: new Map(), removed: new Map(), unreadable: [] }

type Parse = (payload: unknown) => Result<Kit, readonly KitProblem[]>

/** Folds the events of the stream, oldest first. */
export function foldKits(
  events: readonly Pick<NewEvent, 'kind' | 'payload'>[],
  parse: Parse,
): KeptKits {
  const kits = new Map<string, Kit>()
  const removed = new Map<string, Kit>()
  const unreadable: string[] = []
  for (const { kind, payload } of events) {
    if (kind === 'kit-removed') {
      const id = field(payload, 'id')
      const kit = kits.get(id)
      if (kit !== undefined) removed.set(id, kit)
      kits.delete(id)
    }
    if (kind === 'kit-saved') {
      const parsed = parse(payload)
      if (parsed.ok) kits.set(parsed.value.id, parsed.value)
      else unreadable.push(`${field(payload, 'name')}: ${parsed.reason[0]?.path ?? ''}`)
    }
  }
  return { kits, removed, unreadable }
}

function field(payload: unknown, name: 'id' | 'name'): string {
  const value = propertyOf(payload, name)
  return typeof value === 'string' ? value.slice(0, 60) : '?'
}
