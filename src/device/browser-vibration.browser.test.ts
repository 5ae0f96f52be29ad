import { expect, it, vi } from 'vitest'
import { vibrationContract } from '#testing/contracts/vibration-contract.ts'
import { browserVibration } from './browser-vibration.ts'

const phone = (touchPoints: number, isTouched = true) => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(isTouched)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  return {
    vibration: browserVibration(),
    felt: () => vibrate.mock.calls.map(([pattern]) => [pattern].flat(2).map(Number)),
  }
}

vibrationContract(() => phone(5), true)
vibrationContract(() => phone(0), false)

it('waits for the first touch, before which the browser refuses', () => {
  const { vibration, felt } = phone(5, false)
  vibration.vibrate([200])
  expect(felt()).toEqual([])
})

it('stays quiet where vibrating throws', () => {
  const { vibration } = phone(5)
  vi.spyOn(navigator, 'vibrate').mockImplementation(() => {
    throw new DOMException('broken')
  })
  expect(() => vibration.vibrate([200])).not.toThrow()
})
