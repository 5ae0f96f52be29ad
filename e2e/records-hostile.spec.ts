import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rows } from './support/history-type.ts'
import { backupSaying, madeTest } from './support/records-backup.ts'
import { openFile, takeOver } from './support/records-files.ts'
import { finish, openTimer } from './support/run-play.ts'
import { begin, playToReaction, shortKitSeconds } from './support/short-kit.ts'
import { expect, open, test } from './support/site.ts'

const markup = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`
const formula = `=cmd|' /C calc'!A0`
const turned = '\u{202e}逆から\u{2066}'
/** The text as shown, without characters that reverse others. */
const shownOf = (text: string) => text.replaceAll(/[\u{202e}\u{2066}]/gu, '')
const long = 'W'.repeat(10_000)
const emoji = '👩‍🌾の畑🌱'
/** The newest test, the last one here, is the one on the first screen. */
const texts = [emoji, formula, turned, long, markup]
const newest = madeTest(texts.indexOf(markup))

/** Nothing of it became an element, ran, or made the page wider than the phone. */
async function expectOnlyText(page: Page, where: string) {
  const shown = page.getByText(markup).filter({ visible: true })
  await expect(shown.first(), where).toBeVisible()
  await expectHarmless(page, where)
}

async function expectHarmless(page: Page, where: string) {
  const seen = await page.evaluate(() => ({
    elements: document.querySelectorAll('img[src="x"], main script, dialog script').length,
    title: document.title,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect.soft(seen.elements, `elements made of text: ${where}`).toBe(0)
  expect.soft(seen.title, where).not.toBe('run')
  expect.soft(seen.tooWide, `wider than the phone: ${where}`).toBe(0)
}

test('code, text direction marks and endless text are shown as plain text everywhere', async ({
  page,
}) => {
  const buffer = Buffer.from(backupSaying(texts))
  await openFile(page, { name: `${markup}.json`, mimeType: 'application/json', buffer })
  await expect(page.getByText(`測定${texts.length}件を追加します`)).toBeVisible()
  await page.getByText('追加する測定の例').click()
  await expectOnlyText(page, 'the preview')
  await takeOver(page)
  await page.getByRole('link', { name: '記録を見る' }).click()
  await expect(rows(page)).toHaveCount(texts.length)
  await expectOnlyText(page, 'the list')

  for (const at of [4, 2, 3]) {
    await open(page, `/diag?view=history&record=${madeTest(at)}`)
    await expect(page.locator('#record-title')).toBeVisible()
    await expectHarmless(page, `record ${at}`)
    await page.getByRole('button', { name: '日時・名前・メモを変更' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByLabel('メモ', { exact: true })).toHaveValue(shownOf(texts[at] ?? ''))
    await expectHarmless(page, `dialog ${at}`)
    await open(page, `/diag?view=report&record=${madeTest(at)}`)
    await expect(page.getByRole('article', { name: '報告書' })).toBeVisible()
    await expectHarmless(page, `report ${at}`)
  }
  await open(page, `/diag?view=history&compare=${newest},${madeTest(1)}`)
  await expectOnlyText(page, 'two tests compared')
  await open(page, `/diag?record=${newest}&sample=s1`)
  await expect(page.getByRole('combobox', { name: '作物' })).toBeVisible()
  await expectHarmless(page, 'the diagnosis')
  await open(page, '/diag?view=plots')
  await expectOnlyText(page, 'the plots')
  await page.getByRole('link', { name: formula }).click()
  await expectHarmless(page, 'the page of a plot')
  await page.getByRole('button', { name: `${formula}を変更` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectHarmless(page, 'the dialog of a plot')
  await openTimer(page)
  await expect(page.getByRole('heading', { name: /^前回/ })).toBeVisible()
  await expectOnlyText(page, 'the first screen')
})

const shortKit = readFileSync(join(import.meta.dirname, 'support/short-kit.json'), 'utf8')

/** The kit with `word` as every id, species and unit. */
const kitCalled = (word: string) =>
  shortKit
    .replaceAll(/"(?:e2e-short|fill|only)"/gu, JSON.stringify(word))
    .replaceAll('"ph"', JSON.stringify(word))
    .replace('"species": "pH"', `"species": ${JSON.stringify(word)}`)
    .replace('"unit": ""', `"unit": ${JSON.stringify(word)}`)

for (const word of ['constructor', '__proto__']) {
  test(`a kit called by a name that every object answers to is used like any other: ${word}`, async ({
    page,
  }) => {
    expect(kitCalled(word).split(JSON.stringify(word)).length).toBeGreaterThan(6)
    await page.clock.install()
    await open(page, '/?view=kits')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'ファイルから取り込む' }).click()
    const buffer = Buffer.from(kitCalled(word))
    await (await chooser).setFiles({ name: 'kit.json', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: 'このキットを使う：短いキット' }).click()
    await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
    await begin(page)
    await playToReaction(page)
    await page.clock.fastForward(shortKitSeconds.react * 1000)
    await page.clock.runFor(500)
    await page.getByTestId('answers').getByRole('button', { name: /^6/ }).first().click()
    await expect(page.getByText('端末に保存しました')).toBeVisible()
    await finish(page)
    for (const path of [
      '/',
      `/ColorChart?kit=${word}&analyte=${word}`,
      '/diag',
      '/diag?view=history',
    ]) {
      await open(page, path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.getByText('画面を開けませんでした')).toHaveCount(0)
    }
    await expect(rows(page)).toHaveCount(1)
  })
}
