import { describe, expect, it } from 'vitest'
import type { Vibration } from '#ports/vibration.ts'

export interface VibrationUnderTest {
  readonly vibration: Vibration
  readonly felt: () => readonly (readonly number[])[]
}

/** Contract for every vibration; `isAvailable`: whether the phone built by `make` can vibrate. */
export function vibrationContract(make: () => VibrationUnderTest, isAvailable: boolean) {
  describe('a vibration', () => {
    it('is felt as given where there is a motor, and never fails', () => {
      const { vibration, felt } = make()
      expect(vibration.isAvailable()).toBe(isAvailable)
      vibration.vibrate([200, 100, 200])
      expect(felt()).toEqual(isAvailable ? [[200, 100, 200]] : [])
    })
  })
}
