import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from '#app/settings/follow-preference.ts'

export interface FavoritesState {
  /** Ids of hints, latest last. */
  readonly ids: readonly string[]
  /** False once the device failed to store them. */
  readonly isKept: boolean
}

export interface Favorites {
  readonly store: StoreApi<FavoritesState>
  /** Reads the stored ids and follows other tabs. */
  start(): void
  /** The opposite call undoes it: a hint removed and marked again returns to its position. */
  mark(id: string, isFavorite: boolean): void
}

export const favoritesKey = 'favorite-hints'
export const maxFavorites = 200

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value)

export function parseFavorites(kept: unknown): readonly string[] {
  const ids: readonly unknown[] = Array.isArray(kept) ? kept : []
  return [...new Set(ids.filter(isId))].slice(-maxFavorites)
}

/** Hints the user wants to find again, stored on this device. */
export function createFavorites(outside: {
  readonly preferences: Preferences
  readonly store?: StoreApi<FavoritesState>
}): Favorites {
  const { preferences, store = createFavoritesStore() } = outside
  const places = new Map<string, number>()
  const read = (kept: unknown) => store.setState({ ids: parseFavorites(kept) })
  return {
    store,
    start() {
      followPreference(preferences, favoritesKey, read)
    },
    mark(id, isFavorite) {
      const { ids } = store.getState()
      const others = ids.filter((one) => one !== id)
      if (ids.includes(id)) places.set(id, ids.indexOf(id))
      const place = places.get(id) ?? others.length
      const next = isFavorite ? others.toSpliced(place, 0, id) : others
      store.setState({ ids: next, isKept: preferences.write(favoritesKey, next) })
    },
  }
}

const createFavoritesStore = () => createStore<FavoritesState>(() => ({ ids: [], isKept: true }))
