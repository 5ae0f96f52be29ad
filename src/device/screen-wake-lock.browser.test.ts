import { expect, it, vi } from 'vitest'
import { wakeLockContract } from '#testing/contracts/wake-lock-contract.ts'
import { setVisible } from '#testing/page-visibility.ts'
import { screenWakeLock } from './screen-wake-lock.ts'

/** The browser's own locks, which a hidden page loses, as in a real browser. */
function phone() {
  const sentinels: WakeLockSentinel[] = []
  const request = navigator.wakeLock.request.bind(navigator.wakeLock)
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async (type) => {
    const sentinel = await request(type)
    sentinels.push(sentinel)
    return sentinel
  })
  return {
    wakeLock: screenWakeLock(),
    hide() {
      for (const sentinel of sentinels) void sentinel.release()
      setVisible(false)
    },
    reveal: () => setVisible(true),
  }
}

wakeLockContract(phone)

it('lets go of a lock that arrives after it is no longer wanted', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue()
  const sentinel = Object.assign(new EventTarget(), { release })
  const request = vi.spyOn(navigator.wakeLock, 'request')
  Reflect.apply(request.mockResolvedValue.bind(request), request, [sentinel])
  const wakeLock = screenWakeLock()
  wakeLock.want(true)
  wakeLock.want(false)
  await expect.poll(() => release).toHaveBeenCalledOnce()
  expect(wakeLock.state()).toBe('off')
})

it('says where the browser refuses, and asks again when the page is visible', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request')
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const wakeLock = screenWakeLock()
  wakeLock.want(true)
  await expect.poll(() => wakeLock.state()).toBe('refused')
  setVisible(true)
  await expect.poll(() => wakeLock.state()).toBe('held')
  wakeLock.want(false)
})

it('says so where there is none', () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  const wakeLock = screenWakeLock()
  wakeLock.want(true)
  wakeLock.want(false)
  expect(wakeLock.state()).toBe('unavailable')
  if (own !== undefined) Object.defineProperty(Navigator.prototype, 'wakeLock', own)
})
