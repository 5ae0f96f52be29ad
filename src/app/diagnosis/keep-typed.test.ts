import { expect, test } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createDiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { createRecords } from '#app/records/records.ts'
import { formOf } from '#domain/diagnosis/input/typed-values.ts'
import { instant } from '#domain/units.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { keepTyped } from './keep-typed.ts'

const at = instant(1_795_134_600_000)
const typed = (params: Readonly<Record<string, string>>) => formOf((name) => params[name] ?? null)

async function phone() {
  const log = fakeEventLog()
  const records = createRecords({ log, store: createStoreOf('records') })
  const choices = createDiagnosisChoices({ preferences: fakePreferences(), clock: fakeClock() })
  const samples = [
    { id: 's1', name: '北' },
    { id: 's2', name: '南' },
  ]
  await records.keep(soilRecord('r', at, { samples }))
  const keep = async (params: Readonly<Record<string, string>>) => {
    const record = (await records.read(['r']))[0]?.record
    const sample = record?.samples[0]
    if (record === undefined || sample === undefined) throw new Error('no sample')
    return keepTyped({ kind: 'record', record, sample }, typed(params), { records, choices })
  }
  const places = () => choices.store.getState().places
  const measured = async () => (await records.read(['r']))[0]?.record.measured ?? []
  return { log, records, keep, places, measured }
}

test('values are kept with their sample, and undone', async () => {
  const { records, keep, measured } = await phone()
  const kept = await keep({ ec: '0.5_EC_mS/cm' })
  expect(await measured()).toMatchObject([{ sample: 's1', method: 'meter-ec', value: 0.5 }])
  if (kept.ok && kept.value !== null) await records.change('r', kept.value)
  expect(await measured()).toEqual([])
})

test('amounts of liquid and soil are a choice for all samples, until they are emptied', async () => {
  const { log, keep, places } = await phone()
  const events = log.all().length
  expect(await keep({ ratio: '100_20' })).toEqual({ ok: true, value: null })
  const ratio = { liquid: 100, soil: 20 }
  expect(places()).toEqual({ 'sample r s1': { ratio }, 'sample r s2': { ratio } })
  // One amount alone changes nothing yet.
  await keep({ ratio: '100_' })
  expect(places()['sample r s1']).toEqual({ ratio })
  await keep({})
  expect(places()).toEqual({ 'sample r s1': { ratio: null }, 'sample r s2': { ratio: null } })
  expect(log.all()).toHaveLength(events)
})

test('what cannot be stored says why', async () => {
  const { log, keep, measured } = await phone()
  log.fail('full')
  expect(await keep({ ec: '0.5_EC_mS/cm' })).toEqual({ ok: false, reason: 'full' })
  log.fail(null)
  log.reopen()
  expect(await measured()).toEqual([])
})
