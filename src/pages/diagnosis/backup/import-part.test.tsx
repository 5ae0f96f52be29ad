// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServices } from '#app/services.ts'
import { emptyReport } from '#app/transfer/import-types.ts'
import { failed } from '#domain/result.ts'
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
  let current: ReturnType<typeof useImport> | null = null
  function Place() {
    const imported = useImport()
    current = imported
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
  const thrown = async (work: () => Promise<void> | undefined) =>
    act(async () => expect(work()).rejects.toThrow('a fault'))
  await thrown(() => current?.open())
  expect(place.textContent).toContain(texts('backup').in.failure.failed)
  const report = { ...emptyReport, records: 3 }
  const stopped = failed({ reason: 'failed', fault: new Error('a fault'), report } as const)
  Object.assign(services.backup, { importOpened: async () => stopped })
  await thrown(() => current?.importOpened({}))
  expect(place.textContent).toContain(texts('backup').notTaken.reasons.failed)
  expect(place.textContent).toContain(texts('backup').done.text(report))
  await act(async () => root.unmount())
})
