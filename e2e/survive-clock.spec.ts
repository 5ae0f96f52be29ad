import type { Page } from '@playwright/test'
import { expectCountdownTo, expectEveryReading, expectOverdueSince } from './support/run-due.ts'
import { dueTimes, keptReadings } from './support/run-kept.ts'
import { begin, openTimer, phOnly, playToTheEnd, playUntil } from './support/run-play.ts'
import { clockOf, holdTime, pass, sceneOf, secondsIn } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'
import { setVisible } from './support/run-visibility.ts'

const hour = 3_600_000

/** A test whose strip has just begun to react. */
async function reacting(page: Page) {
  await page.clock.install()
  await openTimer(page)
  await begin(page, phOnly)
  await playUntil(page, ({ status }) => status === 'reacting')
  return (await dueTimes(page)).get('1/n') ?? 0
}

/** Changes the phone's clock only: the monotonic clock continues. Returns the exact change. */
async function turnClock(page: Page, by: number): Promise<number> {
  const offset = () => page.evaluate(() => Date.now() - performance.now())
  const before = await offset()
  const { wall } = await sceneOf(page)
  await page.clock.setSystemTime(wall + by)
  return (await offset()) - before
}

test('a tab hidden for three minutes comes back with the reading overdue since its second', async ({
  page,
}) => {
  const due = await reacting(page)
  await setVisible(page, false)
  await pass(page, 180)
  await setVisible(page, true)
  await expectOverdueSince(page, due)
  expect((await sceneOf(page)).title).toBe('試験紙Nの色を読む')
  await playToTheEnd(page)
  await expectEveryReading(page, 1)
})

test('a phone asleep for three minutes comes back with the reading overdue since its second', async ({
  page,
}) => {
  const due = await reacting(page)
  await setVisible(page, false)
  // During sleep, the monotonic clock of most phones stops.
  await turnClock(page, 180_000)
  await setVisible(page, true)
  await expectOverdueSince(page, due)
})

for (const [name, by] of [
  ['forward', hour],
  ['back', -hour],
] as const) {
  test(`a clock turned ${name} an hour in front of us moves what is shown, not the countdown`, async ({
    page,
  }) => {
    const due = await reacting(page)
    await holdTime(page)
    const before = secondsIn((await sceneOf(page)).digits)
    const turned = await turnClock(page, by)
    await pass(page, 3)
    const after = secondsIn((await sceneOf(page)).digits)
    expect(before - after).toBe(3)
    await expectCountdownTo(page, due + turned)
    await pass(page, 70)
    await expectOverdueSince(page, due + turned)
    await page.reload()
    await expectOverdueSince(page, due + turned)
    await expect(page.getByText('時計が変更されたようです')).toHaveCount(0)
    const earliest = (await sceneOf(page)).wall
    await playToTheEnd(page)
    const latest = (await sceneOf(page)).wall
    await expect(page.getByText('端末に保存しました')).toBeVisible()
    const [reading] = await keptReadings(page)
    expect(reading?.dueAt).toBe(due)
    expect((reading?.readAt ?? 0) + turned).toBeGreaterThan(earliest - 50)
    expect((reading?.readAt ?? 0) + turned).toBeLessThan(latest + 50)
  })
}

/** The clock was set back an hour while the app was closed: the question to the user, and the meaning of each answer. */
async function expectDoubt(page: Page) {
  await expect(page.getByText('時計が変更されたようです')).toBeVisible()
  const asked = page.getByRole('note').filter({ hasText: '時計が変更されたようです' })
  await expect(asked.getByRole('button')).toHaveCount(2)
  return asked.getByRole('button')
}

for (const which of ['earlier', 'later'] as const) {
  test(`a clock turned back while hidden is asked about; the ${which} time keeps the countdown`, async ({
    page,
  }) => {
    const due = await reacting(page)
    await holdTime(page)
    await setVisible(page, false)
    await pass(page, 10)
    const { wall } = await sceneOf(page)
    const turned = await turnClock(page, -hour)
    await setVisible(page, true)
    const choices = await expectDoubt(page)
    await expect(choices).toHaveText([new RegExp(clockOf(wall - hour)), new RegExp(clockOf(wall))])
    // Time continues to count while the user thinks about it.
    await pass(page, 4)
    await choices[which === 'earlier' ? 'first' : 'last']().click()
    await expect(choices).toHaveCount(0)
    await expectCountdownTo(page, due + turned)
    // Once resolved, neither this page nor the next asks again.
    await pass(page, 2)
    await page.reload()
    await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
    await expect(page.getByText('時計が変更されたようです')).toHaveCount(0)
    await pass(page, 70)
    await expectOverdueSince(page, due + turned)
  })
}

test('a clock turned back while closed is asked about; the earlier time does not count the hour again', async ({
  page,
}) => {
  await reacting(page)
  await page.goto('about:blank')
  await turnClock(page, -hour)
  await page.goto('/')
  const choices = await expectDoubt(page)
  await choices.first().click()
  await expect(choices).toHaveCount(0)
  await expect.poll(async () => (await sceneOf(page)).status).toBe('reacting')
  expect(secondsIn((await sceneOf(page)).digits)).toBeLessThanOrEqual(60)
  await pass(page, 65)
  await expect.poll(async () => (await sceneOf(page)).status).toBe('read')
})
