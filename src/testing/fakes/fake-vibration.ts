import type { Vibration } from '#ports/vibration.ts'

export interface FakeVibration extends Vibration {
  /** Every pattern felt, oldest first. */
  felt(): readonly (readonly number[])[]
}

export function fakeVibration(options: { readonly isMissing?: boolean } = {}): FakeVibration {
  const felt: (readonly number[])[] = []
  return {
    isAvailable: () => options.isMissing !== true,
    vibrate: (pattern) => void (options.isMissing !== true && felt.push(pattern)),
    felt: () => felt,
  }
}
