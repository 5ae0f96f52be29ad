// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createStoreOf } from '#app/initial-states.ts'
import type { SetupForecast } from '#app/planning/planning.ts'
import type { Services } from '#app/services.ts'
import type { PlanFailure } from '#domain/plan/plan.ts'
import { seconds } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { stripSetup } from '#testing/small-kit.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { Start } from './start.tsx'

beforeEach(() => loadTexts('ja', 'ui', 'timer'))

interface Circumstances {
  readonly isPending: boolean
  readonly analytes: readonly string[]
}

/** The start button of a test that cannot be planned, and what it begins. */
async function open(
  failure: PlanFailure,
  { isPending = false, analytes = stripSetup.analytes }: Partial<Circumstances> = {},
) {
  const begin = vi.fn<Services['session']['begin']>()
  const used: unknown = {
    session: { store: createStore(() => ({ phase: 'none' })), begin },
    planning: {
      forecast: createStore((): SetupForecast => ({ state: 'impossible', failure })),
      forecastSetup: async () => undefined,
    },
    records: { store: createStoreOf('records') },
    kits: { store: createStore(() => ({ isPending })) },
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () =>
    createRoot(place).render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services that the button uses
      <ServicesProvider services={used as Services}>
        <Start setting={{ ...stripSetup, analytes }} />
      </ServicesProvider>,
    ),
  )
  document.querySelector('button')?.click()
  return begin
}

const reading = (op: string) => ({ job: '1', chain: op, op })
const collision: PlanFailure = {
  kind: 'readings-collide',
  first: reading('read-n'),
  second: reading('read-p'),
  short: seconds(29),
}

it('says which readings collide beside the button, and lets the test begin', async () => {
  const begin = await open(collision)
  expect(document.querySelector('[role=note]')?.textContent).toContain('29秒足りません')
  expect(document.querySelector('button')?.textContent).toBe('はじめる片方は、読むのが遅れます')
  expect(begin).toHaveBeenCalledOnce()
})

it('does not begin a test that cannot run at all, and says what to change', async () => {
  const begin = await open({ kind: 'no-vessel' })
  expect(document.querySelector('[role=note]')?.textContent).toContain('容器の数を増やしてください')
  expect(begin).not.toHaveBeenCalled()
})

it('does not begin with the kit that stands in the place of the chosen one until that is loaded', async () => {
  const begin = await open(collision, { isPending: true })
  expect(document.querySelector('button')?.textContent).toBe('はじめる記録を読み込んでいます')
  expect(begin).not.toHaveBeenCalled()
})

it('says what lets the test begin where no item is chosen, not the request beside the items again', async () => {
  const begin = await open(collision, { analytes: [] })
  expect(document.querySelector('button')?.textContent).toBe('はじめる項目を選ぶと始められます')
  expect(begin).not.toHaveBeenCalled()
})
