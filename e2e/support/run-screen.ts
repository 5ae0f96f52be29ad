import { expect, type Page } from '@playwright/test'

/** The content of the test screen, read at one moment. */
export interface Scene {
  /** `step` while the test runs; `results` when all is read; `setup` before. */
  readonly phase: 'setup' | 'step' | 'results' | 'other'
  /** `held`: ready, but the plan holds it back. */
  readonly status: string
  readonly title: string
  readonly sample: string
  readonly progress: string
  readonly digits: string
  /** The question of an open reading; empty when nothing may be tapped yet. */
  readonly question: string
  readonly overdue: string
  /** The page's wall clock. */
  readonly wall: number
}

export const sceneOf = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const card = document.querySelector<HTMLElement>('[data-testid=step-card]')
    const answers = document.querySelector<HTMLFieldSetElement>('[data-testid=answers]')
    const isOver = [...document.querySelectorAll('h1')].some(({ textContent }) =>
      textContent.endsWith('点、測れました'),
    )
    const isSetup = [...document.querySelectorAll('nav')].some(
      (nav) => nav.ariaLabel === '時間を計る',
    )
    const status = card?.dataset['status'] ?? ''
    const digits = text('[data-testid=step-card] [role=timer]')
    return {
      phase: card !== null ? 'step' : isOver ? 'results' : isSetup ? 'setup' : 'other',
      status: status === 'ready' && digits !== '' ? 'held' : status,
      title: text('[data-testid=step-card] h1'),
      sample: text('header button strong'),
      progress: (text('header button span:has(strong) + span').match(/\d+/g) ?? [])
        .toReversed()
        .join('/'),
      digits,
      question: answers?.disabled === false ? text('[data-testid=answers] legend') : '',
      overdue:
        [...document.querySelectorAll('[data-testid=step-card] span')]
          .map(({ textContent }) => textContent)
          .find((it) => it.endsWith('過ぎました')) ?? '',
      wall: Date.now(),
    }
  })

/** A scene without the parts that change every second. */
export const standOf = async (page: Page) => {
  const { phase, status, title, sample, progress, question } = await sceneOf(page)
  return [phase, status, title, sample, progress, question].join(' | ')
}

/** `1:02:05` → seconds. */
export const secondsIn = (digits: string) =>
  digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** hh:mm:ss in Tokyo, as the page shows it. */
export const clockOf = (wall: number) => new Date(wall + 9 * 3_600_000).toISOString().slice(11, 19)

/** Lets the page finish rendering: React renders, and then runs effects, in separate tasks. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    }
  })

/**
 * Waits for pending storage operations. Their time limits use the clocks that are about to be advanced, so they would be aborted.
 * Does not wait if storage is unavailable.
 */
const letStorageRest = (page: Page) =>
  page.evaluate(() => {
    const rest = async () => navigator.locks.request('soil-events', () => undefined)
    return rest().catch(() => undefined)
  })

/** Stops both clocks of the page slightly in the future: from then on only the test advances time. */
export async function holdTime(page: Page) {
  await letStorageRest(page)
  const { wall } = await sceneOf(page)
  await page.clock.pauseAt(wall + 5000)
  await settle(page)
}

/** Advances both clocks of the page, as if the time had passed while it was visible. */
export async function pass(page: Page, seconds: number) {
  await letStorageRest(page)
  await page.clock.fastForward(Math.round(seconds * 1000))
  await settle(page)
}

/** Leaves the page alone for a while. In steps shorter than the storage's time limits: it may still be opening. */
export async function leaveAlone(page: Page, seconds = 5) {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    await letStorageRest(page)
    await page.clock.runFor(Math.min(left, 1000))
    await settle(page)
  }
}

/** A control that has just appeared ignores taps for 350 ms. */
export async function passGuard(page: Page) {
  await page.clock.runFor(450)
  await settle(page)
}

/** The same in real time. With the page's own timers: however late they are, a longer one never fires before a shorter one. */
export async function waitOutGuard(page: Page) {
  await settle(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 450)))
  await settle(page)
}

/** Performs an action that must change the current task, and waits until it has changed. */
export async function changeBy(page: Page, action: () => Promise<void>) {
  const before = await standOf(page)
  await action().catch(async (error: unknown) => {
    if ((await standOf(page)) === before) throw error
  })
  await expect.poll(() => standOf(page), { intervals: [20, 50, 100] }).not.toBe(before)
}
