import { beforeEach, expect, test, vi } from 'vitest'
import { createChunkRecovery } from './recover-chunks.ts'
import { reloadOffer } from './reload-offer.ts'

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

function tab({ isRunAlive = false, keeps = true } = {}) {
  let kept: number | 'never' = 'never'
  const clock = { now: 1_000_000 }
  const reload = vi.fn<() => void>()
  const recover = createChunkRecovery({
    now: () => clock.now,
    isRunAlive: () => isRunAlive,
    lastReload: {
      read: () => kept,
      write: (moment) => {
        kept = moment
        return keeps
      },
    },
    reload,
  })
  return { clock, recover, reload }
}

beforeEach(() => reloadOffer.setState({ isOffered: false }))

test('a failure reloads the page, a second one within 60 s does not, a third one later does', () => {
  const { clock, recover, reload } = tab()
  expect(recover(failure)).toBe('reloading')
  expect(recover(failure)).toBe('staying')
  expect(reload).toHaveBeenCalledTimes(1)
  clock.now += 60_000
  expect(recover(failure)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('during a test the page stays and the reload is offered', () => {
  const { recover, reload } = tab({ isRunAlive: true })
  expect(recover(failure)).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
  expect(reloadOffer.getState().isOffered).toBe(true)
})

test('without a stamp that lasts there is no reload', () => {
  const { recover, reload } = tab({ keeps: false })
  expect(recover(failure)).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
})

test('other errors are none of its business', () => {
  const { recover, reload } = tab()
  expect(recover(new Error('broken'))).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
})
