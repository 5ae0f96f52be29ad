import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database/database.ts'
import { defaultLimits } from './team/limits.ts'
import { sha256 } from './team/secrets.ts'
import { engines, hasEngine, openTestDatabase } from './testing/test-databases.ts'
import {
  call,
  join,
  kitEvent,
  listenLive,
  newTeam,
  plotEvent,
  startTestServer,
} from './testing/test-team.ts'

const minuteMs = 60_000

describe.each(engines)('the sharing API on %s', (engine) => {
  describe.skipIf(!hasEngine(engine))('with the engine installed', () => {
    let database: Database
    let server: Awaited<ReturnType<typeof startTestServer>>
    let origin: string
    let aheadMs = 0
    beforeAll(async () => {
      database = await openTestDatabase(engine)
      server = await startTestServer(database, {
        now: () => Date.now() + aheadMs,
        limits: { ...defaultLimits, teamBytes: 60_000 },
        rates: {
          device: { burst: 10_000, perSecond: 10_000 },
          failures: { burst: 1000, perSecond: 1000 },
        },
      })
      origin = `http://127.0.0.1:${server.port}`
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })
    const newOwner = async () => join(origin, (await newTeam(database)).code)
    const invite = async (owner: Awaited<ReturnType<typeof join>>, request: object) => {
      const { body } = await owner.post('/invitations', { name: '', ...request })
      return { phone: await join(origin, body.code, '鈴木'), invitation: body }
    }
    const idsRead = async ({ read }: Awaited<ReturnType<typeof join>>, after = '') =>
      (await read(after)).body.events.map(({ event }: { event: { id: string } }) => event.id)

    test('another phone reads sent events in their order of arrival, with their sender', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'reader' })
      const events = [plotEvent(), plotEvent('plot-2'), plotEvent()]
      const sent = await owner.send(events, '田中')
      expect(sent.body).toMatchObject({
        accepted: events.map(({ id }) => id),
        known: [],
        refused: [],
      })
      const { body } = await phone.read()
      expect(body.events.map(({ event }: { event: unknown }) => event)).toEqual(events)
      const by = { member: owner.joined.member.id, device: owner.joined.deviceId }
      expect(body.events[0]).toMatchObject({
        scope: '田中',
        by: { member: { id: by.member, name: '佐藤' }, device: { id: by.device, name: 'Pixel 8' } },
      })
      expect(body).toMatchObject({ more: false, cursor: sent.body.cursor })
    })

    test('a repeated event is known, and other content under a known id is a conflict', async () => {
      const owner = await newOwner()
      const event = plotEvent()
      await owner.send([event])
      const { payload, ...rest } = event
      const again = await owner.send([
        { payload, ...rest },
        { ...event, payload: { ...payload, name: '別' } },
      ])
      expect(again.body).toMatchObject({
        accepted: [],
        known: [event.id],
        refused: [{ id: event.id, code: 'differs' }],
      })
      expect(await idsRead(owner)).toEqual([event.id])
    })

    test('pages join without gaps or duplicates', async () => {
      const owner = await newOwner()
      const events = Array.from({ length: 7 }, () => plotEvent())
      await owner.send(events)
      const ids: string[] = []
      let page = (await owner.read('', 3)).body
      for (;;) {
        ids.push(...page.events.map(({ event }: { event: { id: string } }) => event.id))
        if (page.more !== true) break
        page = (await owner.read(page.cursor, 3)).body
      }
      expect(ids).toEqual(events.map(({ id }) => id))
    })

    test('a cursor that this log never issued belongs to another log', async () => {
      const [one, other] = [await newOwner(), await newOwner()]
      await one.send([plotEvent(), plotEvent()])
      const { cursor } = (await one.read()).body
      const ahead = await other.read(cursor)
      expect([ahead.status, ahead.body.error.code]).toEqual([409, 'other-log'])
      await other.send([plotEvent(), plotEvent(), plotEvent()])
      expect((await other.read(cursor)).body.error.code).toBe('other-log')
      expect((await other.read('no cursor')).body.error.code).toBe('malformed')
    })

    test('each event that cannot be stored is refused by id, and the others are stored', async () => {
      const owner = await newOwner()
      const good = plotEvent()
      const wall = String(Date.now() + 6 * minuteMs)
      const refused: readonly (readonly [object, string])[] = [
        [plotEvent('p', { stream: 'run:1', kind: 'run-started' }), 'kind'],
        [plotEvent('p', { kind: 'plot-painted' }), 'kind'],
        [plotEvent('p', { clock: `${wall}-0000-abc` }), 'ahead'],
        [plotEvent('p', { clock: 'soon' }), 'malformed'],
        [plotEvent('p', { payload: {} }), 'malformed'],
        [plotEvent('p', { id: 'a\u0000b' }), 'malformed'],
        [plotEvent('p', { payload: { id: '\ud800' } }), 'malformed'],
        [plotEvent('p', { payload: { id: 'p', note: 'x'.repeat(20_000) } }), 'too-large'],
        [{ id: 7 }, 'malformed'],
      ]
      const { body } = await owner.send([good, ...refused.map(([event]) => event)])
      expect(body.accepted).toEqual([good.id])
      expect(body.refused.map(({ code }: { code: string }) => code)).toEqual(
        refused.map(([, code]) => code),
      )
      const scopes = await owner.post('/events', {
        events: [{ scope: 7, event: plotEvent() }, 'no event', null],
      })
      expect(scopes.body.refused.map(({ code }: { code: string }) => code)).toEqual([
        'malformed',
        'malformed',
        'malformed',
      ])
    })

    test('a team has limited space, and is told when it is full', async () => {
      const owner = await newOwner()
      const note = 'x'.repeat(9000)
      const large = () => plotEvent('p', { payload: { id: 'p', note } })
      const { body } = await owner.send(Array.from({ length: 10 }, large))
      expect(body.accepted.length).toBe(6)
      expect(body.refused.map(({ code }: { code: string }) => code)).toEqual(
        Array.from({ length: 4 }, () => 'quota'),
      )
      const { limits } = (await owner.get('')).body
      expect(limits.usedBytes).toBeLessThanOrEqual(limits.teamBytes)
      const bytes = Buffer.alloc(30_000, 1)
      const put = await putPhoto(owner, bytes)
      expect([put.status, put.body.error.code]).toEqual([507, 'quota'])
    })

    test('a reader cannot write', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'reader' })
      const event = plotEvent()
      expect((await phone.send([event])).body.refused).toMatchObject([{ code: 'not-allowed' }])
      expect((await putPhoto(phone, Buffer.from('photo'))).status).toBe(403)
      expect((await phone.post('/invitations', { role: 'reader' })).status).toBe(403)
      const { member } = owner.joined
      expect((await phone.post(`/members/${member.id}`, { role: 'reader' })).status).toBe(403)
      expect(await idsRead(owner)).toEqual([])
    })

    test('a member for some farmers reads and writes theirs, and what everybody needs', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'writer', farmers: ['田中'] })
      const [theirs, others, nobodys] = [plotEvent('a'), plotEvent('b'), plotEvent('c')]
      await owner.send([theirs], '田中')
      await owner.send([others], '山本')
      await owner.send([nobodys, kitEvent()], '')
      const read = (await phone.read()).body
      expect(read.events.map(({ event }: { event: { stream: string } }) => event.stream)).toEqual([
        'plots',
        'record-kits',
      ])
      const own = [plotEvent('a'), plotEvent('new')]
      expect((await phone.send(own, '田中')).body.accepted.length).toBe(2)
      expect((await phone.send([kitEvent()])).body.accepted.length).toBe(1)
      for (const [event, scope] of [
        [plotEvent('b'), '田中'],
        [plotEvent('d'), '山本'],
        [plotEvent('e'), ''],
        [others, '山本'],
      ] as const) {
        expect((await phone.send([event], scope)).body.refused).toMatchObject([
          { code: 'not-allowed' },
        ])
      }
      // The scope they send does not move the field to another farmer.
      await phone.send([plotEvent('a')], '山本')
      expect((await owner.read()).body.events.at(-1)).toMatchObject({ scope: '田中' })
    })

    test('a subject moved to another farmer is read completely by a member for that farmer', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'writer', farmers: ['田中'] })
      const events = [plotEvent('a'), plotEvent('a')]
      await owner.send(events, '山本')
      await owner.send([plotEvent('b')], '田中')
      const before = (await phone.read()).body
      expect(before.events.length).toBe(1)
      const [first] = events
      expect((await owner.send([first], '田中')).body.known).toEqual([first?.id])
      expect(await idsRead(phone, before.cursor)).toEqual(events.map(({ id }) => id))
      expect((await idsRead(owner)).toSorted()).toHaveLength(3)
    })

    test('a phone is told which of its events are missing', async () => {
      const owner = await newOwner()
      const event = plotEvent()
      await owner.send([event])
      expect((await owner.post('/lack', { ids: [event.id, 'other'] })).body).toEqual({
        lacks: ['other'],
      })
      expect((await owner.post('/lack', { ids: ['\u0000'] })).status).toBe(400)
      const many = Array.from({ length: 1001 }, (_, index) => `id-${index}`)
      expect((await owner.post('/lack', { ids: many })).status).toBe(413)
    })

    test('an invitation can be used once and expires; a lost response can be requested again', async () => {
      const owner = await newOwner()
      const { body: made } = await owner.post('/invitations', { role: 'writer', name: '鈴木' })
      expect(made.url).toBe(`${origin}/diag?view=team#join=${made.code}`)
      const accept = (device: string, code = made.code) =>
        call(`${origin}/api/invitations/accept`, {
          method: 'POST',
          body: JSON.stringify({ code, device: { id: device, name: 'A' }, memberName: '鈴木' }),
        })
      const first = await accept('phone-a')
      const second = await accept('phone-a')
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.body.member.id).toBe(first.body.member.id)
      expect((await accept('phone-b')).body.error.code).toBe('used')

      const other = (await owner.post('/invitations', { role: 'writer', name: '' })).body
      await owner.post(`/invitations/${other.id}/withdraw`)
      expect((await accept('phone-c', other.code)).body.error.code).toBe('expired')
      const short = (await owner.post('/invitations', { role: 'writer', expiresInHours: 1 })).body
      aheadMs = 61 * minuteMs
      const late = await accept('phone-d', short.code)
      aheadMs = 0
      expect([late.status, late.body.error.code]).toEqual([410, 'expired'])
      expect((await accept('phone-e', `${owner.team}${'A'.repeat(22)}`)).status).toBe(404)
    })

    test('a phone that left and returns gets its id again, but never that of another', async () => {
      const owner = await newOwner()
      const device = { id: owner.joined.deviceId, name: 'A' }
      const accept = async () => {
        const { code } = (await owner.post('/invitations', { role: 'writer' })).body
        return call(`${origin}/api/invitations/accept`, {
          method: 'POST',
          body: JSON.stringify({ code, device, memberName: '鈴木' }),
        })
      }
      const thief = (await accept()).body
      expect(thief.deviceId).not.toBe(device.id)
      expect((await owner.get('')).status).toBe(200)
    })

    test('a token is rotated; the old one stays valid for ten minutes', async () => {
      const owner = await newOwner()
      const { token } = (await owner.post('/token')).body
      const withNew = () =>
        call(`${origin}/api/teams/${owner.team}`, { headers: { Authorization: `Bearer ${token}` } })
      expect([(await owner.get('')).status, (await withNew()).status]).toEqual([200, 200])
      aheadMs = 11 * minuteMs
      expect([(await owner.get('')).status, (await withNew()).status]).toEqual([401, 200])
      aheadMs = 0
    })

    test('a revoked member reads and writes nothing more, and is notified', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'writer' })
      const live = await listenLive(origin, phone)
      const { id } = phone.joined.member
      expect((await owner.post(`/members/${id}`, { revoked: true })).status).toBe(204)
      expect(await live.next('access')).toEqual({})
      await live.ended
      for (const answer of [await phone.read(), await phone.send([plotEvent()])]) {
        expect([answer.status, answer.body.error.code]).toEqual([401, 'revoked'])
      }
      expect(await idsRead(owner)).toEqual([])
      await owner.post(`/members/${id}`, { revoked: false, role: 'reader' })
      expect((await phone.get('')).body.member.role).toBe('reader')
    })

    test('a team always has an owner', async () => {
      const owner = await newOwner()
      await invite(owner, { role: 'writer' })
      const { member, deviceId } = owner.joined
      for (const [path, body] of [
        [`/members/${member.id}`, { role: 'writer' }],
        [`/members/${member.id}`, { revoked: true }],
        [`/devices/${deviceId}/revoke`, {}],
        ['/leave', {}],
      ] as const) {
        expect((await owner.post(path, body)).body.error.code).toBe('not-allowed')
      }
      const { phone: second } = await invite(owner, { role: 'owner' })
      expect((await owner.post('/leave')).status).toBe(204)
      expect((await owner.get('')).body.error.code).toBe('revoked')
      const { members } = (await second.get('/members')).body
      expect(members.map(({ revoked }: { revoked: boolean }) => revoked)).toEqual([
        true,
        false,
        false,
      ])
    })

    test('a member may revoke their own lost phone, only an owner that of another', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'writer' })
      const other = owner.joined.deviceId
      expect((await phone.post(`/devices/${other}/revoke`)).status).toBe(403)
      expect((await phone.post(`/devices/${phone.joined.deviceId}/revoke`)).status).toBe(204)
      expect((await phone.get('')).status).toBe(401)
      expect((await owner.post('/devices/none/revoke')).status).toBe(404)
    })

    test('members see names, owners see all', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'writer', farmers: ['田中'] })
      expect((await phone.get('/members')).body).toEqual({
        members: [
          { id: owner.joined.member.id, name: '佐藤' },
          { id: phone.joined.member.id, name: '鈴木' },
        ],
        invitations: [],
      })
      const { members, invitations } = (await owner.get('/members')).body
      expect(members[1]).toMatchObject({ farmers: ['田中'], devices: [{ revoked: false }] })
      expect(invitations).toMatchObject([{ used: true }, { used: true }])
    })

    test('the live stream announces new events within a moment', async () => {
      const owner = await newOwner()
      const { phone } = await invite(owner, { role: 'reader' })
      const live = await listenLive(origin, phone)
      expect(await live.next('changed')).toEqual({ cursor: '' })
      const { cursor } = (await owner.send([plotEvent()])).body
      expect(await live.next('changed')).toEqual({ cursor })
      live.close()
    })

    test('a photograph is returned unchanged, under the hash of its bytes only', async () => {
      const owner = await newOwner()
      const bytes = Buffer.from('a photograph')
      expect((await putPhoto(owner, bytes)).status).toBe(201)
      expect((await putPhoto(owner, bytes)).status).toBe(200)
      const path = `/photos/${sha256(bytes)}`
      const back = await owner.get(path)
      expect([back.body, back.headers.get('content-type')]).toEqual(['a photograph', 'image/webp'])
      const head = await owner.ask('HEAD', path)
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '12'])
      expect((await putPhoto(owner, bytes, sha256('other'))).status).toBe(400)
      expect((await putPhoto(owner, bytes, sha256(bytes), 'text/html')).status).toBe(400)
      expect((await owner.get(`/photos/${sha256('other')}`)).status).toBe(404)
      const other = await newOwner()
      expect((await other.get(path)).status).toBe(404)
    })

    test('the token of another team reveals nothing', async () => {
      const [one, other] = [await newOwner(), await newOwner()]
      await one.send([plotEvent()])
      const ask = (team: string, token: string) =>
        call(`${origin}/api/teams/${team}/events`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      const answers = [
        await ask(one.team, other.token),
        await ask('AAAAAAAAAAAAAAAA', other.token),
        await ask(one.team, `${one.team}${'A'.repeat(43)}`),
        await ask(one.team, 'short'),
      ]
      expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
        [404, 'other-team'],
        [404, 'other-team'],
        [401, 'unknown-token'],
        [401, 'unknown-token'],
      ])
      expect((await call(`${origin}/api/teams/${one.team}/events`)).status).toBe(401)
      expect((await call(`${origin}/api/nothing`)).status).toBe(404)
    })

    test('concurrent events all get a place, and no reader misses one', async () => {
      const owner = await newOwner()
      const events = Array.from({ length: 60 }, () => plotEvent())
      const seen: string[] = []
      const writing = { isDone: false }
      let cursor = ''
      /** Asks again as long as the server is too busy to answer, as phones do. */
      const whenFree = async (ask: () => ReturnType<typeof owner.read>) => {
        let answer = await ask()
        while (answer.status === 503) answer = await ask()
        return answer
      }
      const reading = (async () => {
        while (!writing.isDone || seen.length < events.length) {
          const { body } = await whenFree(() => owner.read(cursor, 7))
          seen.push(...body.events.map(({ event }: { event: { id: string } }) => event.id))
          cursor = body.cursor
        }
      })()
      await Promise.all(events.map((event) => whenFree(() => owner.send([event]))))
      writing.isDone = true
      await reading
      expect(seen.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
    })

    const putPhoto = (
      { ask }: Awaited<ReturnType<typeof join>>,
      bytes: Buffer,
      name = sha256(bytes),
      type = 'image/webp',
    ) => ask('PUT', `/photos/${name}`, bytes, type)
  })
})
