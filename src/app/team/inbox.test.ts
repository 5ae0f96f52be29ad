import { expect, test } from 'vitest'
import { failed, ok, type Result } from '#domain/result.ts'
import { newPlot } from '#domain/plot/plot.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import type { JoinedTeam, TeamConnection, TeamLog } from '#ports/team-server.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeTeamMemory } from '#testing/fakes/fake-team-memory.ts'
import { createInbox } from './inbox.ts'
import { createMembershipStore } from './membership.ts'
import { photosIn } from './photo-exchange.ts'

const log: TeamLog = { id: 'log', epoch: '1' }
const joined: JoinedTeam = {
  team: { id: 'team', name: 'JA' },
  member: { id: 'm', name: '山田', role: 'writer', farmers: null },
  deviceId: 'device',
  token: 'token',
  log,
}

const eventOf = (page: number): StoredEvent => ({
  id: `id-${page}`,
  device: 'other',
  clock: `170000000000${page}-0000-other`,
  stream: 'plots',
  kind: 'plot-kept',
  version: 1,
  payload: newPlot(`p${page}`, `p${page}`),
})

const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** Pages of one event each, stored in a log whose writes end when the test says so. */
async function joinedPhone(pages: number, logOf = (_page: number) => log) {
  const membership = createMembershipStore(fakeTeamMemory(), () => undefined)
  await membership.begin({
    ...joined,
    schema: 1,
    sharing: { kind: 'all' },
    cursor: '',
    isEnded: false,
    refused: [],
    photosToSend: [],
    photosToFetch: [],
    people: {},
    unreadableAfter: null,
  })
  const writes: ((outcome: Result<readonly string[], StorageFailure>) => void)[] = []
  const arrived: string[] = []
  const inbox = createInbox({
    log: { ...fakeEventLog(), merge: async () => new Promise((resolve) => writes.push(resolve)) },
    membership,
    kits: async () => [],
    now: () => 1_700_000_000_000,
    onArrived: (events) => arrived.push(...events.map(({ id }) => id)),
  })
  const connection: Pick<TeamConnection, 'pull'> = {
    async pull(after) {
      const page = Number(after) + 1
      const events = [{ event: eventOf(page), device: 'other', member: { id: 'o', name: '佐藤' } }]
      return ok({ events, cursor: `${page}`, more: page < pages, log: logOf(page) })
    },
  }
  return {
    arrived,
    begun: () => writes.length,
    cursor: () => membership.current()?.cursor,
    async keep(page: number) {
      writes[page - 1]?.(ok([`id-${page}`]))
      await settled()
    },
    async refuse(page: number, reason: StorageFailure) {
      writes[page - 1]?.(failed(reason))
      await settled()
    },
    async pull() {
      const pulled = inbox.pull(connection)
      await settled()
      return { pulled }
    },
  }
}

test('two pages are written at once, and the cursor passes only stored ones', async () => {
  const phone = await joinedPhone(4)
  const { pulled } = await phone.pull()
  expect(phone.begun()).toBe(2)
  await phone.keep(2)
  expect([phone.begun(), phone.cursor(), phone.arrived]).toEqual([2, '', []])
  await phone.keep(1)
  expect([phone.begun(), phone.cursor(), phone.arrived]).toEqual([4, '2', ['id-1', 'id-2']])
  await phone.keep(3)
  await phone.keep(4)
  expect(await pulled).toEqual({ kind: 'all', log })
  expect([phone.cursor(), phone.arrived.length]).toEqual(['4', 4])
})

test('a page that is not stored holds the cursor back, even if the next one is', async () => {
  const phone = await joinedPhone(3)
  const { pulled } = await phone.pull()
  await phone.keep(2)
  await phone.refuse(1, 'full')
  expect(await pulled).toEqual({ kind: 'not-kept', reason: 'full' })
  expect([phone.cursor(), phone.arrived, phone.begun()]).toEqual(['', [], 2])
})

test('a server that starts over is reported once everything before is stored', async () => {
  const other: TeamLog = { id: 'log', epoch: '2' }
  const phone = await joinedPhone(3, (page) => (page < 3 ? log : other))
  const { pulled } = await phone.pull()
  await phone.keep(1)
  await phone.keep(2)
  expect(await pulled).toEqual({ kind: 'other-log', log: other })
  expect(phone.cursor()).toBe('2')
})

test('photographs are found wherever an event names them, once, and nothing else is', () => {
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const payload = {
    photos: [{ photo: one, sample: null }, { photo: other }],
    changes: { photo: one, note: `${other}!`, hash: 'c'.repeat(63), none: null, count: 64 },
  }
  expect(
    photosIn([
      { ...eventOf(1), payload },
      { ...eventOf(2), payload: null },
    ]),
  ).toEqual([one, other])
})
