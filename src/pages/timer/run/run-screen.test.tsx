// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { loadTexts } from '#locales/texts.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { startPhone } from '#testing/start-phone.ts'
import { useIsImmersive } from '#ui/immersive.ts'
import { ServicesProvider, useServices } from '#ui/services.tsx'
import { RunScreen } from './run-screen.tsx'

let phone: Awaited<ReturnType<typeof startPhone>>
let root: Root
const place = document.createElement('div')

function Screen() {
  const live = useStore(useServices().session.store)
  const isImmersive = useIsImmersive()
  return (
    <div data-immersive={isImmersive}>{live.phase === 'running' && <RunScreen live={live} />}</div>
  )
}

const find = (selector: string) => place.querySelector<HTMLElement>(selector)
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const tap = (name: string) =>
  act(async () => {
    button(name)?.click()
    await new Promise(setImmediate)
  })
const phase = () => phone.session.store.getState().phase
const isThere = (check: () => void) => act(() => vi.waitFor(check))

beforeEach(async () => {
  await loadTexts('ja', 'ui', 'live', 'timer', 'status', 'voice')
  phone = await startPhone()
  const samples = ['a', 'b'].map((id) => ({ id, name: id }))
  await phone.session.begin({ kit: kitOf(read('look', ['n'])), analytes: ['n'], samples })
  const answer = { kind: 'level', level: 0 } as const
  await phone.session.read({ sample: 'a', lane: 'lane' }, 'n', answer)
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ServicesProvider services={phone}>
          <Screen />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

it('fills the screen, with a head that leaves, where the test is run', () => {
  expect(find('[data-immersive=true]')).not.toBeNull()
  expect(find('header')?.inert).toBe(false)
})

it('announces first what is to be done, then of which sample', () =>
  isThere(() =>
    expect(
      [...place.querySelectorAll('output')].map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^読む。b、/u)),
  ))

it('only shows a test that another tab runs: its head does nothing, and the way to the other pages is there', async () => {
  await tap('やめる')
  expect(find('dialog')?.textContent).toContain('測定をやめますか')
  await act(async () => {
    phone.tabs.loseToOther()
    await vi.waitFor(() =>
      expect(phone.session.store.getState()).toMatchObject({ isElsewhere: true }),
    )
  })
  expect(find('header')?.inert).toBe(true)
  expect(find('dialog')?.textContent).toBe('')
  expect(find('[data-immersive=false]')).not.toBeNull()
})

it('says in the dialog that nothing could be saved, and still lets the user leave without it', async () => {
  await tap('やめる')
  await act(async () => phone.log.fail('full'))
  await tap('ここまでを保存してやめる')
  await isThere(() =>
    expect(find('dialog [role=alert]')?.textContent).toContain('保存できませんでした'),
  )
  expect(find('dialog [role=alert]')?.textContent).toContain('空き容量が足りず')
  expect(phase()).toBe('running')
  await tap('保存せずにやめる')
  await isThere(() => expect(phase()).toBe('idle'))
})

it('leaves with the readings so far in the history', async () => {
  await tap('やめる')
  await tap('ここまでを保存してやめる')
  await isThere(() => expect(phase()).toBe('idle'))
  expect(phone.records.store.getState().recent).toMatchObject([
    { how: 'abandoned', readings: [{ sample: 'a', analyte: 'n' }] },
  ])
})

it('cannot return to the test while it is being saved', async () => {
  let free = () => {}
  const append = phone.log.append.bind(phone.log)
  vi.spyOn(phone.log, 'append').mockImplementation(async (event) => {
    if (event.kind === 'record-kept') await new Promise<void>((resolve) => (free = resolve))
    return append(event)
  })
  await tap('やめる')
  await tap('ここまでを保存してやめる')
  await tap('測定を続ける')
  expect(find('dialog')?.textContent).toContain('測定をやめますか')
  free()
  await isThere(() => expect(phase()).toBe('idle'))
})

it('moves the focus from a dropped sample to undo', async () => {
  await act(async () => find('header button strong')?.closest('button')?.click())
  const drop = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'この試料をやめる',
  )
  drop?.focus()
  await act(async () => drop?.click())
  await isThere(() => expect(document.activeElement?.textContent).toBe('戻す'))
})

it('lists what was read, and a tap corrects it', async () => {
  await act(async () => find('header button strong')?.closest('button')?.click())
  const listed = () => find('dialog [aria-label^="aのn："]')
  expect(listed()?.textContent).toBe('n：1 mg/L')
  await act(async () => listed()?.click())
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 400))))
  const answers = [...(find('dialog dialog')?.querySelectorAll('button') ?? [])]
  await act(async () => answers.find((one) => one.textContent === 'どの色とも違う')?.click())
  await isThere(() => expect(listed()?.textContent).toBe('n：どの色とも違う'))
})
