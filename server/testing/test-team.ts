import { createLog } from '../http/log.ts'
import { startServer, type ServerSettings } from '../http/start-server.ts'
import type { Database } from '../database/database.ts'
import { createTeam, inviteOwner } from '../team/teams.ts'

/** A server on a free port, without the app. */
export const startTestServer = (database: Database, more: Partial<ServerSettings> = {}) =>
  startServer({
    database,
    site: null,
    host: '127.0.0.1',
    port: 0,
    publicUrl: null,
    trustsProxy: false,
    metricsToken: null,
    log: createLog('silent'),
    ...more,
  })

export async function newTeam(database: Database, name = 'チーム') {
  const team = await createTeam(database, name, Date.now())
  const { code } = await inviteOwner(database, team, Date.now())
  return { team, code }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- what the tests look into, path by path
  readonly body: any
}

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  }
}

/** A member's phone that uses the API as the app does. */
function phone(origin: string, team: string, token: string) {
  const ask = (method: string, path: string, body?: unknown, type = 'application/json') =>
    call(`${origin}/api/teams/${team}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      ...(body === undefined
        ? {}
        : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  return {
    team,
    token,
    /** The same phone with another server. */
    at: (other: string) => phone(other, team, token),
    ask,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown = {}) => ask('POST', path, body),
    send: (events: readonly unknown[], scope = '') =>
      ask('POST', '/events', { events: events.map((event) => ({ scope, event })) }),
    read: (after = '', limit = 500) =>
      ask('GET', `/events?after=${encodeURIComponent(after)}&limit=${limit}`),
  }
}

let devices = 0

export async function join(origin: string, code: string, memberName = '佐藤') {
  devices += 1
  const device = { id: `device-${devices}`, name: 'Pixel 8' }
  const { status, body } = await call(`${origin}/api/invitations/accept`, {
    method: 'POST',
    body: JSON.stringify({ code, device, memberName }),
  })
  if (status !== 201) throw new Error(`not joined: ${status} ${JSON.stringify(body)}`)
  return Object.assign(phone(origin, body.team.id, body.token), { joined: body })
}

let events = 0

/** A change of a field, with a clock as a phone sets it. */
export function plotEvent(plot = 'plot-1', more: object = {}) {
  events += 1
  const wall = String(Date.now()).padStart(13, '0')
  return {
    id: `event-${process.pid}-${events}`,
    device: 'abcdefabcdef',
    clock: `${wall}-${(events % 65_536).toString(16).padStart(4, '0')}-abcdefabcdef`,
    stream: 'plots',
    kind: 'plot-changed',
    version: 1,
    payload: { id: plot, name: `畑${events}` },
    ...more,
  }
}

export const kitEvent = () => {
  const ref = `kit-${Math.random()}`
  return plotEvent('', { stream: 'record-kits', kind: 'record-kit', payload: { ref } })
}

/** Opens the live stream of a phone; `next` waits for a message of a name and returns its value. */
export async function listenLive(origin: string, { team, token }: { team: string; token: string }) {
  const abort = new AbortController()
  const response = await fetch(`${origin}/api/teams/${team}/live`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const messages: { name: string; value: unknown }[] = []
  const waiting: (() => void)[] = []
  const ended = readMessages(response, (name, value) => {
    messages.push({ name, value })
    for (const wake of waiting.splice(0)) wake()
  }).catch(() => undefined)
  return {
    ended,
    close: () => abort.abort(),
    async next(name: string): Promise<unknown> {
      for (;;) {
        const at = messages.findIndex((message) => message.name === name)
        const [found] = at < 0 ? [] : messages.splice(at, 1)
        if (found !== undefined) return found.value
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

async function readMessages(response: Response, hear: (name: string, value: unknown) => void) {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, name, json] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (name !== undefined && json !== undefined) hear(name, JSON.parse(json))
    }
  }
}
