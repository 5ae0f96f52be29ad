import { describe, expect, it, vi } from 'vitest'

import { blankKit } from '#domain/kit/blank-kit.ts'
import { setRemarks } from '#domain/kit/change-about.ts'
import { setDuration, setHandsTime } from '#domain/kit/change-step.ts'
import { copyKit } from '#domain/kit/copy-kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { seconds } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { observedLog } from '#app/observed-log.ts'
import { fromPreferences } from '#app/from-preferences.ts'

import { kitCards } from './kit-cards.ts'
import { createKitShelf } from './kit-shelf.ts'
import { createOwnKits } from './own-kits.ts'

const world = () => ({
  log: fakeEventLog(),
  preferences: fakePreferences(),
  ids: fakeIds(),
  files: fakeFiles(),
})
const open = async (outside: ReturnType<typeof world>) => {
  const shelf = createKitShelf(outside.preferences)
  const own = createOwnKits({ ...outside, shelf })
  await own.start()
  return { ...shelf, ...own }
}
const mine = setDuration(copyKit(firstKit, 'mine', '北の畑用'), 'n-dip', seconds(4))

describe('own kits', () => {
  it('stores an own kit and the choice beyond a restart', async () => {
    const outside = world()
    const shelf = await open(outside)
    expect(await shelf.save(mine)).toEqual({ ok: true, value: undefined })
    expect(await shelf.choose('mine')).toBe(true)
    const later = await open(outside)
    expect(later.store.getState()).toEqual({
      isReady: true,
      chosen: mine,
      isChosen: true,
      isPending: false,
      userKits: [mine],
      unreadable: [],
    })
    expect(kitCards(later.store.getState().userKits).at(-1)).toMatchObject({
      id: 'mine',
      origin: 'user',
      trust: 'user',
    })
  })

  it('uses a changed kit at once when it is the chosen one', async () => {
    const shelf = await open(world())
    await shelf.save(mine)
    await shelf.choose('mine')
    await shelf.save({ ...mine, name: '南の畑用' })
    expect(shelf.store.getState().chosen.name).toBe('南の畑用')
    expect(shelf.store.getState().userKits).toHaveLength(1)
  })

  it('takes a removed kit off the shelf and restores it, chosen as before', async () => {
    const outside = world()
    const shelf = await open(outside)
    await shelf.save(mine)
    await shelf.choose('mine')
    await shelf.remove('mine')
    expect(shelf.store.getState()).toMatchObject({
      userKits: [],
      chosen: firstKit,
      isChosen: false,
    })
    await shelf.restore('mine')
    expect(shelf.store.getState()).toMatchObject({ userKits: [mine], chosen: mine, isChosen: true })
    expect((await open(outside)).store.getState().userKits).toEqual([mine])
  })

  it('rejects a kit that could not be read back, and never overwrites a built-in one', async () => {
    const outside = world()
    const shelf = await open(outside)
    expect(await shelf.save({ ...mine, name: '' })).toMatchObject({
      ok: false,
      reason: { kind: 'invalid', problems: [{ path: 'name', reason: 'empty' }] },
    })
    expect(await shelf.save(firstKit)).toMatchObject({
      ok: false,
      reason: { problems: [{ path: 'id', reason: 'duplicate-id' }] },
    })
    expect(outside.log.all()).toEqual([])
  })

  it('names a stored kit it cannot read and leaves the rest intact', async () => {
    const outside = world()
    const event = { stream: 'kits', kind: 'kit-saved', version: 1 }
    outside.log.keepElsewhere({ ...event, payload: mine })
    outside.log.keepElsewhere({ ...event, payload: { ...mine, id: 'b', name: '壊れた', lanes: 3 } })
    outside.log.keepElsewhere({ ...event, payload: 'garbage' })
    const shelf = await open(outside)
    expect(shelf.store.getState().userKits).toEqual([mine])
    expect(shelf.store.getState().unreadable).toEqual(['壊れた: lanes', '?: '])
  })

  it('reports that a kit could not be stored, and still uses it until the page closes', async () => {
    const outside = world()
    const shelf = await open(outside)
    outside.log.fail('full')
    expect(await shelf.save(mine)).toEqual({
      ok: false,
      reason: { kind: 'not-kept', failure: 'full' },
    })
    expect(shelf.store.getState().userKits).toEqual([mine])
  })

  it('shows a kit saved in another tab', async () => {
    const outside = world()
    const shelf = await open(outside)
    outside.log.keepElsewhere({ stream: 'kits', kind: 'kit-saved', version: 1, payload: mine })
    await expect.poll(() => shelf.store.getState().userKits).toEqual([mine])
  })

  it('keeps the later of two versions, also when a colleague’s earlier one arrives after it', async () => {
    const { log, ...others } = world()
    const observed = observedLog(log, others.preferences, fromPreferences(others.preferences))
    const shelf = await open({ ...others, log: { ...log, ...observed.log } })
    await shelf.save(mine)
    const elsewhere = { stream: 'kits', version: 1, device: 'elsewhere' }
    const older: StoredEvent = {
      ...elsewhere,
      id: '0191aaaa-0000-7000-8000-000000000001',
      clock: '0000000000000-0001-elsewhere',
      kind: 'kit-saved',
      payload: { ...mine, name: '同僚の版' },
    }
    const other = copyKit(firstKit, 'other', '同僚のキット')
    const newer: StoredEvent = {
      ...older,
      id: '0191aaaa-0000-7000-8000-000000000002',
      clock: '0000000000009-0000-elsewhere',
      payload: other,
    }
    await log.merge([older, newer])
    observed.showArrived(older)
    observed.showArrived(newer)
    await expect.poll(() => shelf.store.getState().userKits).toEqual([mine, other])
  })

  it('reads the log once for all that arrive together', async () => {
    const outside = world()
    const shelf = await open(outside)
    const read = vi.spyOn(outside.log, 'readStream')
    const event = { stream: 'kits', kind: 'kit-saved', version: 1 }
    for (const id of ['a', 'b', 'c']) {
      outside.log.keepElsewhere({ ...event, payload: { ...mine, id } })
    }
    await expect.poll(() => shelf.store.getState().userKits).toHaveLength(3)
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('kit files', () => {
  it('are written and read back under an id that is free', async () => {
    const outside = world()
    const shelf = await open(outside)
    await shelf.save(mine)
    await shelf.exportFile({ ...mine, name: '北/南: 用' })
    const [file] = outside.files.saved()
    expect(file?.name).toBe('北 南  用.kit.json')
    outside.files.offer({ name: 'x.json', text: file?.text ?? '' })
    expect(await shelf.importFile()).toMatchObject({ value: { kit: { id: 'mine' }, here: 'same' } })
    await shelf.save({ ...mine, note: '直した' })
    outside.files.offer({ name: 'x.json', text: file?.text ?? '' })
    const read = await shelf.importFile()
    expect(read).toMatchObject({ ok: true, value: { kit: { name: '北/南: 用' }, here: 'other' } })
    expect(read.ok && read.value.kit.id).not.toBe('mine')
    const elsewhere = world()
    elsewhere.files.offer({ name: 'x.json', text: file?.text ?? '' })
    expect(await (await open(elsewhere)).importFile()).toMatchObject({
      ok: true,
      value: { kit: { id: 'mine' }, here: 'none' },
    })
  })

  it('are rejected with a path if invalid, and nothing is stored', async () => {
    const outside = world()
    const shelf = await open(outside)
    outside.files.offer({ name: 'x.json', text: JSON.stringify({ ...mine, lanes: [] }) })
    expect(await shelf.importFile()).toEqual({
      ok: false,
      reason: { kind: 'invalid', problems: [{ path: 'lanes', reason: 'too-few', found: '[0]' }] },
    })
    outside.files.offer('unreadable')
    expect(await shelf.importFile()).toEqual({
      ok: false,
      reason: { kind: 'file', reason: 'unreadable' },
    })
    expect(outside.log.all()).toEqual([])
  })
})

describe('drafts', () => {
  const text = {
    name: '新しいキット',
    analyte: '項目',
    lane: '試料',
    prepareTitle: '用意する',
    waitTitle: '待つ',
    readTitle: '読む',
  }
  const draft = { ...blankKit('new', text), name: '' }

  it('survive a restart even when they cannot be used yet', async () => {
    const outside = world()
    const shelf = await open(outside)
    await shelf.keepDraft(draft)
    await shelf.keepDraft(mine)
    expect(await (await open(outside)).drafts()).toEqual([mine, draft])
    await shelf.dropDraft('mine')
    expect(await shelf.drafts()).toEqual([draft])
  })

  it('survive a restart with a unit typed after a length, and with one part too many', async () => {
    const outside = world()
    const shelf = await open(outside)
    const unclear = setHandsTime({ ...draft, id: 'unclear' }, 'step-1', seconds(Number.NaN))
    const lines = Array.from({ length: kitLimits.remarks + 1 }, (_, index) => `${index}`)
    const full = setRemarks({ ...draft, id: 'full' }, 'prepare', lines.join('\n'))
    await shelf.keepDraft(unclear)
    await shelf.keepDraft(full)
    expect((await (await open(outside)).drafts()).map(({ id }) => id)).toEqual(['full', 'unclear'])
  })

  it('are left out if invalid', async () => {
    const outside = world()
    outside.preferences.write('kit-drafts', [{ ...draft, lanes: 'x' }, 7, draft])
    expect(await (await open(outside)).drafts()).toEqual([draft])
  })
})
