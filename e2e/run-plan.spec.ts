import type { Page } from '@playwright/test'
import { begin, openTimer, playToTheEnd, playUntil } from './support/run-play.ts'
import { holdTime, pass, passGuard, sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

/** On a low phone the plan opens from the name of the sample. */
async function openPlan(page: Page) {
  await page
    .locator('header button')
    .filter({ has: page.locator('strong') })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '予定表を開く' }).click()
}

test.beforeEach(({ page }) => page.clock.install())

test('before the start it says how long it takes, and how long without a plan', async ({
  page,
}) => {
  await openTimer(page)
  const start = page.getByRole('button', { name: 'はじめる' })
  await expect(start).toContainText(/約\d+分/)
  await expect(start).not.toContainText('1点ずつ測ると')
  for (let count = 1; count < 6; count += 1) {
    await page.getByRole('button', { name: '試料の数を増やす' }).click()
  }
  await expect(start).toContainText(/約\d+分.*1点ずつ測ると約\d+分/)
  // The label shown first is still for fewer samples.
  await expect(async () => {
    const label = (await start.textContent()) ?? ''
    const [planned = 0, alone = 0] = [...label.matchAll(/(\d+)分/g)].map(([, minutes]) =>
      Number(minutes),
    )
    expect(planned).toBeLessThan(alone)
  }).toPass({ timeout: 10_000 })
})

test('six samples done in the order of the plan are all read in time', async ({ page }) => {
  await openTimer(page)
  await begin(page, { samples: 6, without: ['リン酸（水溶性）', 'カリ（水溶性）'] })
  // The user is as fast as the plan assumes, however slow the machine is.
  await holdTime(page)
  await openPlan(page)
  const dialog = page.getByRole('dialog', { name: '予定表' })
  await expect(dialog).toContainText(/ごろ終わります/)
  const order = dialog.getByRole('list').last()
  // Five manual steps for each sample; the first is on the card.
  await expect(order.getByRole('listitem')).toHaveCount(6 * 5 - 1)
  const clocks = await order.getByRole('listitem').locator('span:first-child').allTextContents()
  expect(clocks).toEqual(clocks.toSorted())
  const drawn = async () =>
    dialog.getByTestId('timeline-scroll').evaluate((element) => element.scrollWidth)
  const before = await drawn()
  await dialog.getByRole('button', { name: '拡大' }).click()
  await expect.poll(drawn).toBeGreaterThan(1.3 * before)
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await playToTheEnd(page)
  await expect(page.getByText(/遅れ/)).toHaveCount(0)
  await expect(page.getByText('端末に保存しました')).toBeVisible()
})

test('vessels are too few only as long as there are more samples', async ({ page }) => {
  await openTimer(page)
  const more = page.getByRole('button', { name: '試料の数を増やす' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: /^1人・容器/ }).click()
  const enough = page.getByRole('radio', { name: '試料と同数' })
  const vessels = page.getByRole('group', { name: '容器の数' }).locator('output')
  await page.getByRole('radio', { name: '試料より少ない' }).check()
  await expect(vessels).toHaveText('2個')
  const reopen = async () => page.getByRole('button', { name: /^1人・容器/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '試料の数を減らす' }).click()
  await reopen()
  await expect(enough).toBeChecked()
  await expect(vessels).toHaveCount(0)
  await page.keyboard.press('Escape')
  await more.click()
  await reopen()
  await expect(vessels).toHaveText('2個')
})

/** Two people and two samples, started. */
async function beginTogether(page: Page) {
  await openTimer(page)
  await page.getByRole('button', { name: '試料の数を増やす' }).click()
  await page.getByRole('button', { name: /^1人・容器/ }).click()
  await page.getByRole('radio', { name: /^2人/ }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'はじめる' }).click()
}

const first = (page: Page) => page.getByRole('region', { name: '1人目' })
const second = (page: Page) => page.getByRole('region', { name: '2人目' })
const noColorFits = (page: Page) =>
  page.getByTestId('answers').getByRole('button', { name: 'どの色とも違う', disabled: false })

/** Performs the next action of either person, or waits, until `isReached`. */
async function playTogetherUntil(page: Page, isReached: () => Promise<boolean>) {
  for (let actions = 0; actions < 200; actions += 1) {
    if (await isReached()) return
    const action = noColorFits(page)
      .or(page.getByRole('button', { name: /^(できた|いま浸した|はじめる)/ }))
      .first()
    if (await action.isVisible()) {
      await passGuard(page)
      await action.click({ timeout: 3000 }).catch(() => undefined)
      await pass(page, 1)
    } else await pass(page, 3)
  }
}

test('two people each see what to do with samples of their own', async ({ page }) => {
  await beginTogether(page)
  await expect(first(page).getByRole('heading', { level: 2 })).toHaveText('1人目 試料1')
  await expect(second(page).getByRole('heading', { level: 2 })).toHaveText('2人目 試料2')
  for (const card of [first(page), second(page)])
    await expect(card).toContainText('土を5mLとり、ボトルに入れる')
  const isOver = page.getByText(/点、測れました/)
  await playTogetherUntil(page, () => isOver.isVisible())
  await expect(isOver).toBeVisible()
})

test('while two read, neither loses sight of what the second has to do', async ({ page }) => {
  await beginTogether(page)
  await playTogetherUntil(page, () => noColorFits(page).isVisible())
  await pass(page, 10)
  await expect(page.getByTestId('answers')).toHaveCount(2)
  const called = second(page).getByRole('heading', { level: 2 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(called).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(called).toBeInViewport({ ratio: 1 })
  const answers = page.getByTestId('answers').last()
  await expect(answers.getByRole('button', { name: 'どの色とも違う' })).toBeInViewport({ ratio: 1 })
})

test('cards and plan are unchanged after a reload in the middle of a test, and no other test is offered', async ({
  page,
}) => {
  await openTimer(page)
  await begin(page, { samples: 3 })
  await page.addInitScript(noteStart)
  const times = page.getByRole('dialog', { name: '予定表' })
  const seen = async () => {
    const { wall, phase, status, title, sample } = await sceneOf(page)
    await openPlan(page)
    const [, hours, minutes] = /(\d+):(\d+)ごろ終わります/.exec(await times.innerText()) ?? []
    await page.keyboard.press('Escape')
    return {
      scene: { phase, status, title, sample },
      wall,
      end: Number(hours) * 60 + Number(minutes),
    }
  }
  for (const wanted of ['busy', 'ready', 'reacting']) {
    await playUntil(page, ({ status }) => status === wanted)
    const before = await seen()
    await page.reload()
    await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
    const after = await seen()
    expect(after.scene).toEqual(before.scene)
    // The end is later by the time in which the user did not act.
    const idleMinutes = Math.ceil((after.wall - before.wall) / 60_000)
    expect(after.end).toBeGreaterThanOrEqual(before.end)
    expect(after.end).toBeLessThanOrEqual(before.end + idleMinutes)
  }
  expect(await page.evaluate(() => sessionStorage.getItem('start offered'))).toBeNull()
})

/** Notes a frame with the button that begins a test. */
function noteStart() {
  const look = () => {
    const buttons = [...document.querySelectorAll('main button')]
    const isOffered = buttons.some(
      (button) => button.textContent.startsWith('はじめる') && button.checkVisibility(),
    )
    if (isOffered) sessionStorage.setItem('start offered', location.href)
    requestAnimationFrame(look)
  }
  look()
}
