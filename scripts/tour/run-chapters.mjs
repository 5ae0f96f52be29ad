/** A test from its start to the screen after it. */
export const runChapters = {
  async 'run-one'(visit) {
    const { page, open, take, tap, pass } = visit
    await offerInstall(page)
    await begin(visit)
    await take('ready')
    await tap('main header button:first-child')
    await take('leaving')
    await page.keyboard.press('Escape')
    await playUntil(visit, async ({ status }) => status === 'busy')
    await take('busy')
    await playUntil(visit, async ({ status }) => status === 'reacting')
    await take('waiting')
    await open('/manual')
    await take('bar')
    await open('/')
    await playUntil(visit, async ({ status }) => status === 'read')
    await take('reading')
    await take('reading-whole', true)
    await pass(40)
    await take('overdue')
    await playUntil(visit, async ({ status }) => status === null)
    await pass(2)
    await take('results')
    await take('results-whole', true)
    await tap('main td button')
    await take('correcting')
    await page.keyboard.press('Escape')
    await tap('main .columns-3 button:last-of-type', 4)
    await take('after')
    await take('after-whole', true)
  },

  async 'run-many'(visit) {
    const { page, take, tap, prefer } = visit
    await prefer('setup', { count: 6, names: [], skipped: {}, people: 1, vessels: null })
    await begin(visit)
    await playUntil(visit, async ({ actions }) => actions > 16)
    await take('middle')
    await tap('main header button:nth-child(2)')
    await tap('dialog[open] [class*="_body_"] > button')
    await take('timeline')
    await page.locator('dialog[open] ol, dialog[open] ul').last().scrollIntoViewIfNeeded()
    await take('timeline-list')
    await page.keyboard.press('Escape')
    await tap('main header button:nth-child(2)')
    await take('samples')
    await page.keyboard.press('Escape')
  },

  async 'run-two'(visit) {
    const { prefer, take } = visit
    await prefer('setup', { count: 4, names: [], skipped: {}, people: 2, vessels: null })
    await begin(visit)
    await take('begin')
    await playUntil(visit, async ({ cards, actions }) => cards === 2 && actions > 9)
    await take('both')
    await playUntil(visit, async ({ isReading }) => isReading)
    await take('reading')
  },

  async 'run-tubes'(visit) {
    const { page, prefer, take, pass } = visit
    await prefer('kit', 'npk-tube')
    await begin(visit)
    await take('ready')
    await playUntil(visit, async ({ status }) => status === 'settling')
    await take('settling')
    await pass(35 * 60)
    await take('asking')
    const readings = new Set()
    await playUntil(visit, async ({ status, title, isReading }) => {
      if (isReading && !readings.has(title)) {
        readings.add(title)
        await take(`reading-${readings.size}`)
      }
      return status === null
    })
    await page.getByRole('main').waitFor()
  },
}

/** Fires the event by which Chromium offers to install a page, before any of our code runs. */
const offerInstall = (page) =>
  page.addInitScript(() =>
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const answer = { prompt: () => undefined, userChoice: new Promise(() => undefined) }
      window.dispatchEvent(Object.assign(event, answer))
    }),
  )

async function begin({ page, open, tap }) {
  await open('/')
  await tap('main [class*="_start_"] button, main button[class*="_act_"]')
  await page.getByTestId('step-card').first().waitFor()
}

/** Reads what the screen of a test shows, in a single call. */
const sceneOf = (page) =>
  page.evaluate(() => {
    const cards = document.querySelectorAll('[data-testid="step-card"]')
    return {
      cards: cards.length,
      status: cards[0]?.getAttribute('data-status') ?? null,
      title: cards[0]?.querySelector('h1')?.textContent ?? '',
      isReading: document.querySelector('[data-testid="answers"]:not(:disabled)') !== null,
    }
  })

/** Does what the screen asks for, action by action, until the wanted screen is shown or the test is over. */
async function playUntil({ page, pass }, isWanted) {
  for (let actions = 0; actions < 500; actions += 1) {
    const scene = { ...(await sceneOf(page)), actions }
    if (await isWanted(scene)) return
    if (scene.status === null) throw new Error('the test is over')
    const action = page
      .locator('[data-testid="answers"]:not(:disabled) ol button:not([aria-haspopup])')
      .or(
        page.locator(
          '[data-testid="answers"]:not(:disabled) [class*="_ways_"] button:last-of-type',
        ),
      )
      .or(page.locator('button[data-act]:not([class*="_tonal_"])'))
      .first()
    if ((await action.count()) > 0) await action.click({ timeout: 2000 }).catch(() => undefined)
    await pass((await action.count()) > 0 ? 1 : 3)
  }
  throw new Error('the screen does not come')
}
