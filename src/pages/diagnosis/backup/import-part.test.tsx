// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServices } from '#app/services.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ImportPart, useImport } from './import-part.tsx'

it('says where the app itself has failed, and throws the fault on', async () => {
  await loadTexts('ja', 'backup', 'ui')
  const devices = fakeDevices()
  vi.spyOn(devices.files, 'open').mockRejectedValue(new Error('a fault'))
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences(),
    loadDevices: async () => devices,
  })
  let open = async () => undefined as void
  function Place() {
    const imported = useImport()
    open = imported.open
    return <ImportPart imported={imported} />
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ServicesProvider services={services}>
          <Place />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  )
  await act(async () => expect(open()).rejects.toThrow('a fault'))
  expect(place.textContent).toContain(texts('backup').in.failure.failed)
  await act(async () => root.unmount())
})
