import { describe, expect, it } from 'vitest'

import { fakePreferences } from '#testing/fakes/fake-preferences.ts'

import { kitCards } from './kit-cards.ts'
import { createKitShelf } from './kit-shelf.ts'

const chosen = (shelf: ReturnType<typeof createKitShelf>) => shelf.store.getState().chosen.id

describe('the kit shelf', () => {
  it('starts with みどりくん and the built-in kits', () => {
    const shelf = createKitShelf(fakePreferences())
    const { userKits, isReady } = shelf.store.getState()
    expect(chosen(shelf)).toBe('midorikun')
    expect(isReady).toBe(false)
    expect(kitCards(userKits).map((card) => [card.id, card.origin])).toEqual([
      ['midorikun', 'built-in'],
      ['npk-tube', 'built-in'],
      ['packtest-no3', 'built-in'],
      ['earth-check', 'built-in'],
      ['nitrate-strip', 'built-in'],
      ['soil-master', 'built-in'],
      ['rapitest', 'built-in'],
      ['mquant-nitrate', 'built-in'],
      ['quantofix-nitrate', 'built-in'],
      ['hach-ph', 'built-in'],
    ])
  })

  it('loads and chooses a built-in kit, and remembers the choice after a restart', async () => {
    const preferences = fakePreferences()
    const shelf = createKitShelf(preferences)
    expect(await shelf.choose('npk-tube')).toBe(true)
    expect(chosen(shelf)).toBe('npk-tube')
    expect(await shelf.choose('nowhere')).toBe(false)
    expect(chosen(shelf)).toBe('npk-tube')
    const later = createKitShelf(preferences)
    await later.start()
    expect(chosen(later)).toBe('npk-tube')
  })

  it('knows at once whether a kit was chosen, and never chooses one by itself', async () => {
    const fresh = createKitShelf(fakePreferences())
    await fresh.start()
    expect(fresh.store.getState().isChosen).toBe(false)
    const again = createKitShelf(fakePreferences({ kit: 'npk-tube' }))
    const starting = again.start()
    expect(again.store.getState().isChosen).toBe(true)
    await starting
  })

  it('prefers a choice made while the stored one is being loaded', async () => {
    const shelf = createKitShelf(fakePreferences({ kit: 'npk-tube' }))
    const starting = shelf.start()
    await shelf.choose('midorikun')
    await starting
    expect(chosen(shelf)).toBe('midorikun')
  })

  it('keeps the first kit when there is no kit for the stored choice', async () => {
    const shelf = createKitShelf(fakePreferences({ kit: 'mine' }))
    await shelf.start()
    expect(chosen(shelf)).toBe('midorikun')
    // Until the user's own kits are loaded it only stands in their place.
    expect(shelf.store.getState().isPending).toBe(true)
  })

  it('tells the chosen kit from the one that stands in its place until it is loaded', async () => {
    const isPending = (shelf: ReturnType<typeof createKitShelf>) => shelf.store.getState().isPending
    const shelf = createKitShelf(fakePreferences({ kit: 'npk-tube' }))
    const starting = shelf.start()
    expect(isPending(shelf)).toBe(true)
    await starting
    expect(isPending(shelf)).toBe(false)
    const first = createKitShelf(fakePreferences({ kit: 'midorikun' }))
    const startingFirst = first.start()
    expect(isPending(first)).toBe(false)
    await startingFirst
  })
})
