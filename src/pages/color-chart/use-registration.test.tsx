// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '#app/services.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import { fakeCamera } from '#testing/fakes/fake-camera.ts'
import { fakeColorReader } from '#testing/fakes/fake-color-reader.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { useRegistration } from './use-registration.ts'

const analyte = firstKit.analytes[0]?.id ?? ''
const frame = paintedFrame({ width: 320, height: 240, paper: '#c8c8c8' }, [
  { x: 100, y: 80, width: 60, height: 60, hex: '#d3639f' },
])
const fields = [[{ x: 110, y: 90, width: 40, height: 40 }]]
const fault = new Error('Failed to fetch dynamically imported module')

let camera: ReturnType<typeof fakeCamera> & ReturnType<typeof fakeColorReader>
let root: ReturnType<typeof createRoot>
let current: ReturnType<typeof useRegistration> | null = null
beforeEach(async () => {
  camera = { ...fakeCamera(), ...fakeColorReader({ findGrids: [] }) }
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences: fakePreferences(),
    loadDevices: async () => ({ ...fakeDevices(), loadCamera: async () => camera }),
  })
  function Place() {
    const registration = useRegistration(firstKit, analyte)
    current = registration
    return null
  }
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <Place />
      </ServicesProvider>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

it('lets the fields be tapped where the search for them has a fault, and throws it on', async () => {
  vi.spyOn(camera, 'findGrids').mockImplementationOnce(() => {
    throw fault
  })
  await act(async () => expect(current?.findFields(frame)).rejects.toBe(fault))
  expect(current).toMatchObject({ work: null, step: { kind: 'fields', fields: null } })
})

it('says where the charts could not be stored for a fault, throws it on, and stores them at the next attempt', async () => {
  await act(async () => current?.askNumbers(frame, fields))
  const step = current?.step
  if (step?.kind !== 'numbers') throw new Error('no numbers')
  const typed = {
    ...step,
    series: step.series.map((series) => ({ ...series, analyte, texts: ['6'] })),
  }
  vi.spyOn(camera, 'thumbnail').mockRejectedValueOnce(fault)
  await act(async () => expect(current?.keep(typed)).rejects.toBe(fault))
  expect(current).toMatchObject({ isSaving: false, failure: 'broken', step: { kind: 'numbers' } })
  await act(async () => current?.keep(typed))
  expect(current).toMatchObject({ isSaving: false, failure: null, step: { kind: 'done' } })
})
