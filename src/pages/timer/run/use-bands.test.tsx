// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { OwnChartsState } from '#app/kits/own-charts.ts'
import type { Services } from '#app/services.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { analyteOf } from '#domain/kit/kit.ts'
import { instant } from '#domain/units.ts'
import { stripKit } from '#testing/small-kit.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { useBands } from './use-bands.ts'

const analyte = analyteOf(stripKit, 'no3')
if (analyte === undefined) throw new Error('no nitrate')
const { levels } = analyte

const chart: OwnChart = {
  schema: 1,
  id: 'own',
  kit: stripKit.id,
  analyte: 'no3',
  name: '',
  takenAt: instant(1),
  hasWhite: true,
  photo: null,
  patches: [{ value: 777, word: '', rgb: [0.5, 0.5, 0.5], place: [0, 0, 0.1, 0.1], photo: null }],
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function reading({ isOpen }: { readonly isOpen: boolean }) {
  const charts = createStore<OwnChartsState>(() => ({ isReady: false, charts: [], unreadable: [] }))
  const services: object = {
    kits: { store: createStore(() => ({ isReady: true })) },
    charts: { store: charts, start: async () => {} },
  }
  let seen: ReturnType<typeof useBands> | undefined
  function Reading(props: { readonly isOpen: boolean }) {
    if (analyte !== undefined) seen = useBands(stripKit.id, analyte, props.isOpen)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (isNow: boolean) =>
    act(async () =>
      root.render(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the levels ask for
        <ServicesProvider services={services as Services}>
          <Reading isOpen={isNow} />
        </ServicesProvider>,
      ),
    )
  await show(isOpen)
  return {
    open: () => show(true),
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    arrive: () => act(async () => charts.setState({ isReady: true, charts: [chart] })),
    count: () => seen?.bands.length,
    isGuarded: () => seen?.isGuarded,
  }
}

it('the levels of the kit are there at once', async () => {
  const shown = await reading({ isOpen: true })
  expect(shown.count()).toBe(levels.length)
  await shown.wait(350)
  expect(shown.isGuarded()).toBe(false)
})

it('levels of an own photographed chart appear beside the kit’s, and ignore the first taps like every new button', async () => {
  const shown = await reading({ isOpen: true })
  await shown.wait(300)
  await shown.arrive()
  expect(shown.count()).toBe(levels.length + 1)
  await shown.wait(300)
  expect(shown.isGuarded()).toBe(true)
  await shown.wait(50)
  expect(shown.isGuarded()).toBe(false)
})

it('levels that can be tapped stay where they are', async () => {
  const shown = await reading({ isOpen: true })
  await shown.wait(350)
  await shown.arrive()
  expect(shown.count()).toBe(levels.length)
  expect(shown.isGuarded()).toBe(false)
})

it("one's own join as long as the reading is not due", async () => {
  const shown = await reading({ isOpen: false })
  await shown.wait(5000)
  await shown.arrive()
  expect(shown.count()).toBe(levels.length + 1)
  await shown.open()
  expect(shown.isGuarded()).toBe(true)
})
