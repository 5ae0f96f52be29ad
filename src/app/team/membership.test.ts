import { expect, test } from 'vitest'
import { fakeTeamMemory } from '#testing/fakes/fake-team-memory.ts'
import { createMembershipStore, type Membership } from './membership.ts'

const joined: Membership = {
  schema: 1,
  team: { id: 'team', name: 'JA' },
  member: { id: 'm', name: '山田', role: 'writer', farmers: null },
  deviceId: 'device',
  token: 'token',
  log: { id: 'log', epoch: '1' },
  sharing: { kind: 'all' },
  cursor: '1',
  isEnded: false,
  refused: [],
  photosToSend: [],
  photosToFetch: [],
  people: {},
  unreadableAfter: null,
}

/** A member's device on which one read of the memory resolves only when released, with what was stored when it began. */
async function joinedDevice() {
  const memory = fakeTeamMemory()
  let delay: Promise<void> | null = null
  const membership = createMembershipStore(
    {
      ...memory,
      async read() {
        const delayed = delay
        delay = null
        const state = await memory.read()
        await delayed
        return state
      },
    },
    () => undefined,
  )
  await membership.begin(joined)
  return {
    membership,
    /** What another tab does. */
    keepElsewhere: (patch: Partial<Membership>, held: readonly string[]) =>
      memory.keep({ ...joined, ...patch }, held),
    leaveElsewhere: () => memory.clear(),
    stored: () => memory.read(),
    loadSlowly: () => {
      let release = () => {}
      delay = new Promise((resolve) => (release = resolve))
      const loading = membership.load()
      return async () => {
        release()
        await loading
      }
    },
  }
}

test('a load that a second one has overtaken does not bring back what was stored before', async () => {
  const { membership, keepElsewhere, loadSlowly } = await joinedDevice()
  const finishFirst = loadSlowly()
  await keepElsewhere({ cursor: '2' }, ['e1'])
  await membership.load()
  await finishFirst()
  expect(membership.current()?.cursor).toBe('2')
  expect(membership.isHeld('e1')).toBe(true)
})

test('an overtaken load does not join a team again that was left', async () => {
  const { membership, leaveElsewhere, loadSlowly } = await joinedDevice()
  const finishFirst = loadSlowly()
  await leaveElsewhere()
  await membership.load()
  await finishFirst()
  expect(membership.current()).toBeNull()
})

test('a change made during a load is not lost', async () => {
  const { membership, stored, loadSlowly } = await joinedDevice()
  const finish = loadSlowly()
  await membership.change({ cursor: '2' }, ['e1'])
  await finish()
  expect(membership.current()?.cursor).toBe('2')
  expect(membership.isHeld('e1')).toBe(true)
  expect(await stored()).toMatchObject({ cursor: '2' })
})

test('leaving during a load is final', async () => {
  const { membership, loadSlowly } = await joinedDevice()
  const finish = loadSlowly()
  await membership.end()
  await finish()
  expect(membership.current()).toBeNull()
})
