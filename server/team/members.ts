import type * as v from 'valibot'
import { marks, type Database, type Queries, type Row } from '../database/database.ts'
import { currentAccess, lockTeam } from './access.ts'
import { farmersText, requireOwner } from './invitations.ts'
import { farmersOf, memberOf, type Access } from './member.ts'
import { Refusal } from './refusal.ts'
import type { memberChange } from './requests.ts'

/** Everything for owners, only names for others. */
export async function listMembers(database: Database, { team, member }: Access) {
  const members = await database.all(
    'select * from members where team = ? order by created_at, id',
    [team],
  )
  if (member.role !== 'owner') {
    return {
      members: members
        .filter((row) => row['revoked_at'] === null)
        .map(({ id, name }) => ({ id, name })),
      invitations: [],
    }
  }
  const devices = await database.all(
    'select * from devices where team = ? order by created_at, id',
    [team],
  )
  const invitations = await database.all(
    'select * from invitations where team = ? and withdrawn_at is null order by created_at, id',
    [team],
  )
  return {
    members: members.map((row) => ({
      ...memberOf(row),
      revoked: row['revoked_at'] !== null,
      devices: devices.filter((device) => device['member'] === row['id']).map(deviceOf),
    })),
    invitations: invitations.map(invitationOf),
  }
}

const deviceOf = (row: Row) => ({
  id: row['id'],
  name: row['name'],
  lastSeen: row['last_seen'],
  revoked: row['revoked_at'] !== null,
})

const invitationOf = (row: Row) => ({
  id: row['id'],
  role: row['role'],
  farmers: farmersOf(row['farmers']),
  name: row['name'],
  expiresAt: row['expires_at'],
  used: row['used_at'] !== null,
})

export const changeMember = (
  database: Database,
  asking: Access,
  id: string,
  change: v.InferOutput<typeof memberChange> & { readonly now: number },
) =>
  database.transaction(async (queries) => {
    await lockTeam(queries, asking.team)
    await requireOwner(queries, asking)
    const [row] = await queries.all('select * from members where team = ? and id = ?', [
      asking.team,
      id,
    ])
    if (row === undefined) throw new Refusal('not-found')
    const before = memberOf(row)
    const role = change.role ?? before.role
    const farmers = change.farmers === undefined ? before.farmers : change.farmers
    if (role === 'owner' && farmers !== null) throw new Refusal('malformed')
    const revokedAt = revokedAtOf(row, change.revoked, change.now)
    await queries.all(
      'update members set role = ?, farmers = ?, revoked_at = ? where team = ? and id = ?',
      [role, farmersText(farmers), revokedAt, asking.team, id],
    )
    await requireSomeOwner(queries, asking.team)
  })

function revokedAtOf(row: Row, revoked: boolean | undefined, now: number) {
  const before = row['revoked_at'] === null ? null : Number(row['revoked_at'])
  if (revoked === undefined) return before
  return revoked ? (before ?? now) : null
}

/** A team without an owner could neither invite nor revoke members. */
async function requireSomeOwner({ all }: Queries, team: string) {
  const [row] = await all(
    `select m.id from members m join devices d on d.team = m.team and d.member = m.id
     where m.team = ? and m.role = 'owner' and m.revoked_at is null and d.revoked_at is null limit 1`,
    [team],
  )
  if (row === undefined) throw new Refusal('not-allowed')
}

/** Owners may revoke any device, others only their own. Returns the id of the device's member. */
export const revokeDevice = (database: Database, asking: Access, id: string, now: number) =>
  database.transaction(async (queries) => {
    await lockTeam(queries, asking.team)
    const { member } = await currentAccess(queries, asking)
    const [row] = await queries.all('select member from devices where team = ? and id = ?', [
      asking.team,
      id,
    ])
    const isOwn = row?.['member'] === member.id
    if (row === undefined || (!isOwn && member.role !== 'owner')) {
      throw new Refusal(member.role === 'owner' ? 'not-found' : 'not-allowed')
    }
    await endDevice(queries, asking.team, id, now)
    await requireSomeOwner(queries, asking.team)
    return String(row['member'])
  })

async function endDevice({ all }: Queries, team: string, id: string, now: number) {
  await all('update devices set revoked_at = coalesce(revoked_at, ?) where team = ? and id = ?', [
    now,
    team,
    id,
  ])
}

/** Removes the device, and its member with their last device. The last owner cannot leave while others remain. */
export const leaveTeam = (database: Database, asking: Access, now: number) =>
  database.transaction(async (queries) => {
    const { team, device, member } = asking
    await lockTeam(queries, team)
    await currentAccess(queries, asking)
    await endDevice(queries, team, device, now)
    const [other] = await queries.all(
      'select id from devices where team = ? and member = ? and revoked_at is null limit 1',
      [team, member.id],
    )
    if (other === undefined) {
      await queries.all('update members set revoked_at = ? where team = ? and id = ?', [
        now,
        team,
        member.id,
      ])
    }
    const [left] = await queries.all(
      'select id from members where team = ? and revoked_at is null limit 1',
      [team],
    )
    if (left !== undefined) await requireSomeOwner(queries, team)
  })

/** The subset of the devices that is not revoked, nor is their member. */
export async function welcomeDevices(
  { all }: Queries,
  team: string,
  devices: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await all(
    `select d.id from devices d join members m on m.team = d.team and m.id = d.member
     where d.team = ? and d.revoked_at is null and m.revoked_at is null and d.id in (${marks(devices.length)})`,
    [team, ...devices],
  )
  return new Set(rows.map(({ id }) => String(id)))
}
