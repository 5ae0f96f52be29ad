import { describe, expect, test } from 'vitest'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createFavorites } from './favorites.ts'

function open(preferences = fakePreferences()) {
  const favorites = createFavorites({ preferences })
  favorites.start()
  return { ...favorites, preferences, ids: () => favorites.store.getState().ids }
}

describe('favorite hints', () => {
  test('are stored on the device', () => {
    const first = open()
    first.mark('acid-soil', true)
    first.mark('lawn', true)
    expect(open(first.preferences).ids()).toEqual(['acid-soil', 'lawn'])
  })

  test('return to their position when a removal is undone', () => {
    const favorites = open()
    for (const id of ['a', 'b', 'c']) favorites.mark(id, true)
    favorites.mark('b', false)
    expect(favorites.ids()).toEqual(['a', 'c'])
    favorites.mark('b', true)
    expect(favorites.ids()).toEqual(['a', 'b', 'c'])
  })

  test('contain a hint once', () => {
    const favorites = open()
    favorites.mark('a', true)
    favorites.mark('a', true)
    expect(favorites.ids()).toEqual(['a'])
  })

  test('follow other tabs', () => {
    const favorites = open()
    favorites.preferences.writeElsewhere('favorite-hints', ['from-there'])
    expect(favorites.ids()).toEqual(['from-there'])
  })

  test.each([null, 7, 'text', { a: 1 }, [null, 3, 'x'.repeat(50), 'UPPER', {}]])(
    'are empty where the device stored something else: %j',
    (kept) => {
      expect(open(fakePreferences({ 'favorite-hints': kept })).ids()).toEqual([])
    },
  )

  test('work until the page closes where the device cannot store them', () => {
    const favorites = open()
    favorites.preferences.refuse()
    favorites.mark('a', true)
    expect(favorites.store.getState()).toEqual({ ids: ['a'], isKept: false })
  })
})
