import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const kit = readFileSync(join(import.meta.dirname, '..', 'support', 'short-kit.json'), 'utf8')

/**
 * The main journey in a browser that Playwright does not drive: start, steps, reading, reload, saved. What was shown as saved is
 * there after an interruption, right after it was shown or in the middle of a write.
 * @param browser goto, reload, evaluate (an expression), perform (W3C actions), interrupt (and come back to an address)
 */
export async function journey(browser, address) {
  const hand = createHand(browser)
  // WebKit and Firefox drop a navigation requested while the app is updating the address.
  const visit = async (url) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await browser.goto(url)
  }
  await browser.goto(`${address}/?view=kits`)
  await importKit(browser, hand)
  await hand.tap('button', 'このキットを使う：短いキット')
  await hand.sees('main h2', '短いキット')

  await hand.tap('button', 'お知らせを閉じる')
  await hand.tap('button', 'はじめる')
  await hand.sees('[data-testid=step-card]', '土を入れる')
  await hand.tap('main button', 'できた')
  await hand.sees('[data-testid=step-card]', '試験管を振る')
  await browser.interrupt(`${address}/`)
  await hand.sees('[data-testid=step-card]', '試験管を振る')

  // In the middle of a write: the previous step is there, and the one being written is either done or due again.
  await hand.tap('main button', 'はじめる')
  await browser.interrupt(`${address}/`)
  await hand.sees('[data-testid=step-card]', '')
  if (await hand.shows('main button', 'はじめる')) await hand.tap('main button', 'はじめる')
  await hand.sees('[data-testid=step-card]', '澄むまで置く')
  // The reaction takes three seconds: this notices it even if the browser is polled rarely.
  const hasReacted = await hand.watches('[data-testid=step-card][data-status=reacting]')
  await hand.tap('main button', '液が澄みました')
  await hasReacted()

  await browser.reload()
  await hand.sees('[data-testid=step-card]', 'pHを読む')
  await hand.tap('[data-testid=answers]:not([disabled]) button', '6.0')
  await hand.sees('main h1', '測れました')
  await hand.sees('main', '端末に保存しました')
  await browser.interrupt(`${address}/`)
  await hand.sees('main h1', '測れました')
  await hand.tap('main button', '閉じる')
  await hand.sees('main', '前回')
  await visit(`${address}/diag?view=history`)
  await hand.sees('main article article', '短いキット')
  await hand.sees('main article article', '6')
  await visit(`${address}/colorchart`)
  await hand.sees('main', 'This page could not be found')
}

/** File choosers belong to the system: the file is injected where one would open. */
async function importKit(browser, hand) {
  await hand.sees('main h1', 'キットを選ぶ')
  await browser.evaluate(`(() => {
    HTMLInputElement.prototype.click = function () {
      const files = new DataTransfer()
      files.items.add(new File([${JSON.stringify(kit)}], 'kit.json', { type: 'application/json' }))
      this.files = files.files
      this.dispatchEvent(new Event('change'))
    }
  })()`)
  await hand.tap('button', 'ファイルから取り込む')
}

function createHand({ evaluate, perform }) {
  const until = async (look, what) => {
    const limit = Date.now() + 60_000
    for (;;) {
      const found = await evaluate(look)
      if (found) return found
      const text = await evaluate(`document.querySelector('main')?.textContent?.slice(0, 300)`)
      assert(Date.now() < limit, `${what} does not come; there is: ${text}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const matching = (selector, text) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((it) =>
      (it.getAttribute('aria-label') ?? it.textContent.trim()).startsWith(${JSON.stringify(text)}))`
  /** Center of an element that no longer moves and is not covered. */
  const stillPlace = async (target) => {
    const look = `(() => {
      const target = ${target}
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = target?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
      return { x, y, isFree: target?.contains(document.elementFromPoint(x, y)) ?? false }
    })()`
    let before = await evaluate(look)
    for (let tries = 0; tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      const now = await evaluate(look)
      if (now.isFree && now.x === before.x && now.y === before.y) return now
      before = now
    }
    throw new Error(`${target} does not come to rest`)
  }
  return {
    shows: (selector, text) => evaluate(`${matching(selector, text)} !== undefined`),
    sees: (selector, text) =>
      until(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].some((it) => it.textContent.includes(${JSON.stringify(text)}))`,
        `"${text}"`,
      ),
    /** Watches from now on; the returned function waits until the element has been there, if only for a moment. */
    async watches(selector) {
      await evaluate(`(() => {
        window.wasThere = false
        const look = () => (window.wasThere ||= document.querySelector(${JSON.stringify(selector)}) !== null)
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
      })()`)
      return () => until('window.wasThere', selector)
    },
    async tap(selector, text) {
      await until(`${matching(selector, text)} !== undefined`, `"${text}" to tap`)
      // A control that has just appeared ignores taps.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { x, y } = await stillPlace(matching(selector, text))
      await perform([
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pause', duration: 30 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
  }
}
