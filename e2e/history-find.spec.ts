import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addPlot, rows, typeRecord } from './support/history-type.ts'
import { expect, open, test } from './support/site.ts'

test('tests are searched, narrowed down, drawn and compared', async ({ page }) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5' })
  await typeRecord(page, { when: '2026-05-01T09:05', plot: '北の畑', ph: '6.2' })
  await typeRecord(page, { when: '2026-05-02T09:05', name: 'ハウス', note: '雨のあと' })

  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { name: '2026年5月2日' })).toBeVisible()
  await expect(rows(page).first()).toContainText('ハウス')
  await page.getByLabel('検索').fill('はうす　雨')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('3件のうち1件')).toBeVisible()
  await page.getByLabel('検索').fill('どこにもない')
  await expect(page.getByText('条件に合う記録はありません')).toBeVisible()
  await page.getByRole('button', { name: '条件を消す' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByLabel('検索').fill('きた')
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('検索').fill('')
  await page.getByRole('button', { name: '絞り込み' }).click()
  await page.getByLabel('終了日').fill('2026-04-30')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('終了日').fill('')
  await page.getByLabel('畑', { exact: true }).selectOption('北の畑')
  await page.getByRole('button', { name: '2件を見る' }).click()
  await expect(rows(page)).toHaveCount(2)
  const chart = page.getByRole('img', { name: /^pH。.*2回の測定/ })
  await expect(chart).toHaveAccessibleName(/最低5\.5、最高6\.2/)
  await page.reload()
  await expect(chart).toBeVisible()
  await page.getByText('数値を表で見る').click()
  await expect(page.getByRole('row', { name: /2026年4月1日 5\.5/ })).toBeVisible()

  await page.getByRole('button', { name: '比べる' }).click()
  for (const row of [0, 1]) {
    const box = rows(page).nth(row).getByRole('checkbox')
    await box.click()
    await expect(box).toBeChecked()
  }
  await page.getByRole('button', { name: '2件を比べる' }).click()
  await expect(page.getByRole('heading', { name: 'pHが上がりました' })).toBeVisible()
  await expect(page.getByRole('img', { name: /pH.*26年4月 5\.5/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /pH.*26年5月 6\.2/ })).toBeVisible()
  await expect(page.getByText('0.7上がった')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
})

const axeFindsNothing = async (page: Page, address: string) => {
  await open(page, `/diag?${address}`)
  await expect(page.getByRole('main').getByRole('heading').last()).toBeVisible()
  await expect(page.getByText('読み込んでいます')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 3000 })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
  expect.soft(told, address).toEqual([])
}

test('axe finds nothing on the history, a test, a comparison and a report', async ({ page }) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5' })
  const one = new URL(page.url()).searchParams.get('record') ?? ''
  await typeRecord(page, { when: '2026-05-01T09:05', plot: '北の畑', ph: '6.2' })
  const other = new URL(page.url()).searchParams.get('record') ?? ''
  await axeFindsNothing(page, 'view=history')
  await axeFindsNothing(page, `view=history&record=${one}`)
  await axeFindsNothing(page, `view=history&compare=${one},${other}`)
  await axeFindsNothing(page, `view=report&record=${one}`)
})

test('axe finds nothing on the forms, the fields and the backup', async ({ page }) => {
  await addPlot(page, '北の畑')
  await axeFindsNothing(page, 'view=plots')
  await axeFindsNothing(page, 'view=plots&edit=new')
  await axeFindsNothing(page, 'view=history&new=typed')
  await axeFindsNothing(page, 'view=backup')
})
