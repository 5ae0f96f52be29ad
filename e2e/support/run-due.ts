import { expect, type Page } from '@playwright/test'
import { dueTimes, keptReadings, laneOf } from './run-kept.ts'
import { holdTime, sceneOf, secondsIn } from './run-screen.ts'

/** Expects the countdown to end at `due`: at most one tick of rendering off. */
export async function expectCountdownTo(page: Page, due: number) {
  await holdTime(page)
  await expectHeldCountdownTo(page, due)
  await page.clock.resume()
}

/** The same with stopped clocks: observed over one second of theirs. */
async function expectHeldCountdownTo(page: Page, due: number) {
  const off: number[] = []
  for (let look = 0; look < 12; look += 1) {
    const { digits, wall } = await sceneOf(page)
    if (wall >= due) break
    off.push(secondsIn(digits) - Math.ceil((due - wall) / 1000))
    await page.clock.runFor(100)
  }
  expect(
    off.every((it) => it === 0 || it === 1),
    `countdown off by ${off.join()}`,
  ).toBe(true)
  expect(off).toContain(0)
}

/** Expects the reading on screen to be due since `due`, and to show that to the second. */
export async function expectOverdueSince(page: Page, due: number) {
  await expect
    .poll(async () => {
      const { overdue, wall } = await sceneOf(page)
      return overdue === '' ? null : Math.abs((wall - due) / 1000 - secondsInWords(overdue))
    })
    .toBeLessThanOrEqual(1)
}

/** `1時間2分5秒過ぎました` → seconds. */
const secondsInWords = (words: string) =>
  [...words.matchAll(/(\d+)(時間|分|秒)/g)].reduce(
    (sum, [, count, unit]) =>
      sum + Number(count) * (unit === '時間' ? 3600 : unit === '分' ? 60 : 1),
    0,
  )

/** Expects the screen to agree with the stored taps. */
export async function expectRightSecond(page: Page, due: ReadonlyMap<string, number>) {
  await holdTime(page)
  const { status, title, sample, overdue } = await sceneOf(page)
  const lane = title.includes('試験紙PK') ? 'pk' : 'n'
  const at = due.get(`${sample.replace('試料', '')}/${lane}`)
  if (status === 'reacting' && at !== undefined) await expectHeldCountdownTo(page, at)
  if (status === 'busy' && at !== undefined) await expectHeldCountdownTo(page, at - 60_000)
  if (status === 'read' && overdue !== '') await expectOverdueSince(page, at ?? 0)
  await page.clock.resume()
  return overdue !== ''
}

/** Expects every reading of the finished test to have been requested at its time, and no others. */
export async function expectEveryReading(page: Page, count: number) {
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  const due = await dueTimes(page)
  const readings = await keptReadings(page)
  expect(readings).toHaveLength(count)
  for (const { sample, analyte, dueAt, readAt } of readings) {
    expect(dueAt).toBe(due.get(`${sample}/${laneOf(analyte)}`))
    expect(readAt).toBeGreaterThanOrEqual(dueAt)
  }
}
