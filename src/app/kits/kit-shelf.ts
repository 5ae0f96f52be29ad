import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKitNow } from '#knowledge/kits/first-kit.ts'
import type { Preferences } from '#ports/preferences.ts'

export interface KitShelfState {
  /** Whether the user's own kits are here, which the engine brings: see own-kits.ts. */
  readonly ready: boolean
  readonly chosen: Kit
  /** Whether the user has said which kit is his. Until then `chosen` is one to look at, and nothing can be begun. */
  readonly isChosen: boolean
  readonly userKits: readonly Kit[]
  /** Kept kits that cannot be read any more: `name: path`. Left as they are. */
  readonly unreadable: readonly string[]
}

/** The kits as the first screen needs them: what is there, and which is in use. */
export interface KitShelf {
  readonly store: StoreApi<KitShelfState>
  /** Takes the kept choice over, as far as its kit is here. That there is one is known at once. */
  start(): Promise<void>
  load(id: string): Promise<Kit | undefined>
  /** False where there is no such kit. */
  choose(id: string): Promise<boolean>
}

const key = 'kit'

export function createKitShelf(preferences: Preferences): KitShelf {
  const store = createStore<KitShelfState>(() => ({
    ready: false,
    chosen: firstKitNow(),
    isChosen: false,
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
      const id = preferences.read(key)
      if (typeof id !== 'string') return
      store.setState({ isChosen: true })
      const kit = await load(id)
      // The user may have chosen another one meanwhile.
      if (kit !== undefined && preferences.read(key) === id) store.setState({ chosen: kit })
    },
    async choose(id) {
      const kit = await load(id)
      if (kit === undefined) return false
      store.setState({ chosen: kit, isChosen: true })
      preferences.write(key, id)
      return true
    },
  }
}
