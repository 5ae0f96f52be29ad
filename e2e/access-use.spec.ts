import type { Page } from '@playwright/test'
import { keepFinishedTest } from './support/finished-test.ts'
import { expectNoSidewaysScroll } from './support/inspect.ts'
import { openTimer } from './support/run-play.ts'
import { holdTime, leaveAlone, pass, passGuard } from './support/run-screen.ts'
import { expectStatus, tapStep } from './support/screens.ts'
import { expect, open, ownKit, test } from './support/site.ts'
import { begin, shortKitSeconds, stepCard, useShortKit } from './support/short-kit.ts'

/** Interval, in seconds, at which the page checks its clock. */
const tick = 0.2

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? ''
  })

/** Presses Tab until a matching element has the focus, like a user without a mouse. */
async function tabTo(page: Page, name: RegExp) {
  for (let steps = 0; steps < 60; steps += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

test('a whole test can be done with the keyboard alone', async ({ page }) => {
  await page.clock.install()
  await useShortKit(page)
  await tabTo(page, /^はじめる/)
  await page.keyboard.press('Enter')
  await expectStatus(page, 'ready')
  await holdTime(page)
  await passGuard(page)
  // The focus moves to the next question by itself.
  await expect.poll(() => focused(page)).toMatch(/^できた/)
  await page.keyboard.press('Enter')
  await expect(stepCard(page)).toContainText('試験管を振る')
  await passGuard(page)
  await expect.poll(() => focused(page)).toMatch(/^はじめる/)
  await page.keyboard.press('Space')
  await expectStatus(page, 'busy')
  await pass(page, shortKitSeconds.shake)
  await expectStatus(page, 'settling')
  await passGuard(page)
  await expect.poll(() => focused(page)).toMatch(/^液が澄みました/)
  await page.keyboard.press('Enter')
  await expectStatus(page, 'reacting')
  await pass(page, shortKitSeconds.react)
  await expectStatus(page, 'read')
  await passGuard(page)
  await tabTo(page, /^6\.0$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  await tabTo(page, /^診断へ/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/diag\?record=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('診断')
})

test('the focused element is visible: outlined, and not under the bars', async ({ page }) => {
  for (const path of ['/', '/inspire', '/?view=kits']) {
    await open(page, path)
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const view = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return null
        const box = element.getBoundingClientRect()
        const { outlineStyle, outlineWidth } = getComputedStyle(
          element.closest('label')?.matches(':focus-within') === true &&
            getComputedStyle(element).outlineStyle === 'none'
            ? (element.closest('label') ?? element)
            : element,
        )
        const x = box.x + Math.min(box.width / 2, innerWidth - box.x - 1)
        const ys = [box.top + 2, box.y + box.height / 2, box.bottom - 2]
        const isCovered = ys.every((y) => {
          const top = document.elementFromPoint(x, y)
          return top === null || !(element.contains(top) || top.contains(element))
        })
        return {
          name: element.textContent.slice(0, 30),
          isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          isCovered,
        }
      })
      if (view === null) continue
      expect.soft(view, path).toMatchObject({ isOutlined: true, isCovered: false })
    }
  }
})

test('the first Tab offers to skip the bars', async ({ page }) => {
  await open(page, '/manual')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('本文へ移動')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).not.toContain('#')
})

test('a new page is announced, and its heading focused', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: '使い方', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '使い方 |' })).toHaveCount(1)
})

test('a screen reader hears each step once, and no ticks', async ({ page }) => {
  await page.clock.install()
  await useShortKit(page)
  await page.evaluate(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    const hear = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('output, [role="status"], [role="alert"], [aria-live]')
        if (region === null || region === undefined) continue
        if (region.getAttribute('aria-live') === 'off') continue
        said.push(region.textContent.trim())
      }
    }
    new MutationObserver(hear).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await begin(page)
  await holdTime(page)
  await tapStep(page, 'できた')
  await tapStep(page, 'はじめる')
  await expectStatus(page, 'busy')
  await leaveAlone(page, shortKitSeconds.shake + tick)
  await expectStatus(page, 'settling')
  await leaveAlone(page, 5)
  await tapStep(page, '液が澄みました')
  await expectStatus(page, 'reacting')
  await leaveAlone(page, shortKitSeconds.react + tick)
  await expectStatus(page, 'read')
  const said = await page.evaluate((): unknown => Reflect.get(window, 'said'))
  const steps = (Array.isArray(said) ? said : []).filter((it) => /試料1/.test(String(it)))
  for (const title of ['土を入れる', '試験管を振る', '澄むまで待つ', '色を待つ', 'pHを読む']) {
    expect(steps.filter((it) => String(it).includes(title)).length, title).toBeGreaterThan(0)
  }
  // No announcement was repeated during ten seconds of countdowns.
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps.length).toBeLessThan(10)
})

const addresses = [
  '/',
  '/?view=kits',
  '/?view=kit&kit=midorikun',
  '/?view=timers',
  '/?view=first&step=practice',
  '/ColorChart?kit=npk-tube',
  '/diag?crop=spinach',
  '/diag?view=history',
  '/diag?view=history&new=typed',
  '/diag?view=plots&edit=new',
  '/diag?view=backup',
  '/inspire',
  '/inspire?view=sampling',
  '/manual',
]

for (const language of ['en', 'easy']) {
  test(`no page scrolls sideways on a narrow phone, language ${language}`, async ({ page }) => {
    for (const address of addresses) {
      await open(page, `${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
      await expectNoSidewaysScroll(page, address)
    }
  })
}

test('no toast covers a control during a test', async ({ page }) => {
  await ownKit(page)
  await open(page, '/?view=kits')
  await page.getByRole('button', { name: /^みどりくん.*のほかの操作$/ }).click()
  await page.getByRole('button', { name: '自分用に変更' }).click()
  await page.getByRole('link', { name: 'キットの一覧に戻る' }).click()
  await page.getByRole('button', { name: /（自分用）のほかの操作$/ }).click()
  await page.getByRole('button', { name: '消す', exact: true }).click()
  await expect(page.getByRole('button', { name: 'お知らせを閉じる' })).toBeVisible()
  await page.getByRole('link', { name: 'タイマーに戻る' }).click()
  // Without the pointer: the toast would cover the button.
  await page.getByRole('button', { name: /^はじめる/ }).press('Enter')
  await expect(stepCard(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'お知らせを閉じる' })).toHaveCount(0)
})

for (const theme of ['light', 'sunlight'] as const) {
  test(`in forced colors every part of the timeline stands out from its lane, theme ${theme}`, async ({
    page,
  }) => {
    // A phone this small shows the timeline only in its dialog.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await openTimer(page)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await begin(page)
    const lanes = page.locator('svg[data-current]')
    await expect(lanes.first()).toBeVisible()
    const { canvas, grooves, blocks } = await lanes.evaluateAll((all) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.cssText = 'forced-color-adjust: none; color: Canvas'
      const fills = all.map((lane) =>
        [...lane.querySelectorAll('rect')].map((rect) => getComputedStyle(rect).fill),
      )
      return {
        canvas: getComputedStyle(sample).color,
        grooves: fills.map(([groove]) => groove),
        blocks: fills.flatMap(([, ...rest]) => rest),
      }
    })
    expect(new Set(grooves)).toEqual(new Set([canvas]))
    expect(blocks.length).toBeGreaterThan(2)
    expect(blocks).not.toContain(canvas)
  })
}

test('in forced colors the chosen answer, the chart in sight and the themes can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const after = await keepFinishedTest(page, ['北', '南'])
  await page.clock.install({ time: after + 5000 })
  await open(page, '/')
  const readings = page.getByRole('row').filter({ hasText: '北' }).getByRole('button')
  await readings.nth(1).click()
  const dialog = page.getByRole('dialog')
  const pressed = dialog.locator('button[aria-pressed=true]')
  await expect(pressed).toHaveCount(1)
  await expect(pressed).toHaveCSS('border-top-width', '4px')
  await expect(dialog.locator('button[aria-pressed=false]').first()).toHaveCSS(
    'border-top-width',
    '2px',
  )
  await page.keyboard.press('Escape')

  await open(page, '/ColorChart?kit=midorikun&analyte=ph')
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('border-top-width', '4px')
  await expect(page.getByRole('tab', { selected: false }).first()).toHaveCSS(
    'border-top-width',
    '2px',
  )
  await page.getByRole('button', { name: '設定' }).click()
  const papers = await page
    .locator('[data-shows]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  expect(new Set(papers).size).toBeGreaterThan(2)
})

test('in forced colors nothing shines through the main button', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openTimer(page)
  const start = page.getByRole('button', { name: /^はじめる/ })
  const { button, system } = await start.evaluate((element) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.cssText = 'forced-color-adjust: none; background: Canvas; color: HighlightText'
    const [shown, wanted] = [getComputedStyle(element), getComputedStyle(sample)]
    return {
      button: [shown.backgroundColor, shown.color],
      system: [wanted.backgroundColor, wanted.color],
    }
  })
  expect(button).toEqual(system)
})
