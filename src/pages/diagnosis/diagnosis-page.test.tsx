// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKeeping } from '#app/keeping.ts'
import { createRecords } from '#app/records.ts'
import type { Services } from '#app/services.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { after, instant, seconds } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/catalog.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeEventLog, type FakeEventLog } from '#testing/fake-event-log.ts'
import { fakeStorageCare } from '#testing/fake-storage-care.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { DiagnosisPage } from './diagnosis-page.tsx'

let root: Root

beforeAll(() => loadTexts('ja', 'ui', 'diagnosis'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function open(log: FakeEventLog, isStarted = true) {
  const records = createRecords({ log })
  const keeping = createKeeping({ log, care: fakeStorageCare() })
  const router = createMemoryRouter([{ path: '/', Component: DiagnosisPage }])
  await act(async () => {
    if (isStarted) await Promise.all([records.start(), keeping.start()])
    root.render(
      // Only what this page asks for.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      <ServicesProvider services={{ records, keeping } as unknown as Services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    )
  })
  return records
}

const evening = instant(Date.UTC(2026, 10, 20, 9, 0, 0))
const nitrate = firstKit.analytes.find(({ species }) => species === 'NO3-N')?.id ?? ''
const limitedKit: Kit = {
  ...firstKit,
  lanes: firstKit.lanes.map((lane) => ({
    ...lane,
    steps: lane.steps.map((step) =>
      step.kind === 'read'
        ? { ...step, readWithin: { value: seconds(10), trust: 'user', sources: [] } }
        : step,
    ),
  })),
}
const read = (answer: Answer, late = 0, sample = 's1'): Reading => ({
  sample,
  analyte: nitrate,
  answer,
  dueAt: evening,
  readAt: after(evening, seconds(late)),
})

function keep(log: FakeEventLog, readings: readonly Reading[], patch: Partial<SoilRecord> = {}) {
  const record: SoilRecord = {
    schema: 1,
    id: 'r1',
    kit: limitedKit,
    startedAt: evening,
    endedAt: after(evening, seconds(300)),
    wallOffset: 0,
    how: 'finished',
    samples: [
      { id: 's1', name: '北の畑' },
      { id: 's2', name: '' },
    ],
    readings,
    ...patch,
  }
  log.keepElsewhere({ stream: 'records', kind: 'record-kept', version: 1, payload: record })
}

const page = () => document.querySelector('article')?.textContent ?? ''
const headings = (level: string) =>
  [...document.querySelectorAll(level)].map(({ textContent }) => textContent)
const press = (label: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')]
    const found = buttons.find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).includes(label),
    )
    if (found === undefined) throw new Error(`no button ${label}`)
    found.click()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe('the diagnosis page', () => {
  test('says that it is reading, then what to do while nothing is kept', async () => {
    await open(fakeEventLog(), false)
    expect(page()).toContain('記録を読んでいます')
    await act(async () => root.render(null))
    await open(fakeEventLog())
    expect(page()).toContain('まだ記録がありません')
    expect(document.querySelector('a[href="/"]')?.textContent).toBe('タイマーで測る')
  })

  test('shows each reading with value, unit, species, word, lateness and time', async () => {
    const log = fakeEventLog()
    keep(log, [read({ kind: 'typed', value: 12.5 }, 12), read({ kind: 'undetectable' }, 3, 's2')])
    await open(log)
    expect(headings('h2')[0]).toBe('2026年11月20日')
    expect(headings('h3')[0]).toContain(`18:00 から ${limitedKit.name}`)
    expect(headings('h4')).toEqual(['北の畑', '試料2'])
    const [first, second] = [...document.querySelectorAll('li')].map((row) => row.textContent)
    expect(first).toContain('NO3-N')
    expect(first).toContain('12.5 kg/10a')
    expect(first).toContain('12秒 おくれ')
    expect(first).toContain('18:00:12')
    expect(second).toContain('検出されず')
    expect(second).toContain('時間どおり')
  })

  test('does not judge the lateness where the kit gives no limit, nor of what was not read', async () => {
    const log = fakeEventLog()
    keep(log, [read({ kind: 'typed', value: 1 }, 12)], { kit: firstKit })
    keep(log, [read({ kind: 'not-read' }, 500)], { id: 'r2' })
    await open(log)
    expect(page()).toContain('12秒 あと')
    expect(page()).toContain('何秒までに読めばよいかは、説明書で確認してください')
    expect(page()).toContain('読めなかった')
    expect(page()).not.toContain('8分20秒')
  })

  test('never lets "not detected" pass for "deficient"', async () => {
    await open(fakeEventLog())
    expect(page()).toContain('「不足」ではありません')
  })

  test('groups by the day of the phone, newest first', async () => {
    const log = fakeEventLog()
    const at = (hour: number) => ({ startedAt: after(evening, seconds(hour * 3600)) })
    keep(log, [], { id: 'r1', ...at(0) })
    keep(log, [], { id: 'r2', ...at(7) })
    keep(log, [], { id: 'r3', ...at(5) })
    await open(log)
    expect(headings('h2').slice(0, 2)).toEqual(['2026年11月21日', '2026年11月20日'])
    expect(headings('h3').map((text) => text?.slice(0, 5))).toEqual(['01:00', '23:00', '18:00'])
  })

  test('removes a test at once and brings it back', async () => {
    const log = fakeEventLog()
    keep(log, [read({ kind: 'undetectable' })])
    await open(log)
    await press('18:00 の')
    expect(page()).toContain('まだ記録がありません')
    await press('もとに戻す')
    expect(headings('h4')).toContain('北の畑')
  })

  test('shows older tests when asked', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 25; number += 1) keep(log, [], { id: `r${number}` })
    await open(log)
    expect(headings('h3')).toHaveLength(20)
    await press('もっと見る')
    expect(headings('h3')).toHaveLength(25)
    expect(page()).not.toContain('もっと見る')
  })

  test('says what cannot be read, where, and shows the rest', async () => {
    const log = fakeEventLog()
    keep(log, [read({ kind: 'level', level: 99 })], { id: 'bad' })
    keep(log, [read({ kind: 'undetectable' })])
    await open(log)
    expect(page()).toContain('読めない記録が 1件あります')
    expect(page()).toContain('readings[0].answer.level')
    expect(headings('h3')).toHaveLength(1)
  })

  test('says when nothing is kept, and when something was brought back', async () => {
    const log = fakeEventLog()
    log.setHealth({ kept: 'memory', failure: 'denied', restored: 3 })
    await open(log)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('保存できていません')
    expect(page()).toContain('3件を、端末の中の控えから戻しました')
  })
})
