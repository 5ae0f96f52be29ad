import { beforeEach, expect, it } from 'vitest'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { createRecords } from '#app/records/records.ts'
import { findOrphanedPhotos, measureOrphanedPhotos, type OrphanNeeds } from './orphaned-photos.ts'
import { createStoreOf } from '#app/initial-states.ts'

const at = instant(1_795_134_600_000)
/** The clocks of the fake log begin in 1970. */
const soonAfter = () => 1000
const longAfter = () => Number(at)

let log = fakeEventLog()
let photos = fakePhotos()
let records = createRecords({ log, store: createStoreOf('records') })
beforeEach(() => {
  log = fakeEventLog()
  photos = fakePhotos()
  records = createRecords({ log, store: createStoreOf('records') })
})
const needs = (now = longAfter): OrphanNeeds => ({ log, photos, records, now })

async function picture(byte: number) {
  const kept = await photos.keep({ type: 'image/jpeg', bytes: Uint8Array.of(byte, 2, 3) })
  return kept.ok ? kept.value : ''
}
const withPhoto = (name: string): Partial<SoilRecord> => ({ photos: [{ name, sample: null }] })
const chart = (id: string, photo: string) => ({
  stream: 'charts',
  kind: 'chart-saved',
  version: 1,
  payload: { id, photo, patches: [] },
})

it('are those of a test removed long ago', async () => {
  const name = await picture(1)
  await records.keep(soilRecord('a', at, withPhoto(name)))
  expect(await findOrphanedPhotos(needs())).toEqual([])
  await records.remove('a')
  expect(await findOrphanedPhotos(needs(soonAfter))).toEqual([])
  expect(await measureOrphanedPhotos(needs())).toEqual({ count: 1, bytes: 3 })
  await records.restore('a')
  expect(await findOrphanedPhotos(needs())).toEqual([])
})

it('are those removed from a test long ago', async () => {
  const [off, left] = [await picture(1), await picture(2)]
  const both = [off, left].map((name) => ({ name, sample: null }))
  await records.keep(soilRecord('a', at, { photos: both }))
  await records.change('a', [{ field: 'photo', photo: off, value: null }])
  expect(await findOrphanedPhotos(needs(soonAfter))).toEqual([])
  expect(await findOrphanedPhotos(needs())).toEqual([off])
})

it('are none while something stored cannot be read: it may refer to them', async () => {
  const name = await picture(1)
  await records.keep(soilRecord('a', at, withPhoto(name)))
  await records.remove('a')
  log.setHealth({ unreadable: 1 })
  expect(await findOrphanedPhotos(needs())).toEqual([])
  log.setHealth({ unreadable: 0 })
  expect(await findOrphanedPhotos(needs())).toEqual([name])
})

it('are those of a chart removed long ago', async () => {
  const name = await picture(1)
  await log.append(chart('c', name))
  expect(await findOrphanedPhotos(needs())).toEqual([])
  await log.append({ ...chart('c', name), kind: 'chart-removed', payload: { id: 'c' } })
  expect(await findOrphanedPhotos(needs(soonAfter))).toEqual([])
  expect(await findOrphanedPhotos(needs())).toEqual([name])
  await log.append(chart('c', name))
  expect(await findOrphanedPhotos(needs())).toEqual([])
})

it('are none that no event refers to yet, as they may be on their way', async () => {
  await picture(1)
  expect(await findOrphanedPhotos(needs())).toEqual([])
})

it('are none that anything else refers to, although one test with it was removed', async () => {
  const [shared, seen, inRun] = [await picture(1), await picture(2), await picture(3)]
  const gone = [shared, seen, inRun].map((name) => ({ name, sample: null }))
  await records.keep(soilRecord('a', at, { photos: gone }))
  await records.remove('a')
  await records.keep(soilRecord('b', at, withPhoto(shared)))
  const camera = {
    outcome: { kind: 'refused', reasons: [] },
    gates: {},
    verdict: 'discarded',
    photo: seen,
  } as const
  const [reading] = soilRecord('c', at).readings
  if (reading === undefined) throw new Error('a test without a reading')
  await records.keep(soilRecord('c', at, { readings: [{ ...reading, camera }] }))
  await log.append({ stream: 'run:x', kind: 'read', version: 1, payload: { photo: inRun } })
  expect(await findOrphanedPhotos(needs())).toEqual([])
})

it('are none of a test that cannot be read, as it may be from a newer version', async () => {
  const name = await picture(1)
  const payload = { ...soilRecord('a', at, withPhoto(name)), schema: 2 }
  await log.append({ stream: 'record:a', kind: 'record-kept', version: 3, payload })
  expect(await findOrphanedPhotos(needs())).toEqual([])
})
