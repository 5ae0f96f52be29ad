import type { Page } from '@playwright/test'
import { rows } from './support/history-type.ts'
import { backupText } from './support/records-backup.ts'
import { pickFile, takeOver } from './support/records-files.ts'
import { leaveRoom, noisyPhoto } from './support/records-storage.ts'
import { findUpdate, startHost, takenIn, type Host } from './support/releases.ts'
import { expect, test } from './support/run-test.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'
import { open } from './support/site.ts'
import {
  arm,
  disarm,
  faults,
  places,
  spoil,
  takeFaults,
  writingEnds,
  type StorageFault,
} from './support/storage-faults.ts'

// Whatever happens to the storage: what was shown as saved is there afterwards, or the app says what is not.

/** The operation under way when the fault occurs. Amounts count stored items: those there before, and those including what is added. */
interface Situation {
  readonly name: string
  readonly before: number
  readonly after: number
  /** Ends where one tap adds something. */
  prepare(page: Page, site: string): Promise<void>
  act(page: Page): Promise<void>
  /** Whether the screen shows the addition as saved. Waits for its answer. */
  claims(page: Page): Promise<boolean>
  /** Opens the screen that shows the amount. */
  show(page: Page, site: string): Promise<void>
  amount(page: Page): Promise<number>
}

/** Waits for either of two answers on the screen. */
async function answers(page: Page, yes: string, no: RegExp) {
  const [good, bad] = [page.getByText(yes, { exact: true }), page.getByText(no)]
  await expect(good.or(bad).first()).toBeVisible({ timeout: 45_000 })
  return !(await bad.first().isVisible())
}

async function typeTest(page: Page, site: string, ph: string) {
  await open(page, `${site}/diag?view=history&new=typed`)
  await page.getByLabel(/^pH/).selectOption('typed')
  await page.getByLabel('数値', { exact: true }).fill(ph)
}

const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()
const notYet = '保存に時間がかかっています'
const isSaved = (page: Page) =>
  answers(page, '記録を保存しました。', new RegExp(`保存できません|${notYet}`, 'u'))

async function keepTest(page: Page, site: string) {
  await typeTest(page, site, '5.5')
  await save(page)
  expect(await isSaved(page)).toBe(true)
  await writingEnds(page)
}

const showHistory = (page: Page, site: string) => open(page, `${site}/diag?view=history`)

async function countTests(page: Page) {
  const count = await page
    .getByText(/^\d+件$/)
    .first()
    .textContent({ timeout: 200 })
    .catch(() => null)
  return count === null ? rows(page).count() : Number.parseInt(count, 10)
}

const testRunning: Situation = {
  name: 'test running',
  before: 1,
  after: 2,
  async prepare(page, site) {
    await useShortKit(page, site)
    await begin(page)
    await writingEnds(page)
    await page.waitForTimeout(450)
  },
  act: (page) => page.getByRole('button', { name: 'できた' }).click(),
  async claims(page) {
    await expect(stepCard(page)).toContainText('試験管を振る')
    await writingEnds(page)
    return !(await page.locator('[data-status=unsaved]').isVisible())
  },
  show: (page, site) => open(page, `${site}/`),
  async amount(page) {
    if ((await stepCard(page).count()) === 0) return 0
    return (await stepCard(page).textContent())?.includes('土を入れる') === true ? 1 : 2
  },
}

const recordSaved: Situation = {
  name: 'record saved',
  before: 1,
  after: 2,
  async prepare(page, site) {
    await keepTest(page, site)
    await typeTest(page, site, '6')
  },
  act: save,
  claims: isSaved,
  show: showHistory,
  amount: countTests,
}

const photographSaved: Situation = {
  name: 'photograph saved',
  before: 1,
  after: 2,
  prepare: keepTest,
  async act(page) {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '写真を追加' }).click()
    await (await choosing).setFiles(noisyPhoto())
  },
  async claims(page) {
    const refused = /保存できませんでした|保存できていません/
    const isAdded = await answers(page, '写真を追加しました。', refused)
    // A photograph shown in its record must not be reported as failed.
    const isShown = await page.getByRole('img', { name: '写真1' }).isVisible()
    if (isShown) await expect(page.getByText(/保存できませんでした/)).toHaveCount(0)
    return isAdded
  },
  async show(page, site) {
    await showHistory(page, site)
    await rows(page)
      .getByRole('link')
      .first()
      .click({ timeout: 3000 })
      .catch(() => null)
  },
  async amount(page) {
    if (await page.getByRole('img', { name: '写真1' }).isVisible()) return 2
    return (await page.getByRole('button', { name: '写真を追加' }).isVisible()) ? 1 : 0
  },
}

const importRunning: Situation = {
  name: 'import running',
  before: 1,
  after: 61,
  async prepare(page, site) {
    await keepTest(page, site)
    await open(page, `${site}/diag?view=backup`)
    const buffer = Buffer.from(backupText({ tests: 60, photos: 0 }))
    await pickFile(page, { name: 'backup.json', mimeType: 'application/json', buffer })
    await expect(page.getByRole('button', { name: '取り込む', exact: true })).toBeVisible()
  },
  act: takeOver,
  claims: (page) => answers(page, '取り込みました', /途中までしか/),
  show: showHistory,
  amount: countTests,
}

const updating: Situation = {
  ...recordSaved,
  name: 'service worker updating',
  async prepare(page, site) {
    await page.goto(`${site}/`)
    await takenIn(page)
    await recordSaved.prepare(page, site)
  },
  async act(page) {
    // The update may never arrive if there is no room for it.
    void findUpdate(page).catch(() => null)
    await save(page)
  },
}

const situations = [testRunning, recordSaved, photographSaved, importRunning, updating]

const all = situations.flatMap((situation) =>
  faults.flatMap((fault) => places.map((place) => ({ situation, fault, place }))),
)
const isDeep = process.env['DEEP_TESTS'] === '1'
/** Seven of 120 in every run; each fault but the longest, each place and all but the update are among them. All with DEEP_TESTS=1. */
const cells = isDeep ? all : all.filter((_, index) => index % 14 === 4 && index < 96)

/** Everything the app reports about its storage, on any page. */
const words =
  /保存できていません|読み込みが遅れています|読めない記録|記録が消えました|写真は、この端末にありません/

const seconds = ({ fault }: StorageFault) => Number(/\d+/.exec(fault)?.[0] ?? 0)

for (const { situation, ...cell } of cells) {
  const { fault, place } = cell
  test.describe(() => {
    const isUpdating = situation === updating
    test.use({
      serviceWorkers: isUpdating ? 'allow' : 'block',
      phoneServiceWorkers: isUpdating ? 'allow' : 'block',
    })
    test(`${situation.name}, ${place} ${fault}: what was shown as saved is there, or the app says that it is not`, async ({
      page: tab,
      phone,
    }) => {
      const host: Host | null = isUpdating ? await startHost('v1') : null
      try {
        const isKilled = fault === 'killed'
        const page = isKilled ? await phone.start('untouched') : tab
        await takeFaults(page.context(), () => phone.kill())
        const isThere = await befall({ page, situation, cell, host, restart: () => again(page) })
        expect(isThere).toBe(true)
      } finally {
        await host?.close()
      }

      async function again(page: Page) {
        if (fault !== 'killed') return page
        await phone.kill()
        return phone.start('untouched')
      }
    })
  })
}

interface Befallen {
  readonly page: Page
  readonly situation: Situation
  readonly cell: StorageFault
  readonly host: Host | null
  readonly restart: () => Promise<Page>
}

async function befall({ page, situation, cell, host, restart }: Befallen) {
  const { fault, place } = cell
  const site = host?.address ?? ''
  await situation.prepare(page, site)
  await host?.release('v2')
  const isByItself = fault === 'lost' || fault === 'damaged'
  // Killing with both: not in the middle of a write, but as soon as it is shown as saved.
  const isCut = fault === 'killed' && place !== 'both'
  if (!isByItself && (fault !== 'killed' || isCut)) await arm(page, cell)
  if (host !== null && fault === 'full' && place === 'both') await leaveRoom(page, 20_000)

  const killed = new Promise<false>((resolve) => page.context().once('close', () => resolve(false)))
  await situation.act(page).catch((error: unknown) => {
    if (!isCut) throw error
  })
  const isClaimed = isCut ? await killed : await situation.claims(page)
  const claimed = isClaimed ? situation.after : situation.before
  if (isByItself) await spoil(page, cell)

  const next = await restart()
  await situation.show(next, site)
  const isSaid = () => next.getByText(words).first().isVisible()
  await expect(async () => {
    expect(
      (await situation.amount(next)) >= claimed || (await isSaid()),
      `${claimed} were kept`,
    ).toBe(true)
  }).toPass({ timeout: 20_000 })
  if (isByItself || fault === 'killed') return true

  // Once the storage works again, everything is there.
  await disarm(next)
  await situation.show(next, site)
  await expect
    .poll(() => situation.amount(next), { timeout: 20_000 + seconds(cell) * 1000 })
    .toBeGreaterThanOrEqual(claimed)
  return true
}
