import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { createStores } from '#app/initial-states.ts'
import type { OwnCharts } from '#app/kits/own-charts.ts'
import type { Services } from '#app/services.ts'
import { createSharedLinks } from '#app/transfer/shared-links.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { ok } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { stripKit } from '#testing/small-kit.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { thrownFaults } from '#testing/thrown-faults.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { ReceiveChart } from './receive-chart.tsx'
import { ReceiveKit } from './receive-kit.tsx'
import { ShareChartDialog } from './share-chart-dialog.tsx'
import { ShareKitDialog } from './share-kit-dialog.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'ui', 'share', 'kit-errors', 'color-chart'))

type LinkPacking = Parameters<typeof createSharedLinks>[0]['packing']

const own: Kit = { ...stripKit, id: 'own', name: '北の畑のキット' }
/** With the id of a kit that every phone has. */
const sameId: Kit = { ...own, id: 'midorikun' }
let packing: LinkPacking
const exportFile = vi.fn<(kit: Kit) => Promise<void>>(async () => undefined)

const exportCharts = vi.fn<(kit: Kit) => Promise<void>>(async () => undefined)
const addChart = vi.fn<OwnCharts['add']>(async (chart) => ok(chart))

/** Hexadecimal: all that matters here is that a link can be made and read. */
const plainPacking: LinkPacking = {
  pack: async (text) =>
    ok([...new TextEncoder().encode(text)].map((it) => it.toString(16).padStart(2, '0')).join('')),
  unpack: async (packed) => {
    const bytes = (packed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    return ok(new TextDecoder().decode(new Uint8Array(bytes)))
  },
}

beforeEach(() => {
  packing = { ...plainPacking }
  exportFile.mockClear()
  exportCharts.mockClear()
  addChart.mockClear()
})

const links = () => {
  const shelf = createKitShelf(fakePreferences())
  return createSharedLinks({ packing, shelf, ids: fakeIds() })
}

async function show(element: React.ReactElement, kept: readonly OwnChart[] = []) {
  const { charts: store } = createStores()
  store.setState({ charts: kept })
  const charts = {
    store,
    start: async () => {},
    exportFile: exportCharts,
  }
  const used: unknown = {
    links: links(),
    kits: { exportFile },
    charts: { ...charts, add: addChart },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is never asked for
  const services = used as Services
  const router = createMemoryRouter([{ path: '/', element }])
  await render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
      <ToastRegion />
    </ServicesProvider>,
  )
}

const nothing = () => undefined
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function fragmentOf(kit: Kit) {
  const packed = await plainPacking.pack(JSON.stringify(kit))
  return packed.ok ? `#kit=1.${packed.value}` : ''
}

describe('handing a kit on', () => {
  test('shows a code that any camera reads, and copies the link', async () => {
    packing.pack = async () => ok('short')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(<ShareKitDialog kit={own} onClose={nothing} />)
    await expect.element(page.getByRole('img', { name: '北の畑のキットのQRコード' })).toBeVisible()
    await expect.element(page.getByText('相手のカメラアプリでも読み取れます。')).toBeVisible()
    await button('リンクをコピー').click()
    await expect.element(page.getByText('リンクをコピーしました')).toBeVisible()
    expect(write.mock.calls[0]?.[0]).toMatch(/\/\?view=kits#kit=1\.short$/)
  })

  test('a long link becomes several codes', async () => {
    packing.pack = async () => ok('x'.repeat(3000))
    await show(<ShareKitDialog kit={own} onClose={nothing} />)
    await expect.element(page.getByText('6枚のうち1枚目', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('相手のカメラアプリでも読み取れます。'))
      .not.toBeInTheDocument()
  })

  test('a kit too long for a link is offered as a file', async () => {
    packing.pack = async () => ok('x'.repeat(13_000))
    await show(<ShareKitDialog kit={own} onClose={nothing} />)
    await expect.element(page.getByText('リンクにできない長さです')).toBeVisible()
    await button('ファイルに保存').click()
    expect(exportFile).toHaveBeenCalledWith(own)
  })

  test('if copying is refused the link is shown to be copied by hand', async () => {
    packing.pack = async () => ok('short')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException())
    await show(<ShareKitDialog kit={own} onClose={nothing} />)
    await button('リンクをコピー').click()
    await expect
      .element(page.getByRole('textbox', { name: 'リンク' }))
      .toHaveValue(new URL('/?view=kits#kit=1.short', window.location.href).href)
  })
})

const mine: OwnChart = {
  schema: 1,
  id: 'c1',
  kit: 'midorikun',
  analyte: 'ph',
  name: '台所の窓',
  takenAt: instant(0),
  hasWhite: true,
  photo: null,
  patches: [5, 6].map((value) => ({
    value,
    word: '',
    rgb: [0.5, value / 10, 0.2],
    place: [0, 0, 0.1, 0.1],
    photo: null,
  })),
}

const chartFragment = async (chart: unknown) => {
  const packed = await plainPacking.pack(JSON.stringify({ kitName: 'あるキット', chart }))
  return packed.ok ? `#chart=1.${packed.value}` : ''
}

describe('handing a photographed chart on', () => {
  test('shows one code that any camera reads, and says that photographs stay behind', async () => {
    packing.pack = async () => ok('short')
    const close = vi.fn<() => void>()
    await show(<ShareChartDialog kit={own} chart={mine} onClose={close} />)
    await expect.element(page.getByRole('img', { name: '台所の窓のQRコード' })).toBeVisible()
    await expect.element(page.getByText('写真は入りません。')).toBeVisible()
    await button('ファイルに保存').click()
    expect(exportCharts).toHaveBeenCalledWith(own)
  })
})

describe('a photographed chart that arrives', () => {
  const receive = async (fragment: string) => {
    const kept = vi.fn<(chart: OwnChart) => void>()
    await show(<ReceiveChart fragment={fragment} onKept={kept} onClose={nothing} />)
    return kept
  }

  test('is shown with its levels and kit before it is kept', async () => {
    const kept = await receive(await chartFragment(mine))
    await expect.element(page.getByRole('heading', { name: /^台所の窓/ })).toBeVisible()
    await expect.element(page.getByText('みどりくん', { exact: false }).first()).toBeVisible()
    expect(document.querySelectorAll('dialog figure li')).toHaveLength(2)
    expect(addChart).not.toHaveBeenCalled()
    await button('この色見本を保存').click()
    await expect.poll(() => kept).toHaveBeenCalledWith(expect.objectContaining(mine))
  })

  test('and is here already, under whatever name, cannot be kept a second time', async () => {
    const received = (
      <ReceiveChart fragment={await chartFragment(mine)} onKept={nothing} onClose={nothing} />
    )
    await show(received, [{ ...mine, name: '南の窓' }])
    await expect.element(page.getByText('この色見本は、もうあります。')).toBeVisible()
    await expect.element(button('この色見本を保存')).not.toBeInTheDocument()
  })

  test('says why it could not be kept', async () => {
    addChart.mockResolvedValueOnce({ ok: false, reason: 'full' })
    const kept = await receive(await chartFragment(mine))
    await button('この色見本を保存').click()
    await expect.element(page.getByText('空き容量が足りず、保存できませんでした。')).toBeVisible()
    expect(kept).not.toHaveBeenCalled()
  })

  test('says that it could not be kept for a fault, and keeps it at the next attempt', async () => {
    const faults = thrownFaults()
    const fault = new Error('a fault')
    addChart.mockRejectedValueOnce(fault)
    const kept = await receive(await chartFragment(mine))
    await button('この色見本を保存').click()
    await expect.element(page.getByText('保存できませんでした。')).toBeVisible()
    await button('この色見本を保存').click()
    await expect.poll(() => kept).toHaveBeenCalledOnce()
    expect(faults).toEqual([fault])
  })

  test('for a kit that is not here says which, and keeps nothing', async () => {
    await receive(await chartFragment({ ...mine, kit: 'far' }))
    await expect.element(page.getByText('キット「あるキット」がこの端末にありません')).toBeVisible()
    await expect.element(page.getByText('何も追加していません。')).toBeVisible()
    await expect.element(button('この色見本を保存')).not.toBeInTheDocument()
  })

  test('for an item that the kit here lacks says so', async () => {
    await receive(await chartFragment({ ...mine, analyte: 'gold' }))
    await expect.element(page.getByText(/には、この項目がありません/)).toBeVisible()
  })

  test('broken inside is refused in words', async () => {
    await receive(await chartFragment({ ...mine, patches: [] }))
    await expect.element(page.getByText('色見本として使えない内容です')).toBeVisible()
  })
})

describe('a kit that arrives', () => {
  test('is shown before it is added', async () => {
    const add = vi.fn<(kit: Kit) => void>()
    await show(
      <ReceiveKit fragment={await fragmentOf(own)} onAdd={add} onUse={nothing} onClose={nothing} />,
    )
    const steps = own.lanes.flatMap((lane) => lane.steps).length
    await expect.element(page.getByRole('heading', { name: '北の畑のキット' })).toBeVisible()
    await expect.element(page.getByText(`${steps}の手順を見る`)).toBeVisible()
    await expect.element(page.getByText('送った人が書いた内容です')).toBeVisible()
    expect(add).not.toHaveBeenCalled()
    await button('このキットを追加する').click()
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: 'own', name: '北の畑のキット' })
  })

  test('with the id of a kit that is here says that it stands beside it', async () => {
    const add = vi.fn<(kit: Kit) => void>()
    await show(
      <ReceiveKit
        fragment={await fragmentOf(sameId)}
        onAdd={add}
        onUse={nothing}
        onClose={nothing}
      />,
    )
    await expect.element(page.getByText(/別のキットとして追加します/)).toBeVisible()
    await button('このキットを追加する').click()
    expect(add.mock.calls[0]?.[0].id).not.toBe(sameId.id)
  })

  test('and is here already is only used', async () => {
    const use = vi.fn<(kit: Kit) => void>()
    const known = await createKitShelf(fakePreferences()).load('midorikun')
    const fragment = await fragmentOf(known ?? own)
    await show(<ReceiveKit fragment={fragment} onAdd={nothing} onUse={use} onClose={nothing} />)
    await expect.element(page.getByText('このキットは、もうあります。')).toBeVisible()
    await expect.element(button('このキットを追加する')).not.toBeInTheDocument()
    await button('このキットを使う').click()
    expect(use.mock.calls[0]?.[0].id).toBe('midorikun')
  })

  test('says that it could not be added for a fault, and is added at the next attempt', async () => {
    const faults = thrownFaults()
    const fault = new Error('a fault')
    const add = vi.fn<(kit: Kit) => Promise<void>>().mockRejectedValueOnce(fault)
    const fragment = await fragmentOf(own)
    await show(<ReceiveKit fragment={fragment} onAdd={add} onUse={nothing} onClose={nothing} />)
    await button('このキットを追加する').click()
    await expect.element(page.getByText(/^保存できませんでした。/)).toBeVisible()
    await button('このキットを追加する').click()
    await expect.poll(() => add).toHaveBeenCalledTimes(2)
    await expect.element(page.getByText(/^保存できませんでした。/)).not.toBeInTheDocument()
    expect(faults).toEqual([fault])
  })

  test('can be left alone', async () => {
    const close = vi.fn<() => void>()
    await show(
      <ReceiveKit
        fragment={await fragmentOf(own)}
        onAdd={nothing}
        onUse={nothing}
        onClose={close}
      />,
    )
    await button('追加しない').click()
    expect(close).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['#kit=9.zz', '新しいバージョンのアプリで作られたリンクです'],
    ['#elsewhere', 'このアプリのリンクではありません'],
    ['#kit=1.zz', 'キットとして使えない内容です'],
  ])('as %s is refused in words, with nothing to add', async (fragment, title) => {
    await show(<ReceiveKit fragment={fragment} onAdd={nothing} onUse={nothing} onClose={nothing} />)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText('何も追加していません。')).toBeVisible()
    await expect.element(button('このキットを追加する')).not.toBeInTheDocument()
  })

  test('broken inside says where', async () => {
    const broken = await fragmentOf({ ...own, name: '', lanes: [] })
    await show(<ReceiveKit fragment={broken} onAdd={nothing} onUse={nothing} onClose={nothing} />)
    await expect.element(page.getByText('名前', { exact: true })).toBeVisible()
    await expect.element(page.getByText('工程', { exact: true })).toBeVisible()
  })

  test('with tags in its name shows them as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await show(
      <ReceiveKit
        fragment={await fragmentOf({ ...own, name })}
        onAdd={nothing}
        onUse={nothing}
        onClose={nothing}
      />,
    )
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
    expect(document.querySelector('dialog img')).toBeNull()
  })
})
