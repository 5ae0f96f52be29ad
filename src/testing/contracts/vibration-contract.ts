import { describe, expect, it } from 'vitest'
import type { Vibration } from '#ports/vibration.ts'

export interface VibrationUnderTest {
  readonly vibration: Vibration
  readonly felt: () => readonly (readonly number[])[]
}

/** Every vibration of this app; `isAvailable` says what kind of phone `make` builds. */
export function vibrationContract(make: () => VibrationUnderTest, isAvailable: boolean) {
  describe(isAvailable ? 'a vibration' : 'a vibration on a phone without a motor', () => {
    it(isAvailable ? 'is felt as given' : 'is not felt and does not fail', () => {
      const { vibration, felt } = make()
      expect(vibration.isAvailable()).toBe(isAvailable)
      vibration.vibrate([200, 100, 200])
      expect(felt()).toEqual(isAvailable ? [[200, 100, 200]] : [])
    })
  })
}
