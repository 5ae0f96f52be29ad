export type TeamRole = 'owner' | 'writer' | 'reader'

export interface Named {
  readonly id: string
  readonly name: string
}

export interface TeamMember extends Named {
  readonly role: TeamRole
  /** Null: all. */
  readonly farmers: readonly string[] | null
}

export interface TeamPeople {
  readonly members: readonly TeamPerson[]
  readonly invitations: readonly TeamInvitation[]
}

export interface TeamPerson extends TeamMember {
  readonly devices: readonly TeamDevice[]
  readonly isRevoked: boolean
}

export interface TeamDevice extends Named {
  /** Milliseconds since 1970; null: never. */
  readonly lastSeen: number | null
  readonly isRevoked: boolean
}

export interface TeamInvitation extends TeamMember {
  readonly expiresAt: number
  readonly isUsed: boolean
}

export interface NewInvitation extends Omit<TeamMember, 'id'> {
  readonly expiresInHours: number
}

export interface MadeInvitation {
  readonly id: string
  readonly code: string
  readonly expiresAt: number
}

export type MemberChange = Partial<Pick<TeamMember, 'role' | 'farmers'>> & {
  readonly isRevoked?: boolean
}

/** Why the office, or the way to it, refuses. */
export type TeamReason =
  /** No answer came. */
  | 'offline'
  /** Something answers there that shares nothing. */
  | 'no-server'
  | 'unknown-token'
  | 'revoked'
  | 'not-allowed'
  | 'not-found'
  | 'other-team'
  /** A place to read on from that its log never gave: it started over, or came back from a backup. */
  | 'other-log'
  | 'malformed'
  /** An invitation that somebody has taken up, … */
  | 'used'
  /** … or no answer in time. */
  | 'expired'
  | 'too-large'
  | 'too-many'
  | 'quota'
  | 'busy'
  /** An answer that cannot be understood. */
  | 'broken'

/** Why the server does not take one event. */
export type EventRefusal =
  | 'malformed'
  | 'too-large'
  | 'kind'
  | 'not-allowed'
  /** Its stamp is ahead of the server's clock: it may come later. */
  | 'ahead'
  /** The server holds something else under this id. */
  | 'differs'
  | 'quota'
