import type { Page } from '@playwright/test'
import { findUpdate, releaseOf, startHost, takenIn, type Host } from './support/releases.ts'
import { countLoads, expect, hydrated, test } from './support/site.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'

test.use({ serviceWorkers: 'allow' })

let host: Host

test.beforeEach(async ({ page }) => {
  host = await startHost('v1')
  await visit(page, '/')
})

test.afterEach(() => host.close())

async function visit(page: Page, path: string) {
  await page.goto(host.address + path)
  await hydrated(page)
  await takenIn(page)
}

const apply = (page: Page) => page.getByRole('button', { name: '更新する' })

test('a waiting version never reloads a page by itself; a tap brings it', async ({ page }) => {
  const loads = countLoads(page)
  await host.release('v2')
  await findUpdate(page)
  await expect(page.getByText('新しいバージョンがあります')).toBeVisible()
  await page.waitForTimeout(2000)
  expect([await releaseOf(page), loads()]).toEqual(['v1', 0])
  // Files of the old version still load.
  await page.getByRole('link', { name: '比色表', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('比色表')

  await apply(page).click()
  await expect.poll(() => releaseOf(page)).toBe('v2')
  await hydrated(page)
  expect(loads()).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('比色表')
  await expect(page.getByText('新しいバージョンがあります')).toHaveCount(0)
})

test('when postponed, it is used from the next start of the app', async ({ page, context }) => {
  await host.release('v2')
  await findUpdate(page)
  await page.getByRole('button', { name: 'あとで' }).click()
  await expect(page.getByText('新しいバージョンがあります')).toHaveCount(0)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${host.address}/diag`)
  await expect.poll(() => releaseOf(next)).toBe('v2')
  await hydrated(next)
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('診断')
  const caches = () => next.evaluate(() => window.caches.keys())
  await expect.poll(async () => (await caches()).length).toBe(1)
})

test('while a test is running in any tab nothing is offered or applied', async ({
  page,
  context,
}) => {
  await useShortKit(page, host.address)
  await begin(page)
  await host.release('v2')
  await findUpdate(page)
  const other = await context.newPage()
  await other.goto(`${host.address}/diag`)
  await hydrated(other)
  await expect(other.getByText('測定やタイマーが終わったら更新できます')).toBeVisible()
  await expect(apply(other)).toHaveCount(0)
  // Neither on the screen of the test itself, nor at a cold start during it.
  await expect(page.getByText('新しいバージョンがあります')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(stepCard(page)).toBeVisible()
  await other.reload()
  await hydrated(other)
  await other.waitForTimeout(2000)
  expect([await releaseOf(page), await releaseOf(other)]).toEqual(['v1', 'v1'])

  await page.getByRole('button', { name: 'やめる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
  await expect(apply(page)).toBeVisible()
  await apply(page).click()
  await expect.poll(() => releaseOf(page)).toBe('v2')
  expect(await releaseOf(other)).toBe('v1')
})

test('with two tabs only the tapped one changes, and the other keeps its own files', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(other, '/manual')
  const loads = countLoads(page)
  await host.release('v2')
  await findUpdate(page)
  await apply(other).click()
  await expect.poll(() => releaseOf(other)).toBe('v2')
  await page.waitForTimeout(1500)
  expect([await releaseOf(page), loads()]).toEqual(['v1', 0])
  await page.getByRole('link', { name: '比色表', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('比色表')
})
