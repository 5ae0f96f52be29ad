import { collidingKit } from './own-kit.mjs'
import { paintedPhoto, samplePlace } from './painted-photo.mjs'

/** The pages, with what can be opened on them. */
export const pageChapters = {
  async kits({ page, open, take, tap, pass }) {
    await open('/?view=kits')
    await take('library', true)
    await open('/?view=kits&give=midorikun')
    await take('share')
    await page.locator('dialog[open] img, dialog[open] svg').last().scrollIntoViewIfNeeded()
    await take('share-end')
    await open('/?view=kits#kit=1.abc')
    await take('broken-link')
    await open('/?view=kits')
    await tap('main li button[class*="_text_"]')
    await take('actions')
    await tap('dialog[open] button.quiet', 3)
    await take('editor')
    await unfold(page)
    await pass(1)
    await take('editor-unfolded', true)
    await page.locator('main input').first().fill('')
    await pass(1)
    await take('editor-problem', true)
  },

  async infeasible({ page, open, take, tap, pass, prefer }) {
    const skipped = { 'gallery-colliding': ['p'] }
    await prefer('setup', { count: 2, names: [], skipped, people: 1, vessels: null })
    await open('/?view=kits')
    await give(page, page.locator('main div.columns-3 > button').nth(1), {
      name: 'kit.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(collidingKit())),
    })
    await pass(2)
    await take('imported')
    await tap(page.locator('main li button[class*="_test_"]').first(), 3)
    const second = page.locator('main fieldset input[type=checkbox]').last()
    await second.check()
    await pass(3)
    await take('setup', true)
    await second.uncheck()
    await pass(3)
    await tap('main [class*="_start_"] button')
    await tap('button[data-act]', 2)
    await take('held')
  },

  async timers({ open, take, tap, pass }) {
    await open('/?view=timers')
    await take('none', true)
    await tap('main [class*="_presets_"] button')
    await tap('main [class*="_presets_"] button:last-of-type')
    await take('running', true)
    await pass(200)
    await take('rung', true)
  },

  async chart({ page, open, take, pass }) {
    await open('/ColorChart')
    await take('strips')
    await take('strips-whole', true)
    await open('/ColorChart?kit=npk-tube&analyte=k&level=1')
    await take('level')
    await open('/ColorChart?kit=npk-tube&analyte=k')
    await take('turbidity')
    for (const tool of ['figure', 'card', 'gaps', 'own']) {
      await open(`/ColorChart?kit=npk-tube&analyte=k&tool=${tool}`)
      await take(tool, true)
    }
    await open('/ColorChart?kit=packtest-no3&tool=amounts')
    await take('amounts', true)
    await open('/ColorChart?kit=midorikun&analyte=ph&tool=own')
    const photo = await paintedPhoto(page)
    await page.locator('[class*="_tools_"] section button').first().click()
    await pass(1)
    await page.locator('dialog[open] input[type=file]').setInputFiles(photo)
    await waitFor(page, pass, 'dialog[open] [class*="_board_"]')
    await take('own-making')
    await open('/ColorChart?kit=midorikun&analyte=ph&tool=camera')
    await take('camera')
    await page.locator('dialog[open] input[type=file]').setInputFiles(photo)
    await waitFor(page, pass, 'dialog[open] [class*="_board_"]')
    await take('camera-placing')
    const board = page.locator('dialog[open] button[class*="_board_"]').first()
    await board.scrollIntoViewIfNeeded()
    const box = await board.boundingBox()
    const [across, down] = samplePlace
    await board.click({ position: { x: across * box.width, y: down * box.height } })
    await pass(1)
    await waitFor(page, pass, 'dialog[open] section[tabindex="-1"]')
    await take('camera-opinion')
    await open('/ColorChart?kit=midorikun&analyte=ph&tool=register')
    await take('register')
    await page.locator('dialog[open] input[type=file]').setInputFiles(photo)
    await waitFor(page, pass, 'dialog[open] [data-testid="chart-photo"]')
    await take('register-fields')
  },

  async hints({ page, open, take, tap }) {
    await open('/inspire')
    await take('month')
    await take('month-whole', true)
    await open('/inspire?topic=acidity')
    await take('topic', true)
    await open('/inspire?q=pH')
    await take('search')
    await open('/inspire?card=potato-scab')
    await take('card', true)
    await tap(page.locator('article article button').last())
    await take('sharing')
    await open('/inspire?view=sampling')
    await take('sampling', true)
  },

  async manual({ page, open, take, pass }) {
    for (const anchor of [
      'sampling',
      'prepare',
      'steps',
      'reading',
      'troubles',
      'disposal',
      'install',
      'limits',
    ]) {
      await open(`/manual#${anchor}`)
      await take(anchor, true)
    }
    await open('/manual#depth')
    await take('depth', true)
    await open('/manual?kit=npk-tube#step-settle')
    await take('step')
    await open('/manual?q=pH')
    await pass(1)
    await take('search')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await take('paper', true)
  },

  async shell({ page, open, take, pass }) {
    await open('/nothing')
    await take('not-found')
    await open('/')
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await pass(1)
    await take('offline')
  },
}

async function give(page, button, file) {
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(file)
}

const unfold = (page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.open = true
  })

async function waitFor(page, pass, selector) {
  const wanted = page.locator(selector).first()
  for (let tries = 0; tries < 60 && !(await wanted.isVisible()); tries += 1) await pass(0.5)
  await wanted.waitFor({ timeout: 1000 })
  await pass(1)
}
