// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServices } from '#app/services.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { OrphanedPhotosSection } from './backup-view.tsx'

const devices = fakeDevices()
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  await loadTexts('ja', 'backup', 'ui')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const button = (text: string, from: ParentNode = document) =>
  [...from.querySelectorAll('button')].find((one) => one.textContent.includes(text))
/** Waits until a condition holds, every update inside `act`. */
async function until(isSo: () => boolean) {
  while (!isSo()) await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
}
const shown = () => document.body.textContent
const press = (found: HTMLButtonElement | undefined) => act(async () => found?.click())

it('reports the size of photographs of removed charts, and removes them after a confirmation', async () => {
  const bytes = new Uint8Array(3000)
  const kept = await devices.photos.keep({ type: 'image/jpeg', bytes })
  const photo = kept.ok ? kept.value : ''
  const event = { stream: 'charts', version: 1 }
  await devices.log.append({ ...event, kind: 'chart-saved', payload: { id: 'c', photo } })
  await devices.log.append({ ...event, kind: 'chart-removed', payload: { id: 'c' } })
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences({ returning: true }),
    loadDevices: async () => devices,
  })
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <OrphanedPhotosSection />
      </ServicesProvider>,
    ),
  )
  await until(() => shown().includes('1枚（3 kB）'))
  await press(button('使っていない写真'))
  expect(await devices.photos.names()).toEqual([photo])
  const dialog = document.querySelector('dialog')
  await press(button('写真を消す', dialog ?? undefined))
  await until(() => !shown().includes('使っていない写真'))
  expect(await devices.photos.names()).toEqual([])
})
