import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Services } from '#app/services.ts'
import { instant } from '#domain/units.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { thrownFaults } from '#testing/thrown-faults.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { RecordPhotos } from './record-photos.tsx'
import type { ApplyChanges } from './use-change.ts'

async function pickPicture() {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no file input')
  await userEvent.upload(input, new File([await canvas.convertToBlob()], 'x.png'))
}

test('says that a photograph could not be stored for a fault, and stores it when picked again', async () => {
  await loadTexts('ja', 'history', 'ui')
  const fault = new Error('a fault')
  const faults = thrownFaults()
  const photos = fakePhotos()
  vi.spyOn(photos, 'keep').mockRejectedValueOnce(fault)
  const change = vi.fn<ApplyChanges>(async () => null)
  const used: object = { photos }
  await render(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what photographs ask for
    <ServicesProvider services={used as Services}>
      <RecordPhotos record={soilRecord('r1', instant(0))} change={change} />
    </ServicesProvider>,
  )
  const { failure, working } = texts('history').photos
  await pickPicture()
  await expect.element(page.getByText(failure.broken)).toBeVisible()
  await expect.element(page.getByText(working)).not.toBeInTheDocument()
  expect(faults).toEqual([fault])
  await pickPicture()
  await expect.poll(() => change.mock.calls.length).toBe(1)
  await expect.element(page.getByText(failure.broken)).not.toBeInTheDocument()
})
