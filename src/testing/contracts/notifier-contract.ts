import { describe, expect, it } from 'vitest'
import type { Notifier } from '#ports/notification.ts'

export interface NotifierUnderTest {
  readonly notifier: Notifier
  readonly hide: () => void
  readonly reveal: () => void
  /** Titles currently on the lock screen. */
  readonly shown: () => Promise<readonly string[]>
}

/** Contract for every notifier, where the user grants permission when asked. */
export function notifierContract(make: () => Promise<NotifierUnderTest>) {
  const message = (title: string) => ({ title, body: 'N', tag: 'read' })

  describe('a notifier', () => {
    it('shows nothing before it was allowed', async () => {
      const { notifier, hide, shown } = await make()
      hide()
      notifier.notifyIfHidden(message('one'))
      expect(notifier.permission()).toBe('ask')
      expect(await shown()).toEqual([])
    })

    it('shows a message only while the page is hidden, one per tag, until cleared', async () => {
      const { notifier, hide, reveal, shown } = await make()
      expect(await notifier.ask()).toBe('granted')
      notifier.notifyIfHidden(message('unseen'))
      hide()
      notifier.notifyIfHidden(message('first'))
      await expect.poll(shown).toEqual(['first'])
      notifier.notifyIfHidden(message('second'))
      await expect.poll(shown).toEqual(['second'])
      reveal()
      notifier.clear('read')
      await expect.poll(shown).toEqual([])
    })
  })
}
