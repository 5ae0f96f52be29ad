import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { rows } from './support/history-type.ts'
import { expect, hydrated, test } from './support/site.ts'
import { openOffice, type TeamOffice } from './support/team-office.ts'

/** Another phone, at the office's address. */
async function phoneAt(browser: Browser, { origin }: TeamOffice) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 360, height: 640 },
  })
  return context.newPage()
}

async function show(page: Page, view: string) {
  await page.goto(`/diag?view=${view}`)
  await hydrated(page)
}

async function joinBy(page: Page, address: string, name: string) {
  await page.goto(address)
  await hydrated(page)
  await page.getByLabel('あなたの名前').fill(name)
  await page.getByRole('button', { name: '参加する' }).click()
  await expect(page.getByRole('heading', { name: '高原センター' })).toBeVisible()
}

async function addField(page: Page, name: string) {
  await show(page, 'plots')
  await page.getByRole('button', { name: '畑を追加' }).click()
  await page.getByLabel('畑の名前', { exact: true }).fill(name)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

async function measure(page: Page, when: string, ph: string) {
  await show(page, 'history&new=typed')
  await page.getByLabel('測った日時').fill(when)
  await page.getByLabel(/^pH/).selectOption('typed')
  await page.getByLabel('数値', { exact: true }).fill(ph)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(/[?&]record=/)
}

async function note(page: Page, text: string) {
  await page.getByRole('button', { name: '日時・名前・メモを変更' }).click()
  await page.getByRole('textbox', { name: 'メモ' }).fill(text)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(text).first()).toBeVisible()
}

test('two phones of an office share what they measure, also after both were offline', async ({
  browser,
  expectedErrors,
}) => {
  // The browser itself logs requests to a server that is unreachable or no longer answers.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)
  // It builds and starts a server, and drives two browsers.
  const office = await openOffice()
  try {
    const owner = await phoneAt(browser, office)
    await joinBy(owner, office.invitation, '山田')

    await owner.getByRole('button', { name: '招待する' }).click()
    await owner.getByLabel('相手の名前').fill('佐藤')
    await owner.getByRole('button', { name: '招待を作る' }).click()
    await expect(owner.getByRole('img', { name: /佐藤の招待/ })).toBeVisible()
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await owner.getByRole('button', { name: 'リンクをコピー' }).click()
    const invitation = await owner.evaluate(() => navigator.clipboard.readText())
    expect(invitation).toContain(`${office.origin}/diag?view=team#join=`)

    const member = await phoneAt(browser, office)
    await joinBy(member, invitation, '佐藤')
    // A member is told their own role, and no wrong one of others.
    const people = member.getByRole('region', { name: 'メンバー' }).getByRole('listitem')
    await expect(people.filter({ hasText: 'この端末' })).toHaveText(/佐藤.*読み書き$/)
    await expect(people.filter({ hasText: '山田' })).toHaveText('山山田')
    await show(member, 'history')

    // Measured on one phone, and shown on the other while it is open.
    await measure(owner, '2026-04-01T09:05', '6')
    await expect(rows(member)).toHaveCount(1)

    // Both are offline in the field and correct the same value.
    await rows(member).first().getByRole('link').first().click()
    await owner.context().setOffline(true)
    await member.context().setOffline(true)
    await note(owner, '山田のメモ')
    await note(member, '佐藤のメモ')
    await owner.context().setOffline(false)
    await member.context().setOffline(false)
    // The later value counts on both, and neither is lost.
    await expect(owner.getByText('佐藤のメモ').first()).toBeVisible()
    await show(owner, 'history')
    await expect(owner.getByRole('button', { name: /^共有しました/ })).toBeVisible()
    await addField(owner, '北の畑')
    await show(member, 'plots')
    await expect(member.getByText('北の畑').first()).toBeVisible()

    // The office revokes the other phone's access; the phone keeps the data it has.
    await show(owner, 'team')
    await owner.getByRole('button', { name: /^佐 ?佐藤/ }).click()
    await owner.getByRole('button', { name: 'この人の共有を止める' }).click()
    await expect(member.getByRole('button', { name: '共有は止まっています' })).toBeVisible()
    await addField(owner, '南の畑')
    await show(member, 'plots')
    await expect(member.getByText('北の畑').first()).toBeVisible()
    await expect(member.getByText('南の畑')).toHaveCount(0)
  } finally {
    await office.close()
  }
})

/** Texts that appear only in the code of team sharing. */
const textsOfSharing = ['/api/teams/', 'soil-team', 'other-log', '招待を作る']
const ofSharing = (path: string) => {
  const code = readFileSync(`dist${path}`, 'utf8')
  return textsOfSharing.filter((text) => code.includes(text)).map((text) => `${path}: ${text}`)
}

test('the code of team sharing exists, and is identifiable by its texts', () => {
  const found = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => ofSharing(`/assets/${file}`))
  for (const text of textsOfSharing) expect(found.join('\n')).toContain(text)
})

test('users who never joined load none of it: at the address of an office the first page makes the same requests as elsewhere', async ({
  browser,
  page,
}) => {
  const office = await openOffice()
  try {
    const asked = async (visitor: Page) => {
      const paths: string[] = []
      visitor.on('request', (request) => paths.push(new URL(request.url()).pathname))
      await visitor.goto('/')
      await hydrated(visitor)
      await visitor.waitForLoadState('networkidle')
      return [...new Set(paths)].filter((path) => !path.includes('service-worker')).toSorted()
    }
    const visitor = await phoneAt(browser, office)
    const paths = await asked(visitor)
    expect(paths.filter((path) => /\/api\/|team/.test(path))).toEqual([])
    expect(paths).toEqual(await asked(page))
    expect(paths.filter((path) => path.endsWith('.js')).flatMap(ofSharing)).toEqual([])
  } finally {
    await office.close()
  }
})
