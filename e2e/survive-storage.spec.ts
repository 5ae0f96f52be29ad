import type { Page } from '@playwright/test'
import { begin, finish, openTimer, playToTheEnd, readingsOf } from './support/run-play.ts'
import { useShortKit } from './support/short-kit.ts'
import { open } from './support/site.ts'
import { expect, test } from './support/run-test.ts'

const unkept = '保存できませんでした'

/** Leaves the origin no room for a single event. */
async function fillStorage(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100 })
  return () => session.send('Storage.overrideQuotaForOrigin', { origin })
}

test('with the storage full a test runs to its end and says what is not kept', async ({
  phone,
  baseURL,
}) => {
  const page = await phone.start()
  const makeRoom = await fillStorage(page, baseURL ?? '')
  await openTimer(page)
  await begin(page)
  await expect(page.getByRole('alert')).toContainText('まだ保存できていません')
  await expect(page.getByRole('alert')).toContainText('空き容量')
  await playToTheEnd(page)
  await expect(page.getByRole('alert')).toContainText(unkept)
  await expect(readingsOf(page, '試料1')).toHaveCount(4)
  await makeRoom()
  await finish(page)
  await expect(page.getByRole('link', { name: /^前回/ })).toBeVisible()
})

test.describe('when the user has blocked all site storage', () => {
  test.use({ isStorageDenied: true })

  test('a test runs to its end and says that closing loses it', async ({ phone }) => {
    const page = await phone.start()
    await openTimer(page)
    await begin(page)
    await expect(page.getByRole('alert')).toContainText(
      'まだ保存できていませんブラウザの設定で保存できません。画面を閉じると消えます',
    )
    await playToTheEnd(page)
    await expect(page.getByRole('alert')).toContainText(unkept)
    await expect(readingsOf(page, '試料1')).toHaveCount(4)
    await finish(page)
    await expect(page.getByRole('link', { name: /^前回/ })).toBeVisible()
    await page.getByRole('link', { name: '診断', exact: true }).click()
    await page.getByRole('link', { name: '記録', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('この端末に保存できていません')
  })
})

/** Everything that could keep anything throws, or refuses. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused by the journey', 'SecurityError')
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    }
    const refuseLater = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    Object.assign(StorageManager.prototype, { getDirectory: refuseLater, estimate: refuseLater })
    LockManager.prototype.request = refuseLater
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        refuse()
        super(...given)
      }
    }
  })

test('with storage that throws at every touch a test runs to its end', async ({ page }) => {
  await refuseStorage(page)
  await page.clock.install()
  await openTimer(page)
  await begin(page)
  await expect(page.getByRole('alert')).toContainText('まだ保存できていません')
  await playToTheEnd(page)
  await expect(page.getByRole('alert').first()).toContainText(unkept)
})

test('the notice that nothing is kept does not come under a finger that presses', async ({
  page,
}) => {
  await refuseStorage(page)
  await open(page)
  const notice = page.getByRole('alert').filter({ hasText: 'まだ保存できていません' })
  await page.getByRole('link', { name: '練習しないで測る' }).hover()
  await page.mouse.down()
  // The first press loads what finds out that nothing can be kept.
  await page.waitForLoadState('networkidle')
  await expect(notice).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^このキットを使う/ }).first()).toBeVisible()
  await expect(notice).toBeVisible()
})

/** Without a journal; after `holdDatabase` the database opens only when it is let go. */
const keepInDatabaseAlone = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        if (String(address).includes('journal')) throw new DOMException('none', 'SecurityError')
        super(address, options)
      }
    }
    if (sessionStorage.getItem('is-held') === null) return
    const openNow = indexedDB.open.bind(indexedDB)
    indexedDB.open = (...given) => {
      const request = openNow(...given)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, heard: unknown) => {
        listen(type, (event) => {
          if (typeof heard !== 'function') return
          window.addEventListener('let-go', () => Reflect.apply(heard, request, [event]))
        })
      }
      return request
    }
  })
const holdDatabase = (page: Page) => page.evaluate(() => sessionStorage.setItem('is-held', 'yes'))
const letGo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('let-go')))

test('a running test is restored after a reload even if the only storage opens late', async ({
  page,
}) => {
  await keepInDatabaseAlone(page)
  await openTimer(page)
  await begin(page)
  await holdDatabase(page)
  await page.reload()
  await expect(page.getByText('記録の読み込みが遅れています')).toBeVisible()
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeDisabled()
  await letGo(page)
  await expect(page.getByTestId('step-card')).toBeVisible()
})

test('no other kit is shown in place of an own one while the only storage opens late', async ({
  page,
}) => {
  await keepInDatabaseAlone(page)
  await useShortKit(page)
  await holdDatabase(page)
  await page.reload()
  const kit = page.getByRole('region', { name: 'キット' })
  await expect(page.getByText('記録の読み込みが遅れています')).toBeVisible()
  await expect(kit.getByRole('button', { name: '用意するもの' })).toBeDisabled()
  await expect(kit.getByRole('heading')).toHaveCount(0)
  await letGo(page)
  await expect(kit.getByRole('heading', { name: '短いキット' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeEnabled()
})
