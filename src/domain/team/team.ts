export const teamRoles = ['owner', 'writer', 'reader'] as const
export type TeamRole = (typeof teamRoles)[number]

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

/** Why the server refuses a request. */
export const requestRefusals = [
  'unknown-token',
  'revoked',
  'not-allowed',
  'not-found',
  'other-team',
  /** The cursor is unknown to the server's log, which was reset or restored from a backup. */
  'other-log',
  'malformed',
  /** The invitation was accepted by somebody else. */
  'used',
  /** The invitation was not accepted in time. */
  'expired',
  'too-large',
  'too-many',
  'quota',
  'busy',
] as const
export type RequestRefusal = (typeof requestRefusals)[number]

/** Why a request was refused, or failed on the way. */
export const teamReasons = [
  ...requestRefusals,
  /** No answer came. */
  'offline',
  /** A server answered, but it is not a team server. */
  'no-server',
  /** The answer cannot be parsed. */
  'unreadable-answer',
] as const
export type TeamReason = (typeof teamReasons)[number]

/** Why the server does not store one event of a batch, while it stores others. */
export const eventRefusals = [
  'malformed',
  'too-large',
  'kind',
  'not-allowed',
  /** Its timestamp is ahead of the server's clock: it may be sent again later. */
  'ahead',
  /** The server holds a different event with this id. */
  'differs',
  'quota',
] as const
export type EventRefusal = (typeof eventRefusals)[number]
