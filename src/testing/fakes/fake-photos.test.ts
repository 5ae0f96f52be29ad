import { expect, it } from 'vitest'
import { photosContract } from '#testing/contracts/photos-contract.ts'
import { fakePhotos } from './fake-photos.ts'

photosContract(async () => {
  const photos = fakePhotos()
  return { photos, reopen: async () => photos, spoil: async (name) => photos.spoil(name) }
})

it('says that the device is full, and keeps what it has', async () => {
  const photos = fakePhotos()
  const first = await photos.keep({ type: 'image/jpeg', bytes: Uint8Array.of(1) })
  photos.fail('full')
  const second = await photos.keep({ type: 'image/jpeg', bytes: Uint8Array.of(2) })
  expect(second).toEqual({ ok: false, reason: 'full' })
  expect(await photos.names()).toEqual([first.ok ? first.value : ''])
})
