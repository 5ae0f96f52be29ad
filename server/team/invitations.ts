import type * as v from 'valibot'
import type { Database, Queries, Row } from '../database/database.ts'
import { currentAccess, lockTeam, readLogName } from './access.ts'
import type { Limits } from './limits.ts'
import type { TeamMember } from '../../src/domain/team/team.ts'
import { farmersOf, memberOf, roleOf, type Access } from './member.ts'
import { Refusal } from './refusal.ts'
import type { acceptanceRequest, invitationRequest } from './requests.ts'
import { newSecret, randomId, sha256, teamOfSecret } from './secrets.ts'

const hourMs = 60 * 60 * 1000
/** How long the same device may accept again, in case the first response was lost. */
const acceptAgainMs = 10 * 60 * 1000

type InvitationRequest = v.InferOutput<typeof invitationRequest>
type AcceptanceRequest = v.InferOutput<typeof acceptanceRequest>

/** Creates an invitation. The code is returned only here; the database stores its hash. */
export async function writeInvitation(
  { all }: Queries,
  team: string,
  { role, farmers, name, expiresInHours }: InvitationRequest,
  now: number,
) {
  const [id, code] = [randomId(), newSecret(team, 128)]
  const expiresAt = now + Math.round(expiresInHours * hourMs)
  await all(
    `insert into invitations (team, id, code_hash, role, farmers, name, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [team, id, sha256(code), role, farmersText(farmers), name, now, expiresAt],
  )
  return { id, code, expiresAt }
}

export const farmersText = (farmers: readonly string[] | null) =>
  farmers === null ? null : JSON.stringify([...new Set(farmers)])

export function createInvitation(
  database: Database,
  asking: Access,
  request: InvitationRequest,
  { limits, now }: { readonly limits: Limits; readonly now: number },
) {
  if (request.role === 'owner' && request.farmers !== null) throw new Refusal('malformed')
  return database.transaction(async (queries) => {
    await lockTeam(queries, asking.team)
    await requireOwner(queries, asking)
    const [row] = await queries.all(
      `select count(*) as open from invitations
       where team = ? and used_at is null and withdrawn_at is null and expires_at > ?`,
      [asking.team, now],
    )
    if (Number(row?.['open']) >= limits.maxOpenInvitations) throw new Refusal('quota')
    return writeInvitation(queries, asking.team, request, now)
  })
}

export async function requireOwner(queries: Queries, asking: Access) {
  const { member } = await currentAccess(queries, asking)
  if (member.role !== 'owner') throw new Refusal('not-allowed')
}

export const withdrawInvitation = (database: Database, asking: Access, id: string, now: number) =>
  database.transaction(async (queries) => {
    await requireOwner(queries, asking)
    const [row] = await queries.all(
      `update invitations set withdrawn_at = coalesce(withdrawn_at, ?)
       where team = ? and id = ? returning id`,
      [now, asking.team, id],
    )
    if (row === undefined) throw new Refusal('not-found')
  })

/** Throws `not-found` for an unknown code, `used`, or `expired` (also for withdrawn ones). */
export async function acceptInvitation(
  database: Database,
  request: AcceptanceRequest,
  { limits, now }: { readonly limits: Limits; readonly now: number },
) {
  const team = teamOfSecret(request.code)
  if (team === null) throw new Refusal('not-found')
  return database.transaction(async (queries) => {
    const { name } = await lockTeam(queries, team)
    const [invitation] = await queries.all(
      'select * from invitations where team = ? and code_hash = ?',
      [team, sha256(request.code)],
    )
    if (invitation === undefined) throw new Refusal('not-found')
    const joined = await join(queries, { team, invitation, request, limits, now })
    return { team: { id: team, name }, ...joined, log: await readLogName(queries) }
  })
}

interface Joining {
  readonly team: string
  readonly invitation: Row
  readonly request: AcceptanceRequest
  readonly limits: Limits
  readonly now: number
}

async function join(queries: Queries, joining: Joining) {
  const { team, invitation, now } = joining
  if (invitation['used_at'] !== null) return joinAgain(queries, joining)
  if (invitation['withdrawn_at'] !== null || Number(invitation['expires_at']) <= now) {
    throw new Refusal('expired')
  }
  const member = await addMember(queries, joining)
  const device = await addDevice(queries, joining, member.id)
  await queries.all('update invitations set used_at = ?, used_by = ? where team = ? and id = ?', [
    now,
    device.deviceId,
    team,
    String(invitation['id']),
  ])
  return { member, ...device }
}

async function addMember({ all }: Queries, { team, invitation, request, limits, now }: Joining) {
  const [row] = await all('select count(*) as members from members where team = ?', [team])
  if (Number(row?.['members']) >= limits.maxMembers) throw new Refusal('quota')
  const member: TeamMember = {
    id: randomId(),
    name: request.memberName,
    role: roleOf(invitation['role']),
    farmers: farmersOf(invitation['farmers']),
  }
  await all(
    'insert into members (team, id, name, role, farmers, created_at) values (?, ?, ?, ?, ?, ?)',
    [team, member.id, member.name, member.role, farmersText(member.farmers), now],
  )
  return member
}

/** Adds a device under its own id, unless that still belongs to an active device. */
async function addDevice({ all }: Queries, { team, request, now }: Joining, member: string) {
  const token = newSecret(team, 256)
  const [before] = await all(
    `select d.revoked_at, m.revoked_at as member_revoked from devices d
     join members m on m.team = d.team and m.id = d.member where d.team = ? and d.id = ?`,
    [team, request.device.id],
  )
  const isTaken =
    before !== undefined && before['revoked_at'] === null && before['member_revoked'] === null
  const deviceId = isTaken ? randomId() : request.device.id
  await all('delete from devices where team = ? and id = ?', [team, deviceId])
  await all(
    `insert into devices (team, id, member, name, token_hash, created_at, last_seen)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [team, deviceId, member, request.device.name, sha256(token), now, now],
  )
  return { deviceId, token }
}

async function joinAgain({ all }: Queries, { team, invitation, request, now }: Joining) {
  const isSoon = now - Number(invitation['used_at']) < acceptAgainMs
  const deviceId = String(invitation['used_by'])
  if (!isSoon || deviceId !== request.device.id) throw new Refusal('used')
  const [row] = await all(
    `select m.* from devices d join members m on m.team = d.team and m.id = d.member
     where d.team = ? and d.id = ? and d.revoked_at is null and m.revoked_at is null`,
    [team, deviceId],
  )
  if (row === undefined) throw new Refusal('used')
  const token = newSecret(team, 256)
  await all('update devices set token_hash = ? where team = ? and id = ?', [
    sha256(token),
    team,
    deviceId,
  ])
  return { member: memberOf(row), deviceId, token }
}
