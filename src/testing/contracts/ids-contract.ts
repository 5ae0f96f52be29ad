import { describe, expect, it } from 'vitest'
import type { Ids } from '#ports/ids.ts'

/** Contract for every id generator. */
export function idsContract(make: () => Ids) {
  describe('ids', () => {
    const ids = make()
    const many = Array.from({ length: 10_000 }, () => ids.next())

    it('are uuids of version 7', () => {
      for (const id of many)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    })

    it('never repeat, and sort by age', () => {
      expect(new Set(many).size).toBe(many.length)
      expect(many.toSorted()).toEqual(many)
    })
  })
}
