import { describe, expect, it } from 'vitest'
import type { Connectivity } from '#ports/connectivity.ts'

export interface ConnectivityUnderTest {
  readonly connectivity: Connectivity
  readonly set: (isOnline: boolean) => void
}

/** Contract for every connectivity monitor, starting online. */
export function connectivityContract(make: () => ConnectivityUnderTest) {
  describe('connectivity', () => {
    it('tells when the phone goes offline and comes back, until the listener is removed', () => {
      const { connectivity, set } = make()
      const changes: boolean[] = []
      const leave = connectivity.onChange((isOnline) => changes.push(isOnline))
      expect(connectivity.isOnline()).toBe(true)
      set(false)
      expect(connectivity.isOnline()).toBe(false)
      set(true)
      leave()
      set(false)
      expect(changes).toEqual([false, true])
    })
  })
}
