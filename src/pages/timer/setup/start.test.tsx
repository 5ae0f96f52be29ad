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

/** The start button of a test that cannot be planned, and what it begins. */
async function open(failure: PlanFailure) {
  const begin = vi.fn<Services['session']['begin']>()
  const used: unknown = {
    session: { store: createStore(() => ({ phase: 'none' })), begin },
    planning: {
      forecast: createStore((): SetupForecast => ({ state: 'impossible', failure })),
      look: async () => undefined,
    },
    records: { store: createStoreOf('records') },
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () =>
    createRoot(place).render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services that the button uses
      <ServicesProvider services={used as Services}>
        <Start setting={stripSetup} />
      </ServicesProvider>,
    ),
  )
  document.querySelector('button')?.click()
  return begin
}

it('says which readings collide beside the button, and lets the test begin', async () => {
  const [first, second] = ['read-n', 'read-p'].map((op) => ({ job: '1', chain: op, op }))
  if (first === undefined || second === undefined) throw new Error('two readings')
  const begin = await open({ kind: 'readings-collide', first, second, short: seconds(29) })
  expect(document.querySelector('[role=note]')?.textContent).toContain('29秒足りません')
  expect(document.querySelector('button')?.textContent).toBe('はじめる片方は、遅れて読みます')
  expect(begin).toHaveBeenCalledOnce()
})

it('does not begin a test that cannot run at all, and says what to change', async () => {
  const begin = await open({ kind: 'no-vessel' })
  expect(document.querySelector('[role=note]')?.textContent).toContain(
    'ボトルの数を増やしてください',
  )
  expect(begin).not.toHaveBeenCalled()
})
