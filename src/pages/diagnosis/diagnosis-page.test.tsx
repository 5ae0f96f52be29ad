// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createDiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { fromPreferences } from '#app/from-preferences.ts'
import { createStores } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { failed, ok } from '#domain/result.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { DiagnosisPage } from './diagnosis-page.tsx'

let root: Root

beforeAll(async () => {
  await loadTexts('ja', 'ui', 'diagnosis')
  // Large, so loaded before the first test.
  await import('#pages/diagnosis/judge/judge-view.tsx')
})
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  document.documentElement.dataset['returning'] = ''
})
afterEach(async () => {
  await act(async () => root.unmount())
  delete document.documentElement.dataset['returning']
})

const clock = { now: () => instant(9000), wallOffset: () => 0 }

interface Start {
  readonly address?: string
  readonly isNew?: boolean
  readonly records?: readonly SoilRecord[]
  readonly plots?: readonly Plot[]
  readonly chosen?: Readonly<Record<string, unknown>>
  readonly failure?: 'denied'
  readonly isUndoRefused?: boolean
}

/** The page alone, as in the prerendered HTML. */
const pageWith = (services: object, address: string) => pageIn(services, routerAt(address))

const routerAt = (address: string) =>
  createMemoryRouter([{ path: '/diag', Component: DiagnosisPage }], { initialEntries: [address] })

/** Its addresses are looked up before they are shown, as the app's router does. */
const lookingRouterAt = (address: string) =>
  createMemoryRouter(
    [
      {
        path: '/diag',
        Component: DiagnosisPage,
        loader: () => new Promise((resolve) => void setTimeout(() => resolve(null))),
        hydrateFallbackElement: <output>読み込んでいます</output>,
      },
    ],
    { initialEntries: [address] },
  )

function pageIn(services: object, router: ReturnType<typeof routerAt>) {
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what this page asks for
    <ServicesProvider services={services as Services}>
      <RouterProvider router={router} />
      <ToastRegion />
    </ServicesProvider>
  )
}

async function open(start: Start = {}) {
  const { address = '/diag', isNew = false, records = [], plots = [], chosen = {}, failure } = start
  const { isUndoRefused = false } = start
  const stores = createStores()
  stores.records.setState({ isReady: true, recent: records })
  stores.plots.setState({ isReady: true, plots })
  if (failure !== undefined) {
    stores.storage.setState(({ health }) => ({ health: { ...health, kept: 'memory', failure } }))
  }
  const preferences = fakePreferences({ 'diagnosis-choices': chosen })
  const ofPreferences = fromPreferences(preferences)
  const choices = createDiagnosisChoices({ preferences, clock })
  const changes: (readonly [string, readonly RecordChange[]])[] = []
  const services = {
    isNew: () => isNew,
    storage: { store: stores.storage },
    plots: { store: stores.plots, start: async () => undefined },
    ownRules: { store: stores.ownRules, start: async () => undefined },
    team: { store: stores.team },
    records: {
      store: stores.records,
      read: async () => [],
      async change(id: string, made: readonly RecordChange[]) {
        changes.push([id, made])
        return ok(made.map((one) => ({ ...one, value: null })))
      },
      async keep(record: SoilRecord) {
        stores.records.setState({ recent: [record, ...records] })
        return ok(undefined)
      },
      async remove() {
        if (isUndoRefused) return failed('full' as const)
        stores.records.setState({ recent: records })
        return ok(undefined)
      },
    },
    newId: async () => 'd1',
    diagnosisChoices: async () => choices,
    fromPreferences: ofPreferences,
  }
  const router = lookingRouterAt(address)
  await act(async () => root.render(pageIn(services, router)))
  await until(
    () =>
      document.querySelector('h2, [role=note], [role=alert]') !== null &&
      !document.body.textContent.includes('読み込んでいます'),
  )
  return { choices, changes, preferences, router }
}

/** Waits until a condition holds, every update inside `act`. */
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  }
  expect(isSo()).toBe(true)
}

/** A record with only this answer for nitrate. */
function recordOf(
  answer: Answer,
  kit: Kit = firstKit,
  patch: Partial<SoilRecord> = {},
): SoilRecord {
  const analyte = kit.analytes.find(({ species }) => species.startsWith('NO3'))?.id ?? ''
  return {
    schema: 1,
    id: 'r1',
    kit,
    startedAt: instant(Date.UTC(2026, 3, 20, 9)),
    endedAt: instant(Date.UTC(2026, 3, 20, 9, 5)),
    wallOffset: 0,
    how: 'finished',
    samples: [{ id: 's1', name: '' }],
    readings: [{ sample: 's1', analyte, answer, dueAt: instant(0), readAt: instant(0) }],
    ...patch,
  }
}

const page = () => document.querySelector('article')?.textContent ?? ''
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  return document.getElementById(found?.htmlFor ?? '')
}
const crop = () => field('作物')

async function type(input: Element | null, text: string) {
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const key = (name: string, isComposing = false) =>
  act(async () => {
    crop()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, isComposing }),
    )
  })
const press = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.includes(label),
    )
    if (found === undefined) throw new Error(`no button ${label}`)
    found.click()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe('the diagnosis page', () => {
  test('its first paint says how a diagnosis comes about', () => {
    delete document.documentElement.dataset['returning']
    const storage = { store: createStore(() => ({ health: { kept: 'disk', restored: 0 } })) }
    const { team: store } = createStores()
    const html = renderToStaticMarkup(
      pageWith({ isNew: () => true, storage, team: { store } }, '/diag'),
    )
    expect(html).toContain('測り終えると、ここに診断が出ます')
    expect(html).toContain('href="/diag?view=plots"')
    expect(html).not.toContain('style=')
  })

  test('a new user types values at once, before anything else is loaded', async () => {
    delete document.documentElement.dataset['returning']
    await open({ isNew: true })
    expect(page()).toContain('測り終えると')
    await press('数値を入力')
    await until(() => document.querySelector('dialog[open]') !== null)
    expect(document.querySelector('dialog[open] h2')?.textContent).toBe('使う値')
    expect(document.querySelector('dialog[open] [aria-label="pHの値"]')).not.toBeNull()
  })

  test('returning users are not told how to begin while their tests are read', () => {
    const storage = { store: createStore(() => ({ health: { kept: 'disk', restored: 0 } })) }
    const { team: store } = createStores()
    const html = renderToStaticMarkup(
      pageWith({ isNew: () => true, storage, team: { store } }, '/diag'),
    )
    expect(html).toContain('読み込んでいます')
    expect(html).not.toContain('測り終えると')
  })

  test('an unknown address is the diagnosis', async () => {
    await open({ address: '/diag?view=toString' })
    expect(document.querySelector('nav [aria-current]')?.textContent).toBe('診断')
  })

  test('says when nothing can be kept', async () => {
    await open({ failure: 'denied' })
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'ブラウザの設定で保存できません',
    )
  })
})

describe('the judge', () => {
  const tomato = { places: { 'sample r1 s1': { crop: 'tomato' } } }
  const openItem = (item: string) =>
    act(async () => document.querySelector<HTMLElement>(`[data-item=${item}] button`)?.click())

  test('the last test is judged for the crop that was said of its sample', async () => {
    await open({ records: [recordOf({ kind: 'typed', value: 12 })], chosen: tomato })
    expect(
      document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent,
    ).toContain('トマト')
    expect(document.querySelector('h2')?.textContent).toBe('肥料が残っています')
    await openItem('nitrate')
    expect(page()).toContain('硝酸態窒素が多く残っています')
    expect(page()).toContain('pH・リン酸・カリは測っていません')
  })

  test('without a crop the list of crops is open, those chosen lately first', async () => {
    await open({
      records: [recordOf({ kind: 'typed', value: 12 })],
      chosen: { recentCrops: ['tea'] },
    })
    expect(document.querySelector('h2')?.textContent).toBe('作物を選ぶと、まく量がわかります')
    expect(crop()).not.toBeNull()
    await press('茶')
    expect(document.querySelector('[data-item=nitrate]')).not.toBeNull()
  })

  test('what was not read is no zero and brings no advice', async () => {
    await open({ records: [recordOf({ kind: 'not-read' })], chosen: tomato })
    expect(page()).toContain('判定なし')
    await openItem('nitrate')
    expect(page()).toContain('色を読めませんでした')
    expect(page()).toContain('もう一度測ってから決めてください')
    expect(document.querySelector('svg[role=img]')).toBeNull()
  })

  test('a record that is not there is said, not replaced by another', async () => {
    await open({ address: '/diag?record=gone', records: [recordOf({ kind: 'typed', value: 12 })] })
    await until(() => page().includes('記録が見つかりません'))
    expect(page()).not.toContain('多く残っています')
  })

  test('the plot of the sample answers for area and crop', async () => {
    const plot: Plot = {
      ...newPlot('p1', '北の畑'),
      area: { value: 2, unit: 'a' },
      crops: [{ crop: 'cabbage', from: '2026-03-01', to: null }],
    }
    const samples = [{ id: 's1', name: '', plot: 'p1' }]
    await open({
      records: [recordOf({ kind: 'typed', value: 1 }, firstKit, { samples })],
      plots: [plot],
      chosen: { places: { 'sample r1 s1': { crop: 'tomato', area: { value: 7, unit: 'm2' } } } },
    })
    const chips =
      document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent ?? ''
    expect(chips).toContain('キャベツ')
    expect(chips).toContain('2a')
    expect(chips).not.toContain('7㎡')
  })

  test('a crop found by its name is remembered for the sample', async () => {
    const { choices } = await open({ records: [recordOf({ kind: 'typed', value: 1 })] })
    await type(crop(), 'ﾄﾏﾄ')
    await key('Enter')
    expect(choices.store.getState()).toMatchObject({
      places: { 'sample r1 s1': { crop: 'tomato' } },
      recentCrops: ['tomato'],
    })
    expect(
      document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent,
    ).toContain('トマト')
  })

  test('keys of an input method are not taken for a choice', async () => {
    const { choices } = await open({ records: [recordOf({ kind: 'typed', value: 1 })] })
    await type(crop(), 'とまと')
    await key('Enter', true)
    expect(choices.store.getState().places).toEqual({})
  })

  test('a search that finds nothing says so, and leaves all crops to choose from', async () => {
    await open({ records: [recordOf({ kind: 'typed', value: 1 })] })
    await type(crop(), 'まんどらごら')
    expect(page()).toContain('「まんどらごら」の基準は、まだありません')
    expect(document.querySelectorAll('[role=option]')).toHaveLength(86)
  })

  test('a number that is none is called so, and gives no verdict', async () => {
    await open({ address: '/diag?crop=tomato&from=typed' })
    await press('数値を入力')
    const ph = () => document.querySelector('[aria-label="pHの値"]')
    await type(ph(), '酸性')
    expect(page()).toContain('数値を入力してください')
    expect(document.querySelector('[data-item=ph]')).toBeNull()
    await type(ph(), '５．０')
    await openItem('ph')
    expect(page()).toContain('適正より酸性です')
    expect(page()).toContain('10aあたり')
  })

  test('a value beyond belief is asked about beside the value', async () => {
    await open({ address: '/diag?crop=tomato&from=typed&ph=12_pH_' })
    expect(document.querySelector('h2')?.textContent).toBe('ふつうは出ない値があります')
    expect(document.querySelector('[data-item=ph]')?.textContent).toContain('値を確認')
    await press('使う値')
    expect(document.querySelector('fieldset[aria-label=pH] [role=alert]')?.textContent).toContain(
      'ふつうは出ない値です',
    )
  })

  test('a kept reading in mg/L counts once the amounts of liquid and soil are said', async () => {
    const kit = kitsInAllLanguages.find(({ id }) => id === 'nitrate-strip')
    const record = recordOf({ kind: 'typed', value: 225 }, kit)
    await open({ records: [record], chosen: tomato })
    await press('使う値')
    await type(field('液（mL）'), '100')
    await type(field('土（g）'), '20')
    await openItem('nitrate')
    expect(page()).toContain('硝酸態窒素が過剰です')
  })

  test('a value counted in another unit than the chart’s names it, and its reading is one tap away', async () => {
    const kit = kitsInAllLanguages.find(({ id }) => id === 'mquant-nitrate')
    const record = recordOf({ kind: 'between', lower: 2 }, kit)
    await open({ records: [record], chosen: tomato })
    const line = document.querySelector('[data-item=nitrate]')?.textContent ?? ''
    expect(line).toMatch(/〜[\d.]+ kg\/10a/)
    await openItem('nitrate')
    const correct = [...document.querySelectorAll('dialog a')].find(
      ({ textContent }) => textContent === '記録の値を変更',
    )
    expect(correct?.getAttribute('href')).toBe(`/diag?view=history&record=${record.id}`)
  })

  test('sulfur is only for those who ask', async () => {
    const address = '/diag?ph=7.5_pH_&crop=blueberry&from=typed'
    await open({ address })
    await openItem('ph')
    expect(page()).not.toContain('硫黄粉末')
    await act(async () => root.unmount())
    document.body.replaceChildren(document.createElement('div'))
    root = createRoot(document.body.children[0] ?? document.body)
    await open({ address, chosen: { isExpert: true } })
    await openItem('ph')
    expect(page()).toContain('硫黄粉末')
    expect(page()).toContain('めがねとマスク')
  })

  test('is kept with its record as it was computed, and taken back', async () => {
    const { changes } = await open({
      records: [recordOf({ kind: 'typed', value: 12 })],
      chosen: tomato,
    })
    await press('この診断を保存')
    expect(changes).toMatchObject([
      [
        'r1',
        [
          {
            field: 'diagnosis',
            id: 'd1',
            value: {
              version: 1,
              crop: 'tomato',
              plot: null,
              sample: 's1',
              at: 9000,
              result: {
                crop: 'tomato',
                verdict: { headline: { key: 'salts-left' } },
                items: [{ item: 'nitrate' }],
              },
            },
          },
        ],
      ],
    ])
    const report = document.querySelector('a[href*="view=report"]')?.getAttribute('href')
    expect(report).toContain('record=r1&sample=s1&diagnosis=d1')
    await press('元に戻す')
    expect(changes[1]).toMatchObject(['r1', [{ field: 'diagnosis', id: 'd1', value: null }]])
    expect(page()).toContain('この診断を保存')
  })

  describe('of values typed', () => {
    const typed = { crop: 'tomato', area: { value: 2, unit: 'a' } }
    const start = {
      address: '/diag?from=typed&ph=5.2_pH_',
      records: [recordOf({ kind: 'typed', value: 12 })],
      chosen: { places: { typed } },
    }

    test('is taken back with what was said of them', async () => {
      const { choices, router } = await open(start)
      await press('この診断を保存')
      expect(router.state.location.search).toBe('?record=d1&sample=s1')
      expect(choices.store.getState().places).toEqual({ 'sample d1 s1': typed })
      expect(page()).toContain('トマト')
      await press('元に戻す')
      expect(new URLSearchParams(router.state.location.search)).toEqual(
        new URLSearchParams('?from=typed&ph=5.2_pH_'),
      )
      expect(choices.store.getState().places).toEqual({ typed })
      expect(page()).toContain('トマト')
      expect(page()).toContain('この診断を保存')
    })

    test('is not said to be taken back where storage refused that', async () => {
      await open({ ...start, isUndoRefused: true })
      await press('この診断を保存')
      await press('元に戻す')
      const toast = document.querySelector('output p')?.textContent
      expect(toast).toContain('空き容量が足りず')
    })

    test('is taken back where another page is open by then, which stays', async () => {
      const { choices, router } = await open(start)
      await press('この診断を保存')
      await act(() => router.navigate('/diag?record=r1'))
      await press('元に戻す')
      expect(router.state.location.search).toBe('?record=r1')
      expect(choices.store.getState().places).toEqual({ typed })
    })

    test('is the test of them on the way back from its report', async () => {
      const { router } = await open(start)
      await press('印刷')
      await until(() => router.state.location.search.includes('view=report'))
      await act(() => router.navigate(-1))
      expect(router.state.location.search).toBe('?record=d1&sample=s1')
    })
  })
})
