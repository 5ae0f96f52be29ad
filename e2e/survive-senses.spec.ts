import type { Page } from '@playwright/test'
import { expectEveryReading } from './support/run-due.ts'
import { begin, finish, openTimer, phOnly, playToTheEnd } from './support/run-play.ts'
import { expect, test } from './support/run-test.ts'

type Sense = 'speech' | 'audio' | 'wake lock' | 'vibration' | 'notification'
/**
 * Outputs that are gone together. While sound is, voice, vibration and notifications have to do without it, and it without them.
 */
const groups: readonly (readonly Sense[])[] = [
  ['audio', 'wake lock'],
  ['speech', 'vibration', 'notification'],
]

/** Removes an output of the phone, as in older browsers. */
const remove = (page: Page, sense: Sense) =>
  page.addInitScript((gone) => {
    const take = (from: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(from, name)
    }
    if (gone === 'speech') take(window, 'speechSynthesis', 'SpeechSynthesisUtterance')
    if (gone === 'audio') take(window, 'AudioContext', 'webkitAudioContext')
    if (gone === 'wake lock') take(Navigator.prototype, 'wakeLock')
    if (gone === 'vibration') take(Navigator.prototype, 'vibrate')
    if (gone === 'notification') take(window, 'Notification')
  }, sense)

/** Leaves an output in place, and makes every use of it throw. */
const breakIt = (page: Page, sense: Sense) =>
  page.addInitScript((broken) => {
    const refuse = () => {
      throw new DOMException('refused by the journey', 'NotAllowedError')
    }
    const spoil = (from: object, name: string) =>
      Object.defineProperty(from, name, { configurable: true, get: refuse })
    if (broken === 'speech') spoil(window, 'speechSynthesis')
    if (broken === 'audio') {
      window.AudioContext = class extends AudioContext {
        constructor() {
          refuse()
          super()
        }
      }
    }
    if (broken === 'wake lock') WakeLock.prototype.request = refuse
    if (broken === 'vibration') Navigator.prototype.vibrate = refuse
    if (broken === 'notification') {
      spoil(Notification, 'permission')
      Notification.requestPermission = refuse
    }
  }, sense)

for (const [name, spoil] of [
  ['missing', remove],
  ['throwing', breakIt],
] as const) {
  for (const senses of groups) {
    test(`${senses.join(', ')} ${name}: a short test completes and is saved`, async ({ page }) => {
      for (const sense of senses) await spoil(page, sense)
      await page.clock.install()
      await openTimer(page)
      await begin(page, phOnly)
      await playToTheEnd(page)
      await expectEveryReading(page, 1)
      await finish(page)
      await expect(page.getByRole('link', { name: /^前回/ })).toBeVisible()
    })
  }
}
