// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import {
  createPersistentStorage,
  type PersistentStorageState,
} from '#app/status/persistent-storage.ts'
import { createStoreOf } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { fakeStorageCare } from '#testing/fakes/fake-storage-care.ts'
import { ServicesProvider } from './services.tsx'
import { LossNotice, NotKeptNotice } from './storage-notice.tsx'

beforeEach(() => loadTexts('ja', 'ui', 'status'))

type LogHealth = PersistentStorageState['health']

const sound: LogHealth = { kept: 'durable', failure: null, restored: 0, unreadable: 0, lost: null }
const preferences = fakePreferences()

/** Both notices on the real storage state, whose log has the given health. */
async function open() {
  let tell: (health: LogHealth) => void = () => undefined
  const storage = createPersistentStorage({
    log: {
      ...fakeEventLog(),
      health: () => sound,
      onHealth(listen) {
        tell = listen
        return () => undefined
      },
    },
    care: fakeStorageCare(),
    preferences,
    store: createStoreOf('storage'),
  })
  await storage.start()
  const used: unknown = { storage }
  const element = (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services that the notices use
    <ServicesProvider services={used as Services}>
      <LossNotice />
      <NotKeptNotice />
    </ServicesProvider>
  )
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  return { become: (health: Partial<LogHealth>) => act(async () => tell({ ...sound, ...health })) }
}

const shown = () => document.body.textContent
const close = () =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === '閉じる')?.click(),
  )

it('says nothing while everything is stored, nor about writes that are only pending', async () => {
  const { become } = await open()
  expect(shown()).toBe('')
  await become({ kept: 'journal', failure: 'broken' })
  expect(shown()).toBe('')
  await become({ kept: 'memory', failure: null })
  expect(shown()).toBe('')
})

it('says that everything is lost, leads to the backup, and stays until it is read', async () => {
  const { become } = await open()
  await become({ lost: 'all' })
  expect(shown()).toContain('この端末の記録が消えました')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/diag?view=backup')
  await close()
  expect(shown()).toBe('')
})

it('says that some cannot be read, once: said again only when there are more', async () => {
  const first = await open()
  await first.become({ lost: 'some', unreadable: 2 })
  expect(shown()).toContain('読めない記録があります')
  expect(document.querySelector('a')).toBeNull()
  await close()
  expect(shown()).toBe('')
  const next = await open()
  await next.become({ lost: 'some', unreadable: 2 })
  expect(shown()).toBe('')
  await next.become({ lost: 'some', unreadable: 3 })
  expect(shown()).toContain('読めない記録があります')
})

it.each([
  ['full', '端末の空き容量が足りません'],
  ['denied', 'ブラウザの設定で保存できません'],
  ['broken', '保存をくり返し試しています'],
] as const)(
  'before a test with a storage that is %s: why it will not be kept',
  async (failure, why) => {
    const { become } = await open()
    await become({ kept: 'memory', failure })
    expect(shown()).toContain('まだ保存できていません')
    expect(shown()).toContain(why)
    // Cleared by its own success.
    await become({})
    expect(shown()).toBe('')
  },
)
