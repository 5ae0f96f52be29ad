import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { createOwnKits } from '#app/kits/own-kits.ts'
import type { Services } from '#app/services.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { serializeKit } from '#domain/kit/parse-kit.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { kitViews } from '#pages/timer/kit-library/kit-library-view.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'ui', 'kit-editor', 'kit-errors'))

function Page() {
  const [search] = useSearchParams()
  const view = search.get('view')
  if (view === null) return <p>タイマー</p>
  return view === 'kit' ? <kitViews.kit /> : <kitViews.kits />
}

async function stage(at: string, before: readonly Kit[] = []) {
  const outside = {
    log: fakeEventLog(),
    preferences: fakePreferences(),
    ids: fakeIds(),
    files: fakeFiles(),
  }
  const shelf = createKitShelf(outside.preferences)
  const kits = { ...shelf, ...createOwnKits({ ...outside, shelf }) }
  await kits.start()
  for (const kit of before) await kits.save(kit)
  const used: unknown = { kits }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is never asked for
  const services = used as Services
  const show = async (path: string) => {
    const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
      initialEntries: [path],
    })
    const screen = await render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    )
    return { router, screen }
  }
  const { router, screen } = await show(at)
  const own = () => kits.store.getState().userKits
  return { ...outside, kits, router, screen, show, own }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const open = async (text: string | RegExp) => page.getByText(text).first().click()
const mine: Kit = { ...firstKit, id: 'mine', name: '北の畑', copiedFrom: 'midorikun' }

describe('the list of kits', () => {
  test('chooses a kit with one tap and goes back to the timer', async () => {
    const { kits, router } = await stage('/?view=kits')
    await expect.element(button(/このキットを使う：NPK/)).toBeVisible()
    expect(page.getByText('使用中').elements()).toEqual([])
    await kits.choose('midorikun')
    await expect.element(page.getByText('使用中')).toBeVisible()
    await button(/このキットを使う：NPK/).click()
    await expect.poll(() => router.state.location.search).toBe('')
    expect(kits.store.getState().chosen.id).toBe('npk-tube')
  })

  test('makes an own copy, which is there before anything is changed', async () => {
    const { own, router } = await stage('/?view=kits')
    await button(/^みどりくん.*のほかの操作$/).click()
    await button('自分用に変更').click()
    await expect.element(field('名前')).toHaveValue('みどりくん（N・PK）（自分用）')
    expect(own().map(({ copiedFrom }) => copiedFrom)).toEqual(['midorikun'])
    expect(router.state.location.search).toContain(own()[0]?.id)
  })

  test('deletes at once and undoes it', async () => {
    const { own } = await stage('/?view=kits', [mine])
    await page.getByText('ほかの操作').first().click()
    await button('消す').click()
    await expect.poll(own).toEqual([])
    await button('元に戻す').click()
    await expect.poll(own).toEqual([mine])
  })

  test('does not say that a kit is deleted where that cannot be stored', async () => {
    const { log } = await stage('/?view=kits', [mine])
    log.fail('full')
    await page.getByText('ほかの操作').first().click()
    await button('消す').click()
    await expect.element(page.getByRole('status').last()).toHaveTextContent('空き容量が足りず')
    expect(button('元に戻す').elements()).toEqual([])
  })

  test('resets an own kit to the original, and undoes that too', async () => {
    const changed: Kit = { ...mine, note: '書きかえた' }
    const { own } = await stage('/?view=kits', [changed])
    await page.getByText('ほかの操作').first().click()
    await button('元の手順に戻す').click()
    await expect.poll(own).toEqual([mine])
    await button('元に戻す').click()
    await expect.poll(own).toEqual([changed])
  })

  test('writes a kit to a file; read again it is here already, and with other contents another kit', async () => {
    const { own, files } = await stage('/?view=kits', [mine])
    await page.getByText('ほかの操作').first().click()
    await button('ファイルに保存').last().click()
    await expect.poll(() => files.saved().map(({ name }) => name)).toEqual(['北の畑.kit.json'])
    files.offer({ name: 'a.json', text: files.saved()[0]?.text ?? '' })
    await button('ファイルから取り込む').click()
    await expect.element(page.getByRole('status').last()).toHaveTextContent('もうあります')
    expect(own()).toEqual([mine])
    files.offer({ name: 'b.json', text: JSON.stringify({ ...mine, note: '隣の畑' }) })
    await button('ファイルから取り込む').click()
    await expect.poll(() => own().map(({ name }) => name)).toEqual(['北の畑', '北の畑 2'])
  })

  test('lists every error in a foreign file and keeps the rest', async () => {
    const { own, files } = await stage('/?view=kits', [mine])
    const text = serializeKit(mine).replace('"value": 3,', '"value": "三秒",')
    files.offer({ name: 'a.json', text })
    await button('ファイルから取り込む').click()
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('工程2 › 手順1 › 時間 › 値')
    await expect.element(alert).toHaveTextContent('lanes[1].steps[0].duration.value')
    await expect.element(alert).toHaveTextContent('三秒')
    expect(own()).toEqual([mine])
  })

  test('says which stored kit cannot be read', async () => {
    const { log } = await stage('/?view=kits')
    const payload = { ...mine, name: '壊れた', analytes: 1 }
    log.keepElsewhere({ stream: 'kits', kind: 'kit-saved', version: 1, payload })
    await expect.element(page.getByText('壊れた: analytes')).toBeVisible()
  })
})

describe('the editor', () => {
  test('changes a time, which is the user’s own from then on', async () => {
    const { own, router } = await stage('/?view=kit&kit=mine', [mine])
    await open('1. 試験紙Nを浸す')
    await expect.element(page.getByText('公式手順').first()).toBeVisible()
    const time = page.getByRole('group', { name: '時間', exact: true })
    await time.getByRole('textbox', { name: '秒', exact: true }).fill('４')
    await expect.element(page.getByText('自分で入力').first()).toBeVisible()
    await button('保存する').click()
    await expect.poll(() => router.state.location.search).toBe('?view=kits')
    expect(own()[0]?.lanes[1]?.steps[0]).toMatchObject({
      duration: { value: 4, trust: 'user', sources: [] },
    })
  })

  test('says beside the field and at the end what is wrong, and loses nothing', async () => {
    const { own } = await stage('/?view=kit&kit=mine', [mine])
    await field('名前').fill('')
    await expect.element(field('名前')).toHaveAccessibleDescription(/未入力です/)
    await button('保存する').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('直す所が1か所')
    // No path into a kit file: this kit was typed.
    expect(page.getByRole('alert').element().querySelector('code')).toBeNull()
    await field('名前').fill('南の畑')
    await button('保存する').click()
    await expect.poll(() => own().map(({ name }) => name)).toEqual(['南の畑'])
  })

  test('continues where the user left without saving', async () => {
    const { own, kits, show, screen } = await stage('/?view=kit&kit=mine', [mine])
    await field('名前').fill('南')
    await expect.poll(async () => (await kits.drafts()).length).toBe(1)
    await screen.unmount()
    await show('/?view=kit&kit=mine')
    await expect.element(field('名前')).toHaveValue('南')
    await expect.element(page.getByText('前回の続きです')).toBeVisible()
    expect(own()).toEqual([mine])
  })

  test('does not call a kit that was just created one from before', async () => {
    const { show, kits } = await stage('/?view=kits')
    await button('新しく登録').click()
    await expect.element(field('名前')).toBeVisible()
    expect(page.getByText('前回の続きです').elements()).toEqual([])
    const [draft] = await kits.drafts()
    await field('名前').fill('南')
    await expect.poll(async () => (await kits.drafts())[0]?.name).toBe('南')
    await show(`/?view=kit&kit=${draft?.id}`)
    await expect.element(page.getByText('前回の続きです')).toBeVisible()
  })

  test('lets no chain of steps wait for one that waits for it', async () => {
    await stage('/?view=kit&kit=mine', [mine])
    await expect.element(field('名前')).toBeVisible()
    const waiting = mine.lanes.filter(({ after }) => after.length > 0)
    expect(waiting).toHaveLength(mine.lanes.length - 1)
    const choices = page.getByRole('group', { name: '先に終える工程' })
    expect(choices.elements()).toHaveLength(waiting.length)
  })

  test('undoes the deletion of a step', async () => {
    const { kits } = await stage('/?view=kit&kit=mine', [mine])
    await open('2. 精製水を50mLまで入れる')
    await button('この手順を消す').click()
    await expect.element(page.getByText('2. ボトルを振る')).toBeVisible()
    await button('1つ戻す').click()
    await expect.element(page.getByText('2. 精製水を50mLまで入れる')).toBeVisible()
    await expect.poll(async () => (await kits.drafts())[0]?.lanes).toEqual(mine.lanes)
  })

  test('corrects the built-in kit in use as an own copy that is used from then on', async () => {
    const { kits, own } = await stage('/?view=kit&kit=midorikun')
    await kits.choose('midorikun')
    await expect.element(page.getByText(/「みどりくん.*」は変わりません/)).toBeVisible()
    expect(own()).toEqual([])
    await field('名前').fill('畑')
    await button('保存する').click()
    await expect.poll(() => kits.store.getState().chosen.name).toBe('畑')
    expect(own()).toHaveLength(1)
  })

  test('makes a chart level with value, word and color', async () => {
    const { own } = await stage('/?view=kit&kit=mine', [mine])
    await open('硝酸態窒素')
    await button('段階を追加').click()
    await page
      .getByText(/^段階\d/)
      .last()
      .click()
    await field(/値（わからなければ/)
      .last()
      .fill('40')
    await field(/言葉/).last().fill('多い')
    await page.getByRole('radio', { name: '色を決める' }).last().click()
    await page.getByLabelText('色', { exact: true }).fill('#cc3366')
    await button('保存する').click()
    await expect
      .poll(() => own()[0]?.analytes[1]?.levels.at(-1))
      .toEqual({
        value: 40,
        word: '多い',
        look: { kind: 'swatch', hex: '#cc3366' },
        trust: 'user',
        sources: [],
      })
  })

  test('makes a kit from scratch', async () => {
    const { own, kits } = await stage('/?view=kits')
    await button('新しく登録').click()
    await field('名前').fill('うちのキット')
    await open('2. 色が出るのを待つ')
    await field('分').fill('5')
    await button('保存する').click()
    await expect.poll(() => own().map(({ name }) => name)).toEqual(['うちのキット'])
    expect(own()[0]?.lanes[0]?.steps[1]).toMatchObject({ duration: { value: 300, trust: 'user' } })
    expect(await kits.drafts()).toEqual([])
  })

  test('asks what dissolves phosphate, where it is not known of the original', async () => {
    const { own, kits, show, screen } = await stage('/?view=kits')
    const waterOnly = page.getByRole('switch', { name: 'リン酸・カリを水だけで溶かし出す' })
    await button('新しく登録').click()
    await open('項目1')
    expect(waterOnly.elements()).toEqual([])
    await field(/^成分の表記/).fill('P2O5')
    await waterOnly.click()
    await button('保存する').click()
    await expect.poll(() => own().map(({ id }) => id)).toHaveLength(1)
    expect((await kits.load(own()[0]?.id ?? ''))?.extraction).toBe('water')
    await screen.unmount()
    await show('/?view=kit&kit=midorikun')
    await expect.element(field('名前')).toBeVisible()
    expect(waterOnly.elements()).toEqual([])
  })

  test('says what is not saved when the device is full, and keeps what was typed', async () => {
    const { log, kits } = await stage('/?view=kit&kit=mine', [mine])
    log.fail('full')
    await field('名前').fill('南の畑')
    await button('保存する').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('空き容量が足りず')
    await expect.poll(async () => (await kits.drafts()).map(({ name }) => name)).toEqual(['南の畑'])
  })

  test('says so where there is no such kit', async () => {
    await stage('/?view=kit&kit=nowhere')
    await expect.element(page.getByText('このキットは見つかりません')).toBeVisible()
  })
})
