// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { minutes } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { startPhone } from '#testing/start-phone.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { FreeTimers } from './free-timers.tsx'

afterEach(() => void vi.useRealTimers())

it('says after a reload that the sound is off, and brings it back with a tap', async () => {
  await loadTexts('ja', 'ui', 'live', 'status')
  const before = await startPhone()
  await before.timers.begin('湯せん', minutes(3))
  const { log, clock } = before
  const phone = await startPhone({ ...fakeDevices(), log, clock })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ServicesProvider services={phone}>
          <FreeTimers />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  )
  expect(place.textContent).toContain('湯せん')
  const unlock = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('タップすると鳴ります'),
    )
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await act(async () => {
    unlock()?.click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(phone.alarm.state()).toBe('ready')
  expect(unlock()).toBeUndefined()
  await act(async () => root.unmount())
})
