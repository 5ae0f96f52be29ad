import { marks, type Database, type Queries } from '../database/database.ts'
import { readLogName } from './access.ts'
import { beginning, cursorText, parseCursor, type Cursor } from './cursor.ts'
import { maxLackIds, maxPage, maxPageBytes } from './limits.ts'
import type { TeamMember } from '../../src/domain/team/team.ts'
import type { Access } from './member.ts'
import { field, isText } from './batch.ts'
import { Refusal } from './refusal.ts'

interface PageRequest {
  readonly after: string
  readonly limit: number
}

/** How long a page is cached: the phones of a team request it at the same moment. */
const keepPageMs = 2000
const maxKeptPages = 200
const maxKeptPageChars = 64 * 1024

/**
 * Reads pages of the events that a member may read, as JSON: their bodies are passed on as stored. Rejects with `other-log` for a
 * cursor that this log never issued: either something was lost here, or it is the cursor of another server.
 */
export function createPages(database: Database, now: () => number) {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<string> }>()
  return async (access: Access, request: PageRequest): Promise<string> => {
    const { team, member } = access
    // The head is part of the cache key: a client that knows of a newer event never gets an older page.
    const head = await readHead(database, team)
    const key = JSON.stringify([team, member.farmers, request.after, request.limit, head])
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.page
    const page = readPage(database, access, { ...request, head })
    kept.delete(key)
    kept.set(key, { until: now() + keepPageMs, page })
    const oldest = kept.size > maxKeptPages ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    const forget = () => {
      if (kept.get(key)?.page === page) kept.delete(key)
    }
    const text = await page.catch((error: unknown) => {
      forget()
      throw error
    })
    if (text.length > maxKeptPageChars) forget()
    return text
  }
}

async function readPage(
  database: Database,
  { team, member }: Access,
  { after, limit, head }: PageRequest & { readonly head: number },
): Promise<string> {
  const cursor = parseCursor(after)
  if (cursor === null) throw new Refusal('malformed')
  await checkCursor(database, team, cursor)
  const { end, isCut } = await planPage(database, { team, member, cursor, head, limit })
  const events =
    end.place > cursor.place ? await readRange(database, team, member, cursor, end) : []
  const log = JSON.stringify(await readLogName(database))
  const next = JSON.stringify(cursorText(end))
  return `{"events":[${events.join(',')}],"cursor":${next},"more":${isCut},"log":${log}}`
}

async function readHead({ all }: Queries, team: string) {
  const [row] = await all('select head from teams where id = ?', [team])
  if (row === undefined) throw new Refusal('not-found')
  return Number(row['head'])
}

/** The cursor of the newest entry. */
export async function headCursor({ all }: Queries, team: string, place: number): Promise<Cursor> {
  if (place === 0) return beginning
  const [row] = await all('select tag from entries where team = ? and place = ?', [team, place])
  if (row === undefined) throw new Error('the newest entry is missing')
  return { place, tag: Number(row['tag']) }
}

async function checkCursor({ all }: Queries, team: string, { place, tag }: Cursor) {
  if (place === 0) return
  const [row] = await all('select tag from entries where team = ? and place = ?', [team, place])
  if (row === undefined || Number(row['tag']) !== tag) throw new Refusal('other-log')
}

/** Entries a member may read; only the newest place of an event counts. */
const visibleEntries = ({ farmers }: TeamMember) =>
  `from entries n join events e on e.team = n.team and e.id = n.event and e.place = n.place
   where n.team = ? and n.place > ? and n.place <= ?` +
  (farmers === null
    ? ''
    : farmers.length === 0
      ? ' and e.is_common = 1'
      : ` and (e.is_common = 1 or e.scope in (${marks(farmers.length)}))`)

interface PagePlan {
  readonly team: string
  readonly member: TeamMember
  readonly cursor: Cursor
  readonly head: number
  readonly limit: number
}

/** Finds the end of the page, within the limits of length and size. */
async function planPage(
  queries: Queries,
  { team, member, cursor, head, limit }: PagePlan,
): Promise<{ readonly end: Cursor; readonly isCut: boolean }> {
  const wanted = Math.min(Math.max(1, limit), maxPage)
  const rows = await queries.all(
    `select n.place, n.tag, e.bytes ${visibleEntries(member)} order by n.place limit ?`,
    [team, cursor.place, head, ...(member.farmers ?? []), wanted],
  )
  let bytes = 0
  for (const [index, row] of rows.entries()) {
    bytes += Number(row['bytes'])
    const isLast = index === wanted - 1 || (bytes > maxPageBytes && index > 0)
    if (!isLast) continue
    const last = bytes > maxPageBytes && index > 0 ? rows[index - 1] : row
    return { end: { place: Number(last?.['place']), tag: Number(last?.['tag']) }, isCut: true }
  }
  return { end: await headCursor(queries, team, head), isCut: false }
}

async function readRange(
  { all }: Queries,
  team: string,
  member: TeamMember,
  cursor: Cursor,
  end: Cursor,
) {
  const rows = await all(
    `select n.place, n.tag, e.scope, e.body, e.received_at, m.id as member, m.name as member_name,
       d.id as device, d.name as device_name
     ${visibleEntries(member).replace(
       'where',
       `left join members m on m.team = e.team and m.id = e.member
        left join devices d on d.team = e.team and d.id = e.device where`,
     )} order by n.place`,
    [team, cursor.place, end.place, ...(member.farmers ?? [])],
  )
  return rows.map((row) => {
    const place = cursorText({ place: Number(row['place']), tag: Number(row['tag']) })
    const by = {
      member: { id: row['member'], name: row['member_name'] },
      device: { id: row['device'], name: row['device_name'] },
      at: row['received_at'],
    }
    return `{"cursor":${JSON.stringify(place)},"scope":${JSON.stringify(row['scope'])},"event":${String(row['body'])},"by":${JSON.stringify(by)}}`
  })
}

/** Returns those of the ids that are not stored here: a phone sends them again after the server lost data. */
export async function readLacks(database: Database, { team }: Access, input: unknown) {
  const ids: unknown = field(input, 'ids')
  if (!Array.isArray(ids) || !ids.every(isText)) throw new Refusal('malformed')
  if (ids.length > maxLackIds) throw new Refusal('too-large')
  if (ids.length === 0) return { lacks: [] }
  const rows = await database.all(
    `select id from events where team = ? and id in (${marks(ids.length)})`,
    [team, ...ids],
  )
  const here = new Set(rows.map(({ id }) => String(id)))
  return { lacks: ids.filter((id) => !here.has(id)) }
}
