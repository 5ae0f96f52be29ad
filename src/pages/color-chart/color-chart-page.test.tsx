// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKitShelf } from '#app/kit-shelf.ts'
import type { Services } from '#app/services.ts'
import type { Analyte, Kit, Look } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
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

let root: Root
let router: ReturnType<typeof createMemoryRouter>

beforeAll(() => loadTexts('ja', 'ui', 'color-chart'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function open(address: string) {
  const kits = createKitShelf(fakePreferences())
  kits.store.setState({ userKits: [kit], ready: true })
  router = createMemoryRouter([{ path: '/ColorChart', Component: ColorChartPage }], {
    initialEntries: [address],
  })
  const used: unknown = { kits }
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
const bands = () => [...panel().querySelectorAll<HTMLElement>('button[aria-expanded]')]
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (element: HTMLElement | undefined, key: string) =>
  act(async () => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const tap = (element: HTMLElement | undefined) => act(async () => element?.click())

describe('the color chart page', () => {
  test('starts with the chosen kit and its first analyte', async () => {
    await open('/ColorChart')
    expect(document.querySelector('select')?.value).toBe('midorikun')
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain('pH')
    expect(panel().textContent).toContain('5.5')
  })

  test('gives every level its value, species, unit, word and mark', async () => {
    await open('/ColorChart?kit=user-1')
    expect(bands().map(({ textContent }) => textContent)).toEqual([
      'NO3-N 0 kg/10a低い利用者の報告',
      'NO3-N 10 kg/10a適量利用者の報告',
      'NO3-N 20 kg/10a高い利用者の報告色は未公開。紙のカラーチャートで?',
    ])
  })

  test('says that levels are missing, that they can be typed, and that halves count', async () => {
    await open('/ColorChart?kit=user-1')
    expect(panel().textContent).toContain('一部の段階だけです')
    expect(panel().textContent).toContain('タイマーの読み取りで数値を入力できます')
    expect(panel().textContent).toContain('「中間」として読めます')
    expect(panel().textContent).toContain('読める下限： 説明書で確認')
  })

  test('says so where no level is known at all', async () => {
    await open('/ColorChart?kit=user-1&analyte=ph')
    expect(bands()).toEqual([])
    expect(panel().textContent).toContain('段階は未公開です')
  })

  test('shows turbidity as a black figure that fades, not as a hue', async () => {
    await open('/ColorChart?kit=user-1&analyte=k')
    const fills = bands().map((band) => band.querySelector('path')?.getAttribute('fill'))
    expect(fills).toEqual(['#595959', '#ffffff'])
    expect(panel().textContent).toContain('読める下限は K2O 5 kg/10a です')
    expect(panel().textContent).toContain('中間は読みません')
  })

  test('keeps the paper chart in sight as the measure', async () => {
    await open('/ColorChart?kit=user-1&analyte=ph')
    expect(document.body.textContent).toContain('紙のカラーチャートが基準です')
  })

  test('grows one band at a time, shrinks it at a second tap, and keeps it in the address', async () => {
    await open('/ColorChart?kit=user-1&level=0')
    const grown = () => bands().map((band) => band.getAttribute('aria-expanded'))
    expect(grown()).toEqual(['true', 'false', 'false'])
    await tap(bands()[1])
    expect(grown()).toEqual(['false', 'true', 'false'])
    expect(address().get('level')).toBe('1')
    expect(panel().querySelector('a')?.href).toBe('https://example.com/nm')
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
    expect(panel().textContent).toContain('段階は未公開です')
    await press(button('pH'), 'ArrowRight')
    expect(address().get('analyte')).toBe('no3n')
  })

  test.each(['x', '-1', '3', '1e1', '99999'])('opens no band for ?level=%s', async (text) => {
    await open(`/ColorChart?kit=user-1&level=${text}`)
    expect(bands().filter((band) => band.ariaExpanded === 'true')).toEqual([])
  })

  test('shows the chosen kit, and says so, where the kit of the address is gone', async () => {
    await open('/ColorChart?kit=gone&analyte=nothing')
    expect(document.body.textContent).toContain('このキットは見つかりません')
    expect(panel().textContent).toContain('5.5')
  })

  test('hides everything but the charts in full screen, until Esc', async () => {
    await open('/ColorChart?kit=user-1')
    await tap(button('全画面で見る'))
    expect(document.querySelector('select')).toBeNull()
    expect(bands()).toHaveLength(3)
    expect(document.body.textContent).toContain('紙のカラーチャートが基準です')
    await press(document.body, 'Escape')
    expect(document.querySelector('select')).not.toBeNull()
  })

  test('lists the sources of the levels', async () => {
    await open('/ColorChart?kit=user-1')
    const links = [...document.querySelectorAll('footer a')].map(({ textContent }) => textContent)
    expect(links.join(' ')).toContain('ある農家の記録')
  })
})
