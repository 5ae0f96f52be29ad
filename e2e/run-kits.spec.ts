import type { Page } from '@playwright/test'
import { expectCountdownTo } from './support/run-due.ts'
import { heardBy, listen } from './support/run-ears.ts'
import { keptReadings } from './support/run-kept.ts'
import { begin, bigButton, phOnly, playUntil } from './support/run-play.ts'
import { changeBy, holdTime, pass, passGuard, sceneOf, waitOutGuard } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

async function useKit(page: Page, name: string) {
  await page.goto('/?view=kits')
  await page.getByRole('button', { name: `このキットを使う：${name}` }).click()
  await expect(page.getByRole('region', { name: 'キット' })).toContainText(name)
}

test('a tube kit asks whether the liquid is clear, and waits half an hour more', async ({
  page,
}) => {
  await page.clock.install()
  await useKit(page, 'NPK土壌診断キット（試験管式）')
  await begin(page)
  await holdTime(page)
  await playUntil(page, ({ status }) => status === 'settling')
  const card = page.getByTestId('step-card')
  const more = page.getByRole('button', { name: 'あと30分待つ' })
  await expect(more).toHaveCount(0)
  await pass(page, 29 * 60)
  await expect(more).toHaveCount(0)
  await pass(page, 60)
  await expect(card).toContainText('上の液の濁りは消えましたか')
  await passGuard(page)
  await more.click()
  await expect(more).toHaveCount(0)
  const { digits, wall } = await sceneOf(page)
  expect(digits).toBe('30:00')
  await page.clock.resume()
  await page.reload()
  await expect.poll(async () => (await sceneOf(page)).status).toBe('settling')
  await expectCountdownTo(page, wall + 30 * 60_000)
  await pass(page, 30 * 60)
  await expect(card).toContainText('上の液の濁りは消えましたか')
  await passGuard(page)
  await changeBy(page, () => bigButton(page).click())
  // The plan decides which of the three comes first.
  expect((await sceneOf(page)).title).toMatch(/^(窒素|リン酸|カリ)用の試験管に液を移す$/)
})

test('an unknown duration counts up until the user ends it', async ({ page }) => {
  await page.clock.install()
  await useKit(page, 'パックテスト 硝酸（土の液用）')
  await begin(page)
  await holdTime(page)
  await playUntil(page, ({ status }) => status === 'settling')
  await pass(page, 125)
  expect((await sceneOf(page)).digits).toBe('2:05')
  await pass(page, 3600)
  expect((await sceneOf(page)).digits).toBe('1:02:05')
  await passGuard(page)
  await changeBy(page, () => bigButton(page).click())
  expect((await sceneOf(page)).title).toBe('チューブの糸を引き抜く')
})

/** Sets the seconds of a step in the kit being edited. */
async function setSeconds(page: Page, step: string, seconds: string) {
  const fold = page.locator('details').filter({ hasText: step }).last()
  await fold.locator('summary').click()
  const time = fold.getByRole('group', { name: '時間', exact: true })
  await time.getByRole('textbox', { name: '分' }).fill('')
  await time.getByRole('textbox', { name: '秒' }).fill(seconds)
}

test("one's own copy of a kit runs to its end in real time, with its alarms on the second", async ({
  page,
}) => {
  await listen(page)
  await page.goto('/?view=kits')
  await page.getByRole('button', { name: 'みどりくん（N・PK）のほかの操作' }).click()
  await page.getByRole('button', { name: '自分用に変更' }).click()
  await setSeconds(page, 'ボトルを振る', '2')
  await setSeconds(page, '試験紙Nの色が出るのを待つ', '5')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(/「みどりくん.*（自分用）」を保存しました。/)).toBeVisible()
  await page.getByRole('link', { name: 'タイマーに戻る' }).click()
  await expect(page.getByRole('region', { name: 'キット' })).toContainText('（自分用）')

  await begin(page, phOnly)
  const tap = async (name: string) => {
    await waitOutGuard(page)
    await changeBy(page, () => page.getByRole('button', { name }).click())
  }
  await tap('できた')
  await tap('できた')
  await tap('はじめる')
  await expect.poll(async () => (await sceneOf(page)).title).toBe('試験紙Nを浸す')
  await tap('いま浸した')
  await expect.poll(async () => (await sceneOf(page)).status, { intervals: [50] }).toBe('reacting')
  await expect
    .poll(async () => (await sceneOf(page)).question, { timeout: 15_000, intervals: [50] })
    .toContain('pH')
  await waitOutGuard(page)
  const earliest = (await sceneOf(page)).wall
  await page.getByTestId('answers').getByRole('button', { name: /^6\.5/ }).click()
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  const latest = (await sceneOf(page)).wall

  const [reading] = await keptReadings(page)
  const due = reading?.dueAt ?? 0
  expect(due).toBeLessThan(earliest)
  expect((reading?.readAt ?? 0) - due).toBeLessThan(3000)
  expect(reading?.readAt).toBeGreaterThan(earliest - 50)
  expect(reading?.readAt).toBeLessThan(latest + 50)
  const sounds = (await heardBy(page)).filter(({ what }) => what === 'sound')
  for (const before of [3, 2, 1, 0]) {
    const near = sounds.filter(({ at }) => Math.abs(at - (due - before * 1000)) < 150)
    expect(near.length, `a sound ${before} s before the reading`).toBeGreaterThan(0)
    // Scheduled on the audio clock in advance, so that a busy page cannot delay it.
    expect(Math.min(...near.map(({ asked }) => asked))).toBeLessThan(due - before * 1000 - 800)
  }
})
