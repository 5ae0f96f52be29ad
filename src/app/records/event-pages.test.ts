import { expect, it } from 'vitest'
import { eventPages, wholeRecords } from './event-pages.ts'
import { recordRange } from './event-streams.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'

/** A log of records with three events each, as many as make pages end in the middle of a record. */
async function logOfRecords(count: number) {
  const log = fakeEventLog()
  for (let index = 0; index < count; index += 1) {
    const stream = `record:${String(index).padStart(4, '0')}`
    for (const kind of ['record-kept', 'record-changed', 'record-changed']) {
      // oxlint-disable-next-line no-await-in-loop
      await log.append({ stream, kind, version: 1, payload: {} })
    }
  }
  await log.append({ stream: 'run:1', kind: 'run-event', version: 1, payload: {} })
  return log
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

it('reads every event of a range once, in pages', async () => {
  const pages = await allOf(eventPages(await logOfRecords(150), recordRange))
  expect(pages.length).toBeGreaterThan(1)
  const events = pages.flat()
  expect(events).toHaveLength(450)
  expect(new Set(events.map(({ id }) => id)).size).toBe(450)
})

it.each([0, 1, 66, 67, 150, 200])(
  'keeps the events of each of %i records together',
  async (count) => {
    const pages = await allOf(wholeRecords(await logOfRecords(count)))
    const streams = pages.flatMap((page) => [...new Set(page.map(({ stream }) => stream))])
    expect(streams).toEqual([...new Set(streams)])
    expect(pages.flat()).toHaveLength(3 * count)
  },
)
