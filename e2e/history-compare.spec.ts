import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { rows } from './support/history-type.ts'
import { expect, open, test } from './support/site.ts'

test('six tests of a field are compared, a seventh replaces the first', async ({ page }) => {
  const lines = Array.from(
    { length: 7 },
    (_, at) => `t${at},2026-0${at + 1}-10,みどりくん（N・PK）,北の畑,,,,${5 + at / 4},5`,
  )
  const head = 'record,date,kit,plot,name,weather,note,pH,NO3-N'
  await openFile(page, csvFile([head, ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/diag?view=history')
  await page.getByRole('button', { name: '比べる' }).click()
  for (let row = 0; row < 7; row += 1) {
    await rows(page).nth(row).getByRole('checkbox').click()
    await expect(rows(page).nth(row).getByRole('checkbox')).toBeChecked()
  }
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: '6件を比べる' }).click()
  await expect(page.getByRole('heading', { name: 'pHの値が上がりました' })).toBeVisible()
  const days = page.getByRole('main').getByRole('link', { name: /^2026年\d月$/ })
  await expect(days).toHaveCount(6)
  await expect(page.getByRole('link', { name: '2026年7月' })).toHaveCount(0)
  await expect(page.getByText('1.25上がった')).toBeVisible()
})

test('fields of one name of two farmers, tested on one day, are told apart', async ({ page }) => {
  const head = '採取日,生産者名,ほ場名,pH(H2O)'
  const lines = ['山田', '佐藤'].map((farmer, at) => `2026-04-10,${farmer},1号,${6 + at / 2}`)
  await openFile(page, csvFile([head, ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=history')
  await page.getByRole('button', { name: '比べる' }).click()
  for (const row of [0, 1]) await rows(page).nth(row).getByRole('checkbox').click()
  await page.getByRole('button', { name: '2件を比べる' }).click()
  for (const name of ['山田 1号', '佐藤 1号']) {
    await expect(page.getByRole('link', { name: `${name} 4月10日` })).toBeVisible()
    await expect(page.getByRole('img', { name: new RegExp(`${name} [67]`) })).toBeVisible()
  }
  await expect(page.getByText('いちばん低いのは山田 1号です')).toBeVisible()
})

test('the days of three tests are beside each other on a phone', async ({ page }) => {
  const lines = [4, 5, 6].map((month, at) => `2026-0${month}-10,北の畑,${6 + at / 4}`)
  await openFile(page, csvFile(['採取日,ほ場名,pH(H2O)', ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=history')
  await page.getByRole('button', { name: '比べる' }).click()
  for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole('checkbox').click()
  await page.getByRole('button', { name: '3件を比べる' }).click()
  const days = page.getByRole('main').getByRole('link', { name: /^2026年\d月$/ })
  await expect(days).toHaveCount(3)
  const tops = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
