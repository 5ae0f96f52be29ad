import { describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { Photo } from '#ports/photos.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { createOwnCharts, type ChartDraft, type OwnChartsState } from './own-charts.ts'

const world = () => ({
  log: fakeEventLog(),
  ids: fakeIds(),
  files: fakeFiles(),
  photos: fakePhotos(),
  clock: { now: () => instant(1000), wallOffset: () => 500 },
})

async function open(outside: ReturnType<typeof world>) {
  const store = createStore<OwnChartsState>(() => ({ isReady: false, charts: [], unreadable: [] }))
  const charts = createOwnCharts({ ...outside, store })
  await charts.start()
  return charts
}

const picture = (byte: number): Photo => ({ type: 'image/jpeg', bytes: new Uint8Array([byte]) })

const draft: ChartDraft = {
  kit: firstKit.id,
  analyte: 'no3n',
  name: '台所の窓',
  hasWhite: true,
  photo: picture(1),
  patches: [
    { value: 20, word: '', rgb: [0.6, 0.2, 0.4], place: [0.5, 0.1, 0.1, 0.1], photo: picture(2) },
    { value: 0, word: '', rgb: [0.7, 0.6, 0.5], place: [0.1, 0.1, 0.1, 0.1], photo: null },
  ],
}

describe('own charts', () => {
  test('are stored with their photographs, low to high, and survive a restart', async () => {
    const outside = world()
    const saved = await (await open(outside)).save([draft])
    expect(saved.ok).toBe(true)
    const later = await open(outside)
    const [chart] = later.store.getState().charts
    expect(chart).toMatchObject({ name: '台所の窓', takenAt: 1500, analyte: 'no3n' })
    expect(chart?.patches.map(({ value }) => value)).toEqual([0, 20])
    expect(await later.photo(chart?.patches[1]?.photo ?? '')).toEqual(picture(2))
    expect(chart?.patches[0]?.photo).toBeNull()
  })

  test('can be several for one analyte', async () => {
    const charts = await open(world())
    await charts.save([draft])
    await charts.save([{ ...draft, name: '日かげ' }])
    expect(charts.store.getState().charts.map(({ name }) => name)).toEqual(['台所の窓', '日かげ'])
  })

  test('can be restored after removal', async () => {
    const outside = world()
    const charts = await open(outside)
    await charts.save([draft])
    const [chart] = charts.store.getState().charts
    await charts.remove(chart?.id ?? '')
    expect(charts.store.getState().charts).toEqual([])
    await charts.restore(chart?.id ?? '')
    expect(charts.store.getState().charts).toEqual([chart])
    expect((await open(outside)).store.getState().charts).toEqual([chart])
  })

  test('can be renamed, survive a restart, and keep their position', async () => {
    const outside = world()
    const charts = await open(outside)
    await charts.save([draft])
    await charts.save([{ ...draft, name: '日かげ' }])
    const [chart] = charts.store.getState().charts
    await charts.rename(chart?.id ?? '', '南の窓・2箱目')
    const renamed = { ...chart, name: '南の窓・2箱目' }
    expect(charts.store.getState().charts[0]).toEqual(renamed)
    expect((await open(outside)).store.getState().charts[0]).toEqual(renamed)
  })

  test('from elsewhere are stored beside one with the same id', async () => {
    const charts = await open(world())
    await charts.save([draft])
    const [mine] = charts.store.getState().charts
    if (mine === undefined) throw new Error('not kept')
    const took = await charts.add({ ...mine, name: '送られた' })
    expect(charts.store.getState().charts.map(({ name }) => name)).toEqual(['台所の窓', '送られた'])
    expect(took.ok && took.value.id).not.toBe(mine.id)
    const other = await charts.add({ ...mine, id: 'far', name: '別' })
    expect(other.ok && other.value.id).toBe('far')
  })

  test('report when the device could not store them', async () => {
    const outside = world()
    const charts = await open(outside)
    outside.log.fail('full')
    expect(await charts.save([draft])).toEqual({ ok: false, reason: 'full' })
  })

  test('of one photograph are stored all or none, in place of those of an attempt before', async () => {
    const outside = world()
    const charts = await open(outside)
    const names = () => charts.store.getState().charts.map(({ name }) => name)
    const other = { ...draft, name: '日かげ' }
    await charts.save([draft, { ...other, patches: [] }])
    expect(names()).toEqual([])
    const sound = { ...outside.log }
    const failing = vi.spyOn(outside.log, 'append').mockImplementation((event) => {
      if (failing.mock.calls.length === 2) outside.log.fail('slow')
      return sound.append(event)
    })
    expect(await charts.save([draft, other])).toEqual({ ok: false, reason: 'slow' })
    expect(names()).toEqual([])
    failing.mockRestore()
    outside.log.fail(null)
    const before = await charts.save([draft, other])
    expect(names()).toEqual(['台所の窓', '日かげ'])
    await charts.save([{ ...draft, name: '南の窓' }], before.ok ? before.value : [])
    expect(names()).toEqual(['南の窓'])
  })

  test('that cannot be shown are not stored', async () => {
    const charts = await open(world())
    expect(await charts.save([{ ...draft, patches: [] }])).toEqual({ ok: false, reason: 'invalid' })
    expect(charts.store.getState().charts).toEqual([])
  })

  test('leave unreadable ones in storage, and name them', async () => {
    const outside = world()
    await outside.log.append({
      stream: 'charts',
      kind: 'chart-saved',
      version: 1,
      payload: { name: '古い表', schema: 1, id: 'x', kit: 7 },
    })
    const { store } = await open(outside)
    expect(store.getState()).toEqual({ isReady: true, charts: [], unreadable: ['古い表: kit'] })
  })

  test('show what another tab stores', async () => {
    const outside = world()
    const here = await open(outside)
    const there = await open(world())
    await there.save([draft])
    const [chart] = there.store.getState().charts
    outside.log.keepElsewhere({
      stream: 'charts',
      kind: 'chart-saved',
      version: 1,
      payload: chart,
    })
    await expect.poll(() => here.store.getState().charts).toEqual([chart])
  })

  test('show the later of two versions, also when a colleague’s earlier one arrives after it', async () => {
    const outside = world()
    const here = await open(outside)
    await here.save([draft])
    const [chart] = here.store.getState().charts
    const event = { stream: 'charts', kind: 'chart-saved', version: 1 }
    const older = { id: 'older', device: 'elsewhere', clock: '0000000000000-0001-elsewhere' }
    await outside.log.merge([{ ...event, ...older, payload: { ...chart, name: '同僚の版' } }])
    outside.log.keepElsewhere({ ...event, payload: { ...chart, id: 'other' } })
    await expect
      .poll(() => here.store.getState().charts)
      .toEqual([chart, { ...chart, id: 'other' }])
  })

  test('appear once a storage that hung at the start answers', async () => {
    const outside = world()
    outside.log.setHealth({ kept: 'memory', failure: 'slow' })
    const here = await open(outside)
    const there = await open(world())
    await there.save([draft])
    const [chart] = there.store.getState().charts
    const event = { stream: 'charts', kind: 'chart-saved', version: 1, payload: chart }
    await outside.log.append(event)
    expect(here.store.getState().charts).toEqual([])
    outside.log.setHealth({ kept: 'durable', failure: null })
    await expect.poll(() => here.store.getState().charts).toEqual([chart])
  })

  test('can be read at the next attempt where their code could not be loaded', async () => {
    const outside = world()
    await (await open(outside)).save([draft])
    const { log } = outside
    let isLost = true
    const readStream = async (stream: string) => {
      if (isLost) throw new Error('Failed to fetch dynamically imported module')
      return log.readStream(stream)
    }
    const store = createStore<OwnChartsState>(() => ({
      isReady: false,
      charts: [],
      unreadable: [],
    }))
    const charts = createOwnCharts({ ...outside, log: { ...log, readStream }, store })
    await expect(charts.start()).rejects.toThrow('Failed to fetch')
    isLost = false
    await charts.start()
    expect(store.getState()).toMatchObject({ isReady: true, charts: [{ name: '台所の窓' }] })
  })

  test('can be sent to another device in a file, with kit and photographs', async () => {
    const from = world()
    const charts = await open(from)
    await charts.save([draft])
    await charts.save([{ ...draft, kit: 'another', name: 'ほかのキット' }])
    await charts.exportFile(firstKit)
    const [file] = from.files.saved()
    expect(file?.name).toBe(`${firstKit.name}.chart.json`)

    const to = world()
    to.files.offer({ name: 'a.chart.json', text: file?.text ?? '' })
    const other = await open(to)
    const imported = await other.importFile()
    expect(imported.ok && imported.value.kit.id).toBe(firstKit.id)
    const [chart, ...more] = other.store.getState().charts
    expect(more).toEqual([])
    expect(chart).toEqual(charts.store.getState().charts[0])
    expect(await other.photo(chart?.photo ?? '')).toEqual(picture(1))
  })

  test('of a file are added beside charts changed since, and only once', async () => {
    const from = world()
    const charts = await open(from)
    await charts.save([draft])
    await charts.exportFile(firstKit)
    const [file] = from.files.saved()
    const to = world()
    // Another phone assigns other ids.
    to.ids.next()
    const other = await open(to)
    const takeIn = async () => {
      to.files.offer({ name: 'a.chart.json', text: file?.text ?? '' })
      expect((await other.importFile()).ok).toBe(true)
    }
    const names = () => other.store.getState().charts.map(({ name }) => name)
    await takeIn()
    await takeIn()
    expect(names()).toEqual(['台所の窓'])
    expect(to.log.all()).toHaveLength(1)

    await other.rename(other.store.getState().charts[0]?.id ?? '', '北の窓')
    await takeIn()
    await takeIn()
    expect(names()).toEqual(['北の窓', '台所の窓'])
  })

  test('of a file overwrite none that has not been read yet', async () => {
    const from = world()
    const charts = await open(from)
    await charts.save([draft])
    await charts.exportFile(firstKit)
    const [chart] = charts.store.getState().charts
    await charts.rename(chart?.id ?? '', '北の窓')
    const [file] = from.files.saved()
    from.files.offer({ name: 'a.chart.json', text: file?.text ?? '' })
    const store = createStore<OwnChartsState>(() => ({
      isReady: false,
      charts: [],
      unreadable: [],
    }))
    const later = createOwnCharts({ ...from, store })
    expect((await later.importFile()).ok).toBe(true)
    expect(store.getState().charts.map(({ name }) => name)).toEqual(['北の窓', '台所の窓'])
  })

  test.each([
    ['{', 'not-json'],
    ['{}', 'not-a-chart-file'],
    ['{"format":"soil-chart","schema":2,"kit":{},"charts":[1],"photos":{}}', 'newer-version'],
    ['{"format":"soil-chart","schema":1,"kit":{},"charts":[1],"photos":{}}', 'broken-part'],
  ])('refuse the file %s as %s', async (text, reason) => {
    const outside = world()
    outside.files.offer({ name: 'x', text })
    const charts = await open(outside)
    expect(await charts.importFile()).toEqual({ ok: false, reason })
    expect(outside.log.all()).toEqual([])
  })
})
