import { describe, expect, test } from 'vitest'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createOpenedReagents, maxReagents, reagentState, remindersOn } from './opened-reagents.ts'

const key = 'opened-reagents'
const names = (reagents: ReturnType<typeof createOpenedReagents>) =>
  reagents.store.getState().reagents.map(({ name }) => name)
const open = (name: string, openedOn: string, useBy: string | null = null) => ({
  name,
  openedOn,
  useBy,
})

describe('opened reagents', () => {
  test('are stored on the device', () => {
    const preferences = fakePreferences()
    const before = createOpenedReagents(preferences)
    before.start()
    expect(before.add(open(' アースチェック液 ', '2026-04-01', '2028-04-01'))).toBeNull()
    const after = createOpenedReagents(preferences)
    after.start()
    expect(after.store.getState().reagents).toEqual([
      { id: 0, name: 'アースチェック液', openedOn: '2026-04-01', useBy: '2028-04-01' },
    ])
  })

  test('can be removed and restored to their position, with all later additions kept', () => {
    const reagents = createOpenedReagents(fakePreferences())
    reagents.add(open('a', '2026-04-01'))
    reagents.add(open('a', '2026-05-01'))
    const removed = reagents.remove(0)
    if (removed === null) throw new Error('nothing removed')
    expect(reagents.store.getState().reagents.map(({ id }) => id)).toEqual([1])
    reagents.add(open('b', '2026-06-01'))
    reagents.restore(removed)
    expect(names(reagents)).toEqual(['a', 'a', 'b'])
    const { reagents: list } = reagents.store.getState()
    expect(list[0]?.openedOn).toBe('2026-04-01')
    expect(new Set(list.map(({ id }) => id)).size).toBe(3)
  })

  test('cannot be removed if they are not in the list', () => {
    expect(createOpenedReagents(fakePreferences()).remove(0)).toBeNull()
  })

  test('can be restored into a full list, and stay', () => {
    const preferences = fakePreferences()
    const reagents = createOpenedReagents(preferences)
    const fill = () => {
      while (reagents.add(open('a', '2026-04-01')) === null);
    }
    fill()
    expect(names(reagents)).toHaveLength(maxReagents)
    const removed = reagents.remove(7)
    if (removed === null) throw new Error('nothing removed')
    fill()
    reagents.restore(removed)
    const later = createOpenedReagents(preferences)
    later.start()
    expect(names(later)).toHaveLength(maxReagents + 1)
    expect(later.add(open('b', '2026-04-01'))).toBe('full')
  })

  test.each([
    [open('', '2026-04-01'), 'name'],
    [open('  ', '2026-04-01'), 'name'],
    [open('\u3000', '2026-04-01'), 'name'],
    [open('a'.repeat(61), '2026-04-01'), 'name'],
    [open('a', ''), 'day'],
    [open('a', '2026-02-29'), 'day'],
    [open('a', '2026-13-01'), 'day'],
    [open('a', '2026-04-01', 'soon'), 'day'],
  ])('refuse %o for its %s', (reagent, problem) => {
    const reagents = createOpenedReagents(fakePreferences())
    expect(reagents.add(reagent)).toBe(problem)
    expect(names(reagents)).toEqual([])
  })

  test('survive invalid stored data', () => {
    const good = { id: 3, name: 'a', openedOn: '2024-02-29', useBy: null }
    const kept = [null, 7, { ...good, id: -1 }, { ...good, useBy: 4 }, good, { ...good, name: 'b' }]
    const reagents = createOpenedReagents(fakePreferences({ [key]: kept }))
    reagents.start()
    expect(names(reagents)).toEqual(['a'])
    expect(reagents.add(open('c', '2026-01-01'))).toBeNull()
  })

  test('follow another tab, and report when nothing can be stored', () => {
    const preferences = fakePreferences()
    const reagents = createOpenedReagents(preferences)
    const stop = reagents.start()
    preferences.writeElsewhere(key, [{ id: 0, ...open('a', '2026-04-01') }])
    expect(names(reagents)).toEqual(['a'])
    stop()
    preferences.refuse()
    reagents.add(open('b', '2026-04-01'))
    expect(reagents.store.getState().isKept).toBe(false)
  })
})

describe('the state of a reagent', () => {
  test.each([
    ['2026-12-31', '2026-12-01', 'soon'],
    ['2026-12-31', '2026-11-30', 'fresh'],
    ['2026-12-31', '2026-12-31', 'soon'],
    ['2026-12-31', '2027-01-01', 'past'],
    ['2024-03-01', '2024-01-31', 'soon'],
    ['2024-03-01', '2024-01-30', 'fresh'],
  ])('with a use-by day of %s is on %s: %s', (useBy, today, state) => {
    expect(reagentState({ id: 0, ...open('a', '2020-01-01', useBy) }, today)).toBe(state)
  })

  test('without a date asks for the leaflet after a year', () => {
    expect(reagentState({ id: 0, ...open('a', '2025-11-21') }, '2026-11-20')).toBe('unknown')
    expect(reagentState({ id: 0, ...open('a', '2025-11-20') }, '2026-11-20')).toBe('old')
  })

  test('reminds of the most urgent first, and of nothing that is fine', () => {
    const reagents = [
      open('old', '2020-01-01'),
      open('fresh', '2026-01-01', '2030-01-01'),
      open('soon', '2026-01-01', '2026-12-01'),
      open('past', '2026-01-01', '2026-11-01'),
      open('new', '2026-11-01'),
    ].map((it, id) => ({ id, ...it }))
    const found = remindersOn(reagents, '2026-11-20').map(({ reagent }) => reagent.name)
    expect(found).toEqual(['past', 'soon', 'old'])
  })
})
