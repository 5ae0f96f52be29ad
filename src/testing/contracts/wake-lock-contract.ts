import { describe, expect, it, vi } from 'vitest'
import type { WakeLock, WakeLockState } from '#ports/wake-lock.ts'

export interface WakeLockUnderTest {
  readonly wakeLock: WakeLock
  readonly hide: () => void
  readonly reveal: () => void
}

/** Every wake lock of this app, on a phone that has one. */
export function wakeLockContract(make: () => WakeLockUnderTest) {
  const becomes = (wakeLock: WakeLock, state: WakeLockState) =>
    vi.waitFor(() => expect(wakeLock.state()).toBe(state))

  describe('a wake lock', () => {
    it('is off until wanted, held while wanted, and off again', async () => {
      const { wakeLock } = make()
      const states: WakeLockState[] = []
      wakeLock.onState((state) => states.push(state))
      expect(wakeLock.state()).toBe('off')
      wakeLock.want(true)
      await becomes(wakeLock, 'held')
      wakeLock.want(false)
      await becomes(wakeLock, 'off')
      expect(states).toEqual(['held', 'off'])
    })

    it('waits while the page is hidden and is held again on return', async () => {
      const { wakeLock, hide, reveal } = make()
      wakeLock.want(true)
      await becomes(wakeLock, 'held')
      hide()
      await becomes(wakeLock, 'waiting')
      reveal()
      await becomes(wakeLock, 'held')
    })

    it('does not come back when it is no longer wanted', async () => {
      const { wakeLock, hide, reveal } = make()
      wakeLock.want(true)
      await becomes(wakeLock, 'held')
      hide()
      wakeLock.want(false)
      reveal()
      await becomes(wakeLock, 'off')
    })
  })
}
