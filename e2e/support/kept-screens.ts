import { expect, type Page } from '@playwright/test'
import { addPlot, typeRecord } from './history-type.ts'
import { open } from './site.ts'

type Visit = (screen: string) => Promise<void>

/** A plot with a long name, two tests of it and a diagnosis: every screen and dialog that shows or corrects them. */
export async function walkThroughKept(page: Page, visit: Visit): Promise<void> {
  const plot = '国道の向こうの細長い北の畑（借りている所）'
  await addPlot(page, plot)
  await typeRecord(page, { when: '2026-04-01T09:05', plot, ph: '5.5', note: '雨のあと' })
  const one = new URL(page.url()).searchParams.get('record') ?? ''
  await typeRecord(page, { when: '2026-05-01T09:05', plot, ph: '6.2' })
  const other = new URL(page.url()).searchParams.get('record') ?? ''
  for (const [screen, address, seen] of [
    ['plots', 'view=plots', 'article'],
    ['a new plot', 'view=plots&edit=new', 'dialog'],
    ['diagnosis of a test', `record=${one}&crop=spinach`, 'list'],
    ['history', 'view=history&chart=1', 'img'],
    ['two picked', `view=history&pick=${one},${other}`, 'article'],
    ['a comparison', `view=history&compare=${one},${other}`, 'img'],
    ['a typed test', 'view=history&new=typed', 'textbox'],
    ['a report', `view=report&record=${one}`, 'heading'],
    ['labels', 'view=labels', 'img'],
    ['all samples', `view=all&record=${one}`, 'table'],
    ['a test', `view=history&record=${one}`, 'listitem'],
  ] as const) {
    await open(page, `/diag?${address}`)
    // Within the page's own article, which is rendered before its content.
    await expect(page.getByRole('main').getByRole('article').getByRole(seen).last()).toBeVisible()
    // Its values and actions load as a separate chunk.
    if (screen === 'diagnosis of a test') {
      await expect(page.getByRole('button', { name: '印刷' })).toBeVisible()
    }
    await visit(screen)
  }
  for (const [screen, button] of [
    ['a value corrected', /pH.*の値を変更/],
    ['details corrected', '日時・名前・メモを変更'],
    ['a value added', '値を追加'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await visit(screen)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await walkThroughOffice(page, visit)
}

/** A field of somebody else: from then on farmers are shown. */
async function walkThroughOffice(page: Page, visit: Visit): Promise<void> {
  await open(page, '/diag?view=plots')
  await page.getByRole('button', { name: 'ほかの人の畑を登録' }).click()
  await page.getByLabel('畑の名前', { exact: true }).fill('西1号')
  await page.getByLabel('生産者').fill('農事組合法人ひがしやま')
  await visit('a new plot of a farmer')
  await page.getByRole('button', { name: '保存する' }).click()
  const farmer = page.getByRole('link', { name: '農事組合法人ひがしやま' })
  await expect(farmer).toBeVisible()
  await visit('farmers')
  await farmer.click()
  await expect(page.getByRole('link', { name: '袋のラベルを作る' })).toBeVisible()
  await visit('a farmer')
  await page.getByRole('link', { name: '西1号' }).click()
  await page.getByRole('button', { name: /^畑の形/ }).click()
  await expect(page.getByRole('dialog', { name: '畑の形' })).toBeVisible()
  await visit('the outline of a field')
}
