import { expect, it } from 'vitest'
import { createServices } from './services.ts'
import { createExistenceChecks } from './existence-checks.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { stripKit } from '#testing/small-kit.ts'
import { soilRecord } from '#testing/soil-record.ts'

function phone() {
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences(),
    loadDevices: async () => fakeDevices(),
  })
  return { services, exists: createExistenceChecks(services) }
}

it('finds what is on the device, even at the first request', async () => {
  const { services, exists } = phone()
  expect(await exists.kit('midorikun')).toBe(true)
  expect(await exists.kit('nobody')).toBe(false)
  expect(await exists.record('r1')).toBe(false)
  expect(await exists.plot('p1')).toBe(false)
  await services.kits.save({ ...stripKit, id: 'mine' })
  await services.records.keep(soilRecord('r1', instant(1_795_134_600_000)))
  await services.plots.keep(newPlot('p1', '北の畑'))
  expect(await exists.kit('mine')).toBe(true)
  expect(await exists.record('r1')).toBe(true)
  expect(await exists.plot('p1')).toBe(true)
  await services.kits.keepDraft({ ...stripKit, id: 'begun' })
  expect(await exists.kit('begun')).toBe(true)
  await services.records.remove('r1')
  expect(await exists.record('r1')).toBe(false)
})

it('finds what a test, a kit and an office contain', async () => {
  const { services, exists } = phone()
  const record = soilRecord('r1', instant(1_795_134_600_000))
  await services.records.keep(record)
  await services.plots.keep({ ...newPlot('p1', '北の畑'), farmer: '佐藤' })
  await services.kits.save({ ...stripKit, id: 'mine' })
  const [sample] = record.samples
  const [analyte] = stripKit.analytes
  expect(await exists.sampleOf('r1', sample?.id ?? '')).toBe(true)
  expect(await exists.sampleOf('r1', 'nobody')).toBe(false)
  expect(await exists.sampleOf('gone', 'nobody')).toBe(true)
  expect(await exists.diagnosisOf('r1', 'none')).toBe(false)
  expect(await exists.farmer('佐藤')).toBe(true)
  expect(await exists.farmer('鈴木')).toBe(false)
  expect(await exists.ownRule('none')).toBe(false)
  expect(await exists.analyteOf('mine', analyte?.id ?? '')).toBe(true)
  expect(await exists.analyteOf('mine', 'none')).toBe(false)
  expect(await exists.analyteOf('midorikun', 'none')).toBe(false)
})

it('reports nothing as missing while the storage fails', async () => {
  const { services, exists } = phone()
  expect(await exists.record('r1')).toBe(false)
  services.storage.store.setState(({ health }) => ({ health: { ...health, failure: 'broken' } }))
  expect(await exists.record('r1')).toBe(true)
  expect(await exists.plot('p1')).toBe(true)
  expect(await exists.kit('nobody')).toBe(true)
})
