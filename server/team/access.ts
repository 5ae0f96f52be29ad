import type { Database, Queries, Row } from '../database/database.ts'
import { memberOf, type Access } from './member.ts'
import { Refusal } from './refusal.ts'
import { newSecret, sha256, teamOfSecret } from './secrets.ts'

/** Identifies the content of this database: another id or epoch tells a phone that something may be lost. */
export interface LogName {
  readonly id: string
  readonly epoch: number
}

const lastSeenStepMs = 5 * 60 * 1000
/** How long the previous token stays valid, for a phone that never received the new one. */
const previousTokenMs = 10 * 60 * 1000

const selectAccess = `select d.id as device, d.revoked_at as device_revoked, d.last_seen, d.token_hash, d.previous_until,
    m.id, m.name, m.role, m.farmers, m.revoked_at
  from devices d join members m on m.team = d.team and m.id = d.member
  where d.team = ?`

/** Throws `unknown-token`, `revoked` or, before any lookup, `other-team`. */
export async function authorize(
  database: Database,
  request: { readonly team: string; readonly token: string; readonly now: number },
): Promise<Access> {
  const { team, token, now } = request
  const owner = teamOfSecret(token)
  if (owner === null) throw new Refusal('unknown-token')
  // The same answer whether the team exists or not.
  if (owner !== team) throw new Refusal('other-team')
  const hash = sha256(token)
  const [row] = await database.all(
    `${selectAccess} and (d.token_hash = ? or d.previous_hash = ?)`,
    [team, hash, hash],
  )
  if (row === undefined) throw new Refusal('unknown-token')
  const isPrevious = row['token_hash'] !== hash
  if (isPrevious && Number(row['previous_until']) < now) throw new Refusal('unknown-token')
  const access = accessOf(team, row)
  if (now - Number(row['last_seen']) > lastSeenStepMs) {
    await database.transaction(({ all }) =>
      all('update devices set last_seen = ? where team = ? and id = ?', [now, team, access.device]),
    )
  }
  return access
}

/** Rereads the rights of a device within a transaction: it may have been revoked since `authorize`. */
export async function currentAccess(queries: Queries, { team, device }: Access): Promise<Access> {
  const [row] = await queries.all(`${selectAccess} and d.id = ?`, [team, device])
  if (row === undefined) throw new Refusal('unknown-token')
  return accessOf(team, row)
}

function accessOf(team: string, row: Row): Access {
  if (row['device_revoked'] !== null || row['revoked_at'] !== null) throw new Refusal('revoked')
  return { team, member: memberOf(row), device: String(row['device']) }
}

export async function readLogName({ all }: Queries): Promise<LogName> {
  const [row] = await all('select id, epoch from server_log')
  if (row === undefined) throw new Error('the log has no name')
  return { id: String(row['id']), epoch: Number(row['epoch']) }
}

/** Makes every phone compare its events with those here. */
export const beginEpoch = (database: Database) =>
  database.transaction(({ all }) => all('update server_log set epoch = epoch + 1'))

/** Serializes the writers of one team, so that places are assigned, and rights changed, one after the other. */
export async function lockTeam({ all }: Queries, team: string) {
  const [row] = await all(
    'update teams set head = head where id = ? returning name, head, used_bytes',
    [team],
  )
  if (row === undefined) throw new Refusal('not-found')
  return {
    name: String(row['name']),
    head: Number(row['head']),
    usedBytes: Number(row['used_bytes']),
  }
}

export async function rotateToken(database: Database, access: Access, now: number) {
  const token = newSecret(access.team, 256)
  await database.transaction(async (queries) => {
    await currentAccess(queries, access)
    await queries.all(
      `update devices set previous_hash = token_hash, previous_until = ?, token_hash = ?
       where team = ? and id = ?`,
      [now + previousTokenMs, sha256(token), access.team, access.device],
    )
  })
  return { token }
}
