import { describe, expect, test } from 'vitest'
import { foldPlots } from '#app/records/kept-plots.ts'
import { keptEvent, kitRef, recordEvent, recordKitEvent } from '#app/records/record-events.ts'
import { recordStream } from '#app/records/event-streams.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { minutes } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { fakeStart } from '#testing/fakes/fake-clock.ts'
import { fakeTeamOffice } from '#testing/fakes/fake-team-office.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { teamPhone, type TeamPhone } from '#testing/team-phones.ts'

const ref = kitRef(firstKit)
const kit = recordKitEvent(ref, firstKit)

const plotKept = (id: string, patch: Partial<Plot> = {}): NewEvent => ({
  stream: 'plots',
  kind: 'plot-kept',
  version: 1,
  payload: { ...newPlot(id, `field ${id}`), ...patch },
})
const plotChanged = (id: string, fields: Partial<Plot>): NewEvent => ({
  stream: 'plots',
  kind: 'plot-changed',
  version: 1,
  payload: { id, fields },
})
const recordOf = (id: string, plot?: string) =>
  keptEvent(
    soilRecord(id, fakeStart, {
      samples: [{ id: 's1', name: '', ...(plot !== undefined && { plot }) }],
    }),
    ref,
  )

function office(phones: number) {
  const server = fakeTeamOffice({ now: () => fakeStart })
  const all = Array.from({ length: phones }, (_, number) => teamPhone(server, number + 1))
  const [one, two] = all
  if (one === undefined || two === undefined) throw new Error('two phones at least')
  return { server, one, two, all }
}

const idsOf = (phone: TeamPhone) =>
  phone.log
    .all()
    .map(({ id }) => id)
    .toSorted()

describe('what one phone stores', () => {
  test('is on the other phone at once, and shown as shared', async () => {
    const { one, two } = office(2)
    await one.keep(kit)
    await one.join()
    await two.join()
    await one.keep(recordOf('r1'))
    await one.sync()
    await two.sync()
    expect(idsOf(two)).toEqual(idsOf(one))
    expect(two.arrived).toHaveLength(2)
    expect(one.state()).toMatchObject({ phase: 'member', waiting: 0, problem: null })
    expect(one.state().sharedAt).toBe(one.clock.now())
    expect(two.state().membership?.people).toEqual({
      '1-device': 'member 1',
      '2-device': 'member 2',
    })
  })

  test('waits offline, even through a kill, and is sent once online', async () => {
    const { one, two } = office(2)
    await one.join()
    await two.join()
    one.setOnline(false)
    await one.keep(kit)
    await one.keep(recordOf('r1'))
    await one.keep(plotKept('p1'))
    await one.sync()
    expect(one.state()).toMatchObject({ waiting: 3, problem: 'offline' })
    await one.reload()
    expect(one.state()).toMatchObject({ phase: 'member', waiting: 3, problem: 'offline' })
    one.setOnline(true)
    await one.sync()
    await two.sync()
    expect(one.state()).toMatchObject({ waiting: 0, problem: null })
    expect(idsOf(two)).toEqual(idsOf(one))
  })

  test('is sent once, even if the answer was lost', async () => {
    const { server, one } = office(2)
    await one.join()
    await one.keep(kit)
    // The pull is answered, but the answer to the following send is lost.
    one.loseAnswers(false, true)
    await one.keep(recordOf('r1'))
    await one.sync()
    expect(one.state()).toMatchObject({ problem: 'offline' })
    await one.sync()
    expect(server.events()).toHaveLength(2)
    expect(one.state().waiting).toBe(0)
  })

  test('stays on the device where it is private, with everything that depends on it', async () => {
    const { server, one } = office(2)
    await one.keep(kit)
    await one.keep(plotKept('p1', { farmer: '山田' }))
    await one.keep(plotKept('p2', { farmer: '佐藤' }))
    await one.keep(recordOf('r1', 'p1'))
    await one.keep(recordOf('r2', 'p2'))
    await one.keep(recordOf('r3'))
    await one.join({ kind: 'chosen', farmers: ['山田'], groups: [] })
    await one.sync()
    const shared = server.events().map(({ stream, kind }) => `${stream} ${kind}`)
    expect(shared).toEqual(['record-kits record-kit', 'plots plot-kept', 'record:r1 record-kept'])
    expect([...server.scopes().values()]).toEqual(['', '山田', '山田'])
    // It becomes a shared farmer's field, so its measurements are shared too.
    await one.keep(plotChanged('p2', { farmer: '山田' }))
    await one.sync()
    expect(server.events().map(({ stream }) => stream)).toContain('record:r2')
    expect(server.events().map(({ stream }) => stream)).not.toContain('record:r3')
    await one.team().share({ kind: 'all' })
    expect(server.events()).toHaveLength(one.log.all().length)
  })

  test('is refused by id, once, and does not block anything else', async () => {
    const { server, one } = office(2)
    await one.keep(kit)
    await one.join()
    const bad = await one.log.append(recordOf('r1'))
    if (!bad.ok) throw new Error(bad.reason)
    server.refuse(bad.value.id, 'quota')
    await one.team().syncNow()
    await one.keep(recordOf('r2'))
    await one.keep(
      recordEvent('record-changed', 'r1', { changes: [{ field: 'note', value: 'x' }] }),
    )
    await one.sync()
    expect(one.state()).toMatchObject({ waiting: 0, problem: null })
    expect(one.state().membership?.refused).toEqual([
      { id: bad.value.id, stream: 'record:r1', code: 'quota' },
    ])
    await one.reload()
    expect(one.state().waiting).toBe(0)
    expect(server.events()).toHaveLength(3)
  })

  test("waits with a message where this clock is ahead of the server's", async () => {
    let serverNow = -600_000
    const server = fakeTeamOffice({ now: () => serverNow })
    const one = teamPhone(server, 1)
    await one.join()
    await one.keep(plotKept('p1'))
    await one.sync()
    expect(one.state()).toMatchObject({ waiting: 1, ahead: 1, problem: null })
    expect(one.state().membership?.refused).toEqual([])
    // Its clock is put right, and the server's time comes.
    one.clock.turn(minutes(-60))
    serverNow = 0
    one.clock.pass(minutes(2))
    await expect.poll(() => one.state()).toMatchObject({ waiting: 0, ahead: 0 })
  })

  test('counts no clock that is ahead for what is shared no longer', async () => {
    const one = teamPhone(fakeTeamOffice({ now: () => -600_000 }), 1)
    await one.join()
    await one.keep(plotKept('p1'))
    await one.sync()
    expect(one.state()).toMatchObject({ waiting: 1, ahead: 1 })
    await one.team().share({ kind: 'chosen', farmers: ['A'], groups: [] })
    expect(one.state()).toMatchObject({ waiting: 0, ahead: 0 })
  })
})

describe('membership', () => {
  test('ends when the office revokes it; everything stays on the device', async () => {
    const { one, two } = office(2)
    await one.join({ kind: 'all' }, { role: 'owner' })
    await two.join()
    await one.keep(plotKept('p1'))
    await one.sync()
    await two.sync()
    await one.team().revokeDevice('2-device')
    await two.keep(plotKept('p2'))
    await two.sync()
    expect(two.state().phase).toBe('ended')
    expect(idsOf(two)).toHaveLength(2)
    await two.reload()
    expect(two.state().phase).toBe('ended')
    // A new invitation arrives.
    expect((await two.join()).ok).toBe(true)
    await two.sync()
    await one.sync()
    expect(idsOf(one)).toEqual(idsOf(two))
  })

  test('of a reader receives everything and sends nothing', async () => {
    const { server, one, two } = office(2)
    await one.join()
    await two.join({ kind: 'all' }, { role: 'reader' })
    await one.keep(plotKept('p1'))
    await two.keep(plotKept('p2'))
    await one.sync()
    await two.sync()
    expect(idsOf(two)).toHaveLength(2)
    expect(server.events()).toHaveLength(1)
    expect(two.state()).toMatchObject({ waiting: 0, problem: null })
  })

  test("that is left keeps the device's own copy", async () => {
    const { one, two } = office(2)
    await one.join()
    await two.join()
    await one.keep(plotKept('p1'))
    await one.sync()
    await two.sync()
    await two.team().leave()
    await one.keep(plotKept('p2'))
    await one.sync()
    await two.reload()
    expect(two.state().phase).toBe('none')
    expect(idsOf(two)).toHaveLength(1)
  })

  test('reports why an invitation is invalid', async () => {
    const { server, one, two } = office(2)
    const asked = { memberName: 'x', deviceName: 'y', sharing: { kind: 'all' } as const }
    const code = server.invite()
    expect(await one.team().join({ ...asked, code })).toEqual({ ok: true, value: undefined })
    expect(await two.team().join({ ...asked, code })).toEqual({ ok: false, reason: 'used' })
    expect(await one.team().join({ ...asked, code })).toEqual({ ok: false, reason: 'already' })
    const old = server.invite({ expiresInHours: -1 })
    expect(await two.team().join({ ...asked, code: old })).toEqual({ ok: false, reason: 'expired' })
  })
})

test('a server that lost its log is restored when one phone returns', async () => {
  const { server, one, two } = office(2)
  await one.join()
  await two.join()
  await one.keep(kit)
  for (const id of ['r1', 'r2', 'r3']) await one.keep(recordOf(id))
  await one.sync()
  await two.sync()
  const all = idsOf(two)
  two.setOnline(false)
  await two.keep(recordEvent('record-removed', 'r2'))
  server.restore(1)
  // The phone that made most of the events never returns.
  two.setOnline(true)
  await two.sync()
  await two.sync()
  expect(server.events().map(({ id }) => id)).toEqual(expect.arrayContaining([...all]))
  expect(server.events()).toHaveLength(all.length + 1)
  expect(two.state()).toMatchObject({ waiting: 0, problem: null })
})

test('photographs of shared records are sent too', async () => {
  const { server, one, two } = office(2)
  await one.join()
  await two.join()
  const name = await keepPhotoOf(one, 'r1', 1)
  await one.sync()
  expect(server.photos()).toEqual([name])
  await two.sync()
  expect(await two.photos.read(name)).toEqual(await one.photos.read(name))
})

test('a photograph for which the server has no room is sent when it has; others are received meanwhile', async () => {
  const { server, one, two } = office(2)
  await one.join()
  await two.join()
  const mine = await keepPhotoOf(one, 'r1', 1)
  await one.sync()
  server.setRoomForPhotos(false)
  const theirs = await keepPhotoOf(two, 'r2', 2)
  await two.sync()
  await two.sync()
  expect(two.state().problem).toBe('quota')
  expect(await two.photos.names()).toEqual([mine, theirs].toSorted())
  expect(server.photos()).toEqual([mine])
  server.setRoomForPhotos(true)
  await two.sync()
  expect(two.state().problem).toBeNull()
  expect(server.photos()).toEqual([mine, theirs])
})

test('a device without room for a photograph says so, and fetches it when there is room', async () => {
  const { one, two } = office(2)
  await one.join()
  await two.join()
  const name = await keepPhotoOf(one, 'r1', 1)
  two.photos.fail('full')
  await one.sync()
  await two.sync()
  expect(two.state().problem).toBe('full')
  two.photos.fail(null)
  await two.sync()
  expect(two.state().problem).toBeNull()
  expect(await two.photos.names()).toEqual([name])
})

/** Takes a photograph of a record; resolves with its name. */
async function keepPhotoOf(phone: TeamPhone, record: string, content: number) {
  const kept = await phone.photos.keep({ type: 'image/jpeg', bytes: Uint8Array.of(content) })
  if (!kept.ok) throw new Error(kept.reason)
  const change = { field: 'photo', photo: kept.value, value: { sample: null } }
  await phone.keep(recordEvent('record-changed', record, { changes: [change] }))
  return kept.value
}

test('two who change the same field apart agree afterwards, and both values are kept', async () => {
  const { one, two } = office(2)
  await one.join()
  await two.join()
  await one.keep(plotKept('p1'))
  await one.sync()
  await two.sync()
  one.setOnline(false)
  two.setOnline(false)
  await one.keep(plotChanged('p1', { note: 'one' }))
  await two.keep(plotChanged('p1', { note: 'two' }))
  one.setOnline(true)
  two.setOnline(true)
  await one.sync()
  await two.sync()
  await one.sync()
  expect(idsOf(one)).toEqual(idsOf(two))
  const [first, second] = [one, two].map(({ log }) => foldPlots(log.all()).plots.get('p1')?.plot)
  expect(first).toEqual(second)
  expect(one.log.all().filter(({ kind }) => kind === 'plot-changed')).toHaveLength(2)
})

test('a clock turned back does not lengthen the pause after a failure', async () => {
  const { one } = office(2)
  await one.join()
  one.loseAnswers(false, true)
  await one.keep(plotKept('p1'))
  await one.sync()
  expect(one.state()).toMatchObject({ problem: 'offline', waiting: 1 })
  one.clock.turn(minutes(-60))
  one.clock.pass(minutes(1))
  await expect.poll(() => one.state()).toMatchObject({ problem: null, waiting: 0 })
})

test('without a live connection, requests are repeated over time', async () => {
  const { server, one } = office(2)
  await one.join()
  one.setOnline(false)
  await one.keep(plotKept('p1'))
  await one.sync()
  expect(server.events()).toEqual([])
  one.setOnline(true)
  one.clock.pass(minutes(5))
  await one.sync()
  expect(server.events()).toHaveLength(1)
  expect(recordStream('r')).toBe('record:r')
})
