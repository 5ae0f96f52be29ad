import { startHost, takenIn, type Host } from './support/releases.ts'
import { expect, hydrated, routes, test } from './support/site.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'

test.use({ serviceWorkers: 'allow' })

let host: Host

test.beforeEach(async ({ page }) => {
  host = await startHost('v1')
  // The first visit, to one page only.
  await page.goto(host.address)
  await hydrated(page)
  await takenIn(page)
  // What the browser itself still has of the visit would hide what the worker did not keep.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.detach()
})

test.afterEach(() => host.close())

test('after the first visit every page opens without the network, with the same headers', async ({
  page,
  context,
}) => {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  for (const { path } of routes) expect(kept).toContain(path)
  // Splash images and screenshots are left to the network.
  expect(kept.filter((path) => /splash|screenshots|maskable/.test(path))).toEqual([])

  await host.goDown()
  await context.setOffline(true)
  for (const { path, title, heading } of routes) {
    const response = await page.goto(host.address + path)
    expect(response?.status(), path).toBe(200)
    expect(response?.fromServiceWorker(), path).toBe(true)
    const policy = await response?.headerValue('content-security-policy')
    expect(policy, path).toContain("default-src 'none'")
    await hydrated(page)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('a new tab, a deep link and links between pages work without the network', async ({
  page,
  context,
}) => {
  await host.goDown()
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto(`${host.address}/ColorChart?kit=npk-tube&analyte=k`)
  await hydrated(tab)
  await expect(tab.getByRole('tab', { selected: true })).toBeVisible()
  await tab.goto(`${host.address}/manual?kit=npk-tube#sources`)
  await hydrated(tab)
  await expect(tab.getByRole('combobox')).toHaveValue('npk-tube')
  for (const name of ['タイマー', '比色表', '診断', 'ヒント', '使い方']) {
    await tab
      .getByRole('navigation', { name: 'メインメニュー' })
      .getByRole('link', { name })
      .click()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await tab.getByRole('button', { name: '設定' }).click()
  await expect(tab.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('オフライン')).toBeVisible()
})

test('fonts, icons, every lazy part and a test are there without the network', async ({
  page,
  context,
  expectedErrors,
  baseURL,
}) => {
  expect(baseURL).not.toBe(host.address)
  await host.goDown()
  await context.setOffline(true)
  for (const path of ['/?view=kits', '/?view=timers', '/?view=kit&kit=midorikun']) {
    await page.goto(host.address + path)
    await hydrated(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`).toSorted()
  })
  expect(fonts).toEqual(['SoilHeading loaded', 'SoilIcons loaded'])
  await useShortKit(page, host.address)
  await begin(page)
  await page.reload()
  await expect(stepCard(page)).toBeVisible()

  expectedErrors.push(/404/)
  const missing = await page.goto(`${host.address}/colorchart`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
