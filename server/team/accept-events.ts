import { randomInt } from 'node:crypto'
import { marks, rowMarks, type Database, type Queries } from '../database/database.ts'
import { currentAccess, lockTeam } from './access.ts'
import { parseBatch, type Candidate, type RefusedEvent } from './batch.ts'
import { cursorText } from './cursor.ts'
import type { Limits } from './limits.ts'
import { isCommon, mayRead, mayWrite, type Access } from './member.ts'
import type { EventRefusal, TeamMember } from '../../src/domain/team/team.ts'
import { headCursor } from './read-events.ts'

export interface Accepted {
  readonly accepted: readonly string[]
  readonly known: readonly string[]
  readonly refused: readonly RefusedEvent[]
  readonly cursor: string
}

interface AcceptSetting {
  readonly limits: Limits
  readonly now: number
}

/** Resolves when the events reported as accepted survive a kill of server and database. Repeated ones are reported as known. */
export function acceptEvents(
  database: Database,
  asking: Access,
  input: unknown,
  { limits, now }: AcceptSetting,
): Promise<Accepted> {
  const items = parseBatch(input, limits, now)
  const candidates = items.filter((item): item is Candidate => 'digest' in item)
  return database.transaction(async (queries) => {
    const team = await lockTeam(queries, asking.team)
    const access = await currentAccess(queries, asking)
    const outcome = await sortCandidates(
      queries,
      access,
      candidates,
      limits.teamBytes - team.usedBytes,
    )
    const moved = await placesOfMoved(queries, access.team, outcome)
    const events = [...moved, ...outcome.fresh.map(({ candidate }) => candidate.id)]
    const head = team.head + events.length
    if (events.length > 0) {
      await keepEvents(queries, access, outcome.fresh, { from: team.head + moved.length + 1, now })
      await keepEntries(queries, access.team, events, team.head + 1)
      if (moved.length > 0) await placeAgain(queries, access.team, team.head + 1)
      await keepScopes(queries, access.team, outcome.scopes)
      await queries.all('update teams set head = ?, used_bytes = used_bytes + ? where id = ?', [
        head,
        outcome.fresh.reduce((sum, { candidate }) => sum + candidate.bytes, 0),
        access.team,
      ])
    }
    return {
      accepted: outcome.fresh.map(({ candidate }) => candidate.id),
      known: outcome.known,
      refused: [
        ...items.filter((item): item is RefusedEvent => 'code' in item),
        ...outcome.refused,
      ],
      cursor: cursorText(await headCursor(queries, access.team, head)),
    }
  })
}

interface Outcome {
  readonly fresh: { readonly candidate: Candidate; readonly scope: string }[]
  readonly known: string[]
  readonly refused: RefusedEvent[]
  /** Subjects whose scope is set for the first time, or has changed. */
  readonly scopes: Map<string, string>
  /** The subset whose scope has changed. */
  readonly moved: Set<string>
}

interface KnownEvent {
  readonly digest: string
  readonly scope: string
}

/** Sorts what is new from what is known or refused, and finds the scopes that change. */
async function sortCandidates(
  queries: Queries,
  { team, member }: Access,
  candidates: readonly Candidate[],
  roomBytes: number,
): Promise<Outcome> {
  const known = await knownEvents(queries, team, candidates)
  const scopes = await scopesOf(queries, team, candidates)
  const outcome: Outcome = {
    fresh: [],
    known: [],
    refused: [],
    scopes: new Map(),
    moved: new Set(),
  }
  let room = roomBytes
  for (const candidate of candidates) {
    const { id, subject, bytes, digest } = candidate
    const scope = scopeFor(member, candidate, scopes.get(subject))
    const before = known.get(id)
    const code = refusalOf(member, { ...candidate, scope }, before, room)
    if (code !== null) {
      outcome.refused.push({ id, code })
      continue
    }
    if (before === undefined) {
      outcome.fresh.push({ candidate, scope })
      known.set(id, { digest, scope })
      room -= bytes
    } else outcome.known.push(id)
    const hadScope = scopes.get(subject)
    const maySetScope = before === undefined || mayWrite(member, scope, candidate.stream)
    if (hadScope === scope || !maySetScope) continue
    if (hadScope !== undefined) outcome.moved.add(subject)
    scopes.set(subject, scope)
    outcome.scopes.set(subject, scope)
  }
  return outcome
}

/** Only members who work for all farmers may move a subject to another one. */
const scopeFor = (member: TeamMember, candidate: Candidate, current: string | undefined) =>
  current === undefined || member.farmers === null ? candidate.scope : current

function refusalOf(
  member: TeamMember,
  { stream, scope, digest, bytes }: Candidate,
  before: KnownEvent | undefined,
  roomBytes: number,
): EventRefusal | null {
  if (before !== undefined) {
    if (!mayRead(member, before.scope, stream)) return 'not-allowed'
    return before.digest === digest ? null : 'differs'
  }
  if (!mayWrite(member, scope, stream)) return 'not-allowed'
  return bytes > roomBytes ? 'quota' : null
}

async function knownEvents({ all }: Queries, team: string, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return new Map<string, KnownEvent>()
  const ids = [...new Set(candidates.map(({ id }) => id))]
  const rows = await all(
    `select id, digest, scope from events where team = ? and id in (${marks(ids.length)})`,
    [team, ...ids],
  )
  return new Map(
    rows.map(({ id, digest, scope }) => [
      String(id),
      { digest: String(digest), scope: String(scope) },
    ]),
  )
}

async function scopesOf({ all }: Queries, team: string, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return new Map<string, string>()
  const subjects = [...new Set(candidates.map(({ subject }) => subject))]
  const rows = await all(
    `select id, scope from subjects where team = ? and id in (${marks(subjects.length)})`,
    [team, ...subjects],
  )
  return new Map(rows.map(({ id, scope }) => [String(id), String(scope)]))
}

/**
 * Gives the events of moved subjects later places, since readers of the new farmer have already passed the old ones. Returns their
 * ids, oldest first.
 */
async function placesOfMoved({ all }: Queries, team: string, { scopes, moved }: Outcome) {
  const ids: string[] = []
  for (const subject of moved) {
    const rows = await all('select id from events where team = ? and subject = ? order by place', [
      team,
      subject,
    ])
    ids.push(...rows.map(({ id }) => String(id)))
    await all('update events set scope = ? where team = ? and subject = ?', [
      scopes.get(subject) ?? '',
      team,
      subject,
    ])
  }
  return ids
}

async function keepEvents(
  { all }: Queries,
  { team, member, device }: Access,
  fresh: Outcome['fresh'],
  { from, now }: { readonly from: number; readonly now: number },
) {
  if (fresh.length === 0) return
  const { sql, values } = rowMarks(
    fresh.map(({ candidate, scope }, index) => [
      team,
      candidate.id,
      from + index,
      candidate.subject,
      scope,
      isCommon(candidate.stream) ? 1 : 0,
      candidate.digest,
      candidate.body,
      candidate.bytes,
      member.id,
      device,
      now,
    ]),
  )
  await all(
    `insert into events (team, id, place, subject, scope, is_common, digest, body, bytes, member, device, received_at)
     values ${sql}`,
    values,
  )
}

const maxRows = 500

async function keepEntries({ all }: Queries, team: string, ids: readonly string[], from: number) {
  for (let start = 0; start < ids.length; start += maxRows) {
    const { sql, values } = rowMarks(
      ids
        .slice(start, start + maxRows)
        .map((id, index) => [team, from + start + index, randomInt(1, 2 ** 31), id]),
    )
    await all(`insert into entries (team, place, tag, event) values ${sql}`, values)
  }
}

/** An event is read at its newest place. */
const placeAgain = ({ all }: Queries, team: string, from: number) =>
  all(
    `update events set place = (select max(n.place) from entries n where n.team = events.team and n.event = events.id)
     where team = ? and id in (select event from entries where team = ? and place >= ?)`,
    [team, team, from],
  )

async function keepScopes({ all }: Queries, team: string, scopes: Outcome['scopes']) {
  if (scopes.size === 0) return
  const { sql, values } = rowMarks([...scopes].map(([subject, scope]) => [team, subject, scope]))
  await all(
    `insert into subjects (team, id, scope) values ${sql}
     on conflict (team, id) do update set scope = excluded.scope`,
    values,
  )
}
