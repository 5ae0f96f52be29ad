import { keptRows } from './support/run-kept.ts'
import { finish, killAtTheEnd } from './support/run-play.ts'
import { expect, test } from './support/run-test.ts'

/** Two in every run of the tests; KILLS=20 for the full test. */
const kills = Number(process.env['KILLS'] ?? 2)

test.describe.configure({ timeout: 180_000 + kills * 40_000 })

test('every test reported as saved is there after a kill right afterwards', async ({ phone }) => {
  let page = await phone.start()
  const kept: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    page = await killAtTheEnd(phone, page)
    const records = async () => {
      const rows = (await keptRows(page)).filter(({ kind }) => kind === 'record-kept')
      return [...new Set(rows.map(({ payload }) => payload.id ?? ''))]
    }
    await expect.poll(async () => (await records()).length).toBe(kept.length + 1)
    const now = await records()
    expect(now).toEqual(expect.arrayContaining(kept))
    kept.splice(0, kept.length, ...now)
    await finish(page)
  }
})
