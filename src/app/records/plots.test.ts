import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldPlots } from './kept-plots.ts'
import { createPlots } from './plots.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { fakeEventLog, type FakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { createStoreOf } from '#app/initial-states.ts'

async function started(log: FakeEventLog = fakeEventLog()) {
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  await plots.start()
  return { log, plots, state: () => plots.store.getState() }
}
const north: Plot = {
  ...newPlot('p1', '北の畑'),
  area: { value: 3, unit: 'a' },
  texture: 'clay-loam',
  humus: 'rich',
  volcanicAsh: true,
  depthCm: 15,
  bulkDensity: 0.8,
  crops: [{ crop: 'cabbage', from: '2026-04-01', to: null }],
  note: '水はけが悪い',
}

describe('the plots', () => {
  it('survive a restart, sorted by name', async () => {
    const { log, plots, state } = await started()
    await plots.keep(north)
    await plots.keep(newPlot('p2', 'あさがお畑'))
    expect(state().plots.map(({ name }) => name)).toEqual(['あさがお畑', '北の畑'])
    expect((await started(log)).state()).toEqual({
      isReady: true,
      plots: [newPlot('p2', 'あさがお畑'), north],
      conflicts: new Map(),
      unreadable: 0,
    })
  })

  it('keep what another tab stores while all is read again', async () => {
    const { log, plots, state } = await started()
    await plots.keep(north)
    const readStored = log.readStream.bind(log)
    Object.assign(log, {
      readStream: async (stream: string) => {
        const found = await readStored(stream)
        log.keepElsewhere({
          stream: 'plots',
          kind: 'plot-kept',
          version: 1,
          payload: newPlot('p2', '西の畑'),
        })
        return found
      },
    })
    await plots.readAgain()
    expect(state().plots.map(({ name }) => name)).toEqual(['北の畑', '西の畑'])
  })

  it('are in natural order: 2 before 10', async () => {
    const { plots, state } = await started()
    for (const name of ['畑10', '畑2']) await plots.keep(newPlot(name, name))
    expect(state().plots.map(({ name }) => name)).toEqual(['畑2', '畑10'])
  })

  it('change field by field, and can be changed back', async () => {
    const { log, plots, state } = await started()
    await plots.keep(north)
    const undo = await plots.change('p1', { archived: true, area: null })
    expect(state().plots).toEqual([{ ...north, archived: true, area: null }])
    expect(undo).toEqual({ ok: true, value: { archived: false, area: north.area } })
    await plots.change('p1', undo.ok ? undo.value : {})
    expect((await started(log)).state().plots).toEqual([north])
    expect(await plots.change('nowhere', {})).toEqual({ ok: false, reason: 'unknown-plot' })
  })

  it('changed in two tabs at once keep both changes', async () => {
    const log = fakeEventLog()
    const [one, other] = [await started(log), await started(log)]
    await one.plots.keep(north)
    await other.plots.readAgain()
    await one.plots.change('p1', { name: '北' })
    await other.plots.change('p1', { depthCm: 20 })
    expect((await started(log)).state().plots).toEqual([{ ...north, name: '北', depthCm: 20 }])
  })

  it('changed in bulk update the screen once, and can be changed back', async () => {
    const { plots, state } = await started()
    await plots.keep(north)
    await plots.keep({ ...newPlot('p2', '南の畑'), archived: true })
    const shown: number[] = []
    plots.store.subscribe(() => shown.push(1))
    const archived = { archived: true }
    const undo = await plots.changeAll(
      new Map([
        ['p1', archived],
        ['p2', archived],
        ['gone', archived],
      ]),
    )
    expect(shown).toHaveLength(1)
    expect(state().plots.every((plot) => plot.archived)).toBe(true)
    if (undo.ok) await plots.changeAll(undo.value)
    expect(state().plots.map((plot) => plot.archived)).toEqual([false, true])
  })

  it('of two phones that changed the same field take the later value, and show the earlier', async () => {
    const [mine, yours] = [fakeEventLog({ device: 'a' }), fakeEventLog({ device: 'b' })]
    const one = await started(mine)
    await one.plots.keep(north)
    await yours.merge(mine.all())
    const other = await started(yours)
    await one.plots.change('p1', { texture: 'sand', note: '石が多い' })
    await other.plots.change('p1', { depthCm: 20 })
    await other.plots.change('p1', { texture: 'clay' })
    await Promise.all([mine.merge(yours.all()), yours.merge(mine.all())])
    await Promise.all([one.plots.readAgain(), other.plots.readAgain()])
    for (const [at, { state }] of [one, other].entries()) {
      expect(state().plots[0]).toMatchObject({ texture: 'clay', depthCm: 20, note: '石が多い' })
      expect(state().conflicts.get('p1')).toMatchObject([
        {
          field: 'texture',
          counts: { device: 'b' },
          others: [{ device: 'a', isHere: at === 0, value: { texture: 'sand' } }],
        },
      ])
    }

    // Undone on one phone, it is resolved on both.
    await one.plots.change('p1', { texture: 'sand' })
    await yours.merge(mine.all())
    await other.plots.readAgain()
    expect(other.state().plots[0]?.texture).toBe('sand')
    expect(other.state().conflicts.size).toBe(0)
  })

  it('are read at the next attempt where the first reading failed', async () => {
    const { log, plots: before } = await started()
    await before.keep(north)
    let isLost = true
    const readStream = async (stream: string) => {
      if (isLost) throw new Error('the database is closed')
      return log.readStream(stream)
    }
    const store = createStoreOf('plots')
    const plots = createPlots({ log: { ...log, readStream }, ids: fakeIds(), store })
    await expect(plots.start()).rejects.toThrow('the database is closed')
    // Others may be stored: these alone are not all.
    const south = newPlot('p2', '南の畑')
    log.keepElsewhere({ stream: 'plots', kind: 'plot-kept', version: 1, payload: south })
    expect(store.getState().isReady).toBe(false)
    isLost = false
    await plots.start()
    expect(store.getState()).toMatchObject({ isReady: true, plots: [north, south] })
  })

  it('can be removed and restored, also by another tab', async () => {
    const { log, plots, state } = await started()
    await plots.keep(north)
    await plots.remove('p1')
    expect(state().plots).toEqual([])
    log.keepElsewhere({ stream: 'plots', kind: 'plot-restored', version: 1, payload: { id: 'p1' } })
    expect(state().plots).toEqual([north])
  })

  it('that are not stored are shown until the page closes', async () => {
    const { log, plots, state } = await started()
    log.fail('full')
    expect(await plots.keep(north)).toEqual({ ok: false, reason: 'full' })
    expect(state().plots).toEqual([north])
    log.reopen()
    expect((await started(log)).state().plots).toEqual([])
  })

  it('are read as far as possible', async () => {
    const { log, plots, state } = await started()
    const keep = (kind: string, payload: unknown) =>
      log.keepElsewhere({ stream: 'plots', kind, version: 1, payload })
    keep('plot-kept', 'garbage')
    keep('plot-kept', { ...north, texture: 'marmalade', depthCm: -1, smell: 'good' })
    keep('plot-changed', { id: 'p1', fields: { name: 7, note: 'ok', aura: 'blue' } })
    keep('plot-changed', 7)
    await plots.readAgain()
    expect(state()).toEqual({
      isReady: true,
      plots: [{ ...north, texture: null, depthCm: null, note: 'ok' }],
      conflicts: new Map(),
      unreadable: 1,
    })
  })

  it('fold to the same state in any order and with any repetition of their events', () => {
    const event = (kind: string, payload: unknown, at: number): StoredEvent => ({
      id: `e${at}`,
      device: 'd',
      clock: `${at}`.padStart(13, '0'),
      stream: 'plots',
      kind,
      version: 1,
      payload,
    })
    const events = [
      event('plot-kept', north, 5),
      event('plot-changed', { id: 'p1', fields: { name: 'a' } }, 1),
      event('plot-changed', { id: 'p1', fields: { name: 'b', note: 'c' } }, 7),
      event('plot-removed', { id: 'p1' }, 8),
      event('plot-restored', { id: 'p1' }, 9),
    ]
    const mixed = fc.shuffledSubarray([...events, ...events], { minLength: 10 })
    fc.assert(
      fc.property(mixed, (list) => {
        expect(foldPlots(list)).toEqual(foldPlots(events))
      }),
    )
  })
})
