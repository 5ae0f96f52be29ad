import type { Locator, Page } from '@playwright/test'
import { keepFinishedTest } from './support/finished-test.ts'
import { pdfPages } from './support/pdf-text.ts'
import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

const farmers = ['山田', '佐藤', '鈴木', '渡辺']
const fields = farmers.flatMap((farmer) => [1, 2, 3, 4, 5, 6].map((at) => `${farmer} ${at}号`))

async function bringFields(page: Page) {
  const rows = farmers.flatMap((farmer, at) =>
    [1, 2, 3, 4, 5, 6].map((field) => `2026031${at},${farmer},${field}号,6.${field}`),
  )
  await openFile(page, csvFile(['採取日,生産者名,ほ場名,pH(H2O)', ...rows].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
}

/** More controls than any of these pages has. */
const maxTabs = 150

/** Reaches a control with Tab alone: fails if the control cannot be reached. */
async function tabTo(page: Page, one: Locator) {
  const isThere = () => one.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < maxTabs && !(await isThere()); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(one).toBeFocused()
}

const ways = {
  touch: {
    screen: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
    press: (page: Page, one: Locator) => one.tap(),
    chooseCrop: async (page: Page, crop: string) => {
      await page.getByRole('combobox', { name: '作物' }).fill(crop)
      await page.getByRole('option', { name: crop }).first().tap()
    },
  },
  keyboard: {
    screen: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
    press: async (page: Page, one: Locator) => {
      await expect(one).toBeEnabled()
      await tabTo(page, one)
      await page.keyboard.press('Enter')
    },
    chooseCrop: async (page: Page, crop: string) => {
      await tabTo(page, page.getByRole('combobox', { name: '作物' }))
      await page.keyboard.type(crop)
      await page.keyboard.press('Enter')
    },
  },
}

for (const [by, { screen, press, chooseCrop }] of Object.entries(ways)) {
  test.describe(`by ${by}`, () => {
    test.use(screen)

    test('twenty-four samples, from the labels of their bags to signed sheets', async ({
      page,
    }) => {
      const after = await keepFinishedTest(page, fields)
      await page.clock.setFixedTime(after)
      await bringFields(page)

      await open(page, '/diag?view=plots')
      await press(page, page.getByRole('link', { name: '袋のラベルを作る' }))
      await expect(page.getByRole('img', { name: /QRコード/ })).toHaveCount(24)
      const labels = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
      expect(labels).toHaveLength(1)
      for (const farmer of farmers) {
        expect(labels.join('').match(new RegExp(farmer, 'gu'))).toHaveLength(6)
      }

      await open(page, '/')
      await press(page, page.getByRole('button', { name: /^診断へ/ }))
      await expect(page.getByRole('heading', { name: '24点の診断' })).toBeVisible()
      await press(page, page.getByRole('button', { name: '24点の作物を選ぶ' }))
      await chooseCrop(page, 'ほうれんそう')
      await expect(page.getByText('24点の作物を変更しました')).toBeVisible()
      await expect(page.getByRole('table').first().getByText('作物を選ぶ')).toHaveCount(0)
      await press(page, page.getByRole('button', { name: '24枚を印刷' }))
      const sheets = page.getByRole('article', { name: '報告書' })
      await expect(sheets).toHaveCount(24)
      await press(page, page.locator('summary').filter({ hasText: '差出人・ひとこと' }))
      const sender = page.getByLabel('差出人（事業所・氏名）')
      await press(page, sender)
      await sender.fill('JA東部 営農課\n指導員 森')
      await expect(sheets.getByText('指導員 森')).toHaveCount(24)

      // The crop notice may still be on screen: it takes no paper.
      const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
      expect(pages).toHaveLength(24)
      for (const text of pages) {
        expect(farmers.filter((farmer) => text.includes(farmer))).toHaveLength(1)
        expect(text).toMatch(/指導員森.*印|印.*指導員森/u)
      }
    })
  })
}
