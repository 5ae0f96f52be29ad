import { rows } from './support/history-type.ts'
import { keptReadings } from './support/run-kept.ts'
import {
  begin,
  finish,
  openTimer,
  playToTheEnd,
  playUntil,
  readingsOf,
  type Answers,
} from './support/run-play.ts'
import { pass } from './support/run-screen.ts'
import { startServer } from './support/run-server.ts'
import { expect, test } from './support/run-test.ts'

test.use({ serviceWorkers: 'allow' })

const answers: Answers = ({ sample, question }) => {
  if (question.startsWith('pH')) {
    if (sample === '試料1') return { tap: /^6\.5/ }
    return sample === '試料2' ? { tap: '6.0と6.5の間' } : { tap: 'どの色とも違う' }
  }
  if (question.startsWith('硝酸')) return { type: '12.5' }
  return question.startsWith('リン酸') ? { tap: /検出なし/ } : { tap: /^10/ }
}

test('a whole test of three samples without network or server is kept and found again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
  const server = await startServer()
  await page.clock.install()
  await openTimer(page, server.url)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await server.stop()
  await context.setOffline(true)

  await openTimer(page, server.url)
  await begin(page, { samples: 3 })
  await playUntil(page, ({ sample, question }) => sample === '試料2' && question !== '', answers)
  await pass(page, 32)
  await playToTheEnd(page, answers)

  await expect(page.getByRole('columnheader')).toHaveText([
    '試料',
    'pH',
    '硝酸 kg/10a',
    'リン酸 kg/10a',
    'カリ kg/10a',
  ])
  await expect(readingsOf(page, '試料1')).toHaveText([/^6\.5/, /^12\.5/, /^検出なし/, /^10/])
  await expect(readingsOf(page, '試料2').first()).toHaveText(/^6\.0〜6\.5\s*3[2-5]秒遅れ$/)
  await expect(readingsOf(page, '試料3').first()).toContainText('どの色とも違う')
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  await finish(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: /^前回/ })).toBeVisible()
  expect(await keptReadings(page)).toHaveLength(12)

  await page.goto(`${server.url}diag?view=history`)
  await rows(page).filter({ hasText: '12.5' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/[?&]record=/)
  const record = page.getByRole('main')
  for (const text of ['6.0と6.5の間', '検出なし', 'どの色とも違う', '試料3']) {
    await expect(record).toContainText(text)
  }
})
