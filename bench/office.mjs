import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from './tools/browser.mjs'
import { appFolder, workFolder } from './tools/places.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'

const printed = { farmers: 100, fieldsEach: 3 }
const listed = { farmers: 500, fieldsEach: 4 }
const importedRows = 3000
const slowPhone = 4
const openings = 5
const waitMs = 150_000

/** The work of an office: importing a laboratory's table, looking through many farmers' fields, requesting every sheet. */
export async function measure() {
  const site = await serveFolder(appFolder)
  try {
    const imported = await inApp(site, importMany)
    const lists = await inApp(site, openLists)
    const sheets = await inApp(site, printSheets)
    return report({ imported, lists, sheets })
  } finally {
    await site.close()
  }
}

/** In a separate browser with empty storage. */
async function inApp({ address }, work) {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(waitMs)
    await page.setViewport({ width: 1440, height: 900 })
    await page.goto(`${address}/diag?view=backup`)
    return await work(page, address)
  } finally {
    await browser.close()
  }
}

/** Times from the file to its preview, and from the tap to everything stored; and how long the page was blocked meanwhile. */
async function importMany(page) {
  const path = laboratorySheet({ farmers: importedRows / 4, fieldsEach: 4 })
  await watchTasks(page)
  const chosen = await choose(page, path)
  await button(page, '内容を確認する')
  const looked = await since(page, chosen)
  await press(page, '内容を確認する')
  await button(page, '取り込む')
  const start = await page.evaluate(() => performance.now())
  await press(page, '取り込む')
  await page.waitForSelector('progress')
  const shown = await since(page, start)
  const canStop = await page.evaluate(() => document.body.innerText.includes('やめる'))
  await page.waitForSelector('::-p-text(取り込みました)')
  const taken = await since(page, start)
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks))
  return { looked, taken, shown, canStop, longest }
}

const watchTasks = (page) =>
  page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })

const since = (page, start) => page.evaluate((from) => performance.now() - from, start)

/** The list of farmers and a search in it, on a slow phone, from the tap to the visible result. */
async function openLists(page, address) {
  await takeIn(page, laboratorySheet(listed))
  await page.goto(`${address}/diag?view=plots`)
  await page.waitForSelector('a[href*="farmer="]')
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone })
  const opened = []
  const found = []
  for (let round = 0; round < openings; round += 1) {
    await page.evaluate(followLink, '記録', 'article a[href*="record="]')
    opened.push(await page.evaluate(followLink, '畑', 'main a[href*="farmer="]'))
    found.push(await page.evaluate(search, `農家${100 + round}`))
  }
  return { opened: median(opened), found: median(found) }
}

/** Runs in the page: time from a tap on a tab until its content is painted. */
async function followLink(words, selector) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const [link] = [...document.querySelectorAll('main nav a')].filter(
    (one) => one.textContent.trim() === words,
  )
  const start = performance.now()
  link.click()
  while (document.querySelector(selector) === null) await painted()
  await painted()
  return performance.now() - start
}

/** Runs in the page: time from the last letter of a name until only the farmer of that name is listed. */
async function search(name) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const field = document.querySelector('main input[type=search]')
  const start = performance.now()
  // Sets the value as typing does: React ignores a value set through its own setter.
  Reflect.set(HTMLInputElement.prototype, 'value', name, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  while (document.querySelectorAll('main a[href*="farmer="]').length !== 1) await painted()
  await painted()
  return performance.now() - start
}

async function printSheets(page, address) {
  await takeIn(page, laboratorySheet(printed))
  await page.goto(`${address}/diag?view=all`)
  await chooseCrop(page)
  const found = await page.evaluate(printAll, printed.farmers)
  return { ...found, ...(await asPdf(page)) }
}

/** A table as laboratories write them: a row for each field. */
function laboratorySheet({ farmers, fieldsEach }) {
  const head =
    '採取日,生産者名,ほ場名,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里,交換性石灰,交換性苦土'
  const rows = Array.from({ length: farmers * fieldsEach }, (_, at) => {
    const farmer = `農家${String(Math.floor(at / fieldsEach) + 1).padStart(3, '0')}`
    const values = [
      5 + (at % 20) / 10,
      0.1 + (at % 8) / 10,
      20 + (at % 90),
      12 + (at % 60),
      180 + (at % 300),
      20 + (at % 40),
    ]
    return ['20260410', farmer, `${farmer}の${(at % fieldsEach) + 1}番`, ...values].join(',')
  })
  mkdirSync(workFolder, { recursive: true })
  const path = join(workFolder, 'laboratory.csv')
  writeFileSync(path, [head, ...rows].join('\r\n'))
  return path
}

/** Returns the moment at which the file was chosen. */
async function choose(page, path) {
  const open = await page.waitForSelector('::-p-text(ファイルを取り込む)')
  const [chooser] = await Promise.all([page.waitForFileChooser(), open.click()])
  const start = await page.evaluate(() => performance.now())
  await chooser.accept([path])
  return start
}

async function takeIn(page, path) {
  await choose(page, path)
  await press(page, '内容を確認する')
  await press(page, '取り込む')
  await page.waitForSelector('::-p-text(取り込みました)')
}

/** Waits for an enabled button whose text begins with these words. */
const button = (page, words) =>
  page.waitForFunction(
    (start) =>
      [...document.querySelectorAll('main button')].find(
        (one) =>
          one.innerText.trim().startsWith(start) && one.getAttribute('aria-disabled') !== 'true',
      ),
    {},
    words,
  )

const press = async (page, words) => (await button(page, words)).click()

async function chooseCrop(page) {
  const open = await page.waitForSelector('::-p-text(点の作物を選ぶ)')
  await open.click()
  const field = await page.waitForSelector('[role="combobox"]')
  await field.type('トマト')
  await page.keyboard.press('Enter')
  await page.waitForSelector('::-p-text(作物を変更しました)')
  await page.waitForFunction(() => !document.body.textContent.includes('作物を選ぶと診断できます'))
}

/** Runs in the page: keeps all answers, shows a sheet for each sample, then one for each farmer, and requests the dialog. */
async function printAll(count) {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const until = async (isSo) => {
    while (!isSo()) await drawn()
  }
  const sheets = () => document.querySelectorAll('article[data-paper]').length
  const buttonOf = (text) =>
    [...document.querySelectorAll('main button')].filter((one) => one.textContent.includes(text))[0]
  const start = performance.now()
  buttonOf('枚を印刷').click()
  await until(() => sheets() > 0)
  const kept = performance.now() - start
  let from = performance.now()
  document.querySelector('input[type="radio"][value="farmers"]').click()
  await until(() => sheets() === count)
  await drawn()
  const shown = performance.now() - from
  from = performance.now()
  const dialog = await new Promise((resolve) => {
    window.print = () => resolve(performance.now() - from)
    buttonOf('戸分を印刷').click()
  })
  return { kept, shown, dialog }
}

async function asPdf(page) {
  const start = performance.now()
  const bytes = Buffer.from(await page.pdf({ preferCSSPageSize: true, timeout: waitMs }))
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { pdf: performance.now() - start, pages }
}

const ms = (value) => `${value.toFixed(0)} ms`

function report({ imported, lists, sheets }) {
  const { kept, shown, dialog, pdf, pages } = sheets
  const total = kept + shown + dialog
  const fields = listed.farmers * listed.fieldsEach
  const goal = (figure, most, found) => ({
    figure,
    goal: `≤ ${most} ms`,
    found: ms(found),
    isMet: found <= most,
    source: 'issue',
  })
  return {
    tables: [
      {
        title: `A laboratory’s table of ${importedRows} rows, not throttled`,
        head: ['what', 'time'],
        rows: [
          ['from the file to its columns and first rows', ms(imported.looked)],
          ['from the tap to every row kept and shown', ms(imported.taken)],
          ['until the bar of progress', ms(imported.shown)],
          [
            'longest task meanwhile',
            imported.longest === 0 ? 'none over 50 ms' : ms(imported.longest),
          ],
        ],
      },
      {
        title: `${listed.farmers} farmers with ${fields} fields, CPU ${slowPhone} times slower`,
        head: ['what', 'time'],
        rows: [
          ['from the tap to the list of farmers, median', ms(lists.opened)],
          ['one farmer found by name, median', ms(lists.found)],
        ],
      },
      {
        title: `${printed.farmers} farmers with ${printed.fieldsEach} fields each, not throttled`,
        head: ['what', 'time'],
        rows: [
          ['every answer kept, the page of sheets on screen', ms(kept)],
          ['a sheet for each farmer on screen', ms(shown)],
          ['from the tap to the dialog', ms(dialog)],
          [`the browser’s own work: ${pages} pages as PDF`, ms(pdf)],
        ],
      },
    ],
    goals: [
      goal(
        `import of ${importedRows} rows of a laboratory, preview and taking`,
        2000,
        imported.looked + imported.taken,
      ),
      {
        ...goal('longest task while a laboratory’s rows are imported', 50, imported.longest),
        ...(imported.longest === 0 ? { found: 'none over 50 ms' } : {}),
      },
      goal(
        `list of ${listed.farmers} farmers with ${fields} fields, CPU ${slowPhone} times slower`,
        100,
        lists.opened,
      ),
      goal(
        `one of ${listed.farmers} farmers found, CPU ${slowPhone} times slower`,
        100,
        lists.found,
      ),
      goal(`sheets of ${printed.farmers} farmers, from the table to the print dialog`, 5000, total),
    ],
    notes: [
      `While a table is taken in, its progress is shown${imported.canStop ? ', and it can be stopped' : ''}.`,
      'For the sheets a laboratory’s table of 300 rows is taken in, one crop is chosen for all, and every sheet is asked for: first one for each sample, then one for each farmer.',
    ],
  }
}
