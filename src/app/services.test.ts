import { expect, it } from 'vitest'
import { createServices } from './services.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { copyKit } from '#domain/kit/copy-kit.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { stripKit } from '#testing/small-kit.ts'
import { numberedRecord } from '#testing/transfer-phone.ts'
import { startPhone } from '#testing/start-phone.ts'

const phone = (device: string) => startPhone({ ...fakeDevices(), log: fakeEventLog({ device }) })

const kit = copyKit(firstKit, 'mine', '北の畑用')
const chart: OwnChart = {
  schema: 1,
  id: 'c1',
  kit: 'mine',
  analyte: 'no3n',
  name: '台所の窓',
  takenAt: instant(1000),
  hasWhite: true,
  photo: null,
  patches: [
    { value: 0, word: '', rgb: [0.7, 0.6, 0.5], place: [0.1, 0.1, 0.1, 0.1], photo: null },
    { value: 20, word: '', rgb: [0.6, 0.2, 0.4], place: [0.5, 0.1, 0.1, 0.1], photo: null },
  ],
}

it('knows at the next visit that a test is in progress, before anything is loaded', async () => {
  const [devices, preferences] = [{ ...fakeDevices(), log: fakeEventLog() }, fakePreferences()]
  const stateAtStart = () =>
    createServices({
      connectivity: fakeConnectivity(),
      preferences,
      loadDevices: async () => devices,
    }).session.store.getState()
  const unknown = { phase: 'loading', isStorageSilent: false }
  expect(stateAtStart()).toEqual(unknown)
  const { session } = await startPhone(devices, preferences)
  await session.begin({
    kit: stripKit,
    analytes: ['ph'],
    samples: [{ id: 's', name: '北' }],
  })
  expect(stateAtStart()).toEqual({ ...unknown, isLikely: true })
  await session.end({ keepReadings: false })
  expect(stateAtStart()).toEqual(unknown)
})

it('begins with the kit last measured with that is still here', async () => {
  const devices = { ...fakeDevices(), log: fakeEventLog() }
  const one = await startPhone(devices)
  await one.records.keep(numberedRecord(1, { kit: firstKit }))
  await one.records.keep(numberedRecord(2, { kit }))
  await one.records.keep(numberedRecord(3, { kit: stripKit, origin: 'file' }))
  const { kits } = await startPhone(devices)
  expect(kits.store.getState()).toMatchObject({ isChosen: true, chosen: { id: firstKit.id } })
})

it('loads again what could not be loaded before', async () => {
  const made = fakeDevices()
  let attempts = 0
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences(),
    loadDevices: async () => {
      attempts += 1
      if (attempts === 1) throw new Error('Failed to fetch dynamically imported module')
      return made
    },
  })
  await expect(services.plots.start()).rejects.toThrow('Failed to fetch')
  await services.plots.start()
  await services.newId()
  expect(services.plots.store.getState().isReady).toBe(true)
  expect(attempts).toBe(2)
})

it('asks slow storage to answer a tap within two seconds', async () => {
  const log = fakeEventLog()
  const patience: (number | undefined)[] = []
  const slowLog: typeof log = {
    ...log,
    append: (event, options) => {
      patience.push(options?.answerWithinMs)
      return log.append(event, options)
    },
  }
  const { session } = await startPhone({ ...fakeDevices(), log: slowLog })
  await session.begin({ kit: stripKit, analytes: ['ph'], samples: [{ id: 's', name: '北' }] })
  expect(patience).toEqual([2000])
})

it('shows kits and charts of a backup at once', async () => {
  const one = await phone('a')
  await one.kits.save(kit)
  await one.log.append({ stream: 'charts', kind: 'chart-saved', version: 1, payload: chart })
  await one.backup.pack({ kind: 'backup', fileName: 'x.json' })
  await one.backup.deliver('download')
  const text = one.files.saved().at(-1)?.text ?? ''

  const two = await phone('b')
  await two.charts.start()
  two.files.offer({ name: 'x.json', text })
  expect(await two.backup.open()).toMatchObject({
    ok: true,
    value: { kits: { fresh: 1 }, charts: { fresh: 1 } },
  })
  await two.backup.importOpened()
  expect(two.kits.store.getState().userKits).toEqual([kit])
  expect(two.charts.store.getState().charts).toEqual([chart])
})
