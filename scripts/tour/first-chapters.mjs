/** The first five minutes, and the screens before every test. */
export const firstChapters = {
  async first({ page, open, take, tap, pass }) {
    await open('/')
    await take('welcome')
    await open('/?view=first')
    await take('kit', true)
    await open('/?view=first&step=kit&help=contents')
    await take('help', true)
    await open('/?view=first&step=kit&help=x&contents=unsure&letters=no3&maker=unsure')
    await take('help-several', true)
    await open('/?view=first&step=kit&help=x&contents=other&letters=other&maker=other')
    await take('help-none', true)
    await open('/?view=first&step=sound')
    await take('sound', true)
    await tap(page.getByRole('main').getByRole('button').last())
    await take('sound-asked')
    await tap('main li + li button')
    await take('silence', true)
    await open('/?view=first&step=practice')
    await take('practice', true)
    await tap(page.getByRole('main').getByRole('button').last())
    await page.getByTestId('step-card').waitFor()
    await pass(1)
    await take('practice-running')
  },

  async setup({ page, open, take, tap, prefer }) {
    await open('/')
    await take('one')
    await take('whole', true)
    await page.evaluate(() => localStorage.removeItem('soil-kit-timer:setup'))
    await prefer('setup', { count: 12, names: ['A', 'B'], skipped: {}, people: 1, vessels: null })
    await open('/')
    await take('twelve')
    for (const sheet of ['prepare', 'names', 'sharing']) {
      await tap(`main [data-sheet=${sheet}]`)
      await take(sheet)
      await page.keyboard.press('Escape')
    }
    for (const box of await page.locator('main fieldset input[type=checkbox]').all()) {
      await box.uncheck()
    }
    await take('nothing-chosen')
    await tap('header button')
    await takeSections({ page, take }, 'settings')
  },
}

/** Takes pictures of a dialog higher than the screen, section by section. */
async function takeSections({ page, take }, name) {
  const sections = page.locator('dialog[open] section')
  for (let index = 0; index < (await sections.count()); index += 1) {
    await sections.nth(index).evaluate((it) => it.scrollIntoView({ block: 'start' }))
    await take(`${name}-${index + 1}`)
  }
}
