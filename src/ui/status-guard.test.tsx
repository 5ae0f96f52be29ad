// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createStoreOf } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import type { LiveSession } from '#app/session/session-state.ts'
import type { PersistentStorageState } from '#app/status/persistent-storage.ts'
import { loadTexts } from '#locales/texts.ts'
import { ServicesProvider } from './services.tsx'
import { StatusGuard } from './status-guard.tsx'

beforeEach(() => loadTexts('ja', 'ui', 'status'))

const sound: PersistentStorageState['health'] = {
  kept: 'durable',
  failure: null,
  restored: 0,
  unreadable: 0,
  lost: null,
}

/** The guard beside a countdown on a phone without any problem, and ways to introduce problems. */
async function open(notPersisted: LiveSession['notPersisted'] = null) {
  const stores = {
    signals: createStoreOf('signals'),
    settings: createStore(() => ({ sound: true, volume: 0.8, voice: true, vibration: true })),
    storage: createStoreOf('storage'),
  }
  stores.signals.setState({
    ringsHere: true,
    alarm: 'ready',
    wakeLock: 'held',
    available: { sound: true, voice: true, vibration: true },
  })
  stores.storage.setState({ health: sound })
  const serviceOf = <State,>(store: StoreApi<State>) => ({ store })
  const used: unknown = {
    signals: serviceOf(stores.signals),
    settings: serviceOf(stores.settings),
    storage: serviceOf(stores.storage),
    session: {},
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  await act(async () =>
    createRoot(place).render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services that the guard uses
      <ServicesProvider services={used as Services}>
        <StatusGuard notPersisted={notPersisted} />
      </ServicesProvider>,
    ),
  )
  return stores
}

const shown = () => document.body.textContent

it('is not there where it rings and is kept', async () => {
  await open()
  expect(shown()).toBe('')
})

it('says that the screen must stay on where the browser refuses to keep it on', async () => {
  const { signals } = await open()
  await act(async () => signals.setState({ wakeLock: 'refused' }))
  expect(shown()).toContain('画面を消さないでください')
  await act(async () => signals.setState({ wakeLock: 'held' }))
  expect(shown()).toBe('')
})

it('says that nothing will be heard where the sound is at zero and no other channel is left', async () => {
  const { settings } = await open()
  await act(async () => settings.setState({ volume: 0, voice: false, vibration: false }))
  expect(shown()).toBe('音が鳴りません音量が0です。タップで鳴ります')
})

it('says that saving is delayed, and only while it is', async () => {
  const { storage } = await open('slow')
  await act(async () => storage.setState({ health: { ...sound, kept: 'memory', failure: 'slow' } }))
  expect(shown()).toBe('まだ保存できていません保存に時間がかかっています。画面を閉じないでください')
  await act(async () => storage.setState({ health: sound }))
  expect(shown()).toBe('')
})
