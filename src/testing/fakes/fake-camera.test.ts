import { expect, it } from 'vitest'
import { cameraContract } from '#testing/contracts/camera-contract.ts'
import { fakeCamera } from './fake-camera.ts'

const file = { size: 3, arrayBuffer: async () => new ArrayBuffer(3) }

cameraContract(async () => {
  const camera = fakeCamera()
  const screen = () => ({ srcObject: null, play: async () => {} })
  return { camera, screen, photograph: file, hide: () => camera.interrupt() }
})

it('refuses for the reason it was given', async () => {
  expect(await fakeCamera({ refusal: 'denied' }).open()).toEqual({ ok: false, reason: 'denied' })
  expect(await fakeCamera({ isMissing: true }).open()).toEqual({
    ok: false,
    reason: 'not-supported',
  })
  const heic = fakeCamera({ file: { ok: false, reason: 'heic' } })
  expect(await heic.fromFile(file)).toEqual({ ok: false, reason: 'heic' })
})
