import { expect, test } from 'vitest'
import { keptEvent, kitRef, recordEvent, recordKitEvent } from '#app/records/record-events.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { minutes, seconds } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { fakeStart } from '#testing/fakes/fake-clock.ts'
import { fakeTeamOffice } from '#testing/fakes/fake-team-office.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { teamPhone, type TeamPhone } from '#testing/team-phones.ts'

const ref = kitRef(firstKit)
const plotOf = (id: string, farmer: string): NewEvent => ({
  stream: 'plots',
  kind: 'plot-kept',
  version: 1,
  payload: { ...newPlot(id, id), farmer },
})
const recordOf = (id: string, plot: string) =>
  keptEvent(soilRecord(id, fakeStart, { samples: [{ id: 's1', name: '', plot }] }), ref)

async function keepTest(phone: TeamPhone, id: string, farmer: string) {
  await phone.keep(recordKitEvent(ref, firstKit))
  await phone.keep(plotOf(`field-${id}`, farmer))
  await phone.keep(recordOf(id, `field-${id}`))
  await phone.sync()
}

const streams = (phone: TeamPhone) => phone.log.all().map(({ stream }) => stream)
const settled = () => new Promise(setImmediate)

async function officeAndMember(invitation: Parameters<TeamPhone['join']>[1]) {
  const office = fakeTeamOffice({ now: () => fakeStart + 60_000 })
  const [owner, member] = [teamPhone(office, 1), teamPhone(office, 2)]
  await owner.join({ kind: 'all' }, { role: 'owner' })
  await member.join({ kind: 'all' }, invitation)
  await settled()
  const change = async (patch: Parameters<ReturnType<TeamPhone['team']>['changeMember']>[1]) => {
    const id = member.state().membership?.member.id ?? ''
    const changed = await owner.team().changeMember(id, patch)
    expect(changed.ok).toBe(true)
  }
  return { office, owner, member, change }
}

test('a member learns of rights that changed while the phone was away', async () => {
  const { owner, member, change } = await officeAndMember({ role: 'writer', farmers: ['山田'] })
  await keepTest(owner, 'r1', '佐藤')
  await member.sync()
  expect(streams(member)).not.toContain('record:r1')
  member.setOnline(false)
  await change({ farmers: ['山田', '佐藤'] })
  member.setOnline(true)
  await settled()
  await member.sync()
  expect(member.state().membership?.member.farmers).toEqual(['山田', '佐藤'])
  expect(streams(member)).toContain('record:r1')
})

test('rights that could not be read when the connection opened are read by the next exchange', async () => {
  const { member, change } = await officeAndMember({ role: 'writer', farmers: ['山田'] })
  member.setOnline(false)
  await change({ farmers: ['山田', '佐藤'] })
  member.loseAnswers(true)
  member.setOnline(true)
  await settled()
  await member.sync()
  expect(member.state().membership?.member.farmers).toEqual(['山田', '佐藤'])
})

test('a phone without a live connection learns of rights by asking again', async () => {
  const { owner, member, change } = await officeAndMember({ role: 'writer', farmers: ['山田'] })
  await keepTest(owner, 'r6', '佐藤')
  member.blockLive()
  await change({ farmers: ['山田', '佐藤'] })
  member.clock.pass(minutes(2))
  await settled()
  expect(member.state().membership?.member.farmers).toEqual(['山田', '佐藤'])
  expect(streams(member)).toContain('record:r6')
})

test('a reader who became a writer while away sends what was measured before', async () => {
  const { office, member, change } = await officeAndMember({ role: 'reader' })
  await keepTest(member, 'r2', '')
  expect(office.events()).toEqual([])
  member.setOnline(false)
  await change({ role: 'writer' })
  member.setOnline(true)
  await settled()
  await member.sync()
  expect(office.events().map(({ stream }) => stream)).toContain('record:r2')
})

test('an unchanged member reads nothing again when the connection opens', async () => {
  const { owner, member } = await officeAndMember({})
  await keepTest(owner, 'r3', '')
  await member.sync()
  const { cursor } = member.state().membership ?? {}
  member.setOnline(false)
  member.setOnline(true)
  await settled()
  expect(cursor).not.toBe('')
  expect(member.state().membership?.cursor).toBe(cursor)
})

test('a tab that takes over again sends what the other tab stored, and keeps its queue', async () => {
  const { office, member } = await officeAndMember({})
  member.tabs().loseToOther()
  await member.keep(recordKitEvent(ref, firstKit))
  await member.keep(recordOf('r4', 'p'))
  const state = await member.memory.read()
  const photo = await member.photos.keep({ bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' })
  const name = photo.ok ? photo.value : ''
  await member.memory.keep({ ...Object(state), photosToSend: [name] }, [])
  expect(office.events()).toEqual([])
  await member.tabs().takeOver()
  await settled()
  await member.sync()
  expect(office.events().map(({ stream }) => stream)).toContain('record:r4')
  expect(office.photos()).toEqual([name])
})

test('what is shared is changed in another tab without losing the queue of photographs', async () => {
  const { member } = await officeAndMember({})
  const other = await member.openBeside()
  const photo = await member.photos.keep({ bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' })
  const name = photo.ok ? photo.value : ''
  const change = { field: 'photo', photo: name, value: { sample: null } }
  // The answers to pull and send arrive, that to the photograph does not.
  member.loseAnswers(false, false, true)
  await member.keep(recordEvent('record-changed', 'r7', { changes: [change] }))
  await member.sync()
  member.setOnline(false)
  await other.share({ kind: 'chosen', farmers: ['山田'], groups: [] })
  await settled()
  expect(member.state().membership).toMatchObject({
    sharing: { kind: 'chosen' },
    photosToSend: [name],
  })
})

test('what the office refused is sent again when another tab asks for it', async () => {
  const { office, member } = await officeAndMember({})
  const refused = await member.log.append(plotOf('p8', ''))
  if (!refused.ok) throw new Error(refused.reason)
  office.refuse(refused.value.id, 'quota')
  await member.team().syncNow()
  await member.keep(plotOf('p9', ''))
  await member.sync()
  expect(office.events()).toHaveLength(1)
  const other = await member.openBeside()
  office.refuseNothing()
  await other.retryRefused()
  await settled()
  expect(office.events()).toHaveLength(2)
  expect(member.state().membership?.refused).toEqual([])
})

test('what slow storage stored late is sent once it has answered', async () => {
  const { office, member } = await officeAndMember({})
  member.log.fail('slow')
  await member.log.append(recordKitEvent(ref, firstKit))
  await member.log.append(recordOf('r5', 'p'))
  expect(office.events()).toEqual([])
  member.log.fail(null)
  await settled()
  await member.sync()
  expect(office.events().map(({ stream }) => stream)).toContain('record:r5')
})

test('a device without room for what arrives names its own storage, in every tab', async () => {
  const { member, owner } = await officeAndMember({})
  await settled()
  member.log.fail('full')
  await owner.keep(plotOf('p20', ''))
  await owner.sync()
  await member.sync()
  await member.sync()
  expect(member.state().problem).toBe('full')
  const other = await member.openBeside()
  expect(other.store.getState().problem).toBe('full')
  member.log.fail(null)
  await member.sync()
  expect(member.state().problem).toBeNull()
  expect(streams(member)).toContain('plots')
})

/** Lets reading fail once. */
function failReadingOnce(phone: TeamPhone) {
  const readStream = phone.log.readStream.bind(phone.log)
  let isLost = true
  Object.assign(phone.log, {
    readStream: async (stream: string) => {
      if (!isLost) return readStream(stream)
      isLost = false
      throw new Error('the database is closed')
    },
  })
}

test('a membership that could not be read at the start is read at the next attempt', async () => {
  const { member } = await officeAndMember({})
  const read = member.memory.read.bind(member.memory)
  let isLost = true
  Object.assign(member.memory, {
    read: async () => {
      if (!isLost) return read()
      isLost = false
      throw new Error('the database is closed')
    },
  })
  await expect(member.reload()).rejects.toThrow('the database is closed')
  await member.team().start()
  expect(member.state().phase).toBe('member')
})

test('what was waiting when its reading failed is sent at the next exchange', async () => {
  const { office, member } = await officeAndMember({})
  member.setOnline(false)
  await member.keep(plotOf('p1', ''))
  await member.sync()
  await member.reload()
  const stored = await member.log.append(plotOf('p2', ''))
  if (!stored.ok) throw new Error(stored.reason)
  member.setOnline(true)
  failReadingOnce(member)
  await expect(member.team().share({ kind: 'all' })).rejects.toThrow('the database is closed')
  await member.sync()
  expect(office.events()).toHaveLength(2)
  expect(member.state().waiting).toBe(0)
})

test('an exchange that failed is repeated after a pause, without a request', async () => {
  const { office, member } = await officeAndMember({})
  await member.log.append(plotOf('p1', ''))
  failReadingOnce(member)
  await expect(member.team().share({ kind: 'all' })).rejects.toThrow('the database is closed')
  failReadingOnce(member)
  await expect(member.sync()).rejects.toThrow('the database is closed')
  member.clock.pass(seconds(1))
  await settled()
  expect(office.events()).toEqual([])
  member.clock.pass(seconds(10))
  await settled()
  expect(office.events()).toHaveLength(1)
})

test('what was stored while reading failed is sent with the next', async () => {
  const { office, member } = await officeAndMember({})
  failReadingOnce(member)
  await member.keep(plotOf('p1', ''))
  await settled()
  await member.keep(plotOf('p2', ''))
  await member.sync()
  expect(office.events()).toHaveLength(2)
})
