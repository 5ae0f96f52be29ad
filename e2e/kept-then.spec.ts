import { rows } from './support/history-type.ts'
import { kept2026, putBack } from './support/kept-then.ts'
import { openFile, takeOver } from './support/records-files.ts'
import { keptRows } from './support/run-kept.ts'
import { sceneOf } from './support/run-screen.ts'
import { expect, open, test } from './support/site.ts'

test('everything a version of November 2026 stored is there, unchanged', async ({ page }) => {
  await page.clock.install({ time: kept2026.at + 20_000 })
  await putBack(page, kept2026)
  await open(page, '/')
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
  await expect(page.getByTestId('answers')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')

  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(kept2026.events.filter(isRecord).length)
  await expect(rows(page).filter({ hasText: '国道の北の畑' })).toHaveCount(2)
  await open(page, '/diag?view=plots')
  await expect(page.getByText('国道の北の畑').first()).toBeVisible()
  await open(page, '/?view=kits')
  await expect(page.getByText('短いキット').first()).toBeVisible()
  await open(page, '/?view=timers')
  await expect(page.getByText('湯せん', { exact: true })).toBeVisible()
  await open(page, '/ColorChart?kit=midorikun&analyte=ph')
  await expect(page.locator('main svg image[href^="blob:"]').first()).toBeVisible()

  const now = new Map((await keptRows(page)).map((row) => [row.id, row]))
  for (const event of kept2026.events) expect(now.get(event.id)).toEqual(event)
})

test('a backup of November 2026 is imported completely on another device', async ({ page }) => {
  await page.clock.install({ time: kept2026.at + 60_000 })
  await openFile(page, {
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(kept2026.backup),
  })
  await takeOver(page)
  await expect(page.getByText(/を取り込みました/)).toBeVisible()
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(kept2026.backup.split('"kind":"record-kept"').length - 1)
  await open(page, '/?view=kits')
  await expect(page.getByText('短いキット').first()).toBeVisible()
})

const isRecord = ({ kind }: { readonly kind: string }) => kind === 'record-kept'
