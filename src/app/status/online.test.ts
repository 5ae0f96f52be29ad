import { expect, test } from 'vitest'
import { createOnline } from './online.ts'

function browser(isOnline: boolean) {
  let tell: (isOnline: boolean) => void = () => {}
  return {
    connectivity: {
      isOnline: () => isOnline,
      onChange: (listener: (isOnline: boolean) => void) => {
        tell = listener
        return () => {}
      },
    },
    change: (next: boolean) => tell(next),
  }
}

test('counts as online until started, like the prerendered page', () => {
  const online = createOnline(browser(false))
  expect(online.store.getState().isOnline).toBe(true)
  online.start()
  expect(online.store.getState().isOnline).toBe(false)
})

test('follows the browser', () => {
  const { connectivity, change } = browser(true)
  const online = createOnline({ connectivity })
  online.start()
  change(false)
  expect(online.store.getState().isOnline).toBe(false)
  change(true)
  expect(online.store.getState().isOnline).toBe(true)
})
