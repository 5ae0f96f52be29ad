// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { createServices } from '#app/services.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ExportPart, usePacking } from './backup-view.tsx'

it('says where a file could not be made, throws the fault on, and makes the file at the next attempt', async () => {
  await loadTexts('ja', 'backup', 'ui')
  const devices = fakeDevices()
  vi.spyOn(devices.photos, 'names').mockRejectedValueOnce(new Error('a fault'))
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences(),
    loadDevices: async () => devices,
  })
  let current: ReturnType<typeof usePacking> | null = null
  function Place() {
    const packing = usePacking()
    current = packing
    return <ExportPart packing={packing} />
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <Place />
      </ServicesProvider>,
    ),
  )
  const backup = { kind: 'backup', fileName: 'x.json' } as const
  await act(async () => expect(current?.pack(backup)).rejects.toThrow('a fault'))
  const words = texts('backup').out
  expect(place.textContent).toContain(words.failed)
  expect(place.textContent).not.toContain(words.download)
  await act(async () => current?.pack(backup))
  expect(place.textContent).not.toContain(words.failed)
  expect(place.textContent).toContain(words.download)
  await act(async () => root.unmount())
})
