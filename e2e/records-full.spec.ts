import type { Locator, Page } from '@playwright/test'
import { rows, typeRecord } from './support/history-type.ts'
import { tapPhoto } from './support/own-chart.ts'
import { phPhoto, phPlaces } from './support/painted-photo.ts'
import { fillStorage, keptPhotos, leaveRoom, noisyPhoto } from './support/records-storage.ts'
import { begin, finish, openTimer, phOnly, playToTheEnd, playUntil } from './support/run-play.ts'
import { pass, passGuard } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'
import { open } from './support/site.ts'

/** Seconds within which a refused write is automatically retried. */
const retried = 6

async function addPhoto(page: Page) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '写真を追加' }).click()
  await (await choosing).setFiles(noisyPhoto())
}

async function writeNote(page: Page, note: string) {
  await page.getByRole('button', { name: '日時・名前・メモを変更' }).click()
  await page.getByLabel('メモ', { exact: true }).fill(note)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('definition').filter({ hasText: note })).toBeVisible()
}

test('a photograph without space is reported as not saved, and the test stays as it was', async ({
  page,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5', note: '雨' })
  const makeRoom = await leaveRoom(page, 60_000)
  await addPhoto(page)
  await expect(page.getByRole('alert')).toContainText('写真を保存できませんでした')
  await expect(page.getByRole('alert')).toContainText('記録は無事です')
  await expect(page.getByRole('img', { name: /^写真/ })).toHaveCount(0)
  expect(await keptPhotos(page)).toEqual([])
  await writeNote(page, '晴れに直した')
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: '晴れに直した' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'pH' }).first()).toContainText('5.5')

  await makeRoom()
  await addPhoto(page)
  const photo = page.getByRole('img', { name: '写真1' })
  await expect(photo).toBeVisible()
  await page.reload()
  await expect(photo).toBeVisible()
})

/** Chooses the photograph in the camera's dialog and accepts its value. */
async function readByCamera(page: Page) {
  await page.getByRole('button', { name: /カメラ/ }).click()
  await page.locator('dialog input[type=file]').setInputFiles(phPhoto())
  await expect(page.getByText('4段階が見つかりました')).toBeVisible()
  await tapPhoto(page, phPlaces.sample)
  const use = page.getByRole('button', { name: 'これにする' })
  await expect(use).toBeVisible()
  // However long this takes, the photograph shows the color of its own time.
  await pass(page, 120)
  await use.click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a camera reading is saved even without space for its photograph', async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page, { ...phOnly, samples: 2 })
  await playUntil(page, ({ question }) => question.startsWith('pH'))
  await passGuard(page)
  const makeRoom = await leaveRoom(page, 1500)
  await readByCamera(page)
  const notKept = page.getByText(/写真は保存できませんでした/)
  await expect(notKept).toBeInViewport()
  await makeRoom()
  await playToTheEnd(page)
  await expect(notKept).toBeHidden()
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  expect(await keptPhotos(page)).toEqual([])
  await finish(page)
  await open(page, '/diag?view=history')
  await rows(page).getByRole('link').click()
  const reading = page.getByRole('listitem').filter({ hasText: 'pH' }).first()
  await expect(reading).toContainText('6')
  await expect(reading).not.toContainText('遅れ')
  await page.getByText('カメラの判定（参考）', { exact: true }).click()
  await expect(page.getByText('カメラの判定を使いました')).toBeVisible()
})

interface Refused {
  readonly button: Locator
  readonly refused: Locator
  readonly makeRoom: () => Promise<void>
  readonly isKept: () => Promise<void>
}

/** Taps once without free space, and again with it; the refused write is retried in between. */
async function tapTwice(page: Page, { button, refused, makeRoom, isKept }: Refused) {
  await button.click()
  await expect(refused).toBeVisible()
  await makeRoom()
  await button.click()
  await isKept()
  await pass(page, retried)
}

const noRoom = /空き容量が足りず、保存できませんでした/

/** The same for a form in a dialog, which shows the error inside and closes when it is saved. */
const saveTwice = (page: Page, makeRoom: () => Promise<void>) =>
  tapTwice(page, {
    button: page.getByRole('button', { name: '保存する' }),
    refused: page.getByRole('dialog').getByRole('alert').filter({ hasText: noRoom }),
    makeRoom,
    isKept: () => expect(page.getByRole('dialog')).toBeHidden(),
  })

test('a test refused for lack of space and saved again is there once', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const makeRoom = await fillStorage(page, baseURL ?? '')
  await open(page, '/diag?view=history&new=typed')
  await page.getByLabel('測った日時').fill('2026-04-01T09:05')
  await page.getByLabel(/^pH/).selectOption('typed')
  await page.getByLabel('数値', { exact: true }).fill('5.5')
  await tapTwice(page, {
    button: page.getByRole('button', { name: '保存する' }),
    refused: page.getByText(noRoom),
    makeRoom,
    isKept: () => expect(page.getByText('記録を保存しました')).toBeVisible(),
  })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(1)
})

test('a plot refused for lack of space and saved again is there once', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const makeRoom = await fillStorage(page, baseURL ?? '')
  await open(page, '/diag?view=plots&edit=new')
  await page.getByLabel('畑の名前', { exact: true }).fill('北の畑')
  await saveTwice(page, makeRoom)
  await open(page, '/diag?view=plots')
  await expect(page.getByRole('heading', { name: '北の畑' })).toHaveCount(1)
})

test('a diagnosis refused for lack of space and saved again is there once', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const makeRoom = await fillStorage(page, baseURL ?? '')
  await open(page, '/diag?from=typed&crop=spinach&ph=5.2_pH_')
  await tapTwice(page, {
    button: page.getByRole('button', { name: 'この診断を保存' }),
    refused: page.getByText('空き容量が足りず、保存できませんでした'),
    async makeRoom() {
      await makeRoom()
      await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
    },
    isKept: () => expect(page.getByText('診断を保存しました')).toBeVisible(),
  })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(1)
})

test('a laboratory value refused for lack of space is reported in its dialog, and is there once when saved again', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const makeRoom = await fillStorage(page, baseURL ?? '')
  await open(page, '/diag?view=history&new=typed')
  await page.getByLabel(/^pH/).selectOption({ label: '6.0' })
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(noRoom)).toBeVisible()
  await page.getByRole('link', { name: '一覧に戻る' }).click()
  // It stays visible until the page is closed.
  await rows(page).getByRole('link').click()
  await page.getByRole('button', { name: '値を追加' }).click()
  await page.getByLabel('値', { exact: true }).fill('7.2')
  await saveTwice(page, makeRoom)
  await page.reload()
  await expect(page.getByText(/ 7\.2( |$)/)).toHaveCount(1)
})
