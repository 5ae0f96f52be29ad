import { replacePage } from './support/code.ts'
import { begin, playToReaction, stepCard, useShortKit } from './support/short-kit.ts'
import { appName, countLoads, expect, hydrated, open, test } from './support/site.ts'

const alert = '画面を開けませんでした'

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
    await page.getByText('くわしい内容').click()
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

test('S8 an address that names a missing object is a page not found', async ({ page }) => {
  const missing = page.getByText('This page could not be found')
  for (const address of [
    '/manual?kit=nobody',
    '/diag?record=none',
    '/diag?view=plots&field=none',
    '/diag?view=plots&edit=none',
    '/diag?view=standards&edit=none',
    '/diag?view=report&all=farmers&farmer=none',
    '/diag?view=none',
    '/diag?crop=none',
    '/diag?view=history&plot=none',
    '/diag?view=history&compare=none,neither',
    '/diag?view=history&new=typed&with=nobody',
    '/?view=kit&kit=nobody',
    '/?view=none',
    '/ColorChart?kit=midorikun&analyte=none',
    '/inspire?view=none',
    '/?view=kits&give=nobody',
  ]) {
    await open(page, address)
    await expect(missing, address).toBeVisible()
  }
  await open(page, '/manual?kit=midorikun')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
})

// The remaining tests change no code: files fail to load, the browser refuses an element used by only one screen, or a foreign
// script, such as an extension's, has broken a shared prototype.

test('S11 an unknown middleware is an error 500, and the next page is there again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Unknown middleware/)
  await open(page)
  await page.evaluate(() => {
    const shared: object = Object.getPrototypeOf({})
    Object.defineProperty(shared, 'middleware', { value: ['nobody'], configurable: true })
  })
  await page.getByRole('link', { name: 'ヒント', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
  await page.getByText('くわしい内容').click()
  await expect(page.getByText('エラー番号 500')).toBeVisible()
  await expect(page.getByText('Unknown middleware')).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'middleware'))
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)
})

/** Runs in the page. */
function refuseElement(refused: string) {
  // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
  const { createElement } = Document.prototype
  Document.prototype.createElement = function (name: string) {
    if (name === refused) throw new DOMException(`no ${name} here`, 'NotSupportedError')
    return createElement.call(this, name)
  }
}

const unreached = [/ERR_FAILED/, /dynamically imported module/, /Unable to preload CSS/]

test('S12 when the error page fails too, the last resort says so and leads home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...unreached, /NotSupportedError/)
  await page.route('**/assets/hints-page-*.js', (route) => route.abort())
  // On every page of this tab, since the app reloads itself once.
  await page.addInitScript(refuseElement, 'details')
  await open(page)
  await page.getByRole('link', { name: 'ヒント', exact: true }).click()
  // It reloads once before that.
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible({
    timeout: 20_000,
  })
  const sentence =
    'Unfortunately an error occurred and while showing the error page another error occurred'
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page.getByText(/NotSupportedError: no details here/)).toBeVisible()
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)
})

test('S12 when the app cannot even start, the last resort says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...unreached)
  const loads = countLoads(page)
  // The texts of the frame: without them nothing can be shown.
  await page.route('**/assets/frame-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
  await expect(page.getByText(/dynamically imported module/)).toBeVisible()
  await expect.poll(loads, 'loads: the page itself, and once again').toBe(2)
})

test('S13 on an error the layout of a running test switches to the default one, and the test goes on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/NotSupportedError/)
  await useShortKit(page)
  await begin(page)
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  await expect(menu).toHaveCount(0)
  // During a test, only the answers of a reading use this element.
  await page.evaluate(refuseElement, 'fieldset')
  await playToReaction(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
  await expect(menu).toBeVisible()
  await expect(page.getByText('測定は続いています')).toBeVisible()
  await page.reload()
  await expect(stepCard(page)).toContainText('pHを読む')
  await expect(menu).toHaveCount(0)
})

test.describe('S18 part of the app does not load', () => {
  const manual = '**/assets/manual-page-*.js'

  test('S18 reloads once, and at most once in 60 s', async ({ page, expectedErrors }) => {
    expectedErrors.push(...unreached)
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

  test('S18 the reload fixes what a new version on the server broke', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...unreached)
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

  test('S18 a page that does not load within 120 s counts as failed', async ({
    page,
    expectedErrors,
  }) => {
    // Told just before the page goes: at times too late for the browser.
    expectedErrors.push(/ChunkLoadError: Loading chunk timed out/)
    await page.clock.install()
    await page.route(manual, () => undefined)
    await open(page)
    const loads = countLoads(page)
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect(page.getByRole('progressbar', { name: '読み込み中' })).toBeVisible()
    await page.clock.fastForward(115_000)
    expect(loads()).toBe(0)
    await page.clock.fastForward(10_000)
    await expect.poll(loads, { message: 'reloads' }).toBe(1)
  })

  test('S18 a part of a page that does not load even after the reload is reported, and the rest keeps working', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...unreached)
    await page.route('**/assets/history-*.js', (route) => route.abort())
    await open(page, '/diag')
    const loads = countLoads(page)
    await page.getByRole('link', { name: '記録', exact: true }).click()
    await expect(page.getByText('一部の画面を読み込めませんでした')).toBeVisible()
    expect(loads()).toBe(1)
    await page.getByRole('link', { name: 'タイマー', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)

    await page.unrouteAll()
    await page.getByRole('button', { name: '読み込み直す' }).click()
    await expect.poll(loads).toBe(2)
    await page.goto('/diag?view=history')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('記録')
  })

  test('S18 never during a test: the offer comes after it', async ({ page, expectedErrors }) => {
    expectedErrors.push(...unreached)
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

  test('S18 a view of the timer that could not be fetched is there at the next attempt, without a reload', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...unreached, /ERR_INTERNET_DISCONNECTED/)
    await open(page)
    await context.setOffline(true)
    const loads = countLoads(page)
    const openTimers = () =>
      page.evaluate(() => {
        history.pushState(null, '', '/?view=timers')
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      })
    await openTimers()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
    await page.getByRole('link', { name: 'タイマー', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)

    await context.setOffline(false)
    await openTimers()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('時間を計る')
    expect(loads()).toBe(0)
  })

  test('S18 offline a page that cannot be fetched says so from the first second on, without a reload, and the rest keeps working', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...unreached, /ERR_INTERNET_DISCONNECTED/)
    await page.route(manual, (route) => route.abort())
    await open(page)
    await context.setOffline(true)
    const loads = countLoads(page)
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert)
    await expect(page.getByText('この画面は、電波の届く所で開けます')).toBeVisible()
    await expect(page.getByRole('button', { name: /読み込/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'タイマー', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appName)
    expect(loads()).toBe(0)

    await page.unroute(manual)
    await context.setOffline(false)
    await page.getByRole('button', { name: '読み込み直す' }).click()
    await expect.poll(loads).toBe(1)
    await page.getByRole('link', { name: '使い方', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
  })
})
