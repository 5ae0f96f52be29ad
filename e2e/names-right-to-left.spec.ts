import type { Page } from '@playwright/test'
import { keepFinishedTest } from './support/finished-test.ts'
import { csvFile, openFile, takeColumns, takeOver } from './support/records-files.ts'
import { reorderedNames } from './support/reordered-names.ts'
import { begin, openTimer } from './support/run-play.ts'
import { expect, open, test } from './support/site.ts'

// Growers from abroad write the names of their fields in their own letters, some of them from right to left.

const north = 'حقل الشمال 3'
const east = 'שדה מזרח'
const farmer = 'יוסף כהן'

async function expectInOrder(page: Page, name = north) {
  await expect(page.getByText(name).first()).toBeAttached()
  expect(await reorderedNames(page), page.url()).toEqual([])
}

test('a name alone may stand as it is, beside others it must be isolated', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent(`<p>${north}</p><p>日付<br>${east}</p><p>(\u2068${north}\u2069) 5</p>
    <p><b>${north}</b> 5.5</p><p><bdi>${east}</bdi>：6</p><p>${north}、北の畑</p>`)
  expect(await reorderedNames(page)).toEqual([`${north} 5.5`, `${north}、北の畑`])
})

test('a running test keeps its order', async ({ page }) => {
  await page.addInitScript(
    (names) => localStorage.setItem('soil-kit-timer:setup', JSON.stringify({ count: 2, names })),
    [north, east],
  )
  await openTimer(page)
  await begin(page)
  await expectInOrder(page)
  await open(page, '/manual')
  await expectInOrder(page)
})

test('the results keep their order', async ({ page }) => {
  const after = await keepFinishedTest(page, [north, east])
  await page.clock.install({ time: after + 5000 })
  await open(page, '/')
  await expect(page.getByRole('rowheader', { name: east })).toBeVisible()
  await expectInOrder(page)
})

test('a table, its history, diagnoses, reports, fields and farmers keep their order', async ({
  page,
}) => {
  const rows = [
    '採取日,生産者名,ほ場名,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里',
    `20260410,${farmer},${north},5.6,0.3,30,20`,
    `20260410,${farmer},${east},6.1,0.2,20,25`,
  ]
  await openFile(page, csvFile(rows.join('\r\n')))
  await expectInOrder(page)
  await takeColumns(page)
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()

  await open(page, '/diag?view=history')
  await expectInOrder(page)
  await page.getByRole('link', { name: 'まとめて診断' }).click()
  await page.getByRole('button', { name: '2点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('トマト')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2点の作物を変更しました')).toBeVisible()
  await expectInOrder(page)
  await page.getByRole('button', { name: '2枚を印刷' }).click()
  await expectInOrder(page)

  await open(page, '/diag?view=history')
  await page.getByRole('link').filter({ hasText: north }).first().click()
  await expect(page).toHaveURL(/record=/)
  await expectInOrder(page)
  const record = new URL(page.url()).searchParams.get('record') ?? ''
  for (const address of [`record=${record}&crop=tomato`, `view=report&record=${record}`]) {
    await open(page, `/diag?${address}`)
    await expectInOrder(page)
  }

  await open(page, '/diag?view=plots')
  await expectInOrder(page, farmer)
  await page.getByText(farmer).first().click()
  await expectInOrder(page)
  await page.getByRole('link').filter({ hasText: north }).first().click()
  await expectInOrder(page)
})
