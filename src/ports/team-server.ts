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

/** An office's own server: a log of events that several phones add to and read. It judges shape, size and rights, no content. */
export interface TeamServer {
  /** Whether there is one where the app came from, and which log it holds. */
  health(): Promise<TeamAnswer<TeamLog>>
  accept(invitation: AcceptInvitation): Promise<TeamAnswer<JoinedTeam>>
  connect(credentials: TeamCredentials): TeamConnection
}

export interface TeamConnection {
  look(): Promise<TeamAnswer<TeamLook>>
  /** At most 50 events. Answered only when they are kept; the same ones again are `known`. */
  send(events: readonly ScopedEvent[]): Promise<TeamAnswer<SendReport>>
  /** What came after a cursor, in the order in which it was kept; an empty cursor stands before everything. */
  pull(after: string, limit: number): Promise<TeamAnswer<EventPage>>
  /** Those of at most 1,000 ids that the server does not hold. */
  lack(ids: readonly string[]): Promise<TeamAnswer<LackReport>>
  /** Tells of news as they come, until stopped; comes back by itself after a break. */
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
  /** How long the server asks to be left alone; null where it does not say. */
  readonly retryAfterSeconds: number | null
}

/** Which log it is: another epoch or id means that the server was emptied, or set back to a backup. */
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
  /** The log's own id of this device, which marks its events. */
  readonly device: Named
  readonly memberName: string
}

export interface TeamLook {
  readonly team: Named
  readonly member: TeamMember
  readonly log: TeamLog
}

export interface JoinedTeam extends TeamLook {
  readonly deviceId: string
  readonly token: string
}

export interface ScopedEvent {
  /** The farmer whose it is; empty: of none. */
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
  /** As it came: to be parsed like one from a file. */
  readonly event: unknown
  /** Who brought it. */
  readonly member: Named
  /** The device that brought it; not always the one that made it. */
  readonly device: string
}

export interface EventPage {
  readonly events: readonly ReceivedEvent[]
  readonly cursor: string
  readonly more: boolean
  readonly log: TeamLog
}

export type LiveNews =
  /** The way is open: what came meanwhile is to be asked for. */
  | { readonly kind: 'open' }
  | { readonly kind: 'changed' }
  /** One's rights are others now. */
  | { readonly kind: 'access' }
  /** The way is closed; `refused`: for good. */
  | { readonly kind: 'closed'; readonly problem: TeamProblem; readonly isFinal: boolean }
