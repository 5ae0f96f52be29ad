import * as v from 'valibot'

import type { Sharing } from '#domain/team/sharing.ts'
import { eventRefusals, teamRoles, type EventRefusal } from '#domain/team/team.ts'
import type { JoinedTeam } from '#ports/team-server.ts'
import type { TeamMemory } from '#ports/team-memory.ts'

/** What a device stores about its membership. Fields are only ever added, and missing ones get a default. */
export interface Membership extends JoinedTeam {
  readonly schema: 1
  readonly sharing: Sharing
  /** Position up to which the team's log was read. */
  readonly cursor: string
  /** Revoked by the office, or unknown to it: nothing is exchanged until the device joins again. */
  readonly isEnded: boolean
  readonly refused: readonly RefusedEvent[]
  /** Names of photographs still to be sent, and to be fetched. */
  readonly photosToSend: readonly string[]
  readonly photosToFetch: readonly string[]
  /** Member names by device id. */
  readonly people: Readonly<Record<string, string>>
  /** The cursor before the first event that this version could not read. */
  readonly unreadableAfter: string | null
}

/** An event rejected by the server. It stays on this device, and is not sent again automatically. */
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
/** A stored choice that cannot be read shares nothing: better too little than too much. */
const nothingShared: Sharing = { kind: 'chosen', farmers: [], groups: [] }

const membershipSchema = v.object({
  schema: v.literal(1),
  team: v.object(named),
  member: v.object({
    ...named,
    role: v.picklist(teamRoles),
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
        code: v.picklist(eventRefusals),
      }),
    ),
    [],
  ),
  photosToSend: texts,
  photosToFetch: texts,
  people: v.fallback(v.record(text, text), {}),
  unreadableAfter: v.fallback(v.nullable(text), null),
})

/** Parses a stored membership; null when it is invalid. */
function parseMembership(input: unknown): Membership | null {
  const parsed = v.safeParse(membershipSchema, input)
  return parsed.success ? parsed.output : null
}

/** The membership as known to this tab, stored as it changes. */
export function createMembershipStore(memory: TeamMemory, onChange: () => void) {
  let current: Membership | null = null
  let held = new Set<string>()
  /** Counts loads and changes. */
  let revision = 0

  const update = (next: Membership | null) => {
    current = next
    revision += 1
    onChange()
  }

  /** Reads what another tab may have changed. */
  async function load(): Promise<void> {
    const before = revision
    const [state, ids] = await Promise.all([memory.read(), memory.held()])
    // Another load or a change has ended meanwhile: what was read may be older.
    if (revision !== before) return load()
    held = new Set(ids)
    update(parseMembership(state))
  }

  return {
    current: () => current,
    isHeld: (id: string) => held.has(id),
    heldCount: () => held.size,
    load,
    async begin(membership: Membership) {
      await memory.clear()
      held = new Set()
      const kept = await memory.keep(membership)
      update(membership)
      return kept
    },
    /** Stores changed fields, and ids the server is now known to hold. */
    async change(patch: Partial<Membership>, ids: readonly string[] = []) {
      // The team was left in the meantime.
      if (current === null) return
      const fresh = ids.filter((id) => !held.has(id))
      for (const id of fresh) held.add(id)
      update({ ...current, ...patch })
      await memory.keep(current, fresh)
    },
    async end() {
      held = new Set()
      update(null)
      return memory.clear()
    },
  }
}

export type MembershipStore = ReturnType<typeof createMembershipStore>
