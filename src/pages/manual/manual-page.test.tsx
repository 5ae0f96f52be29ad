// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKitShelf } from '#app/kit-shelf.ts'
import type { Services } from '#app/services.ts'
import { firstKit } from '#knowledge/kits/catalog.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ManualPage } from './manual-page.tsx'

let root: Root

beforeAll(() => loadTexts('ja', 'ui', 'manual'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function open(address: string) {
  const kits = createKitShelf(fakePreferences())
  kits.store.setState({ ready: true })
  const router = createMemoryRouter([{ path: '/manual', Component: ManualPage }], {
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
  return kits
}

const step = (id: string) => document.getElementById(`step-${id}`)?.textContent ?? ''
const section = (id: string) => document.getElementById(id)?.textContent ?? ''

describe('the manual page', () => {
  test('gives every step of the chosen kit an anchor, with its title and detail', async () => {
    await open('/manual')
    for (const { id, title, detail } of firstKit.lanes.flatMap(({ steps }) => steps)) {
      expect(step(id)).toContain(title)
      expect(step(id)).toContain(detail)
    }
  })

  test('shows seconds with mark and source', async () => {
    await open('/manual')
    expect(step('n-dip')).toContain('時間：3秒 公式手順')
    const link = document.querySelector('#step-n-dip a')
    expect(link?.getAttribute('href')).toBe('http://zenpi.jp/gyokai/ronten01_05.html')
    expect(link?.getAttribute('rel')).toContain('noreferrer')
  })

  test('says of a window nobody knows that the leaflet must be asked', async () => {
    await open('/manual')
    expect(step('n-read')).toContain('読む期限：説明書で確認')
    expect(section('reading')).toContain('読む期限：説明書で確認')
  })

  test('lists preparation, cautions and sources from the kit', async () => {
    await open('/manual')
    for (const { text } of firstKit.prepare) expect(section('prepare')).toContain(text)
    for (const { text } of firstKit.cautions) expect(section('cautions')).toContain(text)
    for (const { title } of firstKit.sources) expect(section('sources')).toContain(title)
  })

  test('says which lanes come after which, and which run side by side', async () => {
    await open('/manual')
    expect(section('steps')).toContain(`「${firstKit.lanes[0]?.name}」のあとに行います`)
    expect(section('steps')).toContain('並行して進められます')
  })

  test('jumps to the step of a kit that arrives after the page', async () => {
    const jump = vi.spyOn(Element.prototype, 'scrollIntoView')
    const kits = await open('/manual?kit=npk-tube#step-settle')
    await act(async () => void (await kits.load('npk-tube')))
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('step-settle'))
    expect(jump).toHaveBeenCalled()
    expect(step('settle')).toContain('30分')
    expect(step('settle')).toContain('推定・説明書で確認')
  })

  test('leads from the table of contents to parts that are there', async () => {
    await open('/manual')
    const anchors = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(anchors).toHaveLength(10)
    for (const anchor of anchors) expect(section(anchor?.slice(1) ?? '')).not.toBe('')
  })

  test('says plainly what a locked phone does, and where records are', async () => {
    await open('/manual')
    expect(section('locked')).toContain('鳴らないことがあります')
    expect(section('kept')).toContain('この端末の中だけ')
    expect(section('install')).toContain('ホーム画面に追加')
    expect(section('sound')).toContain('消音モード')
  })

  test.each(['#%', '#nothing'])('survives the anchor %s', async (anchor) => {
    await open(`/manual${anchor}`)
    expect(step('n-dip')).not.toBe('')
  })
})
