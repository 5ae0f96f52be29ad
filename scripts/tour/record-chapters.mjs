/** Two plots over two years, with column names that are read in every language. */
const table = (kit) =>
  [
    'record,date,kit,plot,name,weather,note,pH,NO3-N',
    `g1,2024-10-12,${kit},A-1,1,,,5,20`,
    `g2,2025-03-30,${kit},A-1,1,,,5.5,0`,
    `g3,2025-09-28,${kit},A-1,1,,,6,20`,
    `g4,2025-10-02,${kit},B-2,1,,,6.5,0`,
    `g5,2026-03-21,${kit},A-1,1,,,6.5,20`,
    `g6,2026-04-02,${kit},B-2,1,,,5.5,20`,
    `g7,2026-13-45,${kit},B-2,1,,,6,`,
  ].join('\r\n')

/** One test of twelve samples, as an advisor collects them. */
const office = (kit) => {
  const places = [
    '山田 西1号',
    '山田 西2号',
    '山田 東の畑',
    '佐藤ハウスA',
    '佐藤ハウスB',
    '佐藤 裏',
  ]
  const more = [
    '鈴木 上の段',
    '鈴木 下の段',
    '鈴木 家の前',
    '高橋 川沿い',
    '田中 ぶどう',
    '伊藤 茶園北',
  ]
  const ph = [5, 6.5, 6, 6, 5, 5.5, 6, 5.5, 6, 6.5, 6, 5]
  const nitrate = [0, 5, 10, 5, 10, 5, 20, 5, 5, 0, 0, 20]
  return [
    'record,date,kit,plot,name,weather,note,pH,NO3-N',
    ...[...places, ...more].map(
      (name, at) => `t1,2026-04-10,${kit},${at < 3 ? name : ''},${name},,,${ph[at]},${nitrate[at]}`,
    ),
  ].join('\r\n')
}

/** A laboratory's table: a title over the head, and columns that only a person can assign. */
const laboratory = () =>
  [
    '土壌分析結果,,,,,,,',
    '採取日,ほ場名,pH(H2O),EC,可給態リン酸,交換性石灰,交換性苦土,交換性加里,CEC,備考',
    '2026/3/10,西1号,5.4,0.12,35,180,22,48,18.2,少し湿り',
    '2026/3/10,西2号,6.1,0.30,88,260,35,62,20.1,',
    '2026/3/11,東1号,6.8,<0.05,150,410,61,95,21.7,',
  ].join('\r\n')

const typed =
  '/diag?from=typed&crop=spinach&ph=5.2_pH_&nitrate=4_NO3-N_kg/10a&phosphate=-_P2O5_kg/10a&liquid=water'

/** Stored records and their diagnosis. */
export const recordChapters = {
  async judge({ page, open, take, tap, pass }) {
    await open('/diag')
    await take('empty')
    await tap('main button.tone-primary')
    await take('values')
    await page.keyboard.press('Escape')
    await pass(1)
    await take('crops', true)
    await open(typed)
    await take('answer')
    await take('answer-whole', true)
    await tap('main [data-item="ph"] button')
    await take('why')
    await page.keyboard.press('Escape')
    for (const [place, name] of ['crop', 'growth', 'soil', 'compost', 'plot'].entries()) {
      await tap(page.locator('main fieldset button').nth(place))
      await take(name)
      await page.keyboard.press('Escape')
      await pass(1)
    }
    await unfold(page)
    await take('unfolded', true)
    await tap('main [data-testid=keep] button', 3)
    await take('kept')
    await open(await page.locator('main [data-testid=keep] a').first().getAttribute('href'))
    await take('report', true)
  },

  async batch({ page, open, take, tap, pass }) {
    await importTable({ page, open, take: () => {}, tap, pass }, office)
    await open('/diag?view=all&record=t1')
    await take('no-crop')
    await tap('main tbody tr:nth-child(4) fieldset button, main tbody tr:nth-child(4) td button')
    await take('one')
    await page.keyboard.press('Escape')
    await pass(1)
    await tap('main [class*="_tools_"] button')
    await take('all')
    await tap('dialog [role="option"]:nth-child(3)', 2)
    await take('answers')
    await take('answers-whole', true)
    await tap('main [class*="_tools_"] button[class*="_filled_"]', 4)
    await take('sheets', true)
    await open('/diag?view=history&record=t1')
    await take('record', true)
    await open('/diag?record=t1')
    await take('first', true)
    await addFarmers({ page, open, tap, pass })
    await open('/diag?view=plots')
    await take('farmers', true)
    await open('/diag?view=plots&farmer=山田')
    await take('farmer', true)
    await open('/diag?view=report&all=farmers&record=t1')
    await take('sheets-of-farmers', true)
    await open('/diag?view=report&all=meeting&record=t1')
    await take('sheet-of-meeting', true)
    await open('/diag?view=labels')
    await take('labels', true)
    await tap('main fieldset label:nth-of-type(2), main input[type=radio][value=a44]')
    await take('labels-44', true)
    await open('/diag?view=history')
    await take('history')
  },

  async office({ page, open, take, tap, pass }) {
    await importTable({ page, open, take, tap, pass }, laboratory)
    await tap(page.locator('main section button[class*="_act_"]').last(), 4)
    await take('imported')
    await open('/diag?view=standards')
    await take('no-standards', true)
    await tap('main button')
    await take('crop-of-standard')
    await page.keyboard.press('Escape')
    await pass(1)
    await open('/diag?view=team')
    await take('no-team', true)
    await open('/diag?view=plots')
    await tap('main article article a')
    await take('field', true)
    await tap('main ul button')
    await take('outline')
  },

  async records({ page, open, take, tap, pass }) {
    for (const view of ['history', 'plots', 'backup']) {
      await open(`/diag?view=${view}`)
      await take(`no-${view}`, true)
    }
    await importTable({ page, open, take, tap, pass })
    await open('/diag?view=history')
    await take('history')
    await take('history-whole', true)
    await open('/diag?view=history&record=g5')
    await take('record', true)
    await open('/diag?view=history&pick=g1')
    await take('choosing')
    await open('/diag?view=history&compare=g1,g3,g5')
    await take('compare', true)
    await open('/diag?view=history&new=typed')
    await take('typing', true)
    await open('/diag?view=plots')
    await take('plots', true)
    await tap('main article article a')
    await take('plot', true)
    await tap('main [class*="_head_"] button')
    await take('plot-dialog')
    await open('/diag?view=report&record=g5')
    await take('report', true)
    await open('/diag?crop=tomato')
    await take('diagnosis', true)
    await open('/inspire')
    await take('hints-that-fit')
    await open('/')
    await take('setup-again', true)
  },
}

/** Adds a field for each of two farmers: the first through the entry for an office, which disappears afterwards. */
async function addFarmers({ page, open, tap, pass }) {
  for (const [at, farmer] of ['山田', '佐藤'].entries()) {
    await open('/diag?view=plots')
    await tap(at === 0 ? 'main .buttons button' : 'main button[aria-labelledby]')
    await page
      .locator('dialog input')
      .first()
      .fill(`西${at + 1}号`)
    await page.locator('dialog input[list]').first().fill(farmer)
    await page.locator('dialog footer button').last().click()
    await pass(2)
  }
}

async function importTable({ page, open, take, tap, pass }, made = table) {
  await open('/')
  const kit = await page.locator('main h2').first().textContent()
  await open('/diag?view=backup')
  const choosing = page.waitForEvent('filechooser')
  await page.locator('main ul button').first().click()
  const buffer = Buffer.from(made(kit))
  await (await choosing).setFiles({ name: 'table.csv', mimeType: 'text/csv', buffer })
  await pass(3)
  await take('preview', true)
  await tap(page.locator('main section button[class*="_act_"]').last(), 4)
  await take('taken', true)
}

const unfold = (page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.open = true
  })
