import * as v from 'valibot'

import type { Sharing } from '#domain/team/sharing.ts'
import type { EventRefusal } from '#domain/team/team.ts'
import type { JoinedTeam } from '#ports/team-server.ts'
import type { TeamMemory } from '#ports/team-memory.ts'

/** What one device keeps of its place in a team. Fields are only added, and absent ones read as if nothing were said. */
export interface Membership extends JoinedTeam {
  readonly schema: 1
  readonly sharing: Sharing
  /** How far the team's log was read. */
  readonly cursor: string
  /** Taken back by the office, or unknown there: nothing goes either way until somebody joins again. */
  readonly isEnded: boolean
  readonly refused: readonly RefusedEvent[]
  /** Photographs still to be sent, and to be fetched, by their names. */
  readonly photosToSend: readonly string[]
  readonly photosToFetch: readonly string[]
  /** Who uses which device. */
  readonly people: Readonly<Record<string, string>>
  /** The cursor before the first event that this version could not read. */
  readonly unreadableAfter: string | null
}

/** An event that the office will not have. It stays on this device, and is not offered again by itself. */
export interface RefusedEvent {
  readonly id: string
  readonly stream: string
  readonly code: EventRefusal
}

const text = v.string()
const named = { id: text, name: text }
const texts = v.fallback(v.array(text), [])
const sharingSchema = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('chosen'), farmers: v.array(text), groups: v.array(text) }),
])
/** A choice that cannot be read shares nothing: better too little than too much. */
const nothingShared: Sharing = { kind: 'chosen', farmers: [], groups: [] }

const membershipSchema = v.object({
  schema: v.literal(1),
  team: v.object(named),
  member: v.object({
    ...named,
    role: v.picklist(['owner', 'writer', 'reader']),
    farmers: v.nullable(v.array(text)),
  }),
  deviceId: text,
  token: text,
  log: v.object({ id: text, epoch: text }),
  sharing: v.fallback(sharingSchema, () => ({ ...nothingShared, farmers: [], groups: [] })),
  cursor: v.fallback(text, ''),
  isEnded: v.fallback(v.boolean(), false),
  refused: v.fallback(
    v.array(
      v.object({
        id: text,
        stream: text,
        code: v.picklist([
          'malformed',
          'too-large',
          'kind',
          'not-allowed',
          'ahead',
          'differs',
          'quota',
        ]),
      }),
    ),
    [],
  ),
  photosToSend: texts,
  photosToFetch: texts,
  people: v.fallback(v.record(text, text), {}),
  unreadableAfter: v.fallback(v.nullable(text), null),
})

/** Whatever lies in the memory → a membership; null where it is none. */
function parseMembership(input: unknown): Membership | null {
  const parsed = v.safeParse(membershipSchema, input)
  return parsed.success ? parsed.output : null
}

/** The membership as this tab knows it, kept as it changes. */
export function createMembershipStore(memory: TeamMemory, onChange: () => void) {
  let current: Membership | null = null
  let held = new Set<string>()

  const tell = (next: Membership | null) => {
    current = next
    onChange()
  }
  return {
    current: () => current,
    isHeld: (id: string) => held.has(id),
    heldCount: () => held.size,
    async load() {
      const [state, ids] = await Promise.all([memory.read(), memory.held()])
      held = new Set(ids)
      tell(parseMembership(state))
    },
    async begin(membership: Membership) {
      await memory.clear()
      held = new Set()
      const kept = await memory.keep(membership)
      tell(membership)
      return kept
    },
    /** Keeps what changed, and what the server is known to hold from now on. */
    async change(patch: Partial<Membership>, ids: readonly string[] = []) {
      // It was left meanwhile.
      if (current === null) return
      const fresh = ids.filter((id) => !held.has(id))
      for (const id of fresh) held.add(id)
      tell({ ...current, ...patch })
      await memory.keep(current, fresh)
    },
    async end() {
      held = new Set()
      tell(null)
      return memory.clear()
    },
  }
}

export type MembershipStore = ReturnType<typeof createMembershipStore>
