// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { fromPreferences } from '#app/from-preferences.ts'
import type { Services } from '#app/services.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { searchManual } from '#knowledge/manual/search.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { collectEntries } from './entries.ts'
import { ManualPage } from './manual-page.tsx'
import { chapters, partNames } from './parts.ts'

let root: Root
const session = createStore(() => ({ phase: 'idle' }))

beforeAll(() => loadTexts('ja', 'ui', 'manual', 'drawings'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

function pageAt(address: string) {
  const kits = createKitShelf(fakePreferences())
  kits.store.setState({ isReady: true })
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
    fromPreferences: fromPreferences(preferences),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for nothing else
  const services = used as Services
  const page = (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
      <ToastRegion />
    </ServicesProvider>
  )
  return { kits, page }
}

async function open(address: string) {
  const { kits, page } = pageAt(address)
  await act(async () => root.render(page))
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
    // Sets the value as typing does: React ignores a value set through its own setter.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const hits = () =>
  [...document.querySelectorAll('[role=search] a')].map((link) =>
    decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? ''),
  )
const find = async (query: string) => {
  await type('input[type=search]', query)
  return hits()
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
  ['きりかえ', '切り替え'],
  ['いれもの', '容器'],
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
  ['よみこむ', '取り込'],
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

const linkTexts = () =>
  [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)

describe('the manual page', () => {
  test('every step of the chosen kit has an anchor that opens its lane, with its title and detail', async () => {
    for (const { id, steps } of firstKit.lanes) {
      await open(`/manual#lane-${id}`)
      for (const { id: stepId, title, detail } of steps) {
        expect(step(stepId)).toContain(title)
        expect(step(stepId)).toContain(detail)
      }
      await act(async () => root.unmount())
      root = createRoot(document.body.appendChild(document.createElement('div')))
    }
  })

  test('shows seconds with mark and source', async () => {
    await open('/manual#step-n-dip')
    expect(step('n-dip')).toContain('時間：3秒 公式手順')
    const link = document.querySelector('#lane-n details a')
    expect(link?.getAttribute('href')).toBe('http://zenpi.jp/gyokai/ronten01_05.html')
    expect(link?.getAttribute('rel')).toContain('noreferrer')
  })

  test('refers to the leaflet for an unknown window', async () => {
    await open('/manual#step-n-read')
    expect(step('n-read')).toContain('読む期限：説明書で確認')
    await tap(linkTo('読む'))
    expect(section('reading')).toContain('読む期限：説明書で確認')
  })

  test('lists preparation, cautions and sources from the kit', async () => {
    await open('/manual#prepare')
    for (const { text } of firstKit.prepare) expect(section('prepare')).toContain(text)
    await tap(document.querySelector('#cautions button'))
    for (const { text } of firstKit.cautions) expect(section('cautions')).toContain(text)
    expect(section('prepare')).not.toContain(firstKit.prepare[0]?.text)
    await tap(linkTo('信頼度'))
    await tap(document.querySelector('#sources button'))
    for (const { title } of firstKit.sources) expect(section('sources')).toContain(title)
  })

  test('says which lanes come after which, and which run side by side', async () => {
    await open('/manual#step-n-dip')
    expect(words()).toContain(`「${firstKit.lanes[0]?.name}」のあとに行います`)
    const [, n, pk] = firstKit.lanes.map(({ name }) => name)
    expect(words()).toContain(`${n}・${pk}は、一緒に進められます`)
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

  test('has one part open, with one chapter, and links to all others', async () => {
    await open('/manual')
    const links = [...document.querySelectorAll('nav a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      partNames.map((part) => `/manual#${chapters[part][0]}`),
    )
    expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1)
    for (const part of partNames) {
      await tap(document.querySelectorAll('nav a')[partNames.indexOf(part)])
      expect(document.querySelector('nav [aria-current]')?.textContent).toBe(
        linkTexts()[partNames.indexOf(part)],
      )
      expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1)
      for (const id of part === 'measure' ? [] : chapters[part]) expect(section(id)).not.toBe('')
    }
  })

  test('folds a chapter by a second tap, and the one before by a tap on another', async () => {
    await open('/manual')
    const openOnes = () =>
      [...document.querySelectorAll('[aria-expanded=true]')].map((it) => it.closest('section')?.id)
    await tap(document.querySelector('#where button'))
    expect(openOnes()).toEqual(['where'])
    await tap(document.querySelector('#where button'))
    expect(openOnes()).toEqual([])
  })

  test('explains what a locked phone does, and where records are', async () => {
    await open('/manual#locked')
    expect(section('locked')).toContain('鳴らないことがあります')
    await tap(document.querySelector('#sound button'))
    expect(section('sound')).toContain('消音モード')
    await tap(linkTo('アプリ'))
    expect(section('install')).toContain('ホーム画面に追加')
    await tap(document.querySelector('#kept button'))
    expect(section('kept')).toContain('この端末だけ')
  })

  test.each(['#%', '#nothing'])('survives the anchor %s', async (anchor) => {
    await open(`/manual${anchor}`)
    expect(section('sampling')).toContain('四すみ')
  })

  test('draws every step, with its seconds where the kit names some', async () => {
    for (const lane of firstKit.lanes) {
      await open(`/manual#lane-${lane.id}`)
      await act(async () => vi.dynamicImportSettled())
      for (const { id } of lane.steps) {
        const drawing = document.querySelector(`#step-${id} svg[role=img]`)
        expect(drawing?.getAttribute('aria-label')).toMatch(/図$/)
        expect(drawing?.querySelector('path')).not.toBeNull()
      }
      await act(async () => root.unmount())
      root = createRoot(document.body.appendChild(document.createElement('div')))
    }
  })

  test('says the seconds of a step in its drawing, where the kit names some', async () => {
    await open('/manual#lane-n')
    await act(async () => vi.dynamicImportSettled())
    await vi.waitFor(() =>
      expect(document.querySelector('#step-n-dip svg text')?.textContent).toBe('3秒'),
    )
    expect(document.querySelector('#step-n-read svg text')).toBeNull()
  })

  test('finds a step by its reading, opens its chapter, marks it, and keeps the query in the address', async () => {
    await open('/manual')
    await type('input[type=search]', 'しけんしN ひたす')
    expect(document.querySelector('[role=search] output')?.textContent).toMatch(/件見つかりました/)
    const hit = document.querySelector('[role=search] a')
    expect(hit?.querySelector('mark')?.textContent).not.toBe('')
    expect(hit?.getAttribute('href')).toMatch(/\?q=.+#step-n-dip$/)
    await tap(hit)
    const found = document.getElementById('step-n-dip')
    await vi.waitFor(() => expect(document.activeElement).toBe(found))
    expect(found?.hasAttribute('data-asked')).toBe(true)
  })

  test('finds the same for a word in hiragana as for its kanji', async () => {
    await open('/manual')
    const place = document.createElement('div')
    place.innerHTML = renderToStaticMarkup(pageAt('/manual').page)
    const entries = collectEntries(place.querySelector('noscript') ?? place)
    const anchorsOf = (query: string) =>
      searchManual(entries, query).hits.map(({ entry }) => entry.anchor)
    const missed = readAndWritten.filter(([kana, kanji]) => {
      const [found, wanted] = [anchorsOf(kana), anchorsOf(kanji)]
      return wanted.length === 0 || wanted.some((anchor) => !found.includes(anchor))
    })
    expect(missed).toEqual([])
  })

  test('finds a section by its text, not by the names or marks of its sources', async () => {
    await open('/manual')
    await find('カリフォルニア')
    expect(words()).toContain('ぴったりの説明は見つかりません')
    expect(await find('公式手順')).toEqual(['marks'])
  })

  test('says so when the search finds nothing', async () => {
    await open('/manual')
    await type('input[type=search]', 'ペンギン')
    expect(words()).toContain('見つかりません')
    await type('input[type=search]', '')
    expect(words()).not.toContain('見つかりません。')
  })

  test('links back to a running test from the step that was looked up, and only then', async () => {
    await open('/manual?kit=midorikun#step-n-dip')
    expect(linkTo('測定に戻る')).toBeUndefined()
    await act(async () => session.setState({ phase: 'running' }))
    await tap(linkTo('測定に戻る'))
    expect(document.querySelector('h1')?.textContent).toBe('test')
  })

  test('offers no way back to a user who did not come from a step of the test', async () => {
    await open('/manual#limits')
    await act(async () => session.setState({ phase: 'running' }))
    expect(linkTo('測定に戻る')).toBeUndefined()
  })

  test('says of a depth whether to take the soil there', async () => {
    await open('/manual#depth')
    const verdict = () => section('depth').replaceAll(/\s+/g, '')
    await type('input[type=range]', '8')
    expect(verdict()).toContain('8cmこの層の土をとります')
    await type('input[type=range]', '1')
    expect(verdict()).toContain('削って捨てます')
    await type('input[type=range]', '30')
    expect(verdict()).toContain('深すぎます')
  })

  test('draws the points for the shape of the field', async () => {
    await open('/manual#where')
    const points = () => document.querySelectorAll('#where circle').length
    expect(points()).toBe(5)
    await tap(document.querySelector('input[value=slope]'))
    expect(points()).toBe(9)
    expect(section('where')).toContain('3つの試料')
  })

  test('records an opened reagent, reminds of its expiry, and undoes a deletion', async () => {
    await open('/manual#opened')
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
    expect(section('opened')).toContain('まだ登録がありません')
    await tap([...document.querySelectorAll('button')].find((it) => it.textContent === '元に戻す'))
    expect(section('opened')).toContain('アースチェック液')
  })

  test('says at the field why a reagent was not recorded', async () => {
    await open('/manual#opened')
    const name = document.querySelector('#opened input')
    await type(`[id="${name?.id}"]`, '\u3000')
    await tap(document.querySelector('#opened button[type=submit]'))
    const description = document.getElementById(name?.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('名前を入力してください（60文字まで）。')
    await type(`[id="${name?.id}"]`, '液')
    await tap(document.querySelector('#opened button[type=submit]'))
    expect(name?.hasAttribute('aria-describedby')).toBe(false)
    expect(document.querySelectorAll('#opened li')).toHaveLength(1)
  })

  test('shows the black figure as it looks through a clear and a milky tube, with words', async () => {
    await open('/manual#potassium')
    const figures = [...document.querySelectorAll('#potassium figure')].filter((it) =>
      it.textContent.includes('見え'),
    )
    const fadedTo = figures.map((it) =>
      it.querySelector('path:nth-of-type(4)')?.getAttribute('fill'),
    )
    expect(new Set(fadedTo).size).toBe(3)
    expect(section('potassium')).toContain('うっすら見える中くらい')
  })

  test('says the limits of home kits in plain words, and first aid with its source', async () => {
    await open('/manual#limits')
    expect(section('limits')).toContain('33%')
    await tap(linkTo('困ったとき'))
    await tap(document.querySelector('#first-aid button'))
    expect(section('first-aid')).toContain('15分以上')
    expect(document.querySelector('#first-aid a')?.getAttribute('href')).toContain('kyoritsu-lab')
  })

  test('draws one sheet of the kit while something is printed: steps, and a table to write on', async () => {
    await open('/manual')
    const sheet = () => document.querySelector('[data-many]')
    expect(sheet()).toBeNull()
    await act(async () => window.dispatchEvent(new Event('beforeprint')))
    expect(sheet()?.querySelector('h2')?.textContent).toContain(firstKit.name)
    expect(sheet()?.querySelectorAll('ol > li')).toHaveLength(8)
    expect(sheet()?.textContent).toContain('3秒で引き上げます')
    expect(sheet()?.textContent).toContain('10秒で引き上げます')
    expect(sheet()?.querySelectorAll('thead th')).toHaveLength(1 + firstKit.analytes.length)
    expect(sheet()?.querySelector('a')).toBeNull()
    await act(async () => window.dispatchEvent(new Event('afterprint')))
    expect(sheet()).toBeNull()
  })
})

const questions = [
  ['色が出ない', 'trouble-noColor'],
  ['色がでない', 'trouble-noColor'],
  ['色が薄い', 'trouble-noColor'],
  ['色がつきません', 'trouble-noColor'],
  ['色が合わない', 'trouble-chart'],
  ['変な色になった', 'trouble-strange'],
  ['水道水', 'prepare'],
  ['水道水でもいいですか', 'prepare'],
  ['井戸水は使える？', 'prepare'],
  ['どこで買う', 'prepare'],
  ['失敗した', 'troubles'],
  ['間違えた', 'trouble-tap'],
  ['ボタンを押し間違えた', 'trouble-tap'],
  ['値を訂正したい', 'trouble-tap'],
  ['水を入れすぎた', 'trouble-amount'],
  ['長く浸した', 'trouble-dip'],
  ['読み忘れた', 'trouble-late'],
  ['読むのが遅れた', 'trouble-late'],
  ['液が澄まない', 'trouble-cloudy'],
  ['機種変更', 'moving'],
  ['スマホを替えた', 'moving'],
  ['記録が消えた', 'kept'],
  ['いつ測る', 'when'],
  ['いつ測ればいい', 'when'],
  ['雨のあと', 'when'],
  ['肥料をまいたあと', 'when'],
  ['何センチ掘る', 'depth'],
  ['土の取り方', 'sampling'],
  ['何か所とる', 'sampling'],
  ['音が鳴らない', 'sound'],
  ['マナーモード', 'sound'],
  ['画面が消える', 'locked'],
  ['電波がない', 'install'],
  ['目に入った', 'first-aid'],
  ['捨て方', 'disposal'],
  ['いつまで使える', 'storage'],
  ['正確ですか', 'limits'],
  ['夜に測る', 'looking'],
  ['手袋', 'trouble-gloves'],
]

// One page for all: opening it takes longer than a search.
test('a question in one’s own words is answered first where its answer is', async () => {
  await open('/manual')
  for (const [question = '', anchor] of questions) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    expect.soft((await find(question))[0], question).toBe(anchor)
  }
})

/** Written by somebody who had read neither the search nor its lists of questions. */
const strangersQuestions = [
  ['傾斜地の段々畑', 'where'],
  ['生育が悪いところの土は混ぜる?', 'where'],
  ['土は何グラムいりますか', 'depth'],
  ['肥料やってから何日あければいいか', 'when'],
  ['カラカラに乾いた土', 'when'],
  ['水道の水じゃダメ?', 'prepare'],
  ['カリの判定がむずかしい', 'potassium'],
  ['泡立ってしまった', 'potassium'],
  ['見本にない茶色になった', 'trouble-strange'],
  ['あとから数値を直したい', 'trouble-tap'],
  ['泥水のままで澄んでこない', 'trouble-cloudy'],
  ['試験紙を長く漬けすぎた', 'trouble-dip'],
  ['時間が過ぎてから色を見てしまった', 'trouble-late'],
  ['去年の薬まだ使える?', 'trouble-old'],
  ['子供が誤飲したらどうする', 'first-aid'],
  ['使った液は流しに捨てていいの', 'disposal'],
  ['冷蔵庫に入れておくべきか', 'storage'],
  ['圏外の山の畑で使いたい', 'install'],
  ['個人情報はどこかに送られますか', 'kept'],
  ['仲間にキットの設定を渡す', 'sharing'],
  ['石灰をどれだけまけばいいか', 'amounts'],
  ['文字を大きくしたい', 'display'],
] as const

test('a question that no list holds leads to its answer among the nearest', async () => {
  await open('/manual')
  for (const [question, anchor] of strangersQuestions) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    expect.soft((await find(question)).slice(0, 3), question).toContain(anchor)
  }
})
