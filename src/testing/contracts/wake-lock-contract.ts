import { describe, expect, it } from 'vitest'
import type { WakeLock, WakeLockState } from '#ports/wake-lock.ts'

export interface WakeLockUnderTest {
  readonly wakeLock: WakeLock
  readonly hide: () => void
  readonly reveal: () => void
}

/** Contract for every wake lock, on a phone that has one. */
export function wakeLockContract(make: () => WakeLockUnderTest) {
  describe('a wake lock', () => {
    it('is off until wanted, held while wanted, and off again', async () => {
      const { wakeLock } = make()
      const states: WakeLockState[] = []
      wakeLock.onState((state) => states.push(state))
      expect(wakeLock.state()).toBe('off')
      wakeLock.want(true)
      await expect.poll(() => wakeLock.state()).toBe('held')
      wakeLock.want(false)
      await expect.poll(() => wakeLock.state()).toBe('off')
      expect(states).toEqual(['held', 'off'])
    })

    it('waits while the page is hidden and is held again on return', async () => {
      const { wakeLock, hide, reveal } = make()
      wakeLock.want(true)
      await expect.poll(() => wakeLock.state()).toBe('held')
      hide()
      await expect.poll(() => wakeLock.state()).toBe('waiting')
      reveal()
      await expect.poll(() => wakeLock.state()).toBe('held')
    })

    it('does not come back when it is no longer wanted', async () => {
      const { wakeLock, hide, reveal } = make()
      wakeLock.want(true)
      await expect.poll(() => wakeLock.state()).toBe('held')
      hide()
      wakeLock.want(false)
      reveal()
      await expect.poll(() => wakeLock.state()).toBe('off')
    })
  })
}
