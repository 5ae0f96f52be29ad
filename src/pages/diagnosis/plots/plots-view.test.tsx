// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPlots } from '#app/records/plots.ts'
import { createRecords } from '#app/records/records.ts'
import type { Services } from '#app/services.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { PlotsView } from './plots-view.tsx'
import { createStoreOf } from '#app/initial-states.ts'

let root: Root
beforeEach(async () => {
  await loadTexts('ja', 'ui', 'plots', 'history')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const north = newPlot('p1', '北の畑')

/** Opens the form of the first plot. */
const edit = (...kept: readonly Plot[]) => open('/?edit=p1', kept)

async function open(
  address: string,
  kept: readonly Plot[],
  tests: readonly SoilRecord[] = [],
  log = fakeEventLog(),
) {
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  for (const plot of kept) await plots.keep(plot)
  const records = createRecords({ log, store: createStoreOf('records') })
  for (const test of tests) await records.keep(test)
  const services: object = {
    plots,
    records,
  }
  const router = createMemoryRouter([{ path: '/', Component: PlotsView }], {
    initialEntries: [address],
  })
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what this view asks for
      <ServicesProvider services={services as Services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    ),
  )
  return { log, shown: () => plots.store.getState().plots }
}

/** Opens the form of a plot, which another tab then removes. */
async function removedWhileEdited(typed: string) {
  const { log, shown } = await edit(north)
  expect(dialog()?.textContent).not.toContain('消された')
  await type(typed)
  await act(async () =>
    log.keepElsewhere({ stream: 'plots', kind: 'plot-removed', version: 1, payload: { id: 'p1' } }),
  )
  return { log, shown }
}

const dialog = () => document.querySelector('dialog[open]')
const note = () => document.querySelector('textarea')
const type = (text: string) =>
  act(async () => {
    const field = note()
    if (field === null) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const typeInto = (field: HTMLInputElement | null, text: string) =>
  act(async () => {
    if (field === null) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.includes(label),
    )
    if (found === undefined) throw new Error(`no button ${label}`)
    found.click()
  })

/** Waits until the page contains a text, every update inside `act`. */
async function until(text: string) {
  for (let turn = 0; turn < 200 && !document.body.textContent.includes(text); turn += 1) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  }
}

it('shows its buttons only once the fields are read: one that moves misses the tap', async () => {
  let answer = () => {}
  const fields = new Promise<[]>((resolve) => {
    answer = () => resolve([])
  })
  await open('/?edit=new', [], [], { ...fakeEventLog(), readStream: async () => fields })
  expect(document.body.textContent).toContain('読み込んでいます')
  expect(document.body.textContent).not.toContain('畑を追加')
  expect(dialog()).toBeNull()
  await act(async () => answer())
  expect(dialog()?.textContent).toContain('畑の名前')
  expect(document.body.textContent).toContain('畑を追加')
})

it('a test whose sample bears the name of a field is one of its tests, as in the diagnosis', async () => {
  const samples = [{ id: 's1', name: '北の畑' }]
  const tests = [soilRecord('a', instant(0), { samples })]
  await open('/?field=p1', [north, newPlot('p2', '南の畑')], tests)
  await until('この畑の測定1件')
  // What was measured stands above the shape of the field.
  expect(document.body.textContent).toMatch(/診断を見る.*この畑の測定1件.*畑の形/u)
  await act(async () => root.unmount())
  root = createRoot(document.body.children[0] ?? document.body)
  await open('/?field=p2', [north, newPlot('p2', '南の畑')], tests)
  await until('この畑の測定まだありません')
  expect(document.body.textContent).toContain('この畑の測定まだありません')
})

it('an area typed with its unit sets the number and the unit', async () => {
  await edit(north)
  const field = document.querySelector<HTMLInputElement>('dialog[open] input[inputmode=decimal]')
  await typeInto(field, '2反3畝')
  expect(field?.value).toBe('2反3畝')
  await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(field?.value).toBe('2.3')
  expect(document.querySelector<HTMLInputElement>('dialog[open] :checked')?.value).toBe('10a')
})

it('says whose values a field shows, and how many other samples of it were measured', async () => {
  const acid = (sample: string) => ({
    sample,
    analyte: 'ph',
    answer: { kind: 'typed', value: 5.5 } as const,
    dueAt: instant(0),
    readAt: instant(0),
  })
  const samples = ['東側', '', '20〜40cm', '西側'].map((name, at) => ({
    id: `s${at}`,
    name,
    plot: at === 3 ? 'p2' : 'p1',
  }))
  const readings = samples.map(({ id }) => acid(id))
  const plots = [north, newPlot('p2', '南の畑')]
  await open('/', plots, [soilRecord('a', instant(0), { samples, readings })])
  await until('5.5')
  const cards = [...document.querySelectorAll('article')].map(({ textContent }) => textContent)
  expect(cards.filter((text) => text.includes('北の畑'))).toEqual([
    expect.stringMatching(/東側pH5\.5ほか1点/u),
  ])
  expect(cards.filter((text) => /西側|南の畑.*ほか/u.test(text))).toEqual([])
})

it('a plot removed in another tab while it is edited stays open, and comes back when saved', async () => {
  const { log, shown } = await removedWhileEdited('水はけが悪い')
  expect(dialog()?.textContent).toContain('別の画面（タブ）で消された畑です')
  expect(note()?.value).toBe('水はけが悪い')
  await press('保存する')
  expect(dialog()).toBeNull()
  const again = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  await again.start()
  expect(again.store.getState().plots).toEqual([{ ...north, note: '水はけが悪い' }])
  await press('元に戻す')
  expect(shown()).toEqual([])
})

it('comes back without a change too, and stays removed when the form is left', async () => {
  const { shown } = await removedWhileEdited('')
  await press('閉じる')
  expect(dialog()).toBeNull()
  expect(shown()).toEqual([])
  await act(async () => root.unmount())
  root = createRoot(document.body.children[0] ?? document.body)
  const other = await removedWhileEdited('')
  await press('保存する')
  expect(other.shown()).toEqual([north])
})

it('keeps what was typed where storage refuses, until a later try brings the plot back', async () => {
  const { log, shown } = await removedWhileEdited('水はけが悪い')
  log.fail('full')
  await press('保存する')
  expect(dialog()?.querySelector('[role=alert]')).not.toBeNull()
  log.fail(null)
  await press('保存する')
  log.reopen()
  expect(dialog()).toBeNull()
  const again = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  await again.start()
  expect(again.store.getState().plots).toEqual([{ ...north, note: '水はけが悪い' }])
  expect(shown()).toHaveLength(1)
})

it('takes no name that another field has, but leaves two alike that two phones made', async () => {
  const twin = { ...north, id: 'p2' }
  const { shown } = await edit(north, twin, newPlot('p3', '西の畑'))
  const name = () => dialog()?.querySelector('input') ?? null
  await typeInto(name(), '西の畑')
  await press('保存する')
  expect(dialog()?.textContent).toContain('同じ名前の畑がもうあります')
  await typeInto(name(), '北の畑')
  await type('水はけが悪い')
  await press('保存する')
  expect(dialog()).toBeNull()
  expect(shown()).toContainEqual({ ...north, note: '水はけが悪い' })
})
