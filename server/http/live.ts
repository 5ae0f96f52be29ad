import type { ServerResponse } from 'node:http'
import type { Database } from '../database/database.ts'
import { cursorText } from '../team/cursor.ts'
import { field } from '../team/batch.ts'
import type { Access } from '../team/member.ts'
import { welcomeDevices } from '../team/members.ts'
import { headCursor } from '../team/read-events.ts'
import { apiHeaders } from './answers.ts'

const coalesceMs = 20
const sweepMs = 20_000
const maxStreamsOfDevice = 4
/** Above this many unsent bytes, the phone is gone or too slow. */
const maxUnreadBytes = 64 * 1024

interface Stream {
  readonly access: Access
  readonly response: ServerResponse
}

interface TeamStreams {
  readonly streams: Set<Stream>
  /** The last cursor that was announced. */
  announced: string
  timer: NodeJS.Timeout | null
}

/** Notifies the phones of a team of new events, whichever process received them. */
export function createLiveHub(database: Database, onError: (error: unknown) => void) {
  const teams = new Map<string, TeamStreams>()
  const own = Math.random().toString(36).slice(2)

  const send = ({ response }: Stream, text: string) => {
    if (response.writableLength > maxUnreadBytes) response.destroy()
    else response.write(text)
  }
  const announce = (team: string, cursor: string) => {
    const entry = teams.get(team)
    if (entry === undefined) return
    entry.announced = cursor
    for (const stream of entry.streams) send(stream, changedText(cursor))
  }
  const endMember = (team: string, member: string) => {
    for (const stream of teams.get(team)?.streams ?? []) {
      if (stream.access.member.id !== member) continue
      send(stream, 'event: access\ndata: {}\n\n')
      stream.response.end()
    }
  }
  const publish = (message: object) => {
    database.notify(JSON.stringify({ own, ...message })).catch(onError)
  }
  const receive = (message: string | null) => {
    if (message === null) {
      sweep().catch(onError)
      return
    }
    const received: unknown = JSON.parse(message)
    const [team, cursor, member] = ['team', 'cursor', 'member'].map((name) => field(received, name))
    if (field(received, 'own') === own || typeof team !== 'string') return
    if (typeof cursor === 'string') announce(team, cursor)
    if (typeof member === 'string') endMember(team, member)
  }
  /** Finds changes that were not announced: a message is lost if a process dies between its commit and its message. */
  const sweep = async () => {
    for (const [team, entry] of teams) {
      const devices = [...new Set([...entry.streams].map(({ access }) => access.device))]
      const welcome = await welcomeDevices(database, team, devices)
      for (const stream of entry.streams) {
        if (welcome.has(stream.access.device)) send(stream, ':\n\n')
        else endMember(team, stream.access.member.id)
      }
      const cursor = await readCursor(database, team)
      if (cursor !== entry.announced) announce(team, cursor)
    }
  }
  const sweeper = setInterval(() => void sweep().catch(onError), sweepMs).unref()

  return {
    start: () => database.listen(receive),
    /** Opens a stream. A phone that reconnects gets the current cursor at once. */
    async open(access: Access, response: ServerResponse) {
      const cursor = await readCursor(database, access.team)
      const entry = teams.get(access.team) ?? { streams: new Set(), announced: cursor, timer: null }
      teams.set(access.team, entry)
      const others = [...entry.streams].filter((other) => other.access.device === access.device)
      for (const other of others.slice(maxStreamsOfDevice - 1)) other.response.end()
      const stream = { access, response }
      response.writeHead(200, {
        ...apiHeaders,
        'Content-Type': 'text/event-stream',
        // Without this, nginx would buffer the messages.
        'X-Accel-Buffering': 'no',
      })
      entry.streams.add(stream)
      response.once('close', () => {
        entry.streams.delete(stream)
        if (entry.streams.size === 0 && teams.get(access.team) === entry) teams.delete(access.team)
      })
      send(stream, changedText(cursor))
    },
    /** Call after a commit. Changes within 20 ms are announced once. */
    changed(team: string, cursor: string) {
      const entry = teams.get(team)
      if (entry === undefined) {
        publish({ team, cursor })
        return
      }
      entry.announced = cursor
      entry.timer ??= setTimeout(() => {
        entry.timer = null
        announce(team, entry.announced)
        publish({ team, cursor: entry.announced })
      }, coalesceMs)
    },
    /** Call after the rights of a member have changed: the phone then requests them again. */
    accessChanged(team: string, member: string) {
      endMember(team, member)
      publish({ team, member })
    },
    size: () => [...teams.values()].reduce((sum, { streams }) => sum + streams.size, 0),
    close() {
      clearInterval(sweeper)
      for (const { streams, timer } of teams.values()) {
        if (timer !== null) clearTimeout(timer)
        for (const { response } of streams) response.destroy()
      }
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>

const changedText = (cursor: string) => `event: changed\ndata: ${JSON.stringify({ cursor })}\n\n`

async function readCursor(database: Database, team: string) {
  const [row] = await database.all('select head from teams where id = ?', [team])
  return cursorText(await headCursor(database, team, Number(row?.['head'] ?? 0)))
}
