import { describe, expect, it, vi } from 'vitest'
import type { Camera, CameraScreen, PhotoFile } from '#ports/camera.ts'

export interface CameraUnderTest {
  readonly camera: Camera
  readonly screen: () => CameraScreen
  readonly photograph: PhotoFile
  readonly hide: () => void
}

/** Contract for every camera, on a phone that has one. */
export function cameraContract(make: () => Promise<CameraUnderTest>) {
  const opened = async () => {
    const phone = await make()
    const view = await phone.camera.open()
    if (!view.ok) throw new Error(view.reason)
    const screen = phone.screen()
    view.value.show(screen)
    return { ...phone, view: view.value, on: screen }
  }

  describe('a camera', () => {
    it('shows a live picture and takes a still of it', async () => {
      const { camera, view, on } = await opened()
      expect(camera.isPossible()).toBe(true)
      expect(on.srcObject).not.toBeNull()
      const still = await view.take()
      if (!still.ok) throw new Error(still.reason)
      const { width, height, data } = still.value
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
      expect(data).toHaveLength(width * height * 4)
      view.stop()
    })

    it('tells once that it has stopped, and takes nothing more', async () => {
      const { view } = await opened()
      const ended = vi.fn<() => void>()
      view.onEnd(ended)
      view.stop()
      view.stop()
      expect(ended).toHaveBeenCalledOnce()
      expect(await view.take()).toEqual({ ok: false, reason: 'interrupted' })
    })

    it('tells also those who ask after the end', async () => {
      const { view } = await opened()
      view.stop()
      const ended = vi.fn<() => void>()
      view.onEnd(ended)
      await expect.poll(() => ended).toHaveBeenCalledOnce()
    })

    it('is off as soon as its view is closed', async () => {
      const { view, hide } = await opened()
      const ended = vi.fn<() => void>()
      view.onEnd(ended)
      hide()
      expect(ended).toHaveBeenCalledOnce()
    })

    it('opens again after it was stopped', async () => {
      const { camera, view } = await opened()
      view.stop()
      const again = await camera.open()
      expect(again.ok).toBe(true)
      if (again.ok) again.value.stop()
    })
  })

  describe('a photograph from a file', () => {
    it('becomes a frame, and the frame a thumbnail of at most 30 kB', async () => {
      const { camera, photograph } = await make()
      const frame = await camera.fromFile(photograph)
      if (!frame.ok) throw new Error(frame.reason)
      const { width, height, data } = frame.value
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
      expect(data).toHaveLength(width * height * 4)
      const thumbnail = await camera.thumbnail(frame.value)
      expect(thumbnail?.type).toMatch(/^image\//)
      expect(thumbnail?.bytes.length).toBeLessThanOrEqual(30_000)
      // The frame must stay intact, because the page goes on showing it.
      expect(frame.value.data).toHaveLength(width * height * 4)
    })
  })
}
