import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
let count = 0

/**
 * @param {string} origin
 * @param {{ method?: string, path: string, token?: string, body?: object }} what
 * @returns {Promise<{ status: number, body: any }>} rejects when the server is unreachable
 */
export function ask(origin, { method = 'GET', path, token = '', body }) {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    const asking = request(
      `${origin}${path}`,
      { method, agent, headers, timeout: 10_000 },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (!response.complete) return reject(new Error('cut off'))
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) })
        })
      },
    )
    asking.on('error', reject).on('timeout', () => asking.destroy(new Error('silent')))
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A member with a phone, joined by a code. */
export async function joinTeam(origin, code) {
  count += 1
  const device = { id: `bench-${process.pid}-${count}`, name: 'bench' }
  const { status, body } = await ask(origin, {
    method: 'POST',
    path: '/api/invitations/accept',
    body: { code, device, memberName: `member ${count}` },
  })
  if (status !== 201) throw new Error(`not joined: ${status} ${JSON.stringify(body)}`)
  const { token } = body
  const path = `/api/teams/${body.team.id}`
  return {
    at: (other) => ({
      send: (events) =>
        ask(other, {
          method: 'POST',
          path: `${path}/events`,
          token,
          body: { events: events.map((event) => ({ scope: '', event })) },
        }),
      read: (cursor) => ask(other, { path: `${path}/events?after=${cursor}`, token }),
      lacks: async (ids) =>
        (await ask(other, { method: 'POST', path: `${path}/lack`, token, body: { ids } })).body
          .lacks,
      /** Calls back for each message; resolves to a function that closes the connection. */
      listen: (onChange) => listen(`${other}${path}/live`, token, onChange),
    }),
    async invite() {
      const asked = { method: 'POST', path: `${path}/invitations`, token, body: { role: 'writer' } }
      return (await ask(origin, asked)).body.code
    },
  }
}

function listen(url, token, onChange) {
  const headers = { Authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
      response.setEncoding('utf8').on('data', (text) => {
        if (text.includes('event: changed')) onChange()
      })
      response.on('error', () => undefined)
      resolve(() => asking.destroy())
    })
    asking.on('error', reject).end()
  })
}

/** Reads everything in the log of a team, page by page. */
export async function readAll(phone) {
  const ids = []
  for (let cursor = ''; ;) {
    const { body } = await phone.read(cursor)
    ids.push(...body.events.map(({ event }) => event.id))
    cursor = body.cursor
    if (!body.more) return ids
  }
}

export function newEvent() {
  count += 1
  return {
    id: `bench-${process.pid}-${count}`,
    device: 'abcdefabcdef',
    clock: `${Date.now()}-${(count % 65_536).toString(16).padStart(4, '0')}-abcdefabcdef`,
    stream: 'plots',
    kind: 'plot-changed',
    version: 1,
    payload: { id: `plot-${count % 500}`, note: 'x'.repeat(300) },
  }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
