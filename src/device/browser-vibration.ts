import type { Vibration } from '#ports/vibration.ts'
import { attempt } from './attempt.ts'

/** Vibration, on touch screens only: desktop browsers have the function, but no motor. */
export function browserVibration(): Vibration {
  const isAvailable = 'vibrate' in navigator && navigator.maxTouchPoints > 0
  return {
    isAvailable: () => isAvailable,
    vibrate(pattern) {
      if (isAvailable && isTouched()) attempt(() => navigator.vibrate(Array.from(pattern)))
    },
  }
}

/** Whether the user has touched the page: before that, Chromium refuses to vibrate and logs an error. */
const isTouched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
