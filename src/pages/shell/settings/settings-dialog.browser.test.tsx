import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createStore } from 'zustand/vanilla'
import type { Services } from '#app/services.ts'
import { createSettings } from '#app/settings/settings.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'ui', 'settings', 'updates'))

const healthy = { kept: 'durable', failure: null, restored: 0, unreadable: 0 } as const
const broken = { kept: 'memory', failure: 'denied', restored: 0, unreadable: 0 } as const

/** Only what the dialog uses. */
function stage(health: typeof healthy | typeof broken = healthy) {
  const preferences = fakePreferences()
  const settings = createSettings(preferences)
  const tryOut = vi.fn<(channel: string) => Promise<void>>(async () => undefined)
  const check = vi.fn<() => Promise<void>>(async () => undefined)
  const signals = {
    store: createStore(() => ({
      alarm: 'ready',
      wakeLock: 'off',
      notifications: 'ask',
      available: { sound: true, voice: true, vibration: false },
    })),
    tryOut,
    askNotifications: async () => signals.store.setState({ notifications: 'granted' }),
  }
  const estimate = { used: 1_250_000, quota: null, persisted: false }
  const storage = { store: createStore(() => ({ health, estimate })), persist: async () => false }
  const updates = { store: createStore(() => ({ state: 'none', copy: 'automatic' })), check }
  const online = { store: createStore(() => ({ isOnline: true })) }
  const used: unknown = { settings, signals, storage, updates, online }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is never asked for
  return { services: used as Services, settings, preferences, tryOut, check }
}

const show = async (services: Services) =>
  render(
    <ServicesProvider services={services}>
      <MemoryRouter>
        <SettingsDialog open onClose={() => undefined} />
      </MemoryRouter>
    </ServicesProvider>,
  )

test('theme and text size change at once and are stored', async () => {
  const { services, settings, preferences } = stage()
  await show(services)
  await page.getByRole('radio', { name: '日なた' }).click()
  await page.getByRole('radio', { name: '特大' }).click()
  expect(settings.store.getState()).toMatchObject({ theme: 'sunlight', textSize: 'largest' })
  expect(preferences.texts()['settings']).toContain('sunlight')
})

test('says so if the device cannot store the settings', async () => {
  const { services, settings, preferences } = stage()
  preferences.refuse()
  await show(services)
  await page.getByRole('radio', { name: '夜' }).click()
  expect(settings.store.getState().theme).toBe('dark')
  await expect.element(page.getByText('設定を保存できませんでした')).toBeVisible()
})

test('each channel is switched and tried out alone', async () => {
  const { services, settings, tryOut } = stage()
  await show(services)
  await page.getByRole('button', { name: '試す：声を聞く' }).click()
  expect(tryOut.mock.calls).toEqual([['voice']])
  await page.getByRole('switch', { name: '音' }).click()
  expect(settings.store.getState()).toMatchObject({ sound: false, voice: true, vibration: true })
  await expect.element(page.getByRole('button', { name: '試す：音を鳴らす' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: '試す：振動させる' })).toBeDisabled()
  await expect.element(page.getByText('この端末は振動しません')).toBeVisible()
})

test('the volume is set by keyboard', async () => {
  const { services, settings } = stage()
  await show(services)
  await page.getByRole('slider', { name: '音の大きさ' }).click()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => settings.store.getState().volume).toBe(0.1)
})

test('help for silence names the locked phone', async () => {
  const { services } = stage()
  await show(services)
  await page.getByText('音が出ないとき').click()
  await expect.element(page.getByText('消音スイッチ')).toBeVisible()
  await expect.element(page.getByText('測定中は、画面を消したり、')).toBeVisible()
})

test('notifications are requested by a tap, and the answer is shown', async () => {
  const { services } = stage()
  await show(services)
  await page.getByRole('button', { name: '通知を使う' }).click()
  await expect.element(page.getByText('通知で時間を知らせます。')).toBeVisible()
})

test('the space used is shown, and refused persistence is mentioned', async () => {
  const { services } = stage()
  await show(services)
  await expect.element(page.getByText(/1\.3\u00a0MB/)).toBeVisible()
  await page.getByRole('button', { name: '消えにくくする' }).click()
  await expect.element(page.getByText('設定できませんでした')).toBeVisible()
})

test('without storage it says what is lost and what to do', async () => {
  const { services } = stage(broken)
  await show(services)
  await expect.element(page.getByRole('alert')).toHaveTextContent('記録は消えます')
  await expect.element(page.getByRole('alert')).toHaveTextContent('プライベートブラウズ')
})

test('looks for a new version on request and says what came of it', async () => {
  const { services, check } = stage()
  await show(services)
  await page.getByRole('button', { name: '更新を確認' }).click()
  expect(check).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('最新です')).toBeVisible()
})
