import { teamRoles, type TeamMember, type TeamRole } from '../../src/domain/team/team.ts'
import { chartStream, kitStream, recordKitStream } from '../../src/app/records/event-streams.ts'
import type { Row } from '../database/database.ts'

/** The requesting device, its member and team. */
export interface Access {
  readonly team: string
  readonly member: TeamMember
  readonly device: string
}

export function memberOf(row: Row): TeamMember {
  return {
    id: String(row['id']),
    name: String(row['name']),
    role: roleOf(row['role']),
    farmers: farmersOf(row['farmers']),
  }
}

export function roleOf(value: unknown): TeamRole {
  const role = teamRoles.find((one) => one === value)
  if (role !== undefined) return role
  throw new Error(`no role: ${String(value)}`)
}

export function farmersOf(value: unknown): readonly string[] | null {
  if (value === null) return null
  const names: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (Array.isArray(names)) return names.map(String)
  throw new Error('farmers are no list')
}

/** Whether a stream belongs to no farmer and is needed by everybody to read a record: kits and color charts. */
export const isCommon = (stream: string) =>
  [recordKitStream, kitStream, chartStream].includes(stream)

const isTheirs = ({ farmers }: TeamMember, scope: string) =>
  farmers === null || (scope !== '' && farmers.includes(scope))

export const mayRead = (member: TeamMember, scope: string, stream: string) =>
  isCommon(stream) || isTheirs(member, scope)

export const mayWrite = (member: TeamMember, scope: string, stream: string) =>
  member.role !== 'reader' && (stream === recordKitStream || isTheirs(member, scope))
