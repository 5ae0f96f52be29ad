import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connectivity } from '#ports/connectivity.ts'

export interface Online {
  readonly store: StoreApi<{ readonly isOnline: boolean }>
  /** Follows the browser from now on. Until then the app counts as online, like the prerendered page. */
  start(): void
}

export function createOnline({ connectivity }: { connectivity: Connectivity }): Online {
  const store = createStore<{ readonly isOnline: boolean }>(() => ({ isOnline: true }))
  const follow = (isOnline: boolean) => store.setState({ isOnline })
  return {
    store,
    start() {
      connectivity.onChange(follow)
      follow(connectivity.isOnline())
    },
  }
}
