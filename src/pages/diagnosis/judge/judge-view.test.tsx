// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { createLastVerdicts } from '#app/records/last-verdict.ts'
import { fromPreferences } from '#app/from-preferences.ts'
import { createStores } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import { newPlot, withCurrentCrop, type Plot } from '#domain/plot/plot.ts'
import { applyChange } from '#domain/record/apply-change.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { JudgeView } from './judge-view.tsx'

let root: Root

beforeAll(() => loadTexts('ja', 'ui', 'diagnosis', 'judge'))
afterEach(() => act(async () => root.unmount()))

const clock = { now: () => instant(9000), wallOffset: () => 0 }
const ph = firstKit.analytes.find(({ species }) => species === 'pH')?.id ?? ''
const acid = (sample: string) => ({
  sample,
  analyte: ph,
  answer: { kind: 'typed' as const, value: 5.2 },
  dueAt: instant(0),
  readAt: instant(0),
})
const twoSamples = soilRecord('r1', instant(2000), {
  kit: firstKit,
  samples: [
    { id: 's1', name: '北' },
    { id: 's2', name: '南' },
  ],
  readings: [acid('s1'), acid('s2')],
})
const withLaboratory = soilRecord('r2', instant(1000), {
  kit: firstKit,
  readings: [acid('s1')],
  measured: [
    {
      id: 'm1',
      sample: 's1',
      source: 'laboratory',
      species: 'P2O5',
      unit: 'mg/100g',
      value: 20,
      method: 'lab-available-p2o5',
    },
  ],
})

/** The crop, set for every place in these tests. */
const tomatoes = Object.fromEntries(
  ['typed', 'sample r1 s1', 'sample r1 s2', 'sample r2 s1'].map((place) => [
    place,
    { crop: 'tomato' },
  ]),
)

interface Start {
  readonly address?: string
  readonly records?: readonly SoilRecord[]
  readonly plots?: readonly Plot[]
  readonly chosen?: Readonly<Record<string, unknown>>
  readonly isFull?: boolean
}

async function open({ address = '/', records = [], plots = [], chosen, isFull = false }: Start) {
  const stores = createStores()
  const changed: (readonly [string, object])[] = []
  const changedRecords: unknown[] = []
  stores.plots.setState({ isReady: true, plots })
  stores.ownRules.setState({ isReady: true })
  stores.records.setState({ isReady: true, recent: records })
  const preferences = fakePreferences({ 'diagnosis-choices': { places: tomatoes, ...chosen } })
  const ofPreferences = fromPreferences(preferences)
  const lastVerdicts = ofPreferences(createLastVerdicts)
  const onChanging = () => lastVerdicts.note(null)
  const choices = createDiagnosisChoices({ preferences, clock, onChanging })
  const services = {
    plots: {
      store: stores.plots,
      start: async () => undefined,
      newId: () => 'new',
      keep: async () => ({ ok: true, value: undefined }),
      async changeAll(changes: ReadonlyMap<string, object>) {
        changed.push(...changes)
        return { ok: true, value: new Map() }
      },
    },
    ownRules: { store: stores.ownRules, start: async () => undefined },
    records: {
      store: stores.records,
      read: async () => [],
      async keep(record: SoilRecord) {
        stores.records.setState(({ recent }) => ({ recent: [record, ...recent] }))
        return { ok: true, value: [] }
      },
      async change(id: string, changes: readonly RecordChange[]) {
        if (isFull) return { ok: false, reason: 'full' }
        changedRecords.push(...changes)
        stores.records.setState(({ recent }) => ({
          recent: recent.map((one) => (one.id === id ? changes.reduce(applyChange, one) : one)),
        }))
        return { ok: true, value: [] }
      },
    },
    kits: { store: { getState: () => ({ userKits: [] }) } },
    setup: { store: { getState: () => ({ count: 0, names: [] }) } },
    newId: async () => 'd1',
    diagnosisChoices: async () => choices,
    fromPreferences: ofPreferences,
  }
  const router = createMemoryRouter(
    [{ path: '/', element: <JudgeView isTyping={false} onType={() => {}} /> }],
    {
      initialEntries: [address],
    },
  )
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what this view asks for
      <ServicesProvider services={services as unknown as Services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    ),
  )
  await until(() => document.querySelector('h2') !== null)
  return { changed, changedRecords, choices, router, stores, lastVerdicts }
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

async function type(input: Element | null, text: string) {
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const ecField = () => document.querySelector('[aria-label="ECの値"]')
const phosphateField = () => labelled('可給態リン酸（分析値・トルオーグ法）')
const labelled = (words: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)
    ?.control ?? null

async function choose(label: '測定' | '試料', value: string) {
  const field = labelled(label)
  if (!(field instanceof HTMLSelectElement)) throw new Error('no field')
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const chooseSource = (value: 'last' | 'typed') =>
  act(async () => document.querySelector<HTMLElement>(`[value=${value}]`)?.click())
/** The judged values, one per line. */
const lines = () =>
  [...document.querySelectorAll('[data-item]')].map(({ textContent }) => textContent).join('\n')
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(name),
    )
    if (found === undefined) throw new Error(`no button ${name}`)
    found.click()
  })
const openValues = () => press('使う値')

test('an unknown area is asked once, beside the amounts, and then shown among the conditions', async () => {
  await open({ address: '/?record=r1', records: [twoSamples] })
  const asking = () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.includes('面積を入力'),
    )
  expect(asking()).toHaveLength(1)
  await press('面積を入力')
  await type(labelled('数値'), '2')
  expect(asking()).toHaveLength(0)
  expect(
    document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent,
  ).toContain('2㎡')
})

test.each(['not-read', 'no-color-fits', 'undetectable'] as const)(
  'a chart of words is called as its kit calls it where it was answered %s',
  async (kind) => {
    const other = firstKit.analytes.find(({ id }) => id !== ph)
    const levels = (other?.levels ?? []).map((one, place) => ({
      ...one,
      value: null,
      word: `段階${place}`,
    }))
    const analytes = firstKit.analytes.map((one) =>
      one.id === ph ? one : { ...one, id: 'n', species: '', unit: '', levels },
    )
    const unread = { ...acid('s1'), analyte: 'n', answer: { kind } }
    const record = { ...twoSamples, kit: { ...firstKit, analytes }, readings: [acid('s1'), unread] }
    await open({ address: '/?record=r1', records: [record] })
    expect(lines()).toContain('窒素')
    expect(document.body.textContent).not.toContain('硝酸の色')
    expect(document.body.textContent).not.toContain('硝酸態窒素の色')
    expect(lines()).not.toContain('硝酸')
  },
)

test('a nitrate pad that no color fits is to be diluted, as the results say; another item is not', async () => {
  const shownOf = async (species: string, unit: string) => {
    const analytes = firstKit.analytes.map((one) =>
      one.id === ph ? one : { ...one, species, unit },
    )
    const other = analytes.find(({ id }) => id !== ph)?.id ?? ''
    const unfit = { ...acid('s1'), analyte: other, answer: { kind: 'no-color-fits' as const } }
    const kit = { ...firstKit, analytes }
    const record = { ...twoSamples, kit, readings: [acid('s1'), unfit] }
    await open({ address: '/?record=r1', records: [record] })
    const line = document.querySelector<HTMLElement>('[data-item="nitrate"] button')
    await act(async () => line?.click())
    const shown = document.querySelector('dialog[open]')?.textContent
    await act(async () => root.unmount())
    return shown
  }
  const reason = '近い色がありませんでした。'
  expect(await shownOf('NO3', 'mg/L')).toContain(reason)
  expect(await shownOf('NO3', 'mg/L')).toContain(texts('ui').dilute)
  const perArea = await shownOf('NO3-N', 'kg/10a')
  expect(perArea).toContain(reason)
  expect(perArea).not.toContain(texts('ui').dilute)
})

test('an area typed with its unit sets the number and the unit', async () => {
  const { choices } = await open({ address: '/?record=r1', records: [twoSamples] })
  await press('面積を入力')
  const field = labelled('数値')
  await type(field, '2反3畝')
  expect(field).toHaveProperty('value', '2反3畝')
  expect(field?.getAttribute('aria-invalid')).toBe('false')
  expect(labelled('単位')).toHaveProperty('value', '10a')
  await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(field).toHaveProperty('value', '2.3')
  await type(field, '10L')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('0.6×0.2')
  expect(choices.store.getState().places['sample r1 s1']?.area).toEqual({ value: 2.3, unit: '10a' })
})

test('an area that is not understood keeps the sheet open, with its message and the text', async () => {
  await open({ address: '/?record=r1', records: [twoSamples] })
  await press('面積を入力')
  await type(labelled('数値'), '10L')
  await press('決定')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('0.6×0.2')
  expect(document.activeElement).toBe(labelled('数値'))
  await type(labelled('数値'), '10')
  await press('決定')
  expect(document.querySelector('dialog[open]')).toBeNull()
})

describe('what the home screen shows of the diagnosis', () => {
  test('is what is said of the first sample of the newest test, whichever is in sight', async () => {
    const chosen = { places: { ...tomatoes, 'sample r1 s2': { crop: 'blueberry' } } }
    const start = {
      address: '/?record=r1&sample=s2',
      records: [twoSamples, withLaboratory],
      chosen,
    }
    const { lastVerdicts } = await open(start)
    const noted = () => lastVerdicts.store.getState().verdict
    expect(noted()).toMatchObject({ record: 'r1', language: 'ja', title: 'pHが低い土です' })
    expect(noted()?.clause).toContain('石灰をまきます。')
    await openValues()
    await choose('測定', 'r2')
    expect(noted()).toMatchObject({ record: 'r1', title: 'pHが低い土です' })
  })

  test('names a test of the same day that contradicts it', async () => {
    const at = instant(Date.now())
    const read = (id: string, value: number) =>
      soilRecord(id, at, {
        samples: [{ id: 's1', name: '', plot: 'north' }],
        readings: [{ ...acid('s1'), answer: { kind: 'typed', value } }],
      })
    const { lastVerdicts } = await open({
      records: [read('r1', 5.2), read('r0', 6.5)],
      plots: [newPlot('north', '北の畑')],
      chosen: { places: { 'plot north': { crop: 'tomato' } } },
    })
    const { verdict } = lastVerdicts.store.getState()
    expect(verdict).toMatchObject({ record: 'r1', title: 'pHが低い土です' })
    expect(verdict?.clause).toMatch(/pH 6\.5でした。同じ日の/u)
  })

  test('follows what is chosen for it, but not a crop that is only in the address', async () => {
    const { lastVerdicts, choices } = await open({
      address: '/?record=r1&sample=s1&crop=blueberry',
      records: [twoSamples],
    })
    const noted = () => lastVerdicts.store.getState().verdict
    expect(noted()).toMatchObject({ title: 'pHが低い土です' })
    await act(async () => choices.changePlace('sample r1 s1', { crop: 'blueberry' }))
    expect(noted()?.title).not.toBe('pHが低い土です')
    await act(async () => choices.changePlace('sample r1 s1', { crop: null }))
    expect(noted()).toBeNull()
  })
})

test('typed values are saved for the crop of the address, whatever crop was typed for before', async () => {
  await open({ address: '/?from=typed&crop=spinach&ph=5.2_pH_' })
  const chips = () =>
    document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent
  expect(chips()).toContain('ほうれんそう')
  await press('この診断を保存')
  await until(() => document.body.textContent.includes('診断を保存しました'))
  expect(chips()).toContain('ほうれんそう')
})

test.each([
  [null, false],
  [{ compost: 'cattle-manure', rate: 2 }, true],
])('the plan has a column for compost only where there is some', async (compost, isThere) => {
  const places = { 'sample r1 s1': { crop: 'tomato', compost } }
  await open({ address: '/?record=r1', records: [twoSamples], chosen: { places } })
  await act(async () => document.querySelector('summary')?.click())
  await until(() => document.querySelector('table') !== null)
  expect(document.querySelector('table')?.textContent.includes('堆肥の分')).toBe(isThere)
})

describe('what is typed beside a sample', () => {
  const records = [twoSamples, withLaboratory]

  async function typeBesideFirst(more: Start = {}) {
    const opened = await open({ address: '/?record=r1&sample=s1', records, ...more })
    await openValues()
    await type(ecField(), '2.5')
    await type(phosphateField(), '350')
    expect(lines()).toContain('EC2.5')
    expect(lines()).toContain('リン酸（分析）350')
    return opened
  }

  test.each([
    ['sample', () => choose('試料', 's2')],
    ['test', () => choose('測定', 'r2')],
  ])('is not used for another %s, and stays with its own', async (_, leave) => {
    await typeBesideFirst()
    await leave()
    expect(lines()).not.toMatch(/EC2\.5|350/)
    expect(ecField()).toHaveProperty('value', '')
    await choose('測定', 'r1')
    expect(lines()).toContain('EC2.5')
    expect(lines()).toContain('リン酸（分析）350')
  })

  test('does not take the place of what a laboratory found for another test', async () => {
    await typeBesideFirst()
    await choose('測定', 'r2')
    expect(lines()).toContain('リン酸（分析）20')
  })

  test('is in the address until it is kept with its test, for a reload', async () => {
    const { router } = await typeBesideFirst()
    const typed = router.state.location.search
    await choose('試料', 's2')
    expect(router.state.location.search).toBe('?record=r1&sample=s2')
    await choose('測定', 'r2')
    expect(router.state.location.search).toBe('?record=r2&sample=s1')
    await choose('測定', 'r1')
    expect(router.state.location.search).toBe('?record=r1&sample=s1')
    await act(async () => root.unmount())
    await open({ address: typed, records })
    await openValues()
    expect(lines()).toContain('EC2.5')
    await choose('試料', 's2')
    expect(lines()).not.toContain('EC2.5')
  })

  test('is kept with its test when the sheet closes, and shown in the form from then on', async () => {
    const { changedRecords, router } = await typeBesideFirst()
    await press('決定')
    expect(changedRecords).toMatchObject([
      { field: 'measured', value: { sample: 's1', species: 'EC', value: 2.5 } },
      { field: 'measured', value: { sample: 's1', method: 'lab-available-p2o5', value: 350 } },
    ])
    await until(() => router.state.location.search === '?record=r1&sample=s1')
    expect(lines()).toContain('EC2.5')
    await openValues()
    expect(ecField()).toHaveProperty('value', '2.5')
    await type(ecField(), '')
    expect(lines()).not.toContain('EC2.5')
    await press('決定')
    expect(changedRecords.at(-1)).toMatchObject({ field: 'measured', value: null })
  })

  test('that an own kit does not say what they are of are named, beside a judged one and alone', async () => {
    const [first, second] = firstKit.analytes
    if (first === undefined || second === undefined) throw new Error('no analytes')
    const blank = { ...second, id: 'analyte-2', name: '石灰', species: '' }
    const record = (kit: typeof firstKit, readings: SoilRecord['readings']) =>
      soilRecord('r1', instant(1000), { kit, readings })
    const nitrate = { ...acid('s1'), analyte: blank.id }
    const alone = record({ ...firstKit, analytes: [blank] }, [nitrate])
    await open({ address: '/?record=r1&sample=s1', records: [alone] })
    expect(document.body.textContent).toContain('石灰は、判定できる成分かどうかわからないため')
    expect(document.body.textContent).not.toContain('測定値がありません')
    const both = record({ ...firstKit, analytes: [first, blank] }, [acid('s1'), nitrate])
    await open({ address: '/?record=r1&sample=s1', records: [both] })
    expect(document.body.textContent).toContain('石灰は、判定できる成分かどうかわからないため')
  })

  test('named phosphate in an own kit count once their liquid and chemical form are tapped, and not before', async () => {
    const [, , phosphate] = firstKit.analytes
    if (phosphate === undefined) throw new Error('no analyte')
    const own = { ...phosphate, id: 'analyte-1', name: 'リン酸', species: '', unit: 'mg/100g' }
    const kit = { ...firstKit, id: 'own', analytes: [own] }
    const readings = [
      { ...acid('s1'), analyte: own.id, answer: { kind: 'typed', value: 3 } as const },
    ]
    const record = soilRecord('r1', instant(1000), { kit, readings })
    const { changedRecords } = await open({ address: '/?record=r1&sample=s1', records: [record] })
    expect(lines()).toContain('3 mg/100g判定なし')
    expect(document.body.textContent).not.toContain('どの表記ですか')
    await press('はい、水だけです')
    expect(document.body.textContent).toContain('リン酸の値は、どの表記ですか')
    await press('P2O5')
    expect(changedRecords).toEqual([
      { field: 'extraction', value: 'water' },
      { field: 'scale', analyte: own.id, value: { species: 'P2O5', unit: 'mg/100g' } },
    ])
    expect(document.body.textContent).toContain('リン酸をP2O5として保存しました')
    expect(document.body.textContent).not.toContain('どの表記ですか')
    expect(lines()).not.toContain('判定なし')
  })

  test('stays in the form and the address when it could not be kept', async () => {
    const { router } = await typeBesideFirst({ isFull: true })
    await press('決定')
    expect(document.body.textContent).toContain('空き容量が足りず')
    expect(router.state.location.search).toContain('ec=2.5')
    expect(lines()).toContain('EC2.5')
  })

  test('amounts of liquid and soil are a choice for all samples of the test', async () => {
    const { choices } = await open({
      address: '/?record=r1&sample=s1&ratio=100_20',
      records: [
        {
          ...twoSamples,
          measured: [
            {
              id: 'm2',
              sample: 's1',
              source: 'instrument',
              species: 'NO3',
              unit: 'mg/L',
              value: 50,
              method: '',
            },
          ],
        },
      ],
    })
    await openValues()
    await press('決定')
    const ratio = { liquid: 100, soil: 20 }
    expect(choices.store.getState().places).toMatchObject({
      'sample r1 s1': { ratio },
      'sample r1 s2': { ratio },
    })
    await openValues()
    await type(labelled('液（mL）'), '')
    await type(labelled('土（g）'), '')
    await press('決定')
    expect(choices.store.getState().places['sample r1 s2']?.ratio).toBeNull()
  })

  test('is left with it on the way to the newest test', async () => {
    const { router } = await open({
      address: '/?record=r2&sample=s1&ec=2.5_EC_mS/cm',
      records,
    })
    expect(lines()).toContain('EC2.5')
    await act(() => router.navigate('/'))
    expect(lines()).not.toContain('EC2.5')
    await act(() => router.navigate(-1))
    await until(() => lines().includes('EC2.5'))
  })

  test('keeps its test in sight, whatever test is kept meanwhile', async () => {
    const { stores } = await open({ records: [withLaboratory] })
    await openValues()
    await type(ecField(), '2.5')
    await act(async () => stores.records.setState({ recent: records }))
    expect(labelled('測定')).toHaveProperty('value', 'r2')
    expect(lines()).toContain('EC2.5')
  })

  test('is not what is typed without a test; each stays as it was typed', async () => {
    await typeBesideFirst()
    await chooseSource('typed')
    expect(ecField()).toHaveProperty('value', '')
    await type(ecField(), '0.3')
    await type(phosphateField(), '40')
    await chooseSource('last')
    expect(lines()).toContain('EC2.5')
    expect(lines()).toContain('リン酸（分析）350')
    await chooseSource('typed')
    expect(lines()).toContain('EC0.3')
    expect(lines()).toContain('リン酸（分析）40')
  })
})

test('phosphate typed without saying how it was measured is asked about, and one tap judges it', async () => {
  await open({ address: '/?from=typed&ph=6.2_pH_&phosphate=10_P2O5_mg/100g' })
  expect(lines()).toMatch(/リン酸10.*判定なし/)
  expect(document.body.textContent).toContain('この2つ以外の値')
  await press('分析機関の値')
  expect(lines()).toMatch(/リン酸（分析）10/)
  expect(lines()).not.toContain('判定なし')
  expect(document.body.textContent).not.toContain('どんな値ですか')
  await act(async () => root.unmount())
  await open({ address: '/?from=typed&ph=6.2_pH_&phosphate=10_P2O5_kg/10a' })
  expect(document.body.textContent).not.toContain('分析機関の値')
  await press('水に溶ける量')
  expect(lines()).toMatch(/リン酸10.*過剰/)
})

test('the wanted flower color is asked for beside the answer that needs it', async () => {
  const { choices } = await open({
    address: '/?from=typed&ph=5.5_pH_',
    chosen: { places: { typed: { crop: 'hydrangea' } } },
  })
  expect(document.body.textContent).toContain('何色の花を咲かせますか')
  await press('青')
  expect(choices.store.getState().places['typed']).toMatchObject({ flowerColor: 'blue' })
  expect(document.body.textContent).not.toContain('何色の花')
  expect(document.querySelector('[data-action="stop"]')?.textContent).toContain('石灰はまかない')
})

test('trees rest or grow, and are never about to be planted', async () => {
  const typed = { crop: 'apple' }
  await open({ address: '/?from=typed&ph=5.5_pH_', chosen: { places: { typed } } })
  expect(document.body.textContent).toContain('生育が休む時期')
  expect(document.body.textContent).not.toContain('植え付け前')
})

test('the shopping list holds no mix of a plan that is not there any more', async () => {
  const typed = { crop: 'tomato', area: { value: 20, unit: 'm2' } }
  const { choices } = await open({
    address:
      '/?from=typed&nitrate=2_NO3-N_kg/10a&phosphate=-_P2O5_kg/10a&potassium=-_K2O_kg/10a&liquid=water',
    chosen: { mix: ['compound-8-8-8'], places: { typed } },
  })
  const list = () =>
    [...document.querySelectorAll('table input')].map(
      (bag) => bag.closest('tr')?.querySelector('th')?.textContent,
    )
  const say = (patch: Parameters<typeof choices.changePlace>[1]) =>
    act(async () => choices.changePlace('typed', patch))
  await until(() => list().includes('化成肥料 8-8-8（オール8）'))
  await say({ growth: 'growing' })
  expect(list()).toEqual(['硫安'])
  await say({ growth: 'before-planting', crop: 'blueberry' })
  expect(list()).toEqual([])
  await say({ crop: 'tomato' })
  expect(list()).toContain('化成肥料 8-8-8（オール8）')
})

test('a product at hand that is not spread says why', async () => {
  await open({
    address: '/?from=typed&ph=7.2_pH_&nitrate=2_NO3-N_kg/10a&phosphate=40_P2O5_kg/10a&liquid=water',
    chosen: {
      mix: ['bone-meal', 'compound-17-0-17', 'dried-chicken-manure'],
      places: { typed: { crop: 'tomato', area: { value: 20, unit: 'm2' } } },
    },
  })
  const beside = (name: string) =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(name))
      ?.textContent
  await until(() => beside('乾燥鶏ふん')?.includes('使いません') === true)
  expect(beside('乾燥鶏ふん')).toContain('この作物や土には使いません')
  expect(beside('蒸製骨粉')).toContain('足りているか、入れると多すぎるため、今回は使いません')
  expect(beside('17-0-17')).toContain('量の決まらない成分を含むため、今回は使いません')
  expect(beside('なたね油かす')).toMatch(/%$/)
})

test('the diagnosis of one sample is kept; the like of another can still be', async () => {
  await open({ address: '/?record=r1&sample=s1', records: [twoSamples] })
  const keep = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'この診断を保存',
    )
  await openValues()
  await act(async () => keep()?.click())
  await until(() => keep() === undefined)
  await choose('試料', 's2')
  expect(keep()).toBeDefined()
})

test('a test of an earlier season says so above its doses, and asks for another', async () => {
  const daysAgo = (days: number) => instant(Date.now() - days * 86_400_000)
  const note = () =>
    [...document.querySelectorAll('[role="note"]')].find(({ textContent }) =>
      textContent?.includes('測り直して'),
    )?.textContent
  await open({ records: [{ ...twoSamples, startedAt: daysAgo(60) }] })
  expect(note()).toBeUndefined()
  await act(async () => root.unmount())
  await open({ records: [{ ...twoSamples, startedAt: daysAgo(153) }] })
  expect(note()).toMatch(/[45]か月前の測定です/)
  await act(async () => root.unmount())
  await open({ records: [{ ...twoSamples, startedAt: daysAgo(800) }] })
  expect(note()).toContain('2年前の測定です')
})

test('laboratory values count in the "not measured" check', async () => {
  const laboratoryPh = {
    id: 'm1',
    sample: 's1',
    source: 'laboratory',
    species: 'pH',
    unit: '',
  } as const
  const ofLaboratory = soilRecord('r1', instant(1000), {
    kit: firstKit,
    readings: [],
    measured: [{ ...laboratoryPh, value: 5.2, method: 'lab-ph' }],
  })
  await open({ address: '/?record=r1', records: [ofLaboratory] })
  await until(() => lines().includes('pH'))
  const page = document.body.textContent
  expect(page).not.toContain('pH・硝酸態窒素')
  expect(page).toContain('硝酸態窒素・リン酸・カリは測っていません')
})

test('without a pH it is said that lime cannot be decided', async () => {
  const about = 'pHを測ると、石灰が要るかどうかがわかります'
  await open({ address: '/?from=typed&crop=tomato&nitrate=5_NO3-N_kg/10a' })
  await until(() => lines().includes('硝酸'))
  expect(document.body.textContent).toContain(about)
  await act(async () => root.unmount())
  await open({ address: '/?from=typed&crop=tomato&ph=6_pH_&nitrate=5_NO3-N_kg/10a' })
  await until(() => lines().includes('pH'))
  expect(document.body.textContent).not.toContain(about)
})

test('a value that no rule takes is named, and its item is not called unmeasured', async () => {
  const soluble = {
    id: 'm1',
    sample: 's1',
    source: 'laboratory',
    species: '',
    unit: 'kg/10a',
    value: 5,
    method: '水溶性リン酸',
  } as const
  await open({
    address: '/?record=r1&sample=s1',
    records: [{ ...twoSamples, measured: [soluble] }],
  })
  await until(() => lines().includes('pH'))
  const page = document.body.textContent
  expect(page).not.toContain('測っていません')
  expect(page).toContain('計算に使っていない値：水溶性リン酸 5 kg/10a')
})

describe('what is said of a field', () => {
  const plots = [
    {
      ...newPlot('p1', '北の畑'),
      area: { value: 2, unit: 'a' as const },
      crops: withCurrentCrop([], 'tomato', '2026-04-01'),
    },
    newPlot('p2', '南の畑'),
  ]
  const record = soilRecord('r9', instant(2000), {
    kit: firstKit,
    samples: [
      { id: 's1', name: '北の畑' },
      { id: 's2', name: '南の畑' },
    ],
    readings: [acid('s1'), acid('s2')],
  })

  test('answers at once, by the name of the sample, and is not used for the next field', async () => {
    const { router } = await open({ address: '/?record=r9', records: [record], plots })
    const chips = () =>
      document.querySelector('fieldset[aria-label="作物・面積などを変更"]')?.textContent ?? ''
    expect(chips()).toContain('トマト')
    expect(chips()).toContain('2a')
    expect(document.querySelector('[data-action=add]')?.textContent).toContain('kg')
    await press('南の畑次の試料')
    expect(router.state.location.search).toBe('?record=r9&sample=s2')
    expect(document.querySelector('[data-action]')).toBeNull()
    expect(document.querySelector('[role=combobox]')).not.toBeNull()
    expect(document.querySelector('[role=listbox]')).not.toBeNull()
  })

  test('two samples of one field keep names of their own', async () => {
    const both = soilRecord('r9', instant(2000), {
      kit: firstKit,
      samples: [
        { id: 's1', name: '北の畑 東', plot: 'p1' },
        { id: 's2', name: '入口', plot: 'p1' },
      ],
      readings: [acid('s1'), acid('s2')],
    })
    await open({ address: '/?record=r9', records: [both], plots })
    const cards = [...document.querySelectorAll('section[aria-label^="北の畑"]')]
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      '北の畑 東',
      '北の畑（入口）',
    ])
  })

  test('a sample named after its crop is offered that crop first', async () => {
    const named = soilRecord('r9', instant(2000), {
      kit: firstKit,
      samples: [{ id: 's1', name: 'ねぎ 2' }],
      readings: [acid('s1')],
    })
    await open({ address: '/?record=r9', records: [named] })
    const offered = [...document.querySelectorAll('[role=option]')]
    expect(offered.slice(0, 2).map((one) => one.firstChild?.textContent)).toEqual([
      'ねぎ',
      'トマト',
    ])
  })

  test('answers at once for an archived field too, which is offered for no other sample', async () => {
    const [north, south] = plots
    const archived = [north, south].flatMap((plot) => (plot ? [{ ...plot, archived: true }] : []))
    await open({ address: '/?record=r9', records: [record], plots: archived })
    expect(document.querySelector('[data-action=add]')?.textContent).toContain('kg')
    await press('畑北の畑')
    const offered = [...document.querySelectorAll('dialog[open] input[type=radio]')]
    expect(offered.map((one) => one.closest('label')?.textContent)).toEqual([
      '北の畑',
      '畑は未設定',
    ])
  })

  test('a new field is offered the name that its sample was given, but not one that the app gave', async () => {
    const named = { ...twoSamples.samples[0], id: 's1', name: '西の畑' }
    await open({
      address: '/?record=r1&sample=s1',
      records: [{ ...twoSamples, samples: [named, { id: 's2', name: '試料2' }] }],
    })
    const field = () => {
      const found = labelled('畑の名前')
      return found instanceof HTMLInputElement ? found.value : null
    }
    await press('畑の名前をつける')
    expect(field()).toBe('西の畑')
    await act(async () => root.unmount())
    await open({
      address: '/?record=r1&sample=s2',
      records: [{ ...twoSamples, samples: [named, { id: 's2', name: '試料2' }] }],
    })
    await press('畑の名前をつける')
    expect(field()).toBe('')
  })

  test('a new field named like an archived one is that one, back in the list', async () => {
    const west = { ...newPlot('p3', '西の畑'), archived: true }
    const ofAnother = { ...west, id: 'p4', farmer: '佐藤' }
    const { changed, changedRecords } = await open({
      address: '/?record=r1&sample=s1',
      records: [twoSamples],
      plots: [...plots, ofAnother, west],
    })
    await press('畑の名前をつける')
    await type(labelled('畑の名前'), '西の畑')
    await press('この名前で保存')
    expect(changed).toEqual([['p3', { archived: false }]])
    expect(changedRecords).toContainEqual({ field: 'sample-plot', sample: 's1', value: 'p3' })
  })

  describe('of two farmers', () => {
    const ofSato = { ...newPlot('p5', '西の畑'), farmer: '佐藤' }
    const ofTanaka = { ...newPlot('p6', '西の畑'), farmer: '田中' }

    async function name(typed: string, ...others: readonly Plot[]) {
      const { changedRecords } = await open({
        address: '/?record=r1&sample=s1',
        records: [twoSamples],
        plots: others,
      })
      await press('畑の名前をつける')
      await type(labelled('畑の名前'), typed)
      await press('この名前で保存')
      return changedRecords
    }
    const taken = (value: string) => [{ field: 'sample-plot', sample: 's1', value }]

    test('fields alike are told apart', async () => {
      await open({ address: '/?record=r1', records: [twoSamples], plots: [ofSato, ofTanaka] })
      await press('畑の名前をつける')
      expect(document.querySelector('dialog[open]')?.textContent).toMatch(
        /佐藤 西の畑.*田中 西の畑/u,
      )
    })

    test('a name typed is the field of that title, before one of another farmer', async () => {
      const own = newPlot('p7', '西の畑')
      expect(await name('西の畑', ofSato, own)).toEqual(taken('p7'))
      await act(async () => root.unmount())
      expect(await name('田中 西の畑', ofSato, ofTanaka)).toEqual(taken('p6'))
    })

    test('a name typed is a farmer’s field where only one has it', async () => {
      expect(await name('西の畑', ofSato)).toEqual(taken('p5'))
      await act(async () => root.unmount())
      expect(await name('西の畑', ofSato, ofTanaka)).toContainEqual(taken('new')[0])
    })
  })

  test('a field that could not be kept with the sample is said', async () => {
    await open({ address: '/?record=r1', records: [twoSamples], plots, isFull: true })
    await press('畑の名前をつける')
    const choice = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === '南の畑',
    )
    await act(async () => choice?.control?.click())
    expect(document.querySelector('output p')?.textContent).toContain('空き容量が足りず')
    await press('閉じる')
    await press('畑の名前をつける')
    await type(labelled('畑の名前'), '南の畑')
    await press('この名前で保存')
    expect(document.querySelector('dialog[open]')).not.toBeNull()
  })

  test('a crop chosen is the field’s from then on, not the phone’s', async () => {
    const { changed, choices } = await open({
      address: '/?record=r9&sample=s2',
      records: [record],
      plots,
    })
    await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click())
    expect(changed).toMatchObject([['p2', { crops: [{ crop: 'tomato', to: null }] }]])
    expect(choices.store.getState().places).not.toHaveProperty('sample r9 s2')
    expect(choices.store.getState().recentCrops).toEqual(['tomato'])
  })
})

test('products at hand are asked for only where an amount of a nutrient is known', async () => {
  const folds = () => [...document.querySelectorAll('summary')].map((fold) => fold.textContent)
  const mix = texts('judge').mix.title
  await open({
    address: '/?from=typed&ph=5.2_pH_',
    chosen: { places: { typed: { crop: 'tomato' } } },
  })
  expect(folds().some((text) => text.includes(mix))).toBe(false)
  await open({
    address: '/?from=typed&ph=5.2_pH_&nitrate=2_NO3-N_kg/10a',
    chosen: { places: { typed: { crop: 'tomato' } } },
  })
  expect(folds().some((text) => text.includes(mix))).toBe(true)
})

test('the figures of a product stay on one line, and are copied as they are printed', async () => {
  await open({
    address: '/?from=typed&nitrate=2_NO3-N_kg/10a',
    chosen: { places: { typed: { crop: 'tomato' } } },
  })
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.includes('8-8-8'),
  )
  expect(label?.querySelector('.nowrap')?.textContent).toBe('8-8-8')
  expect(label?.textContent).toContain('化成肥料 8-8-8（オール8）')
})
