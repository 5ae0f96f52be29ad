import { vi } from 'vitest'
import { connectivityContract } from '#testing/contracts/connectivity-contract.ts'
import { browserConnectivity } from './browser-connectivity.ts'

connectivityContract(() => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return {
    connectivity: browserConnectivity(),
    set(isOnline) {
      onLine.mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
  }
})
