import type { Vibration } from '#ports/vibration.ts'
import { attempt } from './attempt.ts'

/** Only a touch screen promises a motor: desktop browsers have the function and feel nothing. */
export function browserVibration(): Vibration {
  const isAvailable = 'vibrate' in navigator && navigator.maxTouchPoints > 0
  return {
    isAvailable: () => isAvailable,
    vibrate(pattern) {
      if (isAvailable && isTouched()) attempt(() => navigator.vibrate(Array.from(pattern)))
    },
  }
}

/** Before the first touch Chromium refuses, and complains on the console. */
const isTouched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
