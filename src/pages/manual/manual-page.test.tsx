// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createKitShelf } from '#app/kit-shelf.ts'
import { createOpenedReagents } from '#app/opened-reagents.ts'
import { createSamplingChecklist } from '#app/sampling-checklist.ts'
import type { Services } from '#app/services.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { searchManual } from '#knowledge/manual/search.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { collectEntries } from './entries.ts'
import { ManualPage } from './manual-page.tsx'
import { partNames, sections } from './sections.ts'

let root: Root
const session = createStore(() => ({ phase: 'idle' }))

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
  session.setState({ phase: 'idle' })
  const router = createMemoryRouter(
    [
      { path: '/manual', Component: ManualPage },
      { path: '/', element: <h1>test</h1> },
    ],
    { initialEntries: [address] },
  )
  const preferences = fakePreferences()
  const used: unknown = {
    kits,
    session: { store: session },
    checklist: createSamplingChecklist(preferences),
    opened: createOpenedReagents(preferences),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for nothing else
  const services = used as Services
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    ),
  )
  return kits
}

const step = (id: string) => document.getElementById(`step-${id}`)?.textContent ?? ''
const words = () => document.body.textContent
const tap = (element: Element | null | undefined) =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('nothing to tap')
    element.click()
  })
const linkTo = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes(name))

async function type(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`no ${selector}`)
  await act(async () => {
    field.focus()
    // Past the value React has put there, as typing does.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const section = (id: string) => document.getElementById(id)?.textContent ?? ''

const readAndWritten = [
  ['なまえ', '名前'],
  ['しゃしん', '写真'],
  ['せってい', '設定'],
  ['ひょうめん', '表面'],
  ['あたい', '値'],
  ['すうち', '数値'],
  ['だんかい', '段階'],
  ['しりょう', '試料'],
  ['ねんど', '粘土'],
  ['どうろ', '道'],
  ['ひかげ', '日かげ'],
  ['たいひ', '堆肥'],
  ['さか', '坂'],
  ['さくもつ', '作物'],
  ['きりかえ', '切りかえ'],
  ['いれもの', '入れ物'],
  ['ゆび', '指'],
  ['おとな', '大人'],
  ['ようじ', '乳幼児'],
  ['めにはいった', '目に入った'],
  ['めにはいったら', '目に入ったら'],
  ['のみこんだ', '飲み込んだ'],
  ['のみこむ', '飲み込んだ'],
  ['あらいかた', '洗い'],
  ['かぜ', '風'],
  ['とうろく', '登録'],
  ['りれき', '履歴'],
  ['よみこむ', '読み込'],
  ['かきだす', '書き出'],
  ['せつめいしょ', '説明書'],
  ['しようきげん', '使用期限'],
  ['ふかい', '深'],
  ['いっぷん', '1分'],
  ['ひと', '人'],
  ['けんきゅう', '研究'],
  ['ひょう', '表'],
  ['てつ', '鉄'],
  ['あわ', '泡'],
  ['しずか', '静か'],
  ['つちのとりかた', '土をとる'],
  ['さんぷる', '試料'],
  ['ふりかた', '振'],
  ['かきまわす', '混ぜ'],
  ['うらがえす', '裏返'],
  ['とうめい', '透明'],
  ['ひかくひょう', '比色表'],
  ['ひしょくひょう', '比色表'],
  ['ぶんりょう', '量'],
  ['すてば', '捨て'],
  ['いろがあわない', '色が合わない'],
  ['おとがでない', '音が出ない'],
  ['がめんがきえる', '画面を消'],
  ['きろくがきえた', '記録が消え'],
  ['しけんしのいろ', '試験紙の色'],
] as const

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
    expect(anchors).toEqual(partNames.flatMap((part) => sections[part].map((id) => `#${id}`)))
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

  test('draws every step, with its seconds where the kit names some', async () => {
    await open('/manual')
    for (const { id } of firstKit.lanes.flatMap(({ steps }) => steps)) {
      const drawing = document.querySelector(`#step-${id} svg[role=img]`)
      expect(drawing?.getAttribute('aria-label')).toMatch(/図$/)
    }
    expect(document.querySelector('#step-n-dip svg text')?.textContent).toBe('3秒')
    expect(document.querySelector('#step-n-read svg text')).toBeNull()
  })

  test('finds a step by its reading, marks it, and keeps the query in the address', async () => {
    await open('/manual')
    await type('input[type=search]', 'ひたす')
    expect(document.querySelector('[role=search] output')?.textContent).toMatch(/件見つかりました/)
    const hit = document.querySelector('[role=search] a')
    expect(hit?.querySelector('mark')?.textContent).toBe('浸')
    expect(hit?.getAttribute('href')).toMatch(/\?q=%E3%81%B2%E3%81%9F%E3%81%99#step-n-dip$/)
    await tap(hit)
    const found = document.getElementById('step-n-dip')
    await vi.waitFor(() => expect(document.activeElement).toBe(found))
    expect(found?.hasAttribute('data-asked')).toBe(true)
  })

  test('finds for a word in hiragana all that it finds for its kanji', async () => {
    await open('/manual')
    const entries = collectEntries(document.body)
    const find = (query: string) => searchManual(entries, query).map(({ entry }) => entry.anchor)
    const missed = readAndWritten.filter(([kana, kanji]) => {
      const [found, wanted] = [find(kana), find(kanji)]
      return wanted.length === 0 || wanted.some((anchor) => !found.includes(anchor))
    })
    expect(missed).toEqual([])
  })

  test('finds what a section says, not the names of its sources nor their marks', async () => {
    await open('/manual')
    await type('input[type=search]', 'カリフォルニア')
    expect(document.querySelectorAll('[role=search] a')).toHaveLength(0)
    await type('input[type=search]', '公式手順')
    const titles = [...document.querySelectorAll('[role=search] a strong')]
    expect(titles.map(({ textContent }) => textContent)).toEqual(['印の意味'])
  })

  test('says so when the search finds nothing', async () => {
    await open('/manual')
    await type('input[type=search]', 'ペンギン')
    expect(words()).toContain('見つかりません')
    await type('input[type=search]', '')
    expect(words()).not.toContain('見つかりません。')
  })

  test('leads back to a running test from the step that was looked up, and only then', async () => {
    await open('/manual?kit=midorikun#step-n-dip')
    expect(linkTo('手順に戻る')).toBeUndefined()
    await act(async () => session.setState({ phase: 'running' }))
    await tap(linkTo('手順に戻る'))
    expect(document.querySelector('h1')?.textContent).toBe('test')
  })

  test('offers no way back to someone who just reads', async () => {
    await open('/manual#limits')
    await act(async () => session.setState({ phase: 'running' }))
    expect(linkTo('手順に戻る')).toBeUndefined()
  })

  test('says of a depth whether to take the soil there', async () => {
    await open('/manual')
    const verdict = () => section('sampling').replaceAll(/\s+/g, '')
    await type('input[type=range]', '8')
    expect(verdict()).toContain('8cmこの層の土をとります')
    await type('input[type=range]', '1')
    expect(verdict()).toContain('けずって捨てます')
    await type('input[type=range]', '30')
    expect(verdict()).toContain('深すぎます')
  })

  test('draws the points for the shape of the field', async () => {
    await open('/manual')
    const points = () => document.querySelectorAll('#sampling circle').length
    expect(points()).toBe(5)
    await tap(document.querySelector('input[value=slope]'))
    expect(points()).toBe(9)
    expect(section('sampling')).toContain('3つの試料')
  })

  test('notes an opened reagent, reminds of its end, and takes a deletion back', async () => {
    await open('/manual')
    const [name, , useBy] = [...document.querySelectorAll('#opened input')].map(
      ({ id }) => `[id="${id}"]`,
    )
    await type(name ?? '', 'アースチェック液')
    await type(useBy ?? '', '2020-01-31')
    await tap(document.querySelector('#opened button[type=submit]'))
    expect(section('opened')).toContain('期限 2020年1月31日')
    expect(section('opened')).toContain('期限を過ぎています')
    expect(document.querySelector('[role=note]')?.textContent).toContain(
      'アースチェック液：期限を過ぎています',
    )
    await tap(document.querySelector('#opened li button'))
    expect(section('opened')).toContain('まだ何も書いてありません')
    await tap([...document.querySelectorAll('button')].find((it) => it.textContent === '元に戻す'))
    expect(section('opened')).toContain('アースチェック液')
  })

  test('says at the field why a reagent was not noted', async () => {
    await open('/manual')
    const name = document.querySelector('#opened input')
    await type(`[id="${name?.id}"]`, '\u3000')
    await tap(document.querySelector('#opened button[type=submit]'))
    const told = document.getElementById(name?.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe('名前を入れてください（60文字まで）。')
    await type(`[id="${name?.id}"]`, '液')
    await tap(document.querySelector('#opened button[type=submit]'))
    expect(name?.hasAttribute('aria-describedby')).toBe(false)
    expect(document.querySelectorAll('#opened li')).toHaveLength(1)
  })

  test('shows the black figure as it looks through a clear and a milky tube, with words', async () => {
    await open('/manual')
    const figures = [...document.querySelectorAll('#potassium figure')]
    const fadedTo = figures.map((it) =>
      it.querySelector('path:nth-of-type(4)')?.getAttribute('fill'),
    )
    expect(new Set(fadedTo.slice(0, 3)).size).toBe(3)
    expect(section('potassium')).toContain('うすく見える中くらい')
  })

  test('says the limits of home kits in plain words, and first aid with its source', async () => {
    await open('/manual')
    expect(section('limits')).toContain('33%')
    expect(section('first-aid')).toContain('15分以上')
    expect(document.querySelector('#first-aid a')?.getAttribute('href')).toContain('kyoritsu-lab')
  })

  test('opens what is folded while printing', async () => {
    await open('/manual')
    const unfolded = () => document.querySelectorAll('details[open]').length
    expect(unfolded()).toBe(0)
    window.dispatchEvent(new Event('beforeprint'))
    expect(unfolded()).toBe(document.querySelectorAll('details').length)
    window.dispatchEvent(new Event('afterprint'))
    expect(unfolded()).toBe(0)
  })
})
