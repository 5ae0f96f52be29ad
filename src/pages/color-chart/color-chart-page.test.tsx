// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { createStores } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit, Look } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ColorChartPage } from './color-chart-page.tsx'

const level = (value: number, word: string, look: Look) =>
  ({ value, word, look, trust: 'reported', sources: ['NM'] }) as const

const nitrate: Analyte = {
  id: 'no3n',
  name: '硝酸態窒素',
  species: 'NO3-N',
  unit: 'kg/10a',
  method: 'pad',
  halfLevels: true,
  lowestDetectable: unknown,
  chartComplete: false,
  levels: [
    level(0, '低い', { kind: 'swatch', hex: '#d1cbb8' }),
    level(10, '適量', { kind: 'swatch', hex: '#d288a8' }),
    level(20, '高い', { kind: 'unknown' }),
  ],
}

const potassium: Analyte = {
  ...nitrate,
  id: 'k',
  name: 'カリ',
  species: 'K2O',
  method: 'turbidity',
  halfLevels: false,
  lowestDetectable: { value: 5, trust: 'reported', sources: ['NM'] },
  chartComplete: true,
  levels: [
    level(5, '', { kind: 'contrast', ratio: 0.9 }),
    level(30, '', { kind: 'contrast', ratio: 0 }),
  ],
}

const kit: Kit = {
  schema: 1,
  id: 'user-1',
  name: '試しのキット',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes: [nitrate, potassium, { ...nitrate, id: 'ph', name: 'pH', levels: [] }],
  lanes: [],
  sources: [{ key: 'NM', title: 'ある農家の記録', url: 'https://example.com/nm' }],
}

const extractKit: Kit = {
  ...kit,
  id: 'user-2',
  analytes: [{ ...nitrate, id: 'no3', species: 'NO3', unit: 'mg/L', chartComplete: true }],
}

const mine: OwnChart = {
  schema: 1,
  id: 'own-1',
  kit: 'user-1',
  analyte: 'no3n',
  name: '台所の窓',
  takenAt: instant(0),
  hasWhite: true,
  photo: null,
  patches: [
    { value: 5, word: '', rgb: [0.6, 0.5, 0.5], place: [0, 0, 0.1, 0.1], photo: null },
    { value: 10, word: '', rgb: [0.7, 0.3, 0.4], place: [0.2, 0, 0.1, 0.1], photo: null },
  ],
}

let root: Root
let router: ReturnType<typeof createMemoryRouter>

beforeAll(() => loadTexts('ja', 'ui', 'color-chart'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function open(address: string, own: readonly OwnChart[] = []) {
  const kits = createKitShelf(fakePreferences())
  kits.store.setState({ userKits: [kit, extractKit], isReady: true })
  router = createMemoryRouter([{ path: '/ColorChart', Component: ColorChartPage }], {
    initialEntries: [address],
  })
  const { charts } = createStores()
  const used: unknown = {
    kits,
    charts: { store: charts, start: async () => charts.setState({ isReady: true, charts: own }) },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for nothing else
  const services = used as Services
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  )
}

const address = () => new URLSearchParams(router.state.location.search)
const panel = () => {
  const [shown, ...others] = document.querySelectorAll('[role=tabpanel]:not([inert])')
  expect(others).toEqual([])
  if (shown === undefined) throw new Error('no panel in sight')
  return shown
}
const bands = () => [...panel().querySelectorAll<HTMLElement>('li > button[aria-expanded]')]
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (element: HTMLElement | undefined, key: string) =>
  act(async () => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const tap = (element: HTMLElement | undefined) => act(async () => element?.click())

describe('the color chart page', () => {
  test('starts with the chosen kit and its first analyte', async () => {
    await open('/ColorChart')
    expect(document.querySelector('[data-kit]')?.getAttribute('data-kit')).toBe('midorikun')
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain('pH')
    expect(panel().textContent).toContain('5.5')
  })

  test('draws the other charts for a finger that may swipe to them, not for the first paint', async () => {
    await open('/ColorChart')
    const others = [...document.querySelectorAll('[role=tabpanel][inert]')]
    expect(others.map(({ textContent }) => textContent)).toEqual(['', '', ''])
    await act(async () => panel().dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(others.every(({ textContent }) => textContent.length > 20)).toBe(true)
  })

  test('gives every level its value, species, unit, word and mark', async () => {
    await open('/ColorChart?kit=user-1')
    expect(bands().map(({ textContent }) => textContent)).toEqual([
      'NO3-N 0 kg/10a低い',
      'NO3-N 10 kg/10a適量',
      'NO3-N 20 kg/10a高い',
    ])
    // An unknown color shows its position.
    expect(bands()[2]?.querySelectorAll('[data-on=true]')).toHaveLength(3)
  })

  test('shows the mark shared by all levels once above them', async () => {
    await open('/ColorChart?kit=user-1')
    const marks = [...panel().querySelectorAll('[data-trust]')].filter(
      (it) => it.closest('details') === null,
    )
    expect(marks.map(({ textContent }) => textContent)).toEqual(['利用者の報告'])
  })

  test('says that levels are missing, that they can be typed, and that halves count', async () => {
    await open('/ColorChart?kit=user-1')
    expect(panel().textContent).toContain('一部の段階だけです')
    expect(panel().textContent).toContain('測定のときに数値で入力できます')
    expect(panel().textContent).toContain('中間の値を選べます')
    expect(panel().textContent).toContain('測れる下限： 説明書で確認')
  })

  test('says so where no level is known at all', async () => {
    await open('/ColorChart?kit=user-1&analyte=ph')
    expect(bands()).toEqual([])
    expect(panel().textContent).toContain('段階は公開されていません')
  })

  test('shows turbidity as a black figure that fades, not as a hue', async () => {
    await open('/ColorChart?kit=user-1&analyte=k')
    const fills = bands().map((band) => band.querySelector('path')?.getAttribute('fill'))
    expect(fills).toEqual(['#595959', '#ffffff'])
    expect(panel().textContent).toContain('測れる下限はK2O 5 kg/10aです')
    expect(panel().textContent).toContain('中間の値はありません')
    expect(panel().textContent).not.toContain('紙のカラーチャートが基準')
  })

  test('keeps the paper chart in sight as the measure', async () => {
    await open('/ColorChart?kit=user-1')
    expect(document.body.textContent).toContain('紙のカラーチャートが基準です')
  })

  test('enlarges one level at a time, shrinks it at a second tap, and keeps it in the address', async () => {
    await open('/ColorChart?kit=user-1&level=0')
    const grown = () => bands().map((band) => band.getAttribute('aria-expanded'))
    expect(grown()).toEqual(['true', 'false', 'false'])
    await tap(bands()[1])
    expect(grown()).toEqual(['false', 'true', 'false'])
    expect(address().get('level')).toBe('1')
    await tap(bands()[1])
    expect(grown()).toEqual(['false', 'false', 'false'])
    expect(address().has('level')).toBe(false)
  })

  test('changes the analyte by tap and by arrow keys, and closes the band of the one before', async () => {
    await open('/ColorChart?kit=user-1&level=2')
    await tap(button('カリ'))
    expect(address().get('analyte')).toBe('k')
    expect(address().has('level')).toBe(false)
    await press(button('カリ'), 'ArrowLeft')
    expect(document.activeElement?.textContent).toBe('硝酸態窒素')
    await press(button('硝酸態窒素'), 'End')
    expect(panel().textContent).toContain('段階は公開されていません')
    await press(button('pH'), 'ArrowRight')
    expect(address().get('analyte')).toBe('no3n')
  })

  test.each(['x', '-1', '3', '1e1', '99999'])('opens no band for ?level=%s', async (text) => {
    await open(`/ColorChart?kit=user-1&level=${text}`)
    expect(bands().filter((band) => band.ariaExpanded === 'true')).toEqual([])
  })

  test('shows the chosen kit, with a notice, if the kit of the address is gone', async () => {
    await open('/ColorChart?kit=gone&analyte=nothing')
    expect(document.body.textContent).toContain('このキットは見つかりません')
    expect(panel().textContent).toContain('5.5')
  })

  test('hides everything but the charts in full screen, until Esc', async () => {
    await open('/ColorChart?kit=user-1')
    expect(document.querySelector('h1')).not.toBeNull()
    await tap(button('全画面で見る'))
    expect(document.querySelector('h1')).toBeNull()
    expect(button('自分の色見本')).toBeUndefined()
    expect(bands()).toHaveLength(3)
    expect(document.body.textContent).toContain('紙のカラーチャートが基準です')
    await press(document.body, 'Escape')
    expect(document.querySelector('h1')).not.toBeNull()
  })

  test('lists the sources of the levels', async () => {
    await open('/ColorChart?kit=user-1')
    const links = [...document.querySelectorAll('footer a')].map(({ textContent }) => textContent)
    expect(links.join(' ')).toContain('ある農家の記録')
  })

  test('says in three words how clear a black figure is', async () => {
    await open('/ColorChart?kit=user-1&analyte=k')
    expect(bands().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('はっきり'),
      expect.stringContaining('見えない'),
    ])
    expect(panel().textContent).toContain('画面の明るさを変えないでください')
  })

  test('names the half levels beside the grown band', async () => {
    await open('/ColorChart?kit=user-1&level=1')
    expect(bands()[1]?.textContent).toContain('0と10の間（kg/10a）')
    expect(bands()[1]?.textContent).toContain('10と20の間（kg/10a）')
    expect(bands()[0]?.textContent).not.toContain('中間')
  })

  test('adds photographed levels between those of the kit, and removes them again', async () => {
    await open('/ColorChart?kit=user-1', [mine])
    expect(bands().map((band) => band.textContent?.match(/NO3-N (\d+)/)?.[1])).toEqual([
      '0',
      '5',
      '10',
      '20',
    ])
    expect(bands()[1]?.textContent).toContain('自分の写真')
    const choice = panel().querySelector('select')
    expect(choice?.value).toBe('own-1')
    await act(async () => {
      if (choice !== null) choice.value = 'kit'
      choice?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(address().get('set')).toBe('kit')
    expect(bands()).toHaveLength(3)
  })

  test('shows the difference of neighbors for each kind of color vision, and warns below 5', async () => {
    await open('/ColorChart?kit=user-1')
    await tap(button('色の見分けやすさ'))
    await soon(() => expect(panel().querySelector('figure')).not.toBeNull())
    const gaps = [...panel().querySelectorAll('figure li')].map(({ textContent }) => textContent)
    expect(gaps).toHaveLength(4)
    for (const gap of gaps) expect(gap).toMatch(/^0 kg\/10aと10 kg\/10a: \d+\.\d$/)
    expect(panel().textContent).toContain('緑が弱い（D型）')
    expect(panel().textContent).toContain('どの見え方でも見分けられます')
    await tap(button('pH'))
    await soon(() => expect(panel().textContent).toContain('色のわかる段階が、まだ足りません'))
  })

  test('warns when two photographed levels look alike', async () => {
    const [low, high] = mine.patches
    if (low === undefined || high === undefined) throw new Error('no patches')
    const alike = { ...mine, patches: [low, { ...high, rgb: [0.6, 0.52, 0.5] as const }] }
    await open('/ColorChart?kit=user-1&tool=gaps', [alike])
    await soon(() => expect(panel().textContent).toContain('見分けにくい所が'))
    expect(panel().querySelectorAll('figure li')[1]?.textContent).toMatch(/\d\.\d 見分けにくい$/)
  })

  test('turns mg/L into amounts only once the ratio was typed', async () => {
    await open('/ColorChart?kit=user-2&tool=amounts')
    await soon(() =>
      expect(panel().textContent).toContain('説明書を見て、土と液の量を入力してください'),
    )
    expect(panel().querySelector('table')).toBeNull()
    await type('土', '20')
    await type('液（水など）', '１００')
    expect(address().get('amounts')).toBe('weight,20,100,10,1')
    const rows = [...panel().querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows[1]).toBe('10 mg/L約5 mg約5 kg約1.1 kg')
    expect(bands()[1]?.textContent).toContain('約5 mg/100g・約5 kg/10a')
    expect(panel().textContent).toContain('NO3-Nとして')
  })

  test('says why an amount cannot be converted', async () => {
    await open('/ColorChart?kit=user-1&tool=amounts')
    await soon(() => expect(panel().textContent).toContain('すでに10aあたりの量（kg）です'))
  })

  test('prints a black figure where a figure is read', async () => {
    await open('/ColorChart?kit=user-1&analyte=k')
    await tap(button('黒い図形を印刷'))
    await soon(() => expect(panel().querySelector('img')).not.toBeNull())
    const picture = panel().querySelector('img')?.getAttribute('src') ?? ''
    expect(decodeURIComponent(picture)).toContain('width="148mm"')
    await tap(button('pH'))
    expect(button('黒い図形を印刷')).toBeUndefined()
  })
})

/** Retries a claim while a tool's chunk loads. */
async function soon(claim: () => void) {
  for (let turn = 0; turn < 100; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    try {
      return claim()
    } catch (thrown) {
      if (turn === 99) throw thrown
    }
  }
}

async function type(name: string, text: string) {
  const label = [...panel().querySelectorAll('label')].find((it) => it.textContent === name)
  const field = document.getElementById(label?.htmlFor ?? '')
  await act(async () => {
    if (field instanceof HTMLInputElement) setValue(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Sets the value as typing does: React ignores a value set through its own setter. */
const setValue = (field: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
