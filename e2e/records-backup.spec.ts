import type { Page } from '@playwright/test'
import { statSync } from 'node:fs'
import { rows, typeRecord } from './support/history-type.ts'
import { backupFile, backupText } from './support/records-backup.ts'
import { importView, openFile, pickFile, takeOver } from './support/records-files.ts'
import { keptPhotos, leaveRoom } from './support/records-storage.ts'
import { keptRows } from './support/run-kept.ts'
import { expect, test } from './support/run-test.ts'
import { open } from './support/site.ts'

/** Size of the large backups in megabytes: small in every run of the tests; BACKUP_MB=50 for the full test. */
const megabytes = Number(process.env['BACKUP_MB'] ?? 2)

test.describe.configure({ timeout: 240_000 + megabytes * 6000 })

const jsonFile = (text: string) => ({
  name: 'backup.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const tests = async (page: Page) => {
  const kept = (await keptRows(page)).filter(({ kind }) => kind === 'record-kept')
  return kept.map(({ payload }) => payload.id ?? '').toSorted()
}

test('a truncated backup is imported as far as it is complete, with a message; the full file adds the rest', async ({
  page,
}) => {
  const text = backupText({ tests: 10, photos: 2 })
  const half = text.slice(0, text.lastIndexOf('畑7'))
  await openFile(page, jsonFile(half))
  await expect(page.getByText('測定7件を追加します')).toBeVisible()
  await expect(page.getByText('ファイルが途中で切れています')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '11行目' })).toContainText(
    'データが壊れています',
  )
  await takeOver(page)
  await expect(page.getByText('測定7件、写真2枚を取り込みました')).toBeVisible()
  await openFile(page, jsonFile(text))
  await expect(page.getByText('測定3件を追加します')).toBeVisible()
  await takeOver(page)
  await expect(page.getByText('測定3件を取り込みました')).toBeVisible()
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(10)
})

/** Photographs make up most of the size, as in a real backup. */
const photoBytes = 250_000
const large = {
  tests: 150 * megabytes,
  photos: Math.ceil((megabytes * 1_000_000) / (photoBytes * 1.34)),
  photoBytes,
}

/** Records every value of the progress bars, by their label. */
async function watchProgress(page: Page) {
  await page.addInitScript(() => {
    const seen = new Map<string, Set<number>>()
    Object.assign(window, { seenProgress: seen })
    const look = () => {
      for (const bar of document.querySelectorAll('progress')) {
        const name = bar.ariaLabel ?? ''
        seen.set(name, (seen.get(name) ?? new Set()).add(bar.position))
      }
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  })
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seenProgress')
      return seen instanceof Map
        ? [...seen].map(([name, states]) => [String(name), [...states].map(Number)] as const)
        : []
    })
}

test(`a backup of ${megabytes} MB is previewed and imported, with its progress shown`, async ({
  page,
}, info) => {
  const file = await backupFile(info.outputPath('backup.json'), large)
  expect(statSync(file).size).toBeGreaterThan(megabytes * 1_000_000)
  const progress = await watchProgress(page)
  const patience = { timeout: 40_000 + megabytes * 3000 }
  await openFile(page, file)
  await expect(page.getByText(`測定${large.tests}件を追加します`)).toBeVisible(patience)
  await takeOver(page)
  await expect(
    page.getByText(`測定${large.tests}件、写真${large.photos}枚を取り込みました`),
  ).toBeVisible(patience)
  expect(await keptPhotos(page)).toHaveLength(large.photos)
  const seen = new Map(await progress())
  for (const what of ['中身を調べています…', '取り込んでいます…']) {
    const between = (seen.get(what) ?? []).filter((position) => position > 0 && position < 1)
    expect(between.length, `${what} ${JSON.stringify([...seen])}`).toBeGreaterThan(1)
  }
})

test('an import that runs out of space says how far it got, and resumes there once there is space', async ({
  page,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  const file = jsonFile(backupText({ tests: 10, photos: 4, photoBytes: 200_000 }))
  await openFile(page, file)
  await expect(page.getByText('測定10件を追加します')).toBeVisible()
  const makeRoom = await leaveRoom(page, 500_000)
  await takeOver(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('途中までしか取り込めませんでした')
  await expect(alert).toContainText('端末の空き容量が足りません')
  await expect(alert).toContainText(/写真[1-3]枚を取り込みました/)
  await makeRoom()
  await pickFile(page, file)
  await takeOver(page)
  await expect(page.getByText(/^測定10件、写真[1-3]枚を取り込みました/)).toBeVisible()
  expect(await keptPhotos(page)).toHaveLength(4)
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(11)
})

/** Number of imported photographs or tests stored so far. */
const thingsKept = async (page: Page, what: 'photos' | 'tests') =>
  what === 'photos' ? (await keptPhotos(page)).length : countRows(page)

const countRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('soil-events')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('events').objectStore('events').count()
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result)
          })
        })
      }),
  )

/** Blocks everything that writes events between two batches; returns a function that releases it. */
async function holdStorage(page: Page) {
  const hold = await page.evaluateHandle(
    () =>
      new Promise<{ readonly free: () => void }>((taken) => {
        void navigator.locks.request(
          'soil-events',
          () => new Promise<void>((free) => taken({ free })),
        )
      }),
  )
  return () => hold.evaluate(({ free }) => free())
}

/** Pauses the import once part of it is stored, so that it cannot finish before the kill. */
async function standStill(page: Page, isBegun: () => Promise<boolean>) {
  const goOn = await holdStorage(page)
  if (await isBegun()) return
  await goOn()
  await standStill(page, isBegun)
}

test('a kill in the middle of an import loses nothing, and the same file again completes it', async ({
  phone,
}, info) => {
  const backup = { ...large, tests: 300 * megabytes }
  const file = await backupFile(info.outputPath('backup.json'), backup)
  let page = await phone.start()
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5', note: '前からの記録' })
  const [own = ''] = await tests(page)
  for (const what of ['photos', 'tests'] as const) {
    await openFile(page, file)
    await expect(page.getByRole('button', { name: '取り込む', exact: true })).toBeVisible({
      timeout: 120_000,
    })
    const before = await thingsKept(page, what)
    await takeOver(page)
    await standStill(page, async () => (await thingsKept(page, what)) > before)
    await phone.kill()
    page = await phone.start()
    await open(page, importView)
    const kept = await tests(page)
    expect(kept, `after the kill among the ${what}`).toContain(own)
    expect(kept.length, `after the kill among the ${what}`).toBeLessThan(backup.tests)
    expect(new Set(kept).size).toBe(kept.length)
  }

  await pickFile(page, file)
  await page.getByRole('button', { name: '取り込む', exact: true }).click({ timeout: 120_000 })
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible({ timeout: 120_000 })
  const kept = await tests(page)
  expect(kept).toHaveLength(backup.tests + 1)
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept).toContain(own)
  expect(await keptPhotos(page)).toHaveLength(backup.photos)
  await openFile(page, file)
  await expect(page.getByText('すべて、この端末に保存済みです')).toBeVisible({ timeout: 120_000 })
})
