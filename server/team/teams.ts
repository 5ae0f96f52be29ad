import type { Database } from '../database/database.ts'
import { lockTeam, readLogName } from './access.ts'
import { writeInvitation } from './invitations.ts'
import type { Limits } from './limits.ts'
import type { Access } from './member.ts'
import { Refusal } from './refusal.ts'
import { randomId } from './secrets.ts'

export async function describeTeam(
  database: Database,
  { team, member }: Access,
  { maxEventBytes, maxBatch, maxBatchBytes, maxPhotoBytes, teamBytes }: Limits,
) {
  const [row] = await database.all('select name, used_bytes from teams where id = ?', [team])
  if (row === undefined) throw new Refusal('not-found')
  return {
    team: { id: team, name: row['name'] },
    member,
    log: await readLogName(database),
    limits: {
      maxEventBytes,
      maxBatch,
      maxBatchBytes,
      maxPhotoBytes,
      teamBytes,
      usedBytes: row['used_bytes'],
    },
  }
}

export interface TeamSummary {
  readonly id: string
  readonly name: string
  readonly owners: number
  readonly members: number
  readonly entries: number
  readonly usedBytes: number
}

export async function listTeams({ all }: Database): Promise<readonly TeamSummary[]> {
  const rows = await all(
    `select t.id, t.name, t.head, t.used_bytes,
       (select count(*) from members m where m.team = t.id and m.revoked_at is null) as members,
       (select count(*) from members m where m.team = t.id and m.revoked_at is null and m.role = 'owner') as owners
     from teams t order by t.created_at, t.id`,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    owners: Number(row['owners']),
    members: Number(row['members']),
    entries: Number(row['head']),
    usedBytes: Number(row['used_bytes']),
  }))
}

export async function createTeam(database: Database, name: string, now: number) {
  const id = randomId()
  await database.transaction(({ all }) =>
    all('insert into teams (id, name, created_at, head, used_bytes) values (?, ?, ?, 0, 0)', [
      id,
      name,
      now,
    ]),
  )
  return id
}

/** Creates an owner's invitation for the operator: for the first owner, or one who lost the phone. Withdraws earlier ones. */
export const inviteOwner = (database: Database, team: string, now: number) =>
  database.transaction(async (queries) => {
    await lockTeam(queries, team)
    await queries.all(
      `update invitations set withdrawn_at = ?
       where team = ? and role = 'owner' and used_at is null and withdrawn_at is null`,
      [now, team],
    )
    const request = { role: 'owner', farmers: null, name: '', expiresInHours: 72 } as const
    return writeInvitation(queries, team, request, now)
  })
