import { AxeBuilder } from '@axe-core/playwright'
import { addPlot, rows, typeRecord } from './support/history-type.ts'
import { expect, open, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

test('tests are searched, narrowed down, drawn and compared', async ({ page }) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5' })
  await typeRecord(page, { when: '2026-05-01T09:05', plot: '北の畑', ph: '6.2' })
  await typeRecord(page, { when: '2026-05-02T09:05', name: 'ハウス', note: '雨のあと' })

  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('2026年5月2日')
  await page.getByLabel('ことば').fill('はうす　雨')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('3件のうち 1件')).toBeVisible()
  await page.getByLabel('ことば').fill('どこにもない')
  await expect(page.getByText('条件に合う記録はありません')).toBeVisible()
  await page.getByRole('button', { name: '条件を消す' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByText('探す・しぼる').click()
  await page.getByLabel('この日まで').fill('2026-04-30')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('この日まで').fill('')
  await page.getByLabel('圃場', { exact: true }).selectOption('北の畑')
  await expect(rows(page)).toHaveCount(2)
  const chart = page.getByRole('img', { name: /^pH。2回の測定/ })
  await expect(chart).toHaveAccessibleName(/最も低い値は 5\.5、最も高い値は 6\.2/)
  await page.reload()
  await expect(chart).toBeVisible()
  await page.getByText('pH 表で見る').click()
  await expect(page.getByRole('row', { name: /2026年4月1日 5\.5/ })).toBeVisible()

  for (const row of [0, 1]) {
    const box = rows(page).nth(row).getByRole('checkbox')
    await box.click()
    await expect(box).toBeChecked()
  }
  await page.getByRole('button', { name: '2件を比べる' }).click()
  await expect(page.getByRole('row', { name: /pH.*5\.5 6\.2 \+0\.7/ })).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
})

test('axe finds nothing on the history, a test, a comparison and a report', async ({ page }) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5' })
  const one = new URL(page.url()).searchParams.get('record') ?? ''
  await typeRecord(page, { when: '2026-05-01T09:05', plot: '北の畑', ph: '6.2' })
  const other = new URL(page.url()).searchParams.get('record') ?? ''
  const addresses = [
    'view=history&chart=1',
    `view=history&record=${one}`,
    `view=history&compare=${one},${other}`,
    'view=history&new=typed',
    `view=report&record=${one}`,
    'view=plots&edit=new',
  ]
  for (const address of addresses) {
    await open(page, `/diag?${address}`)
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 3000 })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
    expect.soft(told, address).toEqual([])
  }
})
