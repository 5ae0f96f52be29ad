import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { workbook } from '#testing/workbook.ts'
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
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }
}

/** Posts the form that the system's share sheet would post. */
async function share(page: Page, given: Given) {
  const base64 = Buffer.from(given.file?.bytes ?? []).toString('base64')
  await page.evaluate(
    ({ text, file, bytes: encoded }) => {
      const form = document.createElement('form')
      Object.assign(form, {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/share-target',
      })
      const field = (type: string, name: string) => {
        const input = document.createElement('input')
        Object.assign(input, { type, name })
        form.append(input)
        return input
      }
      if (text !== undefined) field('text', 'text').value = text
      if (file !== undefined) {
        const list = new DataTransfer()
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
        list.items.add(new File([bytes], file.name, { type: file.type }))
        field('file', 'file').files = list.files
      }
      document.body.append(form)
      form.submit()
    },
    {
      text: given.text,
      file: given.file && { name: given.file.name, type: given.file.type },
      bytes: base64,
    },
  )
}

test('a table shared from another app is previewed without the network, and kept only on a tap', async ({
  page,
  context,
}) => {
  await host.goDown()
  await context.setOffline(true)
  await share(page, {
    file: {
      name: '春.csv',
      type: 'text/csv',
      bytes: Buffer.from('日付,畑,pH\n2026-03-01,裏の畑,6.1\n'),
    },
  })
  await expect(page).toHaveURL(/view=backup&file=arrived/)
  await expect(page.getByText('測定1件を追加します。')).toBeVisible()
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect(page).toHaveURL(/\/diag\?view=backup$/)
  await page.goto(`${host.address}/diag?view=history`)
  await hydrated(page)
  await expect(page.getByText('裏の畑')).toHaveCount(0)
})

test('a workbook shared from a mail is previewed, sheet and all', async ({ page }) => {
  const rows = [
    ['日付', '畑', 'pH'],
    ['2026-03-01', '裏の畑', 6.1],
  ]
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const bytes = workbook([{ name: '春', rows }])
  await share(page, { file: { name: '春.xlsx', type, bytes } })
  await expect(page).toHaveURL(/view=backup&file=arrived/)
  await expect(page.getByText('測定1件を追加します。')).toBeVisible()
})

/** What the system offers to this app, according to the manifest of the built site. */
test('the system offers this app for each kind of file that it opens', async ({ page }) => {
  const manifest: unknown = await (
    await page.request.get(`${host.address}/manifest.webmanifest`)
  ).json()
  const endings = ['.json', '.csv', '.tsv', '.xlsx']
  expect(manifest).toMatchObject({
    file_handlers: [{ action: '/diag?view=backup', accept: expect.anything() }],
    share_target: { action: '/share-target', method: 'POST' },
  })
  for (const ending of endings)
    expect(JSON.stringify(manifest).split(`"${ending}"`)).toHaveLength(3)
})

test('a kit file goes to the kits, a link in a text to where it leads', async ({ page }) => {
  const bytes = readFileSync(join(import.meta.dirname, 'support/short-kit.json'))
  await share(page, { file: { name: 'short.kit.json', type: 'application/json', bytes } })
  await expect(page).toHaveURL(/\/\?view=kits$/)
  const [, name = ''] = /"name": "([^"]+)"/.exec(bytes.toString('utf8')) ?? []
  await expect(page.getByText(name).first()).toBeVisible()

  await share(page, { text: `これを使ってみて ${host.address}/?view=kits#kit=1.broken` })
  await expect(page).toHaveURL(/\/\?view=kits#kit=1\.broken/)
  await expect(page.getByRole('dialog')).toBeVisible()
})
