import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startHost, takenIn, type Host } from './support/releases.ts'
import { expect, hydrated, test } from './support/site.ts'

test.use({ serviceWorkers: 'allow' })

let host: Host

test.beforeEach(async ({ page }) => {
  host = await startHost('v1')
  await page.goto(host.address)
  await hydrated(page)
  await takenIn(page)
})

test.afterEach(() => host.close())

interface Given {
  readonly text?: string
  readonly file?: { readonly name: string; readonly type: string; readonly text: string }
}

/** Posts what the system's share sheet posts. */
async function share(page: Page, given: Given) {
  await page.evaluate(({ text, file }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share-target' })
    const field = (type: string, name: string) => {
      const input = document.createElement('input')
      Object.assign(input, { type, name })
      form.append(input)
      return input
    }
    if (text !== undefined) field('text', 'text').value = text
    if (file !== undefined) {
      const list = new DataTransfer()
      list.items.add(new File([file.text], file.name, { type: file.type }))
      field('file', 'file').files = list.files
    }
    document.body.append(form)
    form.submit()
  }, given)
}

test('a table shared from another app is previewed without the network, and kept only on a tap', async ({
  page,
  context,
}) => {
  await host.goDown()
  await context.setOffline(true)
  await share(page, {
    file: { name: '春.csv', type: 'text/csv', text: '日付,畑,pH\n2026-03-01,裏の畑,6.1\n' },
  })
  await expect(page).toHaveURL(/view=backup&file=arrived/)
  await expect(page.getByText('測定1件を追加します。')).toBeVisible()
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect(page).toHaveURL(/\/diag\?view=backup$/)
  await page.goto(`${host.address}/diag?view=history`)
  await hydrated(page)
  await expect(page.getByText('裏の畑')).toHaveCount(0)
})

test('a kit file goes to the kits, a link in a text to where it leads', async ({ page }) => {
  const text = readFileSync(join(import.meta.dirname, 'support/short-kit.json'), 'utf8')
  await share(page, { file: { name: 'short.kit.json', type: 'application/json', text } })
  await expect(page).toHaveURL(/\/\?view=kits$/)
  const [, name = ''] = /"name": "([^"]+)"/.exec(text) ?? []
  await expect(page.getByText(name).first()).toBeVisible()

  await share(page, { text: `これを使ってみて ${host.address}/?view=kits#kit=1.broken` })
  await expect(page).toHaveURL(/\/\?view=kits#kit=1\.broken/)
  await expect(page.getByRole('dialog')).toBeVisible()
})
