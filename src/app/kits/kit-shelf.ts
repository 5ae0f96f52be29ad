import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKitNow } from '#knowledge/kits/first-kit.ts'
import type { Preferences } from '#ports/preferences.ts'

export interface KitShelfState {
  /** Whether the user's own kits have been loaded, by the engine: see own-kits.ts. */
  readonly isReady: boolean
  readonly chosen: Kit
  /** Whether the user has chosen a kit. Until then `chosen` is only a preview, and no test can begin. */
  readonly isChosen: boolean
  /** The chosen kit is not loaded yet, and `chosen` stands in its place: no test can begin. */
  readonly isPending: boolean
  readonly userKits: readonly Kit[]
  /** `name: path` of stored kits that cannot be read. They stay in storage. */
  readonly unreadable: readonly string[]
}

/** The kits as the first screen needs them: which there are, and which is in use. */
export interface KitShelf {
  readonly store: StoreApi<KitShelfState>
  /** Restores the stored choice if its kit is available. `isChosen` is known at once. */
  start(): Promise<void>
  load(id: string): Promise<Kit | undefined>
  /** False if there is no such kit. */
  choose(id: string): Promise<boolean>
}

export const chosenKitKey = 'kit'

export function createKitShelf(preferences: Preferences): KitShelf {
  const store = createStore<KitShelfState>(() => ({
    isReady: false,
    chosen: firstKitNow(),
    isChosen: false,
    isPending: false,
    userKits: [],
    unreadable: [],
  }))

  async function load(id: string) {
    const own = store.getState().userKits.find((kit) => kit.id === id)
    return own ?? (await builtInKits.find((kit) => kit.id === id)?.load())
  }

  return {
    store,
    load,
    async start() {
      const id = preferences.read(chosenKitKey)
      if (typeof id !== 'string') return
      store.setState({ isChosen: true, isPending: id !== store.getState().chosen.id })
      const kit = await load(id)
      // The user may have chosen another one in the meantime.
      if (kit !== undefined && preferences.read(chosenKitKey) === id)
        store.setState({ chosen: kit, isPending: false })
    },
    async choose(id) {
      const kit = await load(id)
      if (kit === undefined) return false
      store.setState({ chosen: kit, isChosen: true, isPending: false })
      preferences.write(chosenKitKey, id)
      return true
    },
  }
}
