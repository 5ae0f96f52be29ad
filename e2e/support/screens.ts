import { expect, type Locator, type Page } from '@playwright/test'
import { holdTime, pass, passGuard } from './run-screen.ts'
import { open, ownKit } from './site.ts'
import { begin, shortKitSeconds, stepCard, useShortKit } from './short-kit.ts'
import { csvFile, openFile, takeColumns } from './records-files.ts'

/** Taps the large button of a step. The page's clocks are controlled. */
export async function tapStep(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(button).toBeVisible()
  await passGuard(page)
  await button.click()
}

export const expectStatus = (page: Page, kind: string) =>
  expect(stepCard(page)).toHaveAttribute('data-status', kind)

type Visit = (screen: string) => Promise<void>

/** Plays a whole test with the short kit, stopping at every kind of screen, with stopped clocks. */
export async function walkThroughTest(page: Page, visit: Visit): Promise<void> {
  await page.clock.install()
  await useShortKit(page)
  await begin(page)
  await holdTime(page)
  await visit('ready')
  await visitDialog(page, 'やめる', () => visit('leaving'))
  await visitDialog(page, /試料1/, () => visit('samples'))
  await tapStep(page, 'できた')
  await tapStep(page, 'はじめる')
  await expectStatus(page, 'busy')
  await visit('busy')
  await pass(page, shortKitSeconds.shake)
  await expectStatus(page, 'settling')
  await visit('settling')
  await tapStep(page, '液が澄みました')
  await expectStatus(page, 'reacting')
  await visit('reacting')
  await pass(page, shortKitSeconds.react)
  await expectStatus(page, 'read')
  await visit('reading')
  await tapLevel(page, '6.0')
  await expect(page.getByRole('heading', { name: /点、測れました/ })).toBeVisible()
  await visit('results')
  await visitDialog(page, /pH/, () => visit('correcting'))
  await page.clock.resume()
}

async function visitDialog(page: Page, button: string | RegExp, visit: () => Promise<void>) {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function tapLevel(page: Page, value: string): Promise<void> {
  await passGuard(page)
  await page.getByTestId('answers').getByRole('button', { name: value, exact: true }).click()
}

interface Screen {
  readonly name: string
  readonly reach: (page: Page) => Promise<void>
  /** The primary action, visible without scrolling on a small phone. */
  readonly act?: (page: Page) => Locator
}

/** `thing`: part of the content that loads after the first paint. */
const at =
  (path: string, thing: (page: Page) => Locator = firstHeading) =>
  async (page: Page) => {
    await open(page, path)
    await expect(thing(page)).toBeVisible()
  }

const firstHeading = (page: Page) => page.getByRole('main').getByRole('heading').first()

const then =
  (reach: (page: Page) => Promise<void>, button: string | RegExp) => async (page: Page) => {
    await reach(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

function choosing(page: Page) {
  return page.getByRole('link', { name: 'キットを選ぶ' })
}

function starting(page: Page) {
  return page.getByRole('button', { name: 'はじめる' })
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name })

/** The first five minutes. */
export const firstScreens: readonly Screen[] = [
  { name: 'the choice of a kit', reach: at('/?view=first'), act: button('これにする') },
  { name: 'the first question', reach: at('/?view=first&step=kit&help=contents') },
  {
    name: 'a kit found',
    reach: at('/?view=first&step=kit&help=x&contents=tubes&letters=n-p-k&maker=american'),
  },
  {
    name: 'several kits found',
    reach: at('/?view=first&step=kit&help=x&contents=unsure&letters=no3&maker=unsure'),
  },
  {
    name: 'no kit found',
    reach: at('/?view=first&step=kit&help=x&contents=other&letters=other&maker=other'),
  },
  { name: 'the sound', reach: at('/?view=first&step=sound'), act: button('音を鳴らす') },
  {
    name: 'silence',
    reach: async (page) => {
      await at('/?view=first&step=sound')(page)
      await button('音を鳴らす')(page).click()
      await page.getByRole('button', { name: /^聞こえなかった/ }).click()
    },
    act: button('聞こえた'),
  },
  { name: 'the practice', reach: at('/?view=first&step=practice'), act: button('練習する') },
]

/** A laboratory's sheet, with a word where a number is expected. */
const laboratorySheet = [
  '土壌分析結果,,,,,,',
  '採取日,生産者名,ほ場名,pH(H2O),EC,可給態リン酸,交換性加里',
  '2026/3/10,山田太郎,西1号,5.4,0.12,35,48',
  '2026/3/11,山田太郎,東1号,6.8,不良,150,95',
].join('\r\n')

/** The pages as first opened, with nothing stored. */
export const pageScreens: readonly Screen[] = [
  { name: 'welcome', reach: at('/', choosing), act: choosing },
  {
    name: 'home',
    reach: async (page) => {
      await ownKit(page)
      await at('/', starting)(page)
    },
    act: starting,
  },
  { name: 'color chart', reach: at('/ColorChart') },
  { name: 'color chart, a level', reach: at('/ColorChart?kit=npk-tube&analyte=k&level=1') },
  {
    name: 'diagnosis',
    reach: at('/diag', (page) => page.getByRole('button', { name: '数値を入力' })),
  },
  {
    name: 'diagnosis, the answer',
    reach: at('/diag?from=typed&crop=spinach&ph=5.2_pH_&nitrate=4_NO3-N_kg/10a', (page) =>
      page.getByRole('region', { name: 'やること' }),
    ),
  },
  {
    name: 'history',
    reach: at('/diag?view=history', (page) => page.getByRole('link', { name: '記録を入力' })),
  },
  {
    name: 'plots',
    reach: at('/diag?view=plots', (page) => page.getByRole('button', { name: '畑を追加' })),
  },
  {
    name: 'backup',
    reach: at('/diag?view=backup', (page) =>
      page.getByRole('button', { name: '表にして書き出す' }),
    ),
  },
  {
    name: 'own standards',
    reach: at('/diag?view=standards', (page) =>
      page.getByRole('button', { name: '施肥基準を追加' }),
    ),
  },
  {
    name: 'columns of a table',
    reach: async (page) => {
      await openFile(page, csvFile(laboratorySheet))
      await expect(page.getByRole('heading', { name: /^列の取り込み先/ })).toBeVisible()
    },
  },
  {
    name: 'rows of a table',
    reach: async (page) => {
      await openFile(page, csvFile(laboratorySheet))
      await takeColumns(page)
      await expect(page.getByText('読めない所：1か所')).toBeVisible()
    },
  },
  { name: 'hints', reach: at('/inspire', (page) => page.locator('[data-hint]').first()) },
  {
    name: 'hints found',
    reach: at('/inspire?q=せっかい', (page) => page.locator('[data-hint]').first()),
  },
  {
    name: 'a hint',
    reach: at('/inspire?card=potato-scab', (page) => page.getByRole('button', { name: '共有' })),
  },
  {
    name: 'taking soil',
    reach: at('/inspire?view=sampling', (page) => page.getByRole('checkbox').first()),
  },
  { name: 'manual', reach: at('/manual', (page) => page.getByRole('searchbox')) },
  { name: 'kit library', reach: at('/?view=kits', (page) => page.getByText('みどりくん').first()) },
  {
    name: 'kit editor',
    reach: at('/?view=kit&kit=midorikun', (page) => page.getByRole('textbox').first()),
  },
  { name: 'free timers', reach: at('/?view=timers') },
  { name: 'settings', reach: then(at('/'), '設定') },
]
