// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { choiceKey, createDiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { createFavorites } from '#app/records/favorites.ts'
import { createStores } from '#app/initial-states.ts'
import { fromPreferences } from '#app/from-preferences.ts'
import type { Services } from '#app/services.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { hints } from '#knowledge/hints/hints.ts'
import { samplingTasks } from '#knowledge/sampling/sampling.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { HintsPage } from './hints-page.tsx'

let root: Root
let preferences: ReturnType<typeof fakePreferences>

beforeAll(() => loadTexts('ja', 'ui', 'hints'))
beforeEach(() => {
  preferences = fakePreferences()
})
afterEach(() => act(async () => root.unmount()))

async function open(
  address = '/inspire?view=sampling',
  recent: readonly SoilRecord[] = [],
  crop: string | null = null,
) {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  const favorites = createFavorites({ preferences })
  favorites.start()
  const { records: store, plots, ownRules } = createStores()
  store.setState({ isReady: true, recent })
  const choices = createDiagnosisChoices({ preferences, clock: fakeClock() })
  for (const { id } of recent) choices.changePlace(choiceKey.sample(id, 's1'), { crop })
  const used: unknown = {
    fromPreferences: fromPreferences(preferences),
    favorites,
    records: { store },
    plots: { store: plots, start: async () => {} },
    ownRules: { store: ownRules, start: async () => {} },
    diagnosisChoices: async () => choices,
  }
  const router = createMemoryRouter([{ path: '/inspire', Component: HintsPage }], {
    initialEntries: [address],
  })
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for nothing else
      <ServicesProvider services={used as Services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    ),
  )
  // The content below the heading is loaded as a module of its own.
  await until(() => document.querySelector('h2, [role=note]') !== null)
  await allDrawn()
  return router
}

/** Waits until `isDone`, with every update inside `act`. */
async function until(isDone: () => boolean) {
  for (let turn = 0; turn < 80; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    if (isDone()) return
  }
  throw new Error('it never came')
}

/** The last cards are rendered a little later than the first. */
function allDrawn() {
  let before = 0
  return until(() => {
    const now = document.querySelectorAll('*').length
    const isDone = now === before
    before = now
    return isDone
  })
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const ticked = () => boxes().filter(({ checked }) => checked).length
const tap = (element: HTMLElement | undefined) => act(async () => element?.click())
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const text = () => document.body.textContent

async function typeDays(days: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=number]')
  if (field === null) throw new Error('no field for days')
  await act(async () => {
    // Sets the value as typing does: React ignores a value set through its own setter.
    Reflect.set(HTMLInputElement.prototype, 'value', days, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the guide to taking soil', () => {
  test('keeps the ticks of the checklist over a reload', async () => {
    await open()
    expect(boxes()).toHaveLength(samplingTasks().length)
    expect(ticked()).toBe(0)
    await tap(boxes()[2])
    await tap(boxes()[4])
    expect(text()).toContain(`${samplingTasks().length}項目のうち2項目 済み`)
    await act(async () => root.unmount())
    await open()
    expect(boxes().map(({ checked }) => checked)).toEqual(
      samplingTasks().map((_task, index) => index === 2 || index === 4),
    )
  })

  test('clears all ticks at once, and undoes that', async () => {
    await open()
    for (const box of boxes()) await tap(box)
    expect(text()).toContain('すべて済みました')
    await tap(button('チェックをすべて消す'))
    expect(ticked()).toBe(0)
    await tap(button('元に戻す'))
    expect(ticked()).toBe(samplingTasks().length)
  })

  test('says so where the device keeps nothing', async () => {
    preferences.refuse()
    await open()
    expect(text()).not.toContain('チェックを保存できません')
    await tap(boxes()[0])
    expect(ticked()).toBe(1)
    expect(text()).toContain('チェックを保存できません')
  })

  test('shows for each source whether the soil has rested long enough', async () => {
    await open()
    expect(text()).not.toContain('日数は十分です')
    await typeDays('10')
    expect(text()).toContain('日数は十分です')
    expect(text()).toContain('あと11日待ちます')
    expect(text()).toContain('あと20日待ちます')
    await typeDays('')
    expect(text()).not.toContain('日数は十分です')
  })

  test('shows differing depths side by side, each with its source', async () => {
    await open()
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows.find((row) => row.startsWith('みどりくん'))).toContain('5〜10 cm公式資料')
    expect(rows.find((row) => row.startsWith('野菜'))).toContain('0〜20 cm公式資料')
    expect(rows.every((row) => row.includes('出典'))).toBe(true)
    expect(text()).toContain('資料によって違います')
  })

  test('says the drawing of the five points in words', async () => {
    await open()
    const drawing = document.querySelector('svg[role=img]')
    expect(drawing?.querySelector('path')).not.toBeNull()
    expect(drawing?.getAttribute('aria-label')).toContain('四すみ')
  })
})

/** A test with the strip kit that reads pH and nitrate. */
async function record(ph: number, nitrate: number): Promise<SoilRecord> {
  const kit = await builtInKits.find(({ id }) => id === 'midorikun')?.load()
  if (kit === undefined) throw new Error('no such kit')
  const reading = (analyte: string, value: number) => ({
    sample: 's1',
    analyte,
    answer: { kind: 'typed', value } as const,
    dueAt: instant(0),
    readAt: instant(0),
  })
  return {
    schema: 1,
    id: `${ph}-${nitrate}`,
    kit,
    startedAt: instant(Date.UTC(2026, 10, 3)),
    endedAt: instant(Date.UTC(2026, 10, 3)),
    wallOffset: 0,
    how: 'finished',
    samples: [{ id: 's1', name: '' }],
    readings: [reading('ph', ph), reading('no3n', nitrate)],
  }
}

const shown = () => [...document.querySelectorAll('[data-hint]')]
const ids = () => shown().map((it) => it.getAttribute('data-hint'))
const titles = () => shown().map((it) => it.querySelector('b, h2')?.textContent)
const tabs = () => [...document.querySelectorAll('nav a')]
const tab = (name: string) => tabs().find(({ textContent }) => textContent === name)
const link = (name: string) =>
  document.querySelector<HTMLElement>(`button[aria-label="${name}"]`) ?? button(name)

function type(selector: string, typed: string) {
  const field = document.querySelector(selector)
  if (field === null) throw new Error(`no ${selector}`)
  return act(async () => {
    Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('the cards', () => {
  afterEach(() => vi.useRealTimers())

  test('those that fit the last test come first, the first with its picture, all with the reason', async () => {
    await open('/inspire', [await record(5.2, 4)])
    expect(tabs()[0]?.textContent).toBe('前回の測定に合う')
    expect(tabs()[0]?.getAttribute('aria-current')).toBe('page')
    expect(text()).toContain('2026年11月3日')
    expect(shown()[0]?.textContent).toContain('前回は、pHが5.2でした')
    expect(titles()[0]).toContain('石灰')
    await until(() => shown()[0]?.querySelector('svg path') instanceof Element)
  })

  test.each([
    ['北の畑', '「北の畑」に合う'],
    ['1', '前回の測定に合う'],
    ['試料1', '前回の測定に合う'],
  ])('the field just measured, %s, names the first tab if that is a name', async (name, label) => {
    const measured = await record(5.2, 4)
    await open('/inspire', [{ ...measured, samples: [{ id: 's1', name }] }])
    expect(tabs()[0]?.textContent).toBe(label)
  })

  test('those of one topic do not name it again', async () => {
    await open('/inspire?topic=acidity')
    const heading = '酸性と石灰'
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(
      heading,
    )
    expect(shown()[0]?.textContent).not.toContain(heading)
  })

  test('lime waits where nitrate was high, and both readings are shown', async () => {
    await open('/inspire', [await record(5.2, 15)])
    expect(shown()[0]?.textContent).toContain('前回は、pHが5.2、硝酸が15\u00A0kg/10aでした')
    expect(ids()).not.toContain('acid-soil')
  })

  test('are chosen by the decision for the crop: soil that blueberries want is not too acid', async () => {
    await open('/inspire', [await record(4.6, 4)])
    await until(() => text().includes('作物が未設定のため、一般的な目安です'))
    expect(ids()).toContain('acid-soil')
    await act(async () => root.unmount())
    await open('/inspire', [await record(4.6, 4)], 'blueberry')
    await until(() => !ids().includes('acid-soil'))
    expect(text()).not.toContain('一般的な目安')
    await act(async () => root.unmount())
    // Too acid even for blueberries: still no hint about lime.
    await open('/inspire', [await record(3.8, 4)], 'blueberry')
    await until(() => !ids().includes('acid-soil'))
    expect(text()).not.toContain('一般的な目安')
  })

  test('only the newest test counts', async () => {
    await open('/inspire', [await record(6.2, 4), await record(5, 20)])
    expect(tab('前回の測定に合う')).toBeUndefined()
  })

  test('without a test the way to the timer is shown', async () => {
    await open('/inspire')
    expect(text()).toContain('測ると、あなたの畑に合うヒントから並びます')
  })

  test('the month decides the content of its tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-10T03:00:00Z') })
    await open('/inspire')
    expect(tab('4月')?.getAttribute('aria-current')).toBe('page')
    expect(titles().join()).toContain('さつまいも')
    expect(titles().join()).not.toContain('C/N比')
  })

  test('the topics together show every hint once', async () => {
    const seen: string[] = []
    for (const topic of new Set(hints.map((hint) => hint.topic))) {
      await open(`/inspire?topic=${topic}`)
      seen.push(...ids().map(String))
      await act(async () => root.unmount())
    }
    expect(seen.toSorted()).toEqual(hints.map(({ id }) => id).toSorted())
    await open('/inspire')
  })

  test('a word finds its cards, written in any kana', async () => {
    const router = await open('/inspire')
    await tap(link('ヒントを探す'))
    await allDrawn()
    await type('input[type=search]', 'ﾌﾞﾙｰﾍﾞﾘｰ')
    await until(() => titles().length > 0)
    expect(titles()).toContain('ブルーベリーには、酸性の土を作る')
    expect(router.state.location.search).toContain('q=')
    await type('input[type=search]', '芝生')
    expect(text()).toContain('近いヒント')
    expect(ids()).toContain('lawn')
    await type('input[type=search]', 'ペンギン')
    expect(text()).toContain('見つかりませんでした')
    await tap(button('検索条件を消す'))
    await allDrawn()
    expect(tabs().length).toBeGreaterThan(5)
  })

  test('a favorite is kept, found again, and taking it out can be undone', async () => {
    await open('/inspire?card=lawn')
    await tap(button('お気に入り'))
    await act(async () => root.unmount())
    await open('/inspire?saved=1')
    expect(ids()).toEqual(['lawn'])
    await act(async () => root.unmount())
    await open('/inspire?card=lawn')
    await tap(button('お気に入り'))
    expect(button('お気に入り')?.getAttribute('aria-pressed')).toBe('false')
    await tap(button('元に戻す'))
    expect(button('お気に入り')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('without favorites it says how to add one', async () => {
    await open('/inspire?saved=1')
    expect(text()).toContain('お気に入りは、まだありません')
  })

  test('says so when favorites cannot be stored', async () => {
    preferences.refuse()
    await open('/inspire?card=lawn')
    await tap(button('お気に入り'))
    expect(text()).toContain('この端末では保存できません')
  })

  test('a link shows its card alone; one that leads nowhere says so', async () => {
    await open('/inspire?card=potato-scab')
    expect(titles()).toEqual([expect.stringContaining('じゃがいも')])
    expect(document.querySelector('a')?.getAttribute('aria-label')).toBe('すべてのヒントを見る')
    await act(async () => root.unmount())
    await open('/inspire?card=%3Cscript%3E')
    expect(text()).toContain('このヒントは見つかりません')
  })

  test('each source carries its mark in letters and words', async () => {
    await open('/inspire?card=nitrate-credit')
    await tap(document.querySelector('summary') ?? undefined)
    const sources = document.querySelector('details')?.textContent ?? ''
    expect(sources).toContain('A-t 公的な資料（転載で確認）')
    expect(sources).toContain('C 推定（根拠は弱い）')
    expect(sources).toContain('埼玉県')
  })
})
