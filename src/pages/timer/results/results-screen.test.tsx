// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useStore } from 'zustand'
import type { Answer } from '#domain/reading/reading.ts'
import { loadTexts } from '#locales/texts.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { startPhone } from '#testing/start-phone.ts'
import { ServicesProvider, useServices } from '#ui/services.tsx'
import { ResultsScreen } from './results-screen.tsx'

let root: Root
afterEach(() => act(async () => root.unmount()))

function Screen() {
  const live = useStore(useServices().session.store)
  return live.phase === 'running' && <ResultsScreen live={live} isFresh={false} />
}

async function resultsOf(species: string, answer: Answer): Promise<string | null> {
  await loadTexts('ja', 'ui', 'live', 'timer', 'status', 'voice')
  const phone = await startPhone()
  const { analytes, ...kit } = kitOf(read('look', ['n']))
  const samples = [{ id: 'a', name: 'a' }]
  const test = { ...kit, analytes: analytes.map((one) => ({ ...one, species })) }
  await phone.session.begin({ kit: test, analytes: ['n'], samples })
  await phone.session.read({ sample: 'a', lane: 'lane' }, 'n', answer)
  const place = document.createElement('div')
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
  return place.textContent
}

it('tells to dilute where no color of a nitrate chart fits, and only there', async () => {
  const dilute = '水で薄めて測り直します'
  expect(await resultsOf('NO3', { kind: 'no-color-fits' })).toContain(dilute)
  expect(await resultsOf('NO3', { kind: 'level', level: 0 })).not.toContain(dilute)
  expect(await resultsOf('pH', { kind: 'no-color-fits' })).not.toContain(dilute)
})
