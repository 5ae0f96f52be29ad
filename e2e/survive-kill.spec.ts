import type { Page } from '@playwright/test'
import { expectEveryReading, expectOverdueSince, expectRightSecond } from './support/run-due.ts'
import { dueTimes, keptRows } from './support/run-kept.ts'
import {
  begin,
  doNext,
  killAtTheEnd,
  openTimer,
  playToTheEnd,
  playUntil,
  readingsOf,
} from './support/run-play.ts'
import { seededRandom } from './support/run-random.ts'
import { pass, sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

/** Longest absence in seconds: long enough for reactions to end meanwhile. */
const maxGapSeconds = 180

/** Continues to a random moment of the test. */
async function playOn(page: Page, random: () => number) {
  const actionsCount = 2 + Math.floor(random() * 6)
  for (let action = 0; action < actionsCount; action += 1) await doNext(page)
  await pass(page, random() * 15)
}

const isBack = (page: Page) => expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
const done = ({ progress }: { readonly progress: string }) => Number.parseInt(progress, 10)

test('comes back to the right second after a reload, at five moments', async ({ page }) => {
  const random = seededRandom(11)
  await page.clock.install()
  await openTimer(page)
  await begin(page, { samples: 3 })
  let overdue = 0
  for (let moment = 0; moment < 5; moment += 1) {
    await playOn(page, random)
    const due = await dueTimes(page)
    const before = await sceneOf(page)
    await page.goto('about:blank')
    await pass(page, moment === 0 ? 0 : random() * maxGapSeconds)
    await page.goto('/')
    await isBack(page)
    expect(done(await sceneOf(page))).toBeGreaterThanOrEqual(done(before))
    if (await expectRightSecond(page, due)) overdue += 1
  }
  expect(overdue).toBeGreaterThan(0)
  await playToTheEnd(page)
  await expectEveryReading(page, 12)
})

test('comes back to the right second after a kill of the browser, at five moments', async ({
  phone,
}) => {
  const random = seededRandom(23)
  let page = await phone.start()
  await openTimer(page)
  await begin(page, { samples: 3 })
  let overdue = 0
  for (let moment = 0; moment < 5; moment += 1) {
    await playOn(page, random)
    const due = await dueTimes(page)
    const { wall } = await sceneOf(page)
    await phone.kill()
    page = await phone.start(wall + random() * maxGapSeconds * 1000)
    await page.goto('/')
    await isBack(page)
    expect(await dueTimes(page)).toEqual(due)
    if (await expectRightSecond(page, due)) overdue += 1
  }
  expect(overdue).toBeGreaterThan(0)
  await playToTheEnd(page)
  await expectEveryReading(page, 12)
})

test('a step that ended while the browser was dead is overdue since its second, never done', async ({
  phone,
}) => {
  let page = await phone.start()
  await openTimer(page)
  await begin(page)
  await playUntil(page, ({ status }) => status === 'reacting')
  const due = (await dueTimes(page)).get('1/n') ?? 0
  await phone.kill()

  page = await phone.start(due + 83_000)
  await page.goto('/')
  await isBack(page)
  expect((await sceneOf(page)).title).toBe('試験紙Nの色を読む')
  await expectOverdueSince(page, due)
  expect((await keptRows(page)).filter(({ payload }) => payload.kind === 'read')).toEqual([])
})

test.describe('in the full browser', () => {
  test.use({ phoneBrowser: 'full' })

  test('a kill right after the last reading is acknowledged loses nothing', async ({ phone }) => {
    const page = await killAtTheEnd(phone, await phone.start())
    await expect(readingsOf(page, '試料1')).toHaveText(['6.5'])
    await expectEveryReading(page, 1)
    await page.goto('/diag?view=history')
    await expect(page.getByRole('article').last()).toContainText('6.5')
  })
})
