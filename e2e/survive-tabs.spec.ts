import { fallSilent, heardBy, listen } from './support/run-ears.ts'
import { begin, bigButton, openTimer, phOnly, playToTheEnd, playUntil } from './support/run-play.ts'
import { pass, sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

const elsewhere = 'この測定は、別の画面（タブ）で動いています。'

test('a second tab shows the test in silence, and takes it over by a tap', async ({
  page,
  context,
}) => {
  await listen(context)
  await context.clock.install()
  await openTimer(page)
  await begin(page, phOnly)
  await playUntil(page, ({ status }) => status === 'reacting')

  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByText(elsewhere)).toBeVisible()
  await expect.poll(async () => (await sceneOf(second)).title).toBe('試験紙Nの色が出るのを待つ')
  await expect(second.locator('main header[inert]')).toContainText('やめる')
  await expect(second.getByRole('navigation')).toBeVisible()
  await fallSilent(page)
  await fallSilent(second)
  await pass(second, 61)
  await expect.poll(async () => (await sceneOf(second)).status).toBe('read')
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(0)
  expect(await heardBy(second)).toEqual([])
  await expect(second.locator('[inert] [data-testid=answers]')).toHaveCount(1)

  await second.getByRole('button', { name: 'この画面で続ける' }).click()
  await expect(second.getByText(elsewhere)).toHaveCount(0)
  await expect(second.locator('header[inert]')).toHaveCount(0)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await fallSilent(page)
  await pass(second, 2.5)
  await expect
    .poll(async () => (await heardBy(second)).map(({ what }) => what))
    .toEqual(expect.arrayContaining(['sound', 'vibration']))
  expect(await heardBy(page)).toEqual([])
  await playToTheEnd(second)
  await expect(second.getByText('端末に保存しました')).toBeVisible()
  await expect(page.getByRole('heading', { name: /点、測れました/ })).toBeVisible()
})

test('closing the tab that runs the test makes the other one its owner', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await openTimer(page)
  await begin(page, phOnly)
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByText(elsewhere)).toBeVisible()
  await page.close()
  await expect(second.getByText(elsewhere)).toHaveCount(0)
  await expect(bigButton(second)).toBeEnabled()
  await playToTheEnd(second)
  await expect(second.getByText('端末に保存しました')).toBeVisible()
})
