import type { Connectivity } from '#ports/connectivity.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeConnectivity extends Connectivity {
  set(isOnline: boolean): void
}

export function fakeConnectivity(start = true): FakeConnectivity {
  let isOnline = start
  const changes = listeners<[boolean]>()
  return {
    isOnline: () => isOnline,
    onChange: changes.add,
    set(next) {
      if (next === isOnline) return
      isOnline = next
      changes.tell(next)
    },
  }
}
