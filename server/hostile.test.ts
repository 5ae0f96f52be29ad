import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database/database.ts'
import { openTestDatabase } from './testing/test-databases.ts'
import { call, join, newTeam, plotEvent, startTestServer } from './testing/test-team.ts'

const isDeep = process.env['DEEP_TESTS'] === '1'
const requests = isDeep ? 5000 : 150
const timeoutMs = isDeep ? 600_000 : 60_000

const unlimited = {
  device: { burst: 1e6, perSecond: 1e6 },
  failures: { burst: 1e6, perSecond: 1e6 },
}

let database: Database
let server: Awaited<ReturnType<typeof startTestServer>>
let origin: string
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  server = await startTestServer(database, { rates: unlimited })
  origin = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const newOwner = async () => join(origin, (await newTeam(database)).code)

const paths = [
  '',
  '/events',
  '/lack',
  '/live',
  '/members',
  '/members/x',
  '/devices/x/revoke',
  '/invitations',
  '/invitations/x/withdraw',
  '/token',
  '/leave',
  `/photos/${'a'.repeat(64)}`,
  '/photos/../../etc',
  '/%00',
  '//',
]
const anyToken = (team: string, other: string) =>
  fc.oneof(
    fc.constant(other),
    fc.constant(''),
    fc.constant(`${team}${'A'.repeat(43)}`),
    fc.base64String({ maxLength: 80 }),
  )

test(
  'requests without a token of the team reveal and change nothing, and the server stays up',
  async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    await owner.send([plotEvent()])
    const before = (await owner.read()).body
    const memory = process.memoryUsage.rss()
    const anyRequest = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      path: fc.constantFrom(...paths),
      token: anyToken(owner.team, other.token),
      body: fc.constantFrom('', '{}', '{"events":[]}', 'null', '\u0000', '['.repeat(10_000)),
    })
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, path, token, body }) => {
        const { status, body: said } = await call(`${origin}/api/teams/${owner.team}${path}`, {
          method,
          headers: { Authorization: `Bearer ${token}` },
          ...(method === 'GET' ? {} : { body }),
        })
        expect([400, 401, 404, 429]).toContain(status)
        expect(JSON.stringify(said)).not.toContain('plot-')
      }),
      { numRuns: requests, endOnFailure: true },
    )
    expect((await owner.read()).body).toEqual(before)
    expect(process.memoryUsage.rss() - memory).toBeLessThan(150 * 2 ** 20)
  },
  timeoutMs,
)

test(
  'whatever a member sends is refused with a code, never with an internal error',
  async () => {
    const owner = await newOwner()
    const event = fc.oneof(
      fc.anything(),
      fc.record({
        id: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a')),
        device: fc.string({ unit: 'binary' }),
        clock: fc.constantFrom('1764000000000-0000-a', '1764000000000-0000-\u0000', 'x'),
        stream: fc.constantFrom('plots', 'record:1', 'record:\u0000', 'kits', 'runs'),
        kind: fc.constantFrom('plot-changed', 'record-removed', 'kit-removed', 'x'),
        version: fc.oneof(fc.integer(), fc.double(), fc.string()),
        payload: fc.oneof(fc.anything(), fc.record({ id: fc.string({ unit: 'binary' }) })),
      }),
    )
    const anyBody = fc.oneof(
      fc.anything(),
      fc.record({
        events: fc.array(
          fc.record({ scope: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), event }),
          { maxLength: 60 },
        ),
        ids: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), { maxLength: 10 }),
        role: fc.constantFrom('reader', 'king'),
        farmers: fc.oneof(fc.anything(), fc.array(fc.string({ unit: 'binary' }))),
        name: fc.string({ unit: 'binary' }),
      }),
    )
    const target = fc.constantFrom(
      '/events',
      '/lack',
      '/invitations',
      `/members/${owner.joined.member.id}`,
    )
    await fc.assert(
      fc.asyncProperty(target, anyBody, async (path, body) => {
        const text = JSON.stringify(body, (_, part: unknown) =>
          typeof part === 'bigint' ? `${part}` : part,
        )
        const answer = await call(`${origin}/api/teams/${owner.team}${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${owner.token}` },
          body: text ?? '',
        })
        expect(answer.status).not.toBe(500)
      }),
      { numRuns: requests, endOnFailure: true },
    )
    expect((await owner.get('')).status).toBe(200)
  },
  timeoutMs,
)

test('bodies that are too large are refused, by their declared and by their real size', async () => {
  const owner = await newOwner()
  const large = 'x'.repeat(5 * 2 ** 20)
  expect((await owner.post('/events', { large })).status).toBe(413)
  const streamed = await call(`${origin}/api/teams/${owner.team}/events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}` },
    body: new Blob([large]).stream(),
    duplex: 'half',
  })
  expect(streamed.status).toBe(413)
  const batch = Array.from({ length: 51 }, () => plotEvent())
  expect((await owner.send(batch)).status).toBe(413)
})

test(
  'an endless body is cut off, while others are served',
  async () => {
    const hurried = await startTestServer(database, { requestTimeoutMs: 500, rates: unlimited })
    const owner = (await newOwner()).at(`http://127.0.0.1:${hurried.port}`)
    const slow = Array.from({ length: 20 }, () => connect(hurried.port, '127.0.0.1'))
    const closed = slow.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of slow) {
      socket.on('error', () => undefined)
      socket.resume()
      socket.write(
        `POST /api/teams/${owner.team}/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${owner.token}\r\nContent-Length: 1000\r\n\r\n{`,
      )
    }
    expect((await owner.send([plotEvent()])).body.accepted).toHaveLength(1)
    await Promise.all(closed)
    await hurried.close()
  },
  timeoutMs,
)

test('a client that fails too often must wait; a phone of the same office need not', async () => {
  const strict = await startTestServer(database, {
    rates: { device: { burst: 5, perSecond: 1 }, failures: { burst: 3, perSecond: 0.1 } },
  })
  const at = `http://127.0.0.1:${strict.port}`
  const owner = (await newOwner()).at(at)
  const fail = () =>
    call(`${at}/api/teams/${owner.team}`, { headers: { Authorization: 'Bearer wrong' } })
  const statuses = []
  for (let count = 0; count < 5; count += 1) statuses.push((await fail()).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  expect((await owner.get('')).status).toBe(200)
  for (let count = 0; count < 4; count += 1) await owner.get('')
  const limited = await owner.get('')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
  await strict.close()
})
