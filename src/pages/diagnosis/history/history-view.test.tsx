// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServices } from '#app/services.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import type { KeptDiagnosis, SoilRecord } from '#domain/record/soil-record.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { tableKit } from '#domain/exchange/table-kit.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { loadTexts } from '#locales/texts.ts'
import { DiagnosisPage } from '#pages/diagnosis/diagnosis-page.tsx'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'

let root: Root
let devices: ReturnType<typeof fakeDevices>

beforeAll(async () => {
  await loadTexts('ja', 'ui', 'diagnosis')
  await Promise.all([import('./history-view.tsx'), import('#app/engine.ts')])
  // happy-dom does not know the element `search`.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
})
beforeEach(() => {
  devices = fakeDevices()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

/** Opens the page at one of its addresses; the engine starts when `arrival` settles. */
async function open(address = '', arrival?: Promise<never>) {
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences({ returning: true }),
    loadDevices: async () => (await arrival) ?? devices,
  })
  const router = createMemoryRouter([{ path: '/diag', Component: DiagnosisPage }], {
    initialEntries: [`/diag?view=history${address}`],
  })
  await act(async () => {
    void services.start(Promise.resolve())
    root.render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    )
  })
}

const evening = instant(Date.UTC(2026, 10, 20, 9, 0, 0))
const phColumn = { source: 'kit', name: 'pH', species: 'pH', unit: '' } as const
const nitrate = firstKit.analytes.find(({ species }) => species === 'NO3-N')?.id ?? ''
/** A kit whose readings are valid for ten seconds. */
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
  readAt: addSeconds(evening, seconds(late)),
})

function keep(readings: readonly Reading[], patch: Partial<SoilRecord> = {}) {
  const record: SoilRecord = {
    schema: 1,
    id: 'r1',
    kit: limitedKit,
    startedAt: evening,
    endedAt: addSeconds(evening, seconds(300)),
    wallOffset: 0,
    how: 'finished',
    samples: [
      { id: 's1', name: '北の畑' },
      { id: 's2', name: '' },
    ],
    readings,
    ...patch,
  }
  devices.log.keepElsewhere({
    stream: 'records',
    kind: 'record-kept',
    version: 1,
    payload: record,
  })
}

const page = () => document.querySelector('article')?.textContent ?? ''
const rows = () => [...document.querySelectorAll('article article')]
const headings = (level: string) =>
  [...document.querySelectorAll(level)].map(({ textContent }) => textContent)
/** Waits until the page contains a text, every update inside `act`. */
async function says(text: string) {
  for (let turn = 0; turn < 400 && !page().includes(text); turn += 1) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  }
  expect(page()).toContain(text)
}
const press = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).includes(label),
    )
    if (found === undefined) throw new Error(`no button ${label}`)
    found.click()
  })

test('tests of one moment, such as the rows of a table, are listed by name, after those of a later one', async () => {
  const named = (id: string, name: string, startedAt = evening) =>
    keep([read({ kind: 'level', level: 0 })], { id, startedAt, samples: [{ id: 's1', name }] })
  named('r1', '2号')
  named('r2', '10号')
  named('r3', '1号')
  named('r4', '3号', addSeconds(evening, seconds(60)))
  await open('&pick=-')
  await says('10号')
  const boxes = [...document.querySelectorAll('article article input[type=checkbox]')]
  expect(boxes.map((box) => / (\d+号) /u.exec(box.getAttribute('aria-label') ?? '')?.[1])).toEqual([
    '3号',
    '1号',
    '2号',
    '10号',
  ])
  const found = rows().map(({ textContent }) => /\d+号/u.exec(textContent)?.[0])
  expect(found).toEqual(['3号', '1号', '2号', '10号'])
})

describe('a test in the history', () => {
  test.each([
    [
      'values without a kit say once that they were typed',
      tableKit('入力した値', [phColumn]),
      /手で/,
    ],
    ['values of a kit say that they were typed later', firstKit, /入力した値/],
  ])('%s', async (_, kit, unsaid) => {
    if (kit === null) throw new Error('no kit')
    const [analyte] = kit.analytes
    const reading = { ...read({ kind: 'typed', value: 5 }), analyte: analyte?.id ?? '' }
    keep([reading], { kit, origin: 'typed' })
    await open()
    await says(kit.name)
    const [row] = rows()
    expect(row?.textContent.match(/入力/gu)).toHaveLength(2)
    expect(row?.textContent).not.toMatch(unsaid)
  })

  test('a row stays that of its test when another test arrives above it', async () => {
    keep([read({ kind: 'level', level: 1 })], { samples: [{ id: 's1', name: '北の畑' }] })
    await open()
    await says('北の畑')
    const [row] = rows()
    keep([read({ kind: 'level', level: 1 })], {
      id: 'r2',
      startedAt: addSeconds(evening, seconds(600)),
      samples: [{ id: 's1', name: '南の畑' }],
    })
    await says('南の畑')
    expect(rows()[0]?.textContent).toContain('南の畑')
    expect(row?.textContent).toContain('北の畑')
  })

  test('shows each reading with value, unit, species, word, lateness and time', async () => {
    keep([read({ kind: 'typed', value: 12.5 }, 12), read({ kind: 'undetectable' }, 3, 's2')])
    await open('&record=r1')
    await says('北の畑')
    expect(headings('h2')[0]).toBe('2026年11月20日 18:00')
    expect(page()).toContain(limitedKit.name)
    expect(headings('h3').slice(0, 2)).toEqual(['北の畑', '試料2'])
    const [first, second] = [...document.querySelectorAll('li')].map((row) => row.textContent)
    expect(first).toContain('硝酸態窒素 NO3-N')
    expect(first).toContain('12.5 kg/10a')
    expect(first).toContain('12秒遅れ（時間切れ）')
    expect(first).toContain('18:00:12')
    expect(second).toContain('検出なし')
    expect(second).not.toContain('遅れ')
    expect(page()).not.toContain('何秒までよいか')
  })

  test('a level is announced with its value and its word', async () => {
    const words = ['少ない', '多い']
    const analytes = firstKit.analytes.map((analyte) => ({
      ...analyte,
      levels: analyte.levels.map((level, place) => ({ ...level, word: words[place] ?? '' })),
    }))
    keep([read({ kind: 'level', level: 1 })], { kit: { ...firstKit, analytes } })
    await open('&record=r1')
    await says('20 kg/10a')
    expect(page()).toContain('多い')
    expect(page()).not.toContain('少ない')
  })

  test('is not called late where the kit gives no limit, nor where nothing was read', async () => {
    keep([read({ kind: 'typed', value: 1 }, 40)], { kit: firstKit })
    keep([read({ kind: 'not-read' }, 500)], { id: 'r2' })
    await open('&record=r1')
    await says('40秒遅れ')
    expect(page()).toContain('何秒までよいかは、説明書で確認してください')
    await act(async () => root.unmount())
    root = createRoot(document.body.appendChild(document.createElement('div')))
    await open('&record=r2')
    await says('読めなかった')
    expect(page()).not.toContain('8分20秒')
    expect(page()).not.toContain('目で読んだ')
  })

  test('says its day and how it was entered once', async () => {
    const samples = [{ id: 's1', name: '' }]
    keep([read({ kind: 'typed', value: 4 })], { samples, origin: 'typed' })
    await open('&record=r1')
    await says('4')
    expect([...headings('h1'), ...headings('h2'), ...headings('h3')].join()).toMatch(
      /^試料1,2026年11月20日 [\d:]+,(?!.*(試料1|2026年))/u,
    )
    const header = document.querySelector('article > header')?.textContent
    expect(header).toContain('手で入力')
    expect(page().match(/手で入力/gu)).toHaveLength(1)
    expect(header).not.toContain('公式手順')
  })

  test.each([
    ['by its time', [18, 19], ['18:00', '19:00']],
    ['by no time where only its day is known', [0, 19], ['11月20日', '19:00']],
  ] as const)('is told %s from another of the same day', async (_, hours, shown) => {
    const [first, second] = hours.map((hour) => addSeconds(evening, seconds((hour - 18) * 3600)))
    keep([read({ kind: 'typed', value: 4 })], { startedAt: first ?? evening })
    keep([read({ kind: 'typed', value: 8 })], { id: 'r2', startedAt: second ?? evening })
    await open('&compare=r1,r2')
    const links = () =>
      [...document.querySelectorAll('a[href*="&record="]')].map(({ textContent }) => textContent)
    for (let turn = 0; turn < 100 && links().length === 0; turn += 1) {
      // One after the other.
      // oxlint-disable-next-line no-await-in-loop
      await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
    }
    expect(links()).toEqual(shown)
  })

  test('compared with another, what was measured once is only named', async () => {
    const [both, once] = [
      { id: 's1', name: '北の畑' },
      { id: 's2', name: 'ハウス' },
    ]
    const typed = (sample: string, value: number) => read({ kind: 'typed', value }, 0, sample)
    keep([typed('s1', 4)], { samples: [both] })
    keep([typed('s1', 8), typed('s2', 10)], {
      id: 'r2',
      startedAt: addSeconds(evening, seconds(40 * 86_400)),
      samples: [both, once],
    })
    await open('&compare=r1,r2')
    await says('4上がった')
    expect(page()).toContain('ハウス2026年12月だけ測りました。')
    expect(page()).not.toContain('差は計算できません')
  })

  test('goes at once when it is removed, and comes back when asked', async () => {
    keep([read({ kind: 'undetectable' })])
    await open('&record=r1')
    await says('検出なし')
    await press('この記録を消す')
    await says('まだ記録がありません')
    await press('元に戻す')
    await says('北の畑')
    expect(rows()).toHaveLength(1)
  })
})

/** A kept diagnosis for this pH. */
function diagnosed(id: string, crop: string, ph: number, days: number): KeptDiagnosis {
  const grown = cropOf(crop)
  if (grown === null) throw new Error(`no crop ${crop}`)
  const result = decide(
    { ...blankInput(grown), readings: [typedReading('ph', 'pH', '', ph)] },
    ruleBook,
  )
  const at = addSeconds(evening, seconds(days * 24 * 3600))
  return { id, version: 1, crop, plot: null, sample: 's1', at, result }
}

/** Types or selects a value in a field. */
async function fill(label: string, value: string) {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  const field = document.getElementById(found?.htmlFor ?? '')
  if (field === null) throw new Error(`no field ${label}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const fail = (reason: 'full' | 'denied' | null) => act(async () => devices.log.fail(reason))
const kept = (kind: string) =>
  devices.log.all().flatMap((event) => (event.kind === kind ? [event.payload] : []))

describe('what storage refuses', () => {
  test('is said beside the button; asked for again it is there once', async () => {
    await open('&new=typed')
    await says('記録を入力')
    await fill('硝酸態窒素', 'undetectable')
    await fail('full')
    await press('保存する')
    await says('空き容量が足りず、保存できませんでした')
    await fail(null)
    await press('保存する')
    await says('検出なし')
    expect(new Set(kept('record-kept').map((one) => Reflect.get(Object(one), 'id'))).size).toBe(1)
  })

  test('is said inside the dialog that asked for it', async () => {
    keep([read({ kind: 'undetectable' })])
    await open('&record=r1')
    await says('検出なし')
    await press('硝酸態窒素の値を変更')
    await fail('denied')
    await press('保存する')
    await says('ブラウザの設定で保存できませんでした')
    expect(document.querySelector('dialog [role=alert]')?.textContent).toContain('ブラウザの設定')
  })

  test('of a laboratory value asked for again is there once', async () => {
    keep([])
    await open('&record=r1')
    await says('値を追加')
    await press('値を追加')
    await fill('値', '6')
    await fail('full')
    await press('保存する')
    await says('空き容量が足りず、保存できませんでした')
    await fail(null)
    await press('保存する')
    await says('pH 6.0')
    expect(page().split('pH 6.0')).toHaveLength(2)
  })
})

describe('a value of a laboratory', () => {
  test('stands where the readings of a kit would, before the photographs', async () => {
    const titles = () => ['分析機関・測定器の値', '写真'].map((title) => page().indexOf(title))
    keep([])
    await open('&record=r1')
    await says('値を追加')
    expect(titles()[0]).toBeLessThan(titles()[1] ?? 0)
  })

  test('beyond belief is asked about before it is kept', async () => {
    keep([])
    await open('&record=r1')
    await says('値を追加')
    await press('値を追加')
    await fill('値', '30')
    await press('保存する')
    await says('ふつうは出ない値です')
    await fill('値', '6.1')
    expect(page()).not.toContain('そのまま保存する')
    await fill('値', '31')
    await press('保存する')
    await says('そのまま保存する')
    await press('そのまま保存する')
    await says('pH 31.0')
    expect(page()).not.toContain('pH 30')
  })

  test('that is a limit is shown as one', async () => {
    const phosphate = { species: 'P2O5', unit: 'mg/100g', method: 'lab-available-p2o5' }
    const place = { id: 'm1', sample: 's1', source: 'laboratory' } as const
    keep([], { measured: [{ ...place, ...phosphate, value: 5, comparator: '<' }] })
    await open('&record=r1')
    await says('5 mg/100g未満')
    expect(page()).not.toContain('5 mg/100g（')
  })
})

test('what another tab writes while a dialog is open stays', async () => {
  keep([], { note: '前のメモ' })
  await open('&record=r1')
  await says('前のメモ')
  await press('日時・名前・メモを変更')
  await act(async () => {
    devices.log.keepElsewhere({
      stream: 'record:r1',
      kind: 'record-changed',
      version: 1,
      payload: { id: 'r1', changes: [{ field: 'note', value: '別の画面のメモ' }] },
    })
  })
  await says('別の画面のメモ')
  await fill('天気', '雨')
  await press('保存する')
  await says('雨')
  expect(page()).toContain('別の画面のメモ')
})

describe('the diagnoses kept with a test', () => {
  test('are listed, newest first, with crop and verdicts, and open as they were computed then', async () => {
    const diagnoses = [diagnosed('d1', 'tomato', 4.5, 0), diagnosed('d2', 'cabbage', 6.5, 1)]
    keep([read({ kind: 'undetectable' })], { diagnoses })
    await open('&record=r1')
    await says('トマト')
    const lines = [...document.querySelectorAll('li')]
      .filter((line) => line.querySelector('a[href*="diagnosis="]') !== null)
      .map(({ textContent }) => textContent)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('2026年11月21日 18:00 キャベツ')
    expect(lines[0]).toContain('pH 適正')
    expect(lines[1]).toContain('2026年11月20日 18:00 トマト')
    expect(lines[1]).toContain('北の畑')
    expect(lines[1]).toContain('pH 低い')
    await act(async () => document.querySelector<HTMLElement>('a[href*="diagnosis=d1"]')?.click())
    await says('トマト・促成')
    expect(page()).toContain('北の畑')
    expect(page()).toContain('pH4.5低い')
    expect(page()).not.toContain('キャベツ')
  })

  test('are listed under their samples where there are many, each with its values in sight', async () => {
    const samples = ['s1', 's2', 's3', 's4'].map((id) => ({ id, name: `畑${id}` }))
    const readings = [read({ kind: 'level', level: 1 }), read({ kind: 'undetectable' }, 0, 's2')]
    const of = (sample: string) => ({ ...diagnosed(`d${sample}`, 'tomato', 4.5, 0), sample })
    keep(readings, { samples, diagnoses: [of('s2'), of('gone')] })
    await open('&record=r1')
    await says('まとめて診断')
    await says('トマト')
    const folds = [...document.querySelectorAll('article details')].map((fold) => ({
      row: fold.querySelector('summary')?.textContent,
      isDiagnosed: fold.querySelector('a[href*="diagnosis=ds2"]') !== null,
    }))
    expect(folds.slice(0, 4)).toEqual([
      { row: '畑s1硝酸 20', isDiagnosed: false },
      { row: '畑s2硝酸 検出なし', isDiagnosed: true },
      { row: '畑s3測定値はありません。', isDiagnosed: false },
      { row: '畑s4測定値はありません。', isDiagnosed: false },
    ])
    const apart = document.querySelector('a[href*="diagnosis=dgone"]')
    expect(apart?.closest('details')).toBeNull()
  })

  test('of a later version of the app are named, and stay', async () => {
    keep([], { diagnoses: [{ ...diagnosed('d1', 'tomato', 4.5, 0), version: 2 }] })
    await open('&record=r1')
    await says('このアプリでは開けない診断です')
    expect(page()).toContain('トマト')
  })

  test('go when they are removed, and come back when asked', async () => {
    keep([], { diagnoses: [diagnosed('d1', 'tomato', 4.5, 0)] })
    await open('&record=r1')
    await says('トマト')
    await press('トマトの診断を消す')
    await says('保存した診断はありません')
    await press('元に戻す')
    await says('トマト')
    expect(page()).not.toContain('保存した診断はありません')
  })
})

describe('the history', () => {
  test('says that it is reading, then what to do while nothing is kept', async () => {
    await open('', new Promise<never>(() => {}))
    expect(page()).toContain('記録を読み込んでいます')
    expect(page()).not.toContain('まだ記録がありません')
    await act(async () => root.render(null))
    await open()
    await says('まだ記録がありません')
    expect(document.querySelector('a[href="/"]')?.textContent).toBe('タイマーで測る')
  })

  test('never lets "not detected" pass for "deficient"', async () => {
    await open()
    await says('出なかったという意味です')
    expect(page()).toContain('「不足」という意味ではありません')
  })

  test('begins with the newest, on the calendar of the phone', async () => {
    const at = (hour: number) => ({ startedAt: addSeconds(evening, seconds(hour * 3600)) })
    keep([], { id: 'r1', ...at(0) })
    keep([], { id: 'r2', ...at(7) })
    keep([], { id: 'r3', ...at(5) })
    await open()
    await says('3件')
    expect(headings('section section h2')).toEqual(['2026年11月21日', '2026年11月20日'])
    expect(rows().map(({ textContent }) => /\d\d:\d\d/u.exec(textContent)?.[0])).toEqual([
      '01:00',
      '23:00',
      '18:00',
    ])
  })

  test('shows older tests when asked', async () => {
    for (let number = 0; number < 30; number += 1) keep([], { id: `r${number}` })
    await open()
    await says('30件')
    expect(rows().length).toBeLessThan(30)
    await press('もっと見る')
    expect(rows()).toHaveLength(30)
    expect(page()).not.toContain('もっと見る')
  })

  test('says what cannot be read, where, and shows the rest', async () => {
    keep([read({ kind: 'level', level: 99 })], { id: 'bad' })
    keep([read({ kind: 'undetectable' })])
    await open()
    await says('読めない記録が1件あります')
    expect(page()).toContain('readings[0].answer.level')
    expect(rows()).toHaveLength(1)
  })

  test('says when nothing is kept, and when something was brought back', async () => {
    devices.log.setHealth({ kept: 'memory', failure: 'denied', restored: 3 })
    await open()
    await says('保存できていません')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('保存できていません')
    expect(page()).toContain('消えた記録を、端末内の控えから復元しました')
  })
})
