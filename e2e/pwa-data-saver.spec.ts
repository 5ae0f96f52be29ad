import { startHost } from './support/releases.ts'
import { expect, hydrated, test } from './support/site.ts'

test.use({ serviceWorkers: 'allow' })

test('S17 with data saver on, the app is downloaded on a tap, and then opens without the network', async ({
  page,
  context,
}) => {
  const host = await startHost('v1')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(host.address)
  await hydrated(page)
  const keep = page.getByRole('button', { name: 'すべて保存する' })
  await expect(keep).toBeVisible()
  // Longer than the usual delay of the registration.
  await page.waitForTimeout(3000)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)

  let bytes = 0
  context.on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize))
  })
  await keep.click()
  await expect(page.getByText('電波のない所でも開けます')).toBeVisible({ timeout: 30_000 })
  // The button promises two megabytes. The browser reports sizes slightly later than the responses themselves.
  await expect.poll(() => bytes).toBeGreaterThan(1_500_000)
  expect(bytes).toBeLessThan(2_500_000)
  await host.goDown()
  await context.setOffline(true)
  await page.goto(`${host.address}/manual`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
  await host.close()
})
