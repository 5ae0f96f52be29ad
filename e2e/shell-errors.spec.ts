import { changeCode, replacePage } from './support/code.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'
import { appName, countLoads, expect, hydrated, open, test } from './support/site.ts'

const alert = 'うまく開けませんでした'

const throwing = (thrown: string) => `export function HintsPage() { throw ${thrown} }`

const errors = [
  { thrown: `Object.assign(new Error('made'), { statusCode: 418 })`, code: 418, says: 'made' },
  {
    thrown: `{ message: 'plain', status: 503, response: { status: 502 } }`,
    code: 503,
    says: 'plain',
  },
  { thrown: `{ message: 'answer', response: { status: 502 } }`, code: 502, says: 'answer' },
  { thrown: `new Error('bare')`, code: 500, says: 'bare' },
] as const

for (const { thrown, code, says } of errors) {
  test(`S10 a page that throws ${thrown} shows error ${String(code)} and the way home`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/made|plain|answer|bare|Error|Object/)
    await replacePage(page, 'hints', throwing(thrown))
    await open(page)
    await page.getByRole('link', { name: 'ヒント', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
    await page.getByText('詳しい内容').click()
    await expect(page.getByText(`エラー番号 ${String(code)}`)).toBeVisible()
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`表示できませんでした | ${appName}`)
    await page.getByRole('link', { name: 'Go back to home' }).click()
    await expect(page).toHaveTitle(appName)
  })
}

test('S10 a page that throws shows the error page when opened directly too', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Error/)
  await replacePage(page, 'hints', throwing(`new Error('bare')`))
  await page.goto('/inspire')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
})

/** Where the table of pages says `/inspire`. */
const tableRow = /path:(["'`])\/inspire\1,/

test('S8 an address that names what is not there is a page not found', async ({ page }) => {
  const missing = page.getByText('This page could not be found')
  for (const address of [
    '/manual?kit=nobody',
    '/diag?record=none',
    '/diag?view=plots&field=none',
  ]) {
    await open(page, address)
    await expect(missing, address).toBeVisible()
  }
  await open(page, '/manual?kit=midorikun')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
})

test('S11 a middleware that nobody knows is an error 500', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Unknown middleware/)
  const changed = await changeCode(page, [
    { from: tableRow, to: 'path:"/inspire",middleware:["nobody"],' },
  ])
  await open(page)
  await page.getByRole('link', { name: 'ヒント', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
  await page.getByText('詳しい内容').click()
  await expect(page.getByText('エラー番号 500')).toBeVisible()
  await expect(page.getByText('Unknown middleware')).toBeVisible()
  await changed()
})

test('S12 when the error page fails too, the last resort says so and leads home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/words are gone|bare/)
  const changed = await changeCode(page, [
    { from: /=>`エラー番号 \$\{\w+\}`/, to: '=>{throw new Error("words are gone")}' },
    { from: /export\s*\{[^}]*\bas HintsPage\b[^}]*\}/, to: throwing(`new Error('bare')`) },
  ])
  await open(page)
  await page.getByRole('link', { name: 'ヒント', exact: true }).click()
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
  const sentence =
    'Unfortunately an error occurred and while showing the error page another error occurred'
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page.getByText('words are gone')).toBeVisible()
  await changed()
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)
})

test('S12 when the app cannot even start, the last resort says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  // The words of the frame: without them nothing can be shown.
  const changed = await changeCode(page, [
    { from: /^[^]*エラー番号[^]*$/, to: 'throw new Error("no words at all")' },
  ])
  await page.goto('/')
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
  await expect(page.getByText('no words at all')).toBeVisible()
  await changed()
})

test('S13 on an error the layout switches to the default one', async ({ page, expectedErrors }) => {
  expectedErrors.push(/bare/)
  const changed = await changeCode(page, [
    { from: tableRow, to: 'path:"/inspire",layout:"bare",' },
    {
      from: /export\s*\{[^}]*\bas HintsPage\b[^}]*\}/,
      to: `export function HintsPage() { if (location.search === '?fail') throw new Error('bare'); return 'bare page' }`,
    },
  ])
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  await page.goto('/inspire?ok')
  await expect(page.getByText('bare page')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await open(page, '/inspire?fail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
  await expect(menu).toBeVisible()
  await changed()
})

test.describe('S18 part of the app does not load', () => {
  const manual = '**/assets/manual-page-*.js'
  const chunkErrors = [/ERR_FAILED/, /dynamically imported module/]

  test('S18 reloads once, and at most once in 60 s', async ({ page, expectedErrors }) => {
    expectedErrors.push(...chunkErrors)
    await page.route(manual, (route) => route.abort())
    await open(page)
    const loads = countLoads(page)
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect.poll(loads, { message: 'reloads' }).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
    await page.waitForTimeout(1500)
    expect(loads()).toBe(1)

    // 61 s later.
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage)) {
        if (/chunk/.test(key)) sessionStorage.setItem(key, String(Number(value) - 61_000))
      }
    })
    await page.getByRole('link', { name: 'タイマー', exact: true }).click()
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect.poll(loads).toBe(2)
  })

  test('S18 the reload mends what a new version on the server broke', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...chunkErrors)
    await page.route(manual, (route) => route.abort())
    await open(page)
    const loads = countLoads(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unrouteAll()
    })
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
    await hydrated(page)
    expect(loads()).toBe(1)
  })

  test('S18 never during a test: the offer comes after it', async ({ page, expectedErrors }) => {
    expectedErrors.push(...chunkErrors)
    await page.route(manual, (route) => route.abort())
    await useShortKit(page)
    await begin(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/diag')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await expect(page).toHaveTitle(`診断 | ${appName}`)
    const loads = countLoads(page)
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect(page.getByText('読み込み直しは、測定が終わってからできます')).toBeVisible()
    await expect(page.getByRole('button', { name: /読み込/ })).toHaveCount(0)
    await page.getByTestId('run-bar').click()
    await expect(stepCard(page)).toBeVisible()
    await page.waitForTimeout(500)
    expect(loads()).toBe(0)

    await page.getByRole('button', { name: 'やめる' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
    await page.getByRole('button', { name: '読み込み直す' }).click()
    await expect.poll(loads).toBe(1)
  })
})
