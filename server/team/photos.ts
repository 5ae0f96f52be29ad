import type { Database } from '../database/database.ts'
import { currentAccess, lockTeam } from './access.ts'
import type { Limits } from './limits.ts'
import type { Access } from './member.ts'
import { Refusal } from './refusal.ts'
import { sha256 } from './secrets.ts'

export interface SharedPhoto {
  readonly type: string
  readonly body: Uint8Array
}

const photoTypes = ['image/jpeg', 'image/webp', 'image/png']

/** Stores a photograph under the SHA-256 of its bytes, so that the same one is stored once. `known`: it was there before. */
export async function keepPhoto(
  database: Database,
  asking: Access,
  { type, body, name }: SharedPhoto & { readonly name: string },
  { limits, now }: { readonly limits: Limits; readonly now: number },
): Promise<'kept' | 'known'> {
  if (!photoTypes.includes(type) || body.length === 0 || sha256(body) !== name) {
    throw new Refusal('malformed')
  }
  return database.transaction(async (queries) => {
    const { usedBytes } = await lockTeam(queries, asking.team)
    const { team, member } = await currentAccess(queries, asking)
    if (member.role === 'reader') throw new Refusal('not-allowed')
    if ((await photoSize(queries, team, name)) !== null) return 'known'
    if (usedBytes + body.length > limits.teamBytes) throw new Refusal('quota')
    await queries.all(
      `insert into photos (team, sha256, type, bytes, body, member, received_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [team, name, type, body.length, body, member.id, now],
    )
    await queries.all('update teams set used_bytes = used_bytes + ? where id = ?', [
      body.length,
      team,
    ])
    return 'kept'
  })
}

/** Null if it is not stored here. */
export async function photoSize({ all }: Pick<Database, 'all'>, team: string, name: string) {
  const [row] = await all('select type, bytes from photos where team = ? and sha256 = ?', [
    team,
    name,
  ])
  return row === undefined ? null : { type: String(row['type']), bytes: Number(row['bytes']) }
}

export async function readPhoto(
  { all }: Database,
  { team }: Access,
  name: string,
): Promise<SharedPhoto> {
  const [row] = await all('select type, body from photos where team = ? and sha256 = ?', [
    team,
    name,
  ])
  const body = row?.['body']
  if (!(body instanceof Uint8Array)) throw new Refusal('not-found')
  return { type: String(row?.['type']), body }
}
