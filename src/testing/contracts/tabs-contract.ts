import { describe, expect, it, vi } from 'vitest'
import type { Tabs } from '#ports/tabs.ts'

export interface TwoTabs {
  readonly first: Tabs
  readonly second: Tabs
}

/** Contract for two tabs of one device, the first opened earlier. */
export function tabsContract(make: () => TwoTabs) {
  const owned = ({ first, second }: TwoTabs, by: 'first' | 'second') =>
    vi.waitFor(() =>
      expect([first.isOwner(), second.isOwner()]).toEqual([by === 'first', by === 'second']),
    )

  describe('two tabs', () => {
    it('have one owner, the first, until the other takes over', async () => {
      const tabs = make()
      await owned(tabs, 'first')
      const ownership: boolean[] = []
      tabs.first.onOwner((isOwner) => ownership.push(isOwner))
      await tabs.second.takeOver()
      await owned(tabs, 'second')
      expect(ownership).toEqual([false])
      await tabs.first.takeOver()
      await owned(tabs, 'first')
      await tabs.second.takeOver()
      await owned(tabs, 'second')
    })

    it('hear what the owner tells of itself, also who listens later', async () => {
      const tabs = make()
      await owned(tabs, 'first')
      const heard: string[] = []
      tabs.second.onAnnounced((news) => heard.push(news))
      tabs.second.announce('not the owner')
      tabs.first.announce('locked')
      tabs.first.announce('ready')
      await expect.poll(() => heard.slice(-2)).toEqual(['locked', 'ready'])
      expect(heard).not.toContain('not the owner')
    })

    it('know of each other when a test is alive', async () => {
      const { first, second } = make()
      expect(await first.isAnyBusy()).toBe(false)
      second.setBusy(true)
      expect(await first.isAnyBusy()).toBe(true)
      expect(await second.isAnyBusy()).toBe(true)
      second.setBusy(false)
      expect(await first.isAnyBusy()).toBe(false)
    })
  })
}
