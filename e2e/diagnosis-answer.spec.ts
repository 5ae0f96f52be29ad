import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addPlot } from './support/history-type.ts'
import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { pass, passGuard, holdTime } from './support/run-screen.ts'
import { tapStep, expectStatus } from './support/screens.ts'
import { begin, shortKitSeconds, useShortKit } from './support/short-kit.ts'
import { pdfPages } from './support/pdf-text.ts'
import { readQr } from './support/read-qr.ts'
import { expect, open, test } from './support/site.ts'

test.use({ viewport: { width: 360, height: 640 } })

const todo = (page: Page) => page.getByRole('region', { name: /^(やること|To do)$/ })
const firstAmount = (page: Page) => todo(page).locator('[data-action=add]').first()

/** A complete test of one acid sample, up to the tap of the last reading. */
async function measure(page: Page): Promise<void> {
  await begin(page)
  await holdTime(page)
  await tapStep(page, 'できた')
  await tapStep(page, 'はじめる')
  await expectStatus(page, 'busy')
  await pass(page, shortKitSeconds.shake)
  await expectStatus(page, 'settling')
  await tapStep(page, '液が澄みました')
  await expectStatus(page, 'reacting')
  await pass(page, shortKitSeconds.react)
  await expectStatus(page, 'read')
  await passGuard(page)
}

const readLast = (page: Page) =>
  page.getByTestId('answers').getByRole('button', { name: '5.0', exact: true }).click()

/** Visible, and not covered by the bar at the bottom. */
async function expectFirstAmountInSight(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport()
  await expect(firstAmount(page)).toBeVisible()
  // On a slow machine the notice of slow storage is above for a moment.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const amount = document.querySelector('[data-action=add] b:nth-of-type(2)')
        const bar = [...document.querySelectorAll('nav')].at(-1)
        if (!amount || !bar) return Number.NaN
        return bar.getBoundingClientRect().top - amount.getBoundingClientRect().bottom
      }),
    )
    .toBeGreaterThanOrEqual(0)
}

for (const language of ['ja', 'easy', 'en']) {
  test(`the verdict and the first amount are in sight on a small phone (${language})`, async ({
    page,
  }) => {
    await open(
      page,
      `/diag?lang=${language}&from=typed&crop=spinach&ph=5.2_pH_&nitrate=4_NO3-N_kg/10a`,
    )
    await expectFirstAmountInSight(page)
  })
}

/** From a fresh start to the answer: the taps after the last reading are 診断へ and the crop. */
async function measureSpinach(page: Page): Promise<void> {
  await page.clock.install()
  await useShortKit(page)
  await measure(page)
  await readLast(page)
  await page.getByRole('button', { name: '診断へ' }).click()
  await page.clock.resume()
  await page.getByRole('option', { name: 'ほうれんそう' }).click()
}

test('a field named after its first diagnosis is measured by its name and asked about nothing', async ({
  page,
}) => {
  await measureSpinach(page)
  await page.getByRole('button', { name: '畑の名前をつける' }).click()
  await page.getByLabel('畑の名前', { exact: true }).fill('西の畑')
  await page.getByRole('button', { name: 'この名前で保存' }).click()
  await expect(page.getByText('「西の畑」を保存しました')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('西の畑')
  await expect(page.getByRole('button', { name: '畑の名前をつける' })).toHaveCount(0)

  await open(page, '/')
  await expect(page.getByRole('main')).toContainText('西の畑')
  await measure(page)
  await readLast(page)
  await expect(page).toHaveURL(/\/diag\?record=/)
  await expect(page.getByRole('main')).toContainText('西の畑')
  await expect(page.getByRole('main')).not.toContainText('試料1')
  await expectFirstAmountInSight(page)
})

/** The taps of `measureSpinach` are the only ones between the last reading and the amount, and there are none the second time. */
test('from the last reading to the first amount: two taps for a new field, none for one whose crop is known', async ({
  page,
}) => {
  await addPlot(page, '試料1')
  await measureSpinach(page)
  await expectFirstAmountInSight(page)
  await expect(firstAmount(page)).toContainText('苦土石灰')

  await open(page, '/')
  await measure(page)
  await readLast(page)
  await expect(page).toHaveURL(/\/diag\?record=/)
  await expectFirstAmountInSight(page)

  // The home screen says it too, until a value is corrected.
  await page.clock.resume()
  await open(page, '/')
  await page.getByRole('button', { name: '閉じる' }).click()
  const last = page.getByRole('link', { name: /^前回/ })
  await expect(last).toContainText('pHが低い土です')
  await last.click()
  await expectFirstAmountInSight(page)
  const record = new URL(page.url()).searchParams.get('record') ?? ''
  await open(page, `/diag?view=history&record=${record}`)
  await page.getByRole('button', { name: /pH.*の値を変更/ }).click()
  await page.getByRole('dialog').getByRole('combobox').first().selectOption({ label: '6.0' })
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, '/')
  await expect(last).toContainText('6.0')
  await expect(last).not.toContainText('pHが低い')
})

/** Imports two fields of one farmer with a sample each. */
async function importTwo(page: Page): Promise<void> {
  const samples = [
    't1,2026/4/1,みどりくん N・PK,山田の畑,5.2',
    't1,2026/4/1,みどりくん N・PK,佐藤の畑,6.8',
  ]
  await openFile(page, csvFile(['記録番号,日付,キット,試料名,pH', ...samples].join('\n')))
  await takeOver(page)
  await expect(page.getByText(/測定1件.*を取り込みました/)).toBeVisible()
}

async function chooseTomato(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '作物' }).fill('とまと')
  await page.getByRole('option', { name: 'トマト' }).first().click()
}

test('the next sample is one key, one tap or one swipe away, without data of the previous field', async ({
  page,
}) => {
  await importTwo(page)
  await open(page, '/diag')
  await expect(page.getByRole('region', { name: '山田の畑' })).toBeVisible()
  await chooseTomato(page)
  await expect(todo(page)).toBeVisible()
  await page.getByRole('button', { name: /佐藤の畑/ }).click()
  await expect(page.getByRole('region', { name: '佐藤の畑' })).toBeVisible()
  await expect(todo(page)).toBeHidden()
  await expect(page.getByText('作物を選ぶと、まく量がわかります').first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('region', { name: '山田の畑' })).toBeVisible()
  await expect(todo(page)).toBeVisible()
  const strip = page.getByRole('region', { name: '山田の畑' }).locator('..')
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(page).toHaveURL(/sample=/)
  await expect(page.getByRole('region', { name: '佐藤の畑' })).toBeVisible()
})

test('sharing, calendar entries and printing are about that sample alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await importTwo(page)
  await open(page, '/diag')
  await chooseTomato(page)
  await page.getByRole('button', { name: '共有' }).click()
  await expect(page.getByText('診断をコピーしました')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toContain('山田の畑')
  expect(shared).toContain('5.2')
  expect(shared).toContain('苦土石灰')
  expect(shared).not.toMatch(/佐藤|6\.8/)

  await page.getByRole('button', { name: 'カレンダー' }).click()
  await page.getByLabel('測り直す日').fill('2030-06-01')
  await page.getByLabel('石灰をまく日').fill('2030-04-21')
  await expect(page.getByLabel('測り直す日')).toHaveValue('2030-05-01')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'カレンダーに追加' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toContain('DTSTART;VALUE=DATE:20300501')
  expect(file).toContain('山田の畑')
  expect(file).not.toContain('佐藤')

  await page.getByRole('button', { name: '印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toContainText('山田の畑')
  await expect(sheet).toContainText('苦土石灰')
  await expect(sheet).not.toContainText(/佐藤|6\.8/)
  const code = sheet.getByRole('img', { name: /この測定のデータ/ })
  const inQr: unknown = JSON.parse(await readQr(code))
  expect(inQr).toMatchObject({ s: [{ n: '山田の畑' }] })
  expect(JSON.stringify(inQr)).not.toMatch(/佐藤|6\.8/)
  // The address of the sheet identifies a test and a sample by their ids, and contains nothing of what was measured.
  expect(decodeURIComponent(page.url())).not.toMatch(/佐藤|山田|6\.8|5\.2/)
  const paper = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join('')
  expect(paper).toContain('山田の畑')
  expect(paper).toContain('5.2')
  expect(paper).not.toMatch(/佐藤|6\.8/)

  // Printed again, it is the same saved diagnosis.
  const first = page.url()
  await page.goBack()
  await page.getByRole('button', { name: '印刷' }).click()
  await expect(sheet).toBeVisible()
  expect(page.url()).toBe(first)
})

test('below the answer, the word of each button is one line in large letters', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ textSize: 'large' })),
  )
  await open(page, '/diag?from=typed&crop=tomato&ph=5.2_pH_')
  const lines = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const word = [...button.querySelectorAll('span')].at(-1) ?? button
      return word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).fontSize)
    })
  for (const name of ['共有', 'カレンダー', '印刷']) expect(await lines(name), name).toBeLessThan(2)
})
