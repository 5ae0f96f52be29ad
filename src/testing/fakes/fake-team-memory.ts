import { failed, ok } from '#domain/result.ts'
import type { FinalFailure } from '#domain/storage-failure.ts'
import type { TeamMemory } from '#ports/team-memory.ts'

export interface FakeTeamMemory extends TeamMemory {
  fail(reason: FinalFailure | null): void
}

export function fakeTeamMemory(): FakeTeamMemory {
  let state: unknown = null
  let ids = new Set<string>()
  let reason: FinalFailure | null = null
  const write = async (change: () => void) => {
    if (reason !== null) return failed(reason)
    change()
    return ok(undefined)
  }
  return {
    read: async () => structuredClone(state),
    keep: (next, held = []) =>
      write(() => {
        state = structuredClone(next)
        for (const id of held) ids.add(id)
      }),
    held: async () => new Set(ids),
    clear: () =>
      write(() => {
        state = null
        ids = new Set()
      }),
    fail: (next) => void (reason = next),
  }
}
