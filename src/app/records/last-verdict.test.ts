import { expect, it } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { startPhone } from '#testing/start-phone.ts'
import { fromPreferences } from '#app/from-preferences.ts'
import { observedLog } from '#app/observed-log.ts'
import { createLastVerdicts, lastVerdictKey } from './last-verdict.ts'

const verdict = { record: 'a', language: 'ja', title: 'pHが低い土です', clause: '' } as const

/** The verdict as it is stored. */
function stored(): object {
  const preferences = fakePreferences()
  createLastVerdicts(preferences).note(verdict)
  return Object(preferences.read(lastVerdictKey))
}

/** A phone with two tests, and what the diagnosis said of the newer one. */
async function phone() {
  const [devices, preferences] = [fakeDevices(), fakePreferences({ returning: true })]
  const services = await startPhone(devices, preferences)
  await services.records.keep(soilRecord('b', instant(1000)))
  await services.records.keep(soilRecord('a', instant(2000)))
  services.fromPreferences(createLastVerdicts).note(verdict)
  const shown = async () => {
    const next = await startPhone(devices, preferences)
    const [here, there] = [services, next].map((one) => one.fromPreferences(createLastVerdicts))
    there?.start()
    const now = there?.store.getState().verdict
    expect(here?.store.getState().verdict).toEqual(now)
    return now
  }
  return { ...services, shown }
}

it('is still known at the next visit, whatever is measured or corrected elsewhere meanwhile', async () => {
  const { records, shown } = await phone()
  await records.change('b', [{ field: 'note', value: '雨' }])
  expect(await shown()).toEqual(verdict)
})

it('is dropped when its test is corrected', async () => {
  const { records, shown } = await phone()
  await records.change('a', [{ field: 'note', value: '雨' }])
  expect(await shown()).toBeNull()
})

it('is dropped when a field changes', async () => {
  const { plots, shown } = await phone()
  await plots.keep(newPlot('p', '北の畑'))
  expect(await shown()).toBeNull()
})

it('is dropped when a field arrives in a file or from a colleague', async () => {
  const colleague = fakeDevices()
  await (await startPhone(colleague)).plots.keep(newPlot('p', '北の畑'))
  const preferences = fakePreferences({ [lastVerdictKey]: stored() })
  const { log } = observedLog(fakeEventLog(), preferences, fromPreferences(preferences))
  await log.merge(await colleague.log.readStream('plots'))
  expect(preferences.read(lastVerdictKey)).toBeNull()
})

it('is dropped when the crop or another choice changes', async () => {
  const { diagnosisChoices, shown } = await phone()
  const choices = await diagnosisChoices()
  choices.changePlace('sample a s1', { crop: 'tea' })
  expect(await shown()).toBeNull()
})

it('is dropped when an update judges by other rules', () => {
  const read = (kept: object) =>
    createLastVerdicts(fakePreferences({ [lastVerdictKey]: kept })).kept()
  expect(read(stored())).toEqual(verdict)
  expect(read({ ...stored(), rules: 'older' })).toBeNull()
})

it('does not show what cannot be read', async () => {
  for (const kept of [
    'x',
    3,
    [stored()],
    { ...stored(), title: 5 },
    { ...stored(), language: 'xx' },
  ]) {
    const preferences = fakePreferences({ returning: true, [lastVerdictKey]: kept })
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    const lastVerdicts = (await startPhone(fakeDevices(), preferences)).fromPreferences(
      createLastVerdicts,
    )
    lastVerdicts.start()
    expect(lastVerdicts.store.getState().verdict).toBeNull()
  }
})
