import { expect, type Locator, type Page } from '@playwright/test'
import { expectAllAccessible } from './axe.ts'
import { smallTargets } from './small-targets.ts'

interface Demands {
  /** The primary action: visible without scrolling on a small phone. */
  readonly act?: Locator | undefined
  /** Area tapped during a test: its targets are 64 px. */
  readonly hands?: string | undefined
  /** Also visible in the largest text at 320 px: it sticks while the page scrolls. */
  readonly sticks?: boolean
  /** Wraps the check on a screen with stopped clocks: axe waits with the page's timers. */
  readonly around?: (check: () => Promise<void>) => Promise<void>
}

const phone = { width: 360, height: 640 }

/** Checks everything that must hold on any screen. Ends at 360 × 640 as it began. */
export async function inspect(page: Page, name: string, demands: Demands = {}): Promise<void> {
  const { act, hands, sticks = false, around = async (check) => check() } = demands
  // During a transition between themes, axe would check intermediate colors.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await moving(page), `${name}: moves where less motion is wished for`).toEqual([])
  if (act !== undefined) await expect.soft(act, `${name}: the act`).toBeInViewport({ ratio: 1 })
  await openFolds(page)
  await around(async () => expectAllAccessible(page, name))
  expect.soft(await smallTargets(page, 48), `${name}: targets`).toEqual([])
  if (hands !== undefined) {
    expect.soft(await smallTargets(page, 64, hands), `${name}: targets of a test`).toEqual([])
  }
  expect.soft(await misnamed(page), `${name}: called by another name than it shows`).toEqual([])
  expect.soft(await overlaps(page), `${name}: lies on another`).toEqual([])
  expect.soft(await touchedLegends(page), `${name}: touches what it stands above`).toEqual([])
  expect.soft(await shortenedChoices(page), `${name}: a choice that its field cuts`).toEqual([])
  await expectNoSidewaysScroll(page, name)
  expect.soft(await cutOff(page), `${name}: cut off in the largest text`).toEqual([])
  if (act !== undefined && sticks) {
    await expect.soft(act, `${name}: the act in the largest text`).toBeInViewport({ ratio: 1 })
  }
  await setTextSize(page, null)
  await page.setViewportSize(phone)
}

/** Expects nothing to extend beyond the narrowest phone in common use. Ends at that width, in the largest text. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFolds(page)
  expect.soft(await overhang(page), `${name}: sideways at 320 px`).toBeLessThanOrEqual(0)
  await setTextSize(page, 'largest')
  expect.soft(await overhang(page), `${name}: sideways in the largest text`).toBeLessThanOrEqual(0)
}

const openFolds = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

const setTextSize = (page: Page, size: string | null) =>
  page.evaluate((it) => {
    if (it === null) delete document.documentElement.dataset['textSize']
    else document.documentElement.dataset['textSize'] = it
  }, size)

/** Compared with the layout width, not the window's: a phone enlarges that to fit the content. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const moving = (page: Page) =>
  page.evaluate(() => {
    const isLasting = (value: string) =>
      value.split(',').some((it) => Number.parseFloat(it) > 0.001)
    return [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ style }) =>
          (style.animationName !== 'none' && isLasting(style.animationDuration)) ||
          (style.transitionProperty !== 'none' && isLasting(style.transitionDuration)) ||
          style.scrollBehavior === 'smooth',
      )
      .map(({ element }) => `${element.tagName} ${element.className}`)
  })

/** Texts of closed lists of choices that are longer than their field. */
const shortenedChoices = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const text = select.selectedOptions[0]?.label ?? ''
      if (pen === null || select.clientWidth === 0) return []
      pen.font = font
      const inside =
        select.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      return pen.measureText(text).width > inside ? [text] : []
    })
  })

/** Elements that extend beyond the screen, and text that its own box clips. */
const cutOff = (page: Page) =>
  page
    .locator('main, dialog[open]')
    .last()
    .evaluate((place) => {
      /** Content that its own box scrolls is not lost. */
      const isScrolledSideways = (it: Element) => {
        for (let box = it.parentElement; box !== null; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box)
          if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return true
        }
        return false
      }
      return [...place.querySelectorAll('button, a, p, strong, label, h1, h2, h3, legend, dt, dd')]
        .filter((it) => {
          if (it.closest('[inert]') !== null || isScrolledSideways(it)) return false
          const { width, right } = it.getBoundingClientRect()
          const edge = document.documentElement.clientWidth + 1
          const hides = getComputedStyle(it).overflowX !== 'visible'
          const isCut = hides && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1
          return width > 1 && (right > edge || isCut)
        })
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
    })

/** Legends with less than 4 px below their text: the gap of a grid does not reach them. */
const touchedLegends = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('legend')]
      .filter((legend) => legend.checkVisibility() && legend.offsetWidth > 1)
      .filter((legend) => {
        const next = legend.nextElementSibling?.getBoundingClientRect()
        if (next === undefined || next.height === 0) return false
        const end =
          legend.getBoundingClientRect().bottom -
          Number.parseFloat(getComputedStyle(legend).paddingBottom)
        return next.top >= end - 1 && next.top < end + 4
      })
      .map((legend) => legend.textContent),
  )

/** WCAG 2.5.3: the visible text of a target is part of its name. Lines after the first are its description. */
const misnamed = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) => text.replaceAll(/[\s：:、。・（）()]/gu, '').toLowerCase()
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('')
    return [...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        seen: element.innerText.trim().split('\n')[0] ?? '',
        name: nameOf(element),
      }))
      .filter(({ seen, name }) => name !== '' && !plain(name).includes(plain(seen)))
      .map(({ seen, name }) => `${seen} / ${name}`)
  })

/** Pairs of overlapping targets. Elements stuck to an edge cover scrolling ones, and are left out. */
const overlaps = (page: Page) =>
  page
    .locator('main, dialog[open]')
    .last()
    .evaluate((place) => {
      const isStuck = (element: Element) => {
        for (let it: Element | null = element; it !== place && it !== null; it = it.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(it).position)) return true
        }
        return false
      }
      const shown = [
        ...place.querySelectorAll('button, a[href], summary, select, textarea'),
      ].filter(
        (it) => it.checkVisibility({ visibilityProperty: true }) && it.closest('[inert]') === null,
      )
      const free = shown
        .filter((it) => !isStuck(it))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
      const share = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      return free.flatMap(({ it, box }, index) =>
        free
          .slice(index + 1)
          .filter((other) => !it.contains(other.it) && share(box, other.box))
          .map((other) => `${it.textContent.slice(0, 20)} / ${other.it.textContent.slice(0, 20)}`),
      )
    })
