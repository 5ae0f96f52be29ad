import { beforeEach, describe, expect, it, vi } from 'vitest'

import { newPlot } from '#domain/plot/plot.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { addSeconds, minutes } from '#domain/units.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { fakeStart, fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { startPhone } from '#testing/start-phone.ts'
import { createRecords } from '#app/records/records.ts'
import { createStoreOf } from '#app/initial-states.ts'

const kit = kitOf(read('look', ['n']))
const level = (index: number): Answer => ({ kind: 'level', level: index })

let devices: ReturnType<typeof fakeDevices>
let phone: Awaited<ReturnType<typeof startPhone>>
beforeEach(async () => {
  devices = fakeDevices()
  phone = await startPhone(devices)
  const samples = ['a', 'b'].map((id) => ({ id, name: id }))
  await phone.session.begin({ kit, analytes: ['n'], samples })
})

const live = () => {
  const state = phone.session.store.getState()
  if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
  return state
}
const look = (sample: string, answer = level(0)) =>
  phone.session.read({ sample, lane: 'lane' }, 'n', answer)
async function readBoth() {
  await look('a')
  await look('b')
}
const saved = () => vi.waitFor(() => expect(live().recordStatus).toBe('kept'))

/** Answers of each test in the history, read by a new page. */
async function history() {
  const records = createRecords({ log: phone.log, store: createStoreOf('records') })
  await records.start()
  return records.store
    .getState()
    .recent.map(({ readings }) => readings.map(({ sample, answer }) => [sample, answer]))
}

/** Delays writes to the history until they are released. */
function slowDown() {
  const append = phone.log.append.bind(phone.log)
  const waiting: (() => void)[] = []
  const hang = () => new Promise<void>((resolve) => waiting.push(resolve))
  Object.assign(phone.log, {
    append: async (event: NewEvent) => {
      if (event.kind === 'record-kept') await hang()
      return append(event)
    },
  })
  return async () => {
    // Writing begins only once the parsing code is loaded.
    await vi.waitFor(() => expect(waiting).not.toEqual([]))
    Object.assign(phone.log, { append })
    for (const go of waiting) go()
    await new Promise(setImmediate)
  }
}

describe('the history', () => {
  it('identifies the field of a sample by id, whatever its name later', async () => {
    const plot = newPlot('p1', 'b')
    await phone.log.append({ stream: 'plots', kind: 'plot-kept', version: 1, payload: plot })
    await readBoth()
    await vi.waitFor(async () => {
      const records = createRecords({ log: phone.log, store: createStoreOf('records') })
      await records.start()
      const [kept] = records.store.getState().recent
      expect(kept?.samples.map((sample) => sample.plot)).toEqual([undefined, 'p1'])
    })
  })

  it('follows a correction and its undoing', async () => {
    await readBoth()
    await saved()
    await phone.session.correct('b', 'n', level(2))
    await saved()
    expect(await history()).toEqual([
      [
        ['a', level(0)],
        ['b', level(2)],
      ],
    ])
    await phone.session.undo()
    await saved()
    expect(await history()).toEqual([
      [
        ['a', level(0)],
        ['b', level(0)],
      ],
    ])
  })

  it('follows an undo while it is still being saved', async () => {
    await readBoth()
    await saved()
    const letGo = slowDown()
    await phone.session.correct('b', 'n', level(2))
    await phone.session.undo()
    expect(live().recordStatus).toBe('saving')
    await letGo()
    await saved()
    expect(await history()).toEqual([
      [
        ['a', level(0)],
        ['b', level(0)],
      ],
    ])
  })

  it('contains the second reading when the first was undone while still being saved', async () => {
    await look('a')
    const letGo = slowDown()
    await look('b')
    await phone.session.undo()
    await letGo()
    expect(live().recordStatus).toBe('open')
    await look('b', level(2))
    await saved()
    expect(await history()).toEqual([
      [
        ['a', level(0)],
        ['b', level(2)],
      ],
    ])
  })

  it('contains a sample added while the first ones were still being saved', async () => {
    await look('a')
    const letGo = slowDown()
    await look('b')
    await phone.session.addSample(() => 'c')
    await letGo()
    await look(live().run.samples[2]?.id ?? '')
    await saved()
    expect((await history())[0]).toHaveLength(3)
  })

  it('drops what was saved of a test that was finished, reopened by undoing, and discarded', async () => {
    await readBoth()
    await saved()
    await phone.session.undo()
    await phone.session.end({ keepReadings: false })
    expect(await history()).toEqual([])
  })

  it('drops it also while it is still being saved', async () => {
    await look('a')
    const letGo = slowDown()
    await look('b')
    await phone.session.undo()
    const end = phone.session.end({ keepReadings: false })
    await letGo()
    await end
    expect(await history()).toEqual([])
  })

  it('contains what was not undone of a test that is ended and kept', async () => {
    await readBoth()
    await saved()
    await phone.session.undo()
    await phone.session.end({ keepReadings: true })
    expect(await history()).toEqual([[['a', level(0)]]])
  })
})

describe('a complete test left alone', () => {
  const phase = (one = phone) => one.session.store.getState().phase

  it('stays for an hour, open to correction, and is then ended with its readings kept', async () => {
    await readBoth()
    await saved()
    phone.clock.jump(minutes(59))
    await new Promise(setImmediate)
    expect(live().isComplete).toBe(true)
    phone.clock.jump(minutes(2))
    await vi.waitFor(() => expect(phase()).toBe('idle'))
    expect((await history())[0]).toHaveLength(2)
    expect(phase(await startPhone(devices))).toBe('idle')
  })

  it('is not shown again when the app is opened the next day, and what was corrected in the history stays', async () => {
    await readBoth()
    await saved()
    const { id } = live().run
    await phone.records.change(id, [
      { field: 'reading', sample: 'b', analyte: 'n', value: level(2) },
    ])
    const clock = fakeClock({ start: addSeconds(fakeStart, minutes(1500)) })
    const next = await startPhone({ ...devices, clock })
    expect(phase(next)).toBe('idle')
    expect((await history())[0]?.at(-1)).toEqual(['b', level(2)])
  })

  it('is asked to end once, however often storage refuses', async () => {
    await readBoth()
    await saved()
    const append = vi.spyOn(phone.log, 'append')
    phone.log.fail('full')
    phone.clock.jump(minutes(61))
    phone.clock.pass(minutes(1))
    await vi.waitFor(() => expect(append).toHaveBeenCalled())
    await new Promise(setImmediate)
    expect(append).toHaveBeenCalledTimes(1)
    expect(live().isComplete).toBe(true)
  })

  it('stays where its readings could not be kept', async () => {
    await look('a')
    phone.log.fail('full')
    await look('b')
    await vi.waitFor(() => expect(live().recordStatus).toBe('full'))
    phone.clock.jump(minutes(1500))
    await new Promise(setImmediate)
    expect(phase()).toBe('running')
  })
})

describe('without a network', () => {
  /** The code of the history begins by reading the kits of records. */
  function fakeNetwork({ log } = devices) {
    const stored = log.readStream.bind(log)
    const network = { isThere: false, loads: 0 }
    const readStream = async (stream: string) => {
      if (stream === 'record-kits') {
        if (!network.isThere) throw new Error('Failed to fetch dynamically imported module')
        network.loads += 1
      }
      return stored(stream)
    }
    Object.assign(log, { readStream })
    return network
  }

  it('a complete test says that it is not kept, and is kept at the next attempt', async () => {
    const network = fakeNetwork()
    phone = await startPhone(devices)
    await readBoth()
    await vi.waitFor(() => expect(live().recordStatus).toBe('broken'))
    network.isThere = true
    await phone.session.end({ keepReadings: true })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect(await history()).toHaveLength(1)
  })

  it('a test is kept where there was one when it began', async () => {
    devices = fakeDevices()
    const network = fakeNetwork(devices)
    network.isThere = true
    phone = await startPhone(devices)
    await phone.session.begin({ kit, analytes: ['n'], samples: [{ id: 'a', name: 'a' }] })
    await vi.waitFor(() => expect(network.loads).toBe(1))
    network.isThere = false
    await look('a')
    await saved()
  })

  it('a test begins all the same', async () => {
    devices = fakeDevices()
    fakeNetwork(devices)
    phone = await startPhone(devices)
    await phone.session.begin({ kit, analytes: ['n'], samples: [{ id: 'a', name: 'a' }] })
    expect(live().recordStatus).toBe('open')
  })
})

describe('where saving has a fault', () => {
  let readStream: ReturnType<typeof spyOnReads>
  const spyOnReads = () => vi.spyOn(devices.log, 'readStream')
  const fault = () => readStream.mockRejectedValueOnce(new Error('a fault'))
  beforeEach(async () => {
    devices = fakeDevices()
    readStream = spyOnReads()
    phone = await startPhone(devices)
    const samples = ['a', 'b'].map((id) => ({ id, name: id }))
    await phone.session.begin({ kit, analytes: ['n'], samples })
  })

  it('a complete test says that it is not kept, and is kept at the next attempt', async () => {
    await look('a')
    fault()
    await look('b')
    await vi.waitFor(() => expect(live().recordStatus).toBe('broken'))
    await phone.session.end({ keepReadings: true })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect((await history())[0]).toHaveLength(2)
  })

  it('a test to be discarded says that it may still be there, and is discarded at the next attempt', async () => {
    await readBoth()
    await saved()
    await phone.session.undo()
    fault()
    await phone.session.end({ keepReadings: false })
    expect(live().recordStatus).toBe('not-removed')
    await phone.session.end({ keepReadings: false })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect(await history()).toEqual([])
  })
})

describe('the pace', () => {
  const times = () => phone.preferences.read('hands-times')

  it('is learned also where the test is complete because its last open sample was dropped', async () => {
    await look('a')
    await phone.session.dropSample('b')
    await saved()
    expect(times()).toHaveProperty('one-lane')
  })

  it('is not learned again when a complete test is opened and corrected', async () => {
    await readBoth()
    await saved()
    const before = times()
    expect(before).toHaveProperty('one-lane')
    phone = await startPhone(devices, phone.preferences)
    await phone.session.correct('b', 'n', level(2))
    await saved()
    expect(times()).toEqual(before)
  })
})

describe('when the history cannot be written', () => {
  it('a test to be kept stays open with a message, until it is kept or discarded', async () => {
    await look('a')
    phone.log.fail('full')
    await phone.session.end({ keepReadings: true })
    expect(live().recordStatus).toBe('full')
    await phone.session.end({ keepReadings: true })
    expect(live().recordStatus).toBe('full')
    phone.log.fail(null)
    await phone.session.end({ keepReadings: true })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect(await history()).toEqual([[['a', level(0)]]])
  })

  it('a test to be discarded is closed and gone', async () => {
    await look('a')
    phone.log.fail('full')
    await phone.session.end({ keepReadings: true })
    await phone.session.end({ keepReadings: false })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect(await history()).toEqual([])
  })

  it('a test to be discarded stays once, with a message, where an earlier version stays in the history', async () => {
    await readBoth()
    await saved()
    await phone.session.undo()
    phone.log.fail('full')
    await phone.session.end({ keepReadings: false })
    expect(live().recordStatus).toBe('not-removed')
    await phone.session.end({ keepReadings: false })
    expect(phone.session.store.getState().phase).toBe('idle')
    phone.log.reopen()
    expect(await history()).toHaveLength(1)
  })

  it('a test to be discarded is closed by the next attempt that can remove it', async () => {
    await readBoth()
    await saved()
    await phone.session.undo()
    phone.log.fail('full')
    await phone.session.end({ keepReadings: false })
    phone.log.fail(null)
    phone.log.reopen()
    await phone.session.end({ keepReadings: false })
    expect(phone.session.store.getState().phase).toBe('idle')
    expect(await history()).toEqual([])
  })

  it('the results stay until the message was shown, and are then closed by the same tap', async () => {
    await readBoth()
    await saved()
    phone.log.fail('full')
    await phone.session.correct('b', 'n', level(2))
    await phone.session.end({ keepReadings: true })
    expect(live().recordStatus).toBe('full')
    await phone.session.end({ keepReadings: true })
    expect(phone.session.store.getState().phase).toBe('idle')
  })
})
