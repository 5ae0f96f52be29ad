import { expect, test } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { createOwnKits } from '#app/kits/own-kits.ts'
import { createRecords } from '#app/records/records.ts'
import { copyKit } from '#domain/kit/copy-kit.ts'
import { setAnalyte } from '#domain/kit/change-analyte.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { keepForm, keepWaterExtraction } from './keep-about-kit.ts'

const analyte = 'p'
const own = copyKit(firstKit, 'own', '自分のキット')
const formOf = (kit: Kit | undefined) => kit?.analytes.find(({ id }) => id === analyte)?.species

/** A test done with the own kit; `now`: the kit as it is after it. */
async function phone(now: Kit) {
  const [log, preferences] = [fakeEventLog(), fakePreferences()]
  const shelf = createKitShelf(preferences)
  const outside = { shelf, log, preferences, ids: fakeIds(), files: fakeFiles() }
  const kits = { ...createOwnKits(outside), store: shelf.store }
  await kits.start()
  await kits.save(now)
  const records = createRecords({ log, store: createStoreOf('records') })
  const record = soilRecord('r', instant(1_795_134_600_000), { kit: own })
  await records.keep(record)
  const ofKit = own.analytes.find(({ id }) => id === analyte)
  if (ofKit === undefined) throw new Error('no analyte')
  return {
    keep: () => keepForm(record, ofKit, 'P2O5', { records, kits }),
    keepWater: () => keepWaterExtraction(record, { records, kits }),
    liquids: async () => ({
      test: (await records.read(['r']))[0]?.record.kit.extraction,
      kit: kits.store.getState().userKits[0]?.extraction,
    }),
    forms: async () => ({
      test: formOf((await records.read(['r']))[0]?.record.kit),
      kit: formOf(kits.store.getState().userKits[0]),
    }),
  }
}

test('the form of a number is kept with its test and for the next one, and undone', async () => {
  const { keep, forms } = await phone(own)
  expect(await forms()).toEqual({ test: '', kit: '' })
  const kept = await keep()
  expect(await forms()).toEqual({ test: 'P2O5', kit: 'P2O5' })
  if (kept.ok) await kept.value()
  expect(await forms()).toEqual({ test: '', kit: '' })
})

test('the liquid is kept with the test and for the next one, and undone', async () => {
  const { keepWater, liquids } = await phone(own)
  expect(await liquids()).toEqual({ test: undefined, kit: undefined })
  const kept = await keepWater()
  expect(await liquids()).toEqual({ test: 'water', kit: 'water' })
  if (kept.ok) await kept.value()
  expect(await liquids()).toEqual({ test: undefined, kit: undefined })
})

test('a kit that says another form by now, or another analyte, stays', async () => {
  const changed = await phone(setAnalyte(own, analyte, { species: 'P' }))
  await changed.keep()
  expect(await changed.forms()).toEqual({ test: 'P2O5', kit: 'P' })
  const renamed = await phone(setAnalyte(own, analyte, { name: '石灰' }))
  await renamed.keep()
  expect(await renamed.forms()).toEqual({ test: 'P2O5', kit: '' })
})
