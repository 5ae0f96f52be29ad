import { kitStream } from '../../src/app/records/record-streams.ts'
import type { Row } from '../database/database.ts'

export type Role = 'owner' | 'writer' | 'reader'

export interface Member {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Names of farmers; null: all, including events of none. */
  readonly farmers: readonly string[] | null
}

/** The requesting device, its member and team. */
export interface Access {
  readonly team: string
  readonly member: Member
  readonly device: string
}

export function memberOf(row: Row): Member {
  return {
    id: String(row['id']),
    name: String(row['name']),
    role: roleOf(row['role']),
    farmers: farmersOf(row['farmers']),
  }
}

export function roleOf(value: unknown): Role {
  if (value === 'owner' || value === 'writer' || value === 'reader') return value
  throw new Error(`no role: ${String(value)}`)
}

export function farmersOf(value: unknown): readonly string[] | null {
  if (value === null) return null
  const names: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (Array.isArray(names)) return names.map(String)
  throw new Error('farmers are no list')
}

/** Whether a stream belongs to no farmer and is needed by everybody to read a record: kits and color charts. */
export const isCommon = (stream: string) => [kitStream, 'kits', 'charts'].includes(stream)

const isTheirs = ({ farmers }: Member, scope: string) =>
  farmers === null || (scope !== '' && farmers.includes(scope))

export const mayRead = (member: Member, scope: string, stream: string) =>
  isCommon(stream) || isTheirs(member, scope)

export const mayWrite = (member: Member, scope: string, stream: string) =>
  member.role !== 'reader' && (stream === kitStream || isTheirs(member, scope))
