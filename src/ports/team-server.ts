import type { Result } from '#domain/result.ts'
import type {
  EventRefusal,
  MadeInvitation,
  MemberChange,
  Named,
  NewInvitation,
  TeamMember,
  TeamPeople,
  TeamReason,
} from '#domain/team/team.ts'
import type { StoredEvent } from './event-log.ts'
import type { Photo } from './photos.ts'

/** An office's own server: an event log shared by several phones. It checks shape, size and rights, not content. */
export interface TeamServer {
  /** Whether the app's own server is one, and which log it holds. */
  health(): Promise<TeamAnswer<TeamLog>>
  accept(invitation: AcceptInvitation): Promise<TeamAnswer<JoinedTeam>>
  connect(credentials: TeamCredentials): TeamConnection
}

export interface TeamConnection {
  readAccess(): Promise<TeamAnswer<TeamAccess>>
  /** At most 50 events. Resolves only once they are stored; repeated ones are reported as `known`. */
  send(events: readonly ScopedEvent[]): Promise<TeamAnswer<SendReport>>
  /** Events after a cursor, in the order in which they were stored; an empty cursor precedes all. */
  pull(after: string, limit: number): Promise<TeamAnswer<EventPage>>
  /** The subset of at most 1,000 ids that the server does not hold. */
  lack(ids: readonly string[]): Promise<TeamAnswer<LackReport>>
  /** Calls `listener` with news until stopped; reconnects by itself. */
  live(listener: (news: LiveNews) => void): () => void
  putPhoto(name: string, photo: Photo): Promise<TeamAnswer<void>>
  getPhoto(name: string): Promise<TeamAnswer<Photo>>
  people(): Promise<TeamAnswer<TeamPeople>>
  invite(invitation: NewInvitation): Promise<TeamAnswer<MadeInvitation>>
  withdraw(invitation: string): Promise<TeamAnswer<void>>
  changeMember(member: string, change: MemberChange): Promise<TeamAnswer<void>>
  revokeDevice(device: string): Promise<TeamAnswer<void>>
  leave(): Promise<TeamAnswer<void>>
}

export type TeamAnswer<Value> = Result<Value, TeamProblem>

export interface TeamProblem {
  readonly reason: TeamReason
  /** How long the server asks to wait before a retry; null where it does not say. */
  readonly retryAfterSeconds: number | null
}

/** Identity of a log: another epoch or id means that the server was emptied, or restored from a backup. */
export interface TeamLog {
  readonly id: string
  readonly epoch: string
}

export interface TeamCredentials {
  readonly team: string
  readonly token: string
}

export interface AcceptInvitation {
  readonly code: string
  /** Id of this device in the log, which marks its events. */
  readonly device: Named
  readonly memberName: string
}

export interface TeamAccess {
  readonly team: Named
  readonly member: TeamMember
  readonly log: TeamLog
}

export interface JoinedTeam extends TeamAccess {
  readonly deviceId: string
  readonly token: string
}

export interface ScopedEvent {
  /** Id of the farmer it belongs to; empty: none. */
  readonly scope: string
  readonly event: StoredEvent
}

export interface SendReport {
  readonly accepted: readonly string[]
  readonly known: readonly string[]
  readonly refused: readonly { readonly id: string; readonly code: EventRefusal }[]
  readonly log: TeamLog
}

export interface LackReport {
  readonly lacks: readonly string[]
}

export interface ReceivedEvent {
  /** As received: parse it like one from a file. */
  readonly event: unknown
  /** Who sent it. */
  readonly member: Named
  /** The device that sent it; not always the one that created it. */
  readonly device: string
}

export interface EventPage {
  readonly events: readonly ReceivedEvent[]
  readonly cursor: string
  readonly more: boolean
  readonly log: TeamLog
}

export type LiveNews =
  /** Connected: news since the last connection must be requested. */
  | { readonly kind: 'open' }
  | { readonly kind: 'changed' }
  /** The rights of this member have changed. */
  | { readonly kind: 'access' }
  /** Disconnected; `isFinal`: no further attempt is made. */
  | { readonly kind: 'closed'; readonly problem: TeamProblem; readonly isFinal: boolean }
