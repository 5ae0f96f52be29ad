import { describe, expect, it, vi } from 'vitest'
import { tabsContract } from '#testing/contracts/tabs-contract.ts'
import { browserTabs } from './browser-tabs.ts'

let count = 0
const freshLock = () => {
  count += 1
  return `test ${count} ${Math.random()}`
}

tabsContract(() => {
  const lock = freshLock()
  return { first: browserTabs({ lock }), second: browserTabs({ lock }) }
})

/** A second tab that can be closed: an iframe that holds the lock for its own document. */
async function closableOwner(lock: string) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const tab = frame.contentWindow
  if (tab === null) throw new Error('no frame')
  await new Promise<void>((resolve) => {
    void tab.navigator.locks
      .request(lock, () => {
        resolve()
        return new Promise(() => undefined)
      })
      .catch(() => undefined)
  })
  return { close: () => frame.remove() }
}

describe('the tabs of a browser', () => {
  it('inherit the run when the owner closes', async () => {
    const lock = freshLock()
    const owner = await closableOwner(lock)
    const tabs = browserTabs({ lock })
    await expect.poll(() => tabs.isOwner()).toBe(false)
    owner.close()
    await expect.poll(() => tabs.isOwner()).toBe(true)
  })

  it('answer within a moment when no writer is busy', async () => {
    const start = performance.now()
    expect(await browserTabs({ lock: freshLock() }).isAnyBusy()).toBe(false)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  it.each(['locks are refused', 'nothing is there'])('own the run where %s', async (what) => {
    const refused = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    const locks = what === 'nothing is there' ? undefined : { request: refused }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    vi.stubGlobal('BroadcastChannel', undefined)
    const tabs = browserTabs({ lock: freshLock() })
    await tabs.takeOver()
    expect(tabs.isOwner()).toBe(true)
    expect(await tabs.isAnyBusy()).toBe(false)
    Reflect.deleteProperty(navigator, 'locks')
  })
})
