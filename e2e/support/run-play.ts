import { expect, type Page } from '@playwright/test'
import type { Phone } from './run-phone.ts'
import { open, ownKit } from './site.ts'
import { changeBy, pass, passGuard, sceneOf, secondsIn, standOf, type Scene } from './run-screen.ts'

/** A button of the answers by its name, or a number to be typed. */
export type Choice = { readonly tap: string | RegExp } | { readonly type: string }
export type Answers = (scene: Scene) => Choice

/** The shortest test of みどりくん: one strip, one pad. */
export const phOnly = { without: ['硝酸態窒素', 'リン酸（水溶性）', 'カリ（水溶性）'] }

/** A pH cannot be "not detected". */
const nothingSeen: Answers = ({ question }) => ({
  tap: question.startsWith('pH') ? 'どの色とも違う' : /検出なし/,
})

interface Setup {
  readonly samples?: number
  /** Analytes to be left out. */
  readonly without?: readonly string[]
}

/** Opens `/` with a chosen kit, ready for taps. */
export async function openTimer(page: Page, url = '/') {
  await ownKit(page)
  await open(page, url)
  const start = page.getByRole('button', { name: 'はじめる' })
  const straight = page.getByRole('link', { name: '練習しないで測る' })
  await expect(start.or(straight)).toBeVisible()
  if (await straight.isVisible()) {
    await straight.click()
    await page.getByRole('button', { name: /^このキットを使う：みどりくん/ }).click()
  }
  await expect(start).toBeVisible()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('setup')
}

export async function begin(page: Page, { samples = 1, without = [] }: Setup = {}) {
  const more = page.getByRole('button', { name: '試料の数を増やす' })
  for (let count = 1; count < samples; count += 1) await more.click()
  for (const analyte of without) await page.getByRole('checkbox', { name: analyte }).uncheck()
  await page.getByRole('button', { name: 'はじめる' }).click()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
}

/** The readings of a sample on the results screen. */
export const readingsOf = (page: Page, sample: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: sample, exact: true }) })
    .getByRole('button')

export async function choose(page: Page, choice: Choice) {
  const answers = page.getByTestId('answers')
  if ('type' in choice) {
    await answers.getByRole('button', { name: '数値を入力' }).click()
    const pad = page.getByRole('dialog')
    for (const key of choice.type) await pad.getByRole('button', { name: key, exact: true }).click()
    return pad.getByRole('button', { name: '記録する' }).click()
  }
  // Never the tile beside a lone level, which is named after it and opens the number pad.
  const levels = answers.locator('button:not([aria-haspopup])')
  return levels
    .and(answers.getByRole('button', { name: choice.tap }))
    .first()
    .click()
}

/** The tapped control may disappear at that very moment. */
const quick = { timeout: 3000 }

export const bigButton = (page: Page) =>
  page.getByRole('button', { name: /^(できた|いま浸した|はじめる|時間になった|液が澄みました)/ })

/** Performs one action of the user, or waits until there is something to do. False when all is done. */
export async function doNext(page: Page, answers: Answers = nothingSeen): Promise<boolean> {
  const scene = await drawnScene(page)
  if (scene.phase !== 'step') return false
  if (scene.question === '' && ['busy', 'reacting', 'held'].includes(scene.status)) {
    await waitOut(page, scene)
    return true
  }
  const before = await standOf(page)
  await passGuard(page)
  // A reading may have become due meanwhile, and comes first.
  if ((await standOf(page)) !== before) return true
  await changeBy(page, () =>
    scene.question === '' ? bigButton(page).click(quick) : choose(page, answers(scene)),
  )
  return true
}

/** Skips the moment in which the next screen is being loaded. */
async function drawnScene(page: Page): Promise<Scene> {
  await expect
    .poll(async () => (await sceneOf(page)).phase, { intervals: [10, 20, 50] })
    .not.toBe('other')
  return sceneOf(page)
}

/** Waits, without tapping, until the running step has ended. */
async function waitOut(page: Page, scene: Scene) {
  const left = secondsIn(scene.digits)
  await changeBy(page, () => pass(page, Math.max(0.3, left)))
}

export async function playUntil(
  page: Page,
  isThere: (scene: Scene) => boolean,
  answers: Answers = nothingSeen,
) {
  for (let actions = 0; actions < 200; actions += 1) {
    if (isThere(await drawnScene(page))) return
    if (!(await doNext(page, answers))) break
  }
  const scene = await sceneOf(page)
  if (!isThere(scene)) throw new Error(`Played on and never got there: ${JSON.stringify(scene)}`)
}

export const playToTheEnd = (page: Page, answers: Answers = nothingSeen) =>
  playUntil(page, ({ phase }) => phase === 'results', answers)

export const finish = async (page: Page) => {
  await page.locator('main').getByRole('button', { name: '閉じる' }).click()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('setup')
}

/** Plays the shortest test and kills the browser as soon as its last reading is acknowledged; returns the page a minute later. */
export async function killAtTheEnd(phone: Phone, page: Page): Promise<Page> {
  await openTimer(page)
  await begin(page, phOnly)
  await playUntil(page, ({ question }) => question.startsWith('pH'))
  await passGuard(page)
  const { wall } = await sceneOf(page)
  await choose(page, { tap: /^6\.5/ })
  await page.getByRole('heading', { name: /点、測れました/ }).waitFor()
  await phone.kill()
  const later = await phone.start(wall + 60_000)
  await later.goto('/')
  return later
}
