import type { Route } from '@playwright/test'
import { openChart } from './support/own-chart.ts'
import { appName, countLoads, expect, hydrated, open, routes, test } from './support/site.ts'

test('S1 title and heading name the app, the page is in Japanese', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(appName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

for (const { path, title, heading } of routes) {
  test(`S2 ${path} answers when opened directly and when reloaded, and is taken over as it was prerendered`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'prerendered', document.querySelector('main'))
      })
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const html = (await response?.text()) ?? ''
    expect(html, 'prerendered').toContain(`${heading}</h1>`)
    expect(html).toContain(`<title>${title}</title>`)
    for (const visit of ['opened', 'reloaded']) {
      if (visit === 'reloaded') await page.reload()
      await hydrated(page)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      expect(new URL(page.url()).pathname).toBe(path)
      const main = await page.evaluate(() => [
        Reflect.get(window, 'prerendered') === document.querySelector('main'),
        document.querySelectorAll('main').length,
      ])
      expect(main, visit).toEqual([true, 1])
    }
  })
}

test('scripts that arrive before the whole page is read leave it alone until then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  })
  const arrived = page.waitForResponse(/assets\/index-.*\.js/)
  await page.goto('/manual')
  await arrived
  const root = page.locator('#root')
  await expect(root).toHaveCount(1)
  await page.waitForTimeout(500)
  expect(await root.getAttribute('data-drawn')).toBeNull()
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'readyState')
    document.dispatchEvent(new Event('readystatechange'))
  })
  await hydrated(page)
})

test('returning users do not see what was prerendered for others, before the scripts arrive', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('soil-kit-timer:kit', '"npk-tube"'))
  const held: Route[] = []
  await page.route('**/*.js', (route) => void held.push(route))
  const others = [
    ['/', 'はじめての土壌診断でも'],
    ['/diag', '測り終えると、ここに診断が出ます'],
    ['/ColorChart', '箱のカラーチャートを撮っておきませんか'],
  ] as const
  for (const [path, text] of others) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText(text), path).toBeAttached()
    await expect(page.getByText(text), path).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  }
  await page.unroute('**/*.js')
  await open(page, '/ColorChart')
  await expect(page.locator('[data-kit="npk-tube"]')).toBeVisible()
})

test('a table was imported, but no kit was ever chosen: the first page is as prerendered, the diagnosis is not', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('soil-kit-timer:returning', 'true'))
  await page.route('**/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('はじめての土壌診断でも')).toBeVisible()
  await page.goto('/diag', { waitUntil: 'commit' })
  await expect(page.getByText('測り終えると、ここに診断が出ます')).toBeHidden()
})

test('S2 links lead from page to page without loading a document, and back again', async ({
  page,
}) => {
  await open(page)
  const loads = countLoads(page)
  const names = ['比色表', '診断', 'ヒント', '使い方', 'タイマー']
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  for (const [index, name] of names.entries()) {
    const route = routes[(index + 1) % routes.length]
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(route?.path ?? '')
    await expect(page).toHaveTitle(route?.title ?? '')
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.goBack()
  await expect(page).toHaveTitle(routes[4]?.title ?? '')
  expect(page.url()).not.toContain('#')
  expect(loads()).toBe(0)
})

test('the back button closes an open dialog, and only then leaves the page', async ({ page }) => {
  await open(page)
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  for (const name of ['診断', 'ヒント']) await menu.getByRole('link', { name, exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('ヒント')
  await page.goBack()
  const settings = page.getByRole('dialog', { name: '設定' })
  for (const go of ['goBack', 'goForward'] as const) {
    await page.getByRole('button', { name: '設定' }).click()
    await expect(settings).toBeVisible()
    await page[go]()
    await expect(settings).toBeHidden()
    await expect(page).toHaveURL('/diag')
    await expect(heading).toHaveText('診断')
  }
  await page.goBack()
  await expect(heading).toHaveText(appName)
  await page.goForward()
  await expect(heading).toHaveText('診断')
})

test('the back button closes a dialog also where a plain link led to an anchor', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('navigation').first().getByRole('link', { name: '使い方' }).click()
  await expect(page).toHaveURL('/manual')
  await page.evaluate(() => {
    window.location.hash = 'opened'
  })
  await expect(page).toHaveURL('/manual#opened')
  await page.getByRole('button', { name: '設定' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '設定' })).toBeHidden()
  await expect(page).toHaveURL('/manual#opened')
  await page.goBack()
  await expect(page).toHaveURL('/manual')
})

test('a dialog closed by its button is not opened again by the back button', async ({ page }) => {
  await open(page, '/?view=kits')
  await page.getByRole('button', { name: 'みどりくん（N・PK）のほかの操作' }).click()
  await page.getByRole('button', { name: 'リンク・QRで共有' }).click()
  const dialog = page.getByRole('dialog', { name: /を共有$/ })
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(page).toHaveURL('/?view=kits')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'キットを選ぶ' })).toBeVisible()
  await expect(page).toHaveURL('/?view=kits')
  await expect(dialog).toBeHidden()
})

const strangers = [
  '/colorchart',
  '/colorChart',
  '/COLORCHART',
  '/Diag',
  '/DIAG',
  '/Inspire',
  '/Manual',
  '/index',
  '/404',
  '/ColorChart/ph',
  '/diag/1',
  '/diag//',
  '/nothing',
  '/%E5%9C%9F',
  '/%',
]

test('S7 five routes in exact case, nothing else', async ({ request }) => {
  for (const { path } of routes) expect((await request.get(path)).status(), path).toBe(200)
  for (const path of strangers) expect((await request.get(path)).status(), path).toBe(404)
})

test('S9 every unknown address is a page that could not be found, and leads home', async ({
  page,
  expectedErrors,
  baseURL,
}) => {
  expectedErrors.push(/status of 404/)
  const some = ['/colorchart', '/Diag', '/ColorChart/ph', '/diag//', '//diag', '/nothing', '/%']
  for (const path of some) {
    // `//diag` alone would name a host.
    const response = await page.goto(String(baseURL) + path)
    expect(response?.status(), path).toBe(404)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading'), path).toHaveText('ページが見つかりません')
    await expect(main.getByText('This page could not be found')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(`ページが見つかりません | ${appName}`)
    await main.getByRole('link', { name: 'Go back to home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(appName)
  }
})

test('S9 a link to a missing page shows the same page without loading a document', async ({
  page,
}) => {
  await open(page, '/diag')
  const loads = countLoads(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/colorchart')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByText('This page could not be found')).toBeVisible()
  expect(loads()).toBe(0)
})

test('S2 other spellings of a page lead to it', async ({ page }) => {
  for (const path of ['/diag/?a=1', '/diag.html?a=1']) {
    await page.goto(path)
    await expect(page).toHaveURL('/diag?a=1')
  }
})

test('S7 state inside a page is in search parameters, and there after a reload', async ({
  page,
}) => {
  await openChart(page, 'npk-tube', 'analyte=k')
  const tab = page.getByRole('tab', { selected: true })
  const name = await tab.textContent()
  await page.reload()
  await expect(tab).toHaveText(name ?? '')
  await page.getByRole('tab').first().click()
  await expect(page).toHaveURL(/analyte=(?!k\b)/)
})
