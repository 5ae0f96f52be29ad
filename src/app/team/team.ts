import type { StoreApi } from 'zustand/vanilla'

import { onceAsync } from '#domain/once.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Sharing } from '#domain/team/sharing.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { FinalFailure } from '#domain/storage-failure.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { TeamMemory } from '#ports/team-memory.ts'
import type {
  MadeInvitation,
  MemberChange,
  NewInvitation,
  TeamPeople,
  TeamReason,
} from '#domain/team/team.ts'
import type { TeamAnswer, TeamConnection, TeamServer } from '#ports/team-server.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'
import { memberKey } from '#app/early-keys.ts'
import { createMembershipStore, type Membership } from './membership.ts'
import { createPublishedStatus, teamStatusKey, type SyncStatus } from './published-status.ts'
import { createTeamSync } from './team-sync.ts'

export interface TeamState extends SyncStatus {
  /** `unread`: not loaded yet. `ended`: the office has revoked this device's access. */
  readonly phase: 'unread' | 'none' | 'member' | 'ended'
  readonly membership: Membership | null
  /** Number of events received so far in the current catch-up; null: none in progress. */
  readonly arriving: number | null
}

export interface Joining {
  readonly code: string
  readonly memberName: string
  readonly deviceName: string
  readonly sharing: Sharing
}

export type JoinFailure = TeamReason | FinalFailure | 'already'

export interface TeamNeeds {
  /** The log that the whole app uses. */
  readonly log: EventLog
  readonly onKept: (listener: (events: readonly StoredEvent[]) => void) => () => void
  /** Shows a received event as if another tab had stored it. */
  readonly showArrived: (event: StoredEvent) => void
  /** Rereads everything shown, after many events were received. */
  readonly readAgain: () => Promise<unknown>
  readonly kits: () => Promise<readonly Kit[]>
  readonly photos: Photos
  readonly memory: TeamMemory
  readonly server: TeamServer
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly tabs: Tabs
  readonly preferences: Preferences
  readonly store: StoreApi<TeamState>
}

/** Above this number, everything is reread instead of showing events one by one. */
const manyArrived = 200

/** The membership in an office's team, and the exchange of records with it. */
export function createTeam(needs: TeamNeeds) {
  const { log, preferences, tabs, store, memory } = needs
  const membership = createMembershipStore(memory, show)
  const published = createPublishedStatus(preferences)
  let arriving: number | null = null
  let stop: (() => void) | null = null

  const sync = createTeamSync({ ...needs, membership, onArrived, onStatus: show })

  function show() {
    const current = membership.current()
    const phase = current === null ? 'none' : current.isEnded ? 'ended' : 'member'
    const status = tabs.isOwner() ? sync.status() : published.read()
    store.setState({ phase, membership: current, arriving, ...status })
    if (phase === 'member' && tabs.isOwner()) published.publish(status)
  }

  function onArrived(events: readonly StoredEvent[], more: boolean) {
    const isMany = arriving !== null || more || events.length > manyArrived
    arriving = more ? (arriving ?? 0) + events.length : null
    if (!isMany) for (const event of events) needs.showArrived(event)
    else if (!more) void needs.readAgain()
    show()
  }

  const start = onceAsync(async () => {
    await membership.load()
    await readUnreadableAgain()
    preferences.onChange((key) => {
      if (key === memberKey) void reloadMembership()
      else if (key === teamStatusKey && !tabs.isOwner()) show()
    })
    run()
  })

  /** A newer version of the app may be able to read what the last one could not. */
  async function readUnreadableAgain() {
    const after = membership.current()?.unreadableAfter ?? null
    if (after !== null) await membership.change({ cursor: after, unreadableAfter: null })
  }

  /** Reloads the membership after another tab has joined, left, or changed what is shared. */
  async function reloadMembership() {
    const before = membership.current()
    await membership.load()
    const current = membership.current()
    if (before?.token !== current?.token) sync.reset()
    if (current === null) halt()
    else {
      run()
      await sync.examineAgain()
    }
  }

  function run() {
    if (stop !== null || membership.current() === null) return
    const stops = [
      sync.start(),
      needs.onKept((events) => void sync.note(events)),
      log.onAppend((event) => void sync.note([event])),
      onStorageRecovered(log, () => void sync.examineAgain()),
    ]
    stop = () => {
      for (const one of stops) one()
    }
    void sync.sync()
  }

  function halt() {
    stop?.()
    stop = null
    show()
  }

  const announceMembership = (isMember: boolean) =>
    preferences.write(memberKey, isMember && { at: needs.clock.now() })

  /** Stores a choice of the user, which any tab can make, and has the owner tab examine everything. */
  async function changeChoice(choice: Partial<Pick<Membership, 'sharing' | 'refused'>>) {
    // The owner tab has changed the rest since this one has read it.
    if (!tabs.isOwner()) await membership.load()
    await membership.change(choice)
    announceMembership(true)
    await sync.examineAgain()
  }

  async function withConnection<Value>(
    ask: (connection: TeamConnection) => Promise<TeamAnswer<Value>>,
  ): Promise<TeamAnswer<Value>> {
    const connection = sync.connection()
    if (connection === null) return failed({ reason: 'unknown-token', retryAfterSeconds: null })
    return ask(connection)
  }

  return {
    store,
    start,
    /** Checks for a team server where this app came from; null: there is one. */
    async findServer(): Promise<TeamReason | null> {
      const health = await needs.server.health()
      return health.ok ? null : health.reason.reason
    },
    /** Accepts an invitation. The chosen events are sent from then on; everything on the device stays. */
    async join({
      code,
      memberName,
      deviceName,
      sharing,
    }: Joining): Promise<Result<void, JoinFailure>> {
      await start()
      if (membership.current()?.isEnded === false) return failed('already')
      const device = { id: log.device, name: deviceName }
      const joined = await needs.server.accept({ code, device, memberName })
      if (!joined.ok) return failed(joined.reason.reason)
      halt()
      sync.reset()
      const kept = await membership.begin({
        ...joined.value,
        schema: 1,
        sharing,
        cursor: '',
        isEnded: false,
        refused: [],
        photosToSend: [],
        photosToFetch: [],
        people: { [log.device]: joined.value.member.name },
        unreadableAfter: null,
      })
      announceMembership(true)
      run()
      return kept
    },
    /** Changes what is sent to the team. What was sent before stays there. */
    share: (sharing: Sharing) => changeChoice({ sharing }),
    syncNow: () => sync.sync(),
    /** Sends refused events once more. */
    retryRefused: () => changeChoice({ refused: [] }),
    people: (): Promise<TeamAnswer<TeamPeople>> => withConnection((open) => open.people()),
    invite: (invitation: NewInvitation): Promise<TeamAnswer<MadeInvitation>> =>
      withConnection((open) => open.invite(invitation)),
    withdraw: (id: string) => withConnection((open) => open.withdraw(id)),
    changeMember: (id: string, change: MemberChange) =>
      withConnection((open) => open.changeMember(id, change)),
    revokeDevice: (id: string) => withConnection((open) => open.revokeDevice(id)),
    /** Ends the sharing of this device, whether or not the server can be reached; its records stay. */
    async leave() {
      if (membership.current()?.isEnded === false) await withConnection((open) => open.leave())
      sync.reset()
      const ended = await membership.end()
      announceMembership(false)
      halt()
      return ended.ok ? ok(undefined) : ended
    },
  }
}
