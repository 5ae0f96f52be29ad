import { describe, expect, it } from 'vitest'
import type { StorageCare } from '#ports/storage-care.ts'

/** Contract for every storage care. */
export function storageCareContract(make: () => StorageCare) {
  describe('storage care', () => {
    it('tells how much is used of how much', async () => {
      const { used, quota } = await make().estimate()
      expect(quota).toBeGreaterThan(0)
      expect(used).toBeGreaterThanOrEqual(0)
      expect(used).toBeLessThanOrEqual(quota ?? 0)
    })

    it('says afterwards what the browser answered', async () => {
      const care = make()
      const isGranted = await care.persist()
      expect((await care.estimate()).persisted).toBe(isGranted)
    })
  })
}
