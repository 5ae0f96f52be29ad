import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectRightSecond } from './support/run-due.ts'
import { dueTimes, keptRows } from './support/run-kept.ts'
import { begin, openTimer, phOnly, playToTheEnd, playUntil } from './support/run-play.ts'
import { sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

/** Puts rows into the device's storage unchanged. */
const putRows = (page: Page, rows: readonly object[]) =>
  page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('soil-events')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const transaction = database.transaction('events', 'readwrite')
    for (const row of given) transaction.objectStore('events').put(row)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, rows)

/** A complete event except for its payload; later than any other in the test. */
const event = (kind: string, stream: string, payload: unknown, place: number) => ({
  id: `garbage-${place}`,
  device: 'journey',
  clock: `${Date.now() + 3_600_000}-000${place}-journey`,
  kind,
  stream,
  version: 1,
  payload,
})

async function streamOfRun(page: Page) {
  const start = (await keptRows(page)).findLast(({ kind }) => kind === 'run-started')
  return `run:${start?.payload.setup?.id ?? ''}`
}

test('garbage among the stored events leaves the rest intact and is reported by position', async ({
  page,
}) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page, phOnly)
  await playUntil(page, ({ status }) => status === 'reacting')
  const due = await dueTimes(page)
  const stream = await streamOfRun(page)
  await putRows(page, [
    { id: 'no-event' },
    { id: 'half', stream, clock: 'soon', kind: 'run-event' },
    event('run-event', stream, { kind: 'confirmed', at: 'soon' }, 0),
    event('run-event', stream, null, 1),
    event('run-started', 'run:garbage', { kind: 'started', setup: { kit: 'none' } }, 2),
    event('record-kept', 'records', { schema: 1, id: 'broken', kit: null }, 3),
    event(
      'kit-saved',
      'kits',
      { schema: 1, id: 'broken-kit', name: 'こわれたキット', lanes: 7 },
      4,
    ),
    event('timer', 'timers', 17, 5),
  ])
  await page.reload()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
  await expectRightSecond(page, due)
  await playToTheEnd(page)
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  await page.locator('main').getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('link', { name: /^前回/ })).toBeVisible()

  await page.goto('/?view=kits')
  await expect(
    page.getByText('broken-kit').or(page.getByText('こわれたキット')).first(),
  ).toBeVisible()
  expect(await page.getByRole('button', { name: /^このキットを使う/ }).count()).toBeGreaterThan(4)
  await page.goto('/diag?view=history')
  await expect(page.getByText(/読めない記録が\d件あります/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'どの色とも違う' }).last()).toBeVisible()
  await page.goto('/?view=timers')
  await expect(page.getByText('動いているタイマーはありません。')).toBeVisible()
})

test('a kit file that is garbage is refused with the place at fault, and nothing else changes', async ({
  page,
}) => {
  await page.goto('/?view=kits')
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'ファイルから取り込む' }).click()
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
    await (await choosing).setFiles(file)
  }
  await page.getByText('ほかの操作').first().click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ファイルに保存' }).first().click()
  const text = await readFile(await (await downloading).path(), 'utf8')

  await choose('photo.json', 'not a kit at all')
  await expect(page.getByRole('alert')).toContainText('キットのファイルではありません')

  const marker = '"duration":{"value":3,'
  const broken = JSON.stringify(JSON.parse(text)).replace(marker, '"duration":{"value":"three",')
  expect(broken).not.toBe(JSON.stringify(JSON.parse(text)))
  await choose('broken.kit.json', broken)
  await expect(page.getByRole('alert')).toContainText('lanes[1].steps[0].duration')
  await expect(page.getByRole('alert')).toContainText('工程2 › 手順1 › 時間')
  await expect(page.getByText('まだありません。')).toBeVisible()

  const kits = page.getByRole('button', { name: /^このキットを使う/ })
  const before = await kits.count()
  await choose('good.kit.json', broken.replace('"three"', '4'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(kits).toHaveCount(before + 1)
})
