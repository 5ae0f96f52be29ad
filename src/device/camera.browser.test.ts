import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { cameraContract } from '#testing/contracts/camera-contract.ts'
import { setVisible } from '#testing/page-visibility.ts'
import { browserCamera } from './camera.ts'

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#c00000'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#0000c0'
  context.fillRect(width / 2, 0, width / 2, height)
  return canvas
}

const fileOf = (canvas: HTMLCanvasElement, type = 'image/jpeg') =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no file')) : resolve(blob)),
      type,
      0.9,
    )
  })

const used: (() => void)[] = []
afterEach(() => {
  for (const end of used.splice(0)) end()
})

/** A real stream, as from a camera, of a canvas that is constantly redrawn. */
function pluggedIn() {
  const canvas = halves(640, 480)
  const drawing = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 30)
  used.push(() => clearInterval(drawing))
  return vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(async () => canvas.captureStream(30))
}

function screen() {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  document.body.append(video)
  used.push(() => video.remove())
  return video
}

cameraContract(async () => {
  pluggedIn()
  const photograph = await fileOf(halves(800, 600))
  const hide = () => setVisible(false)
  return { camera: browserCamera(), screen, photograph, hide }
})

const frameOf = async (file: Blob) => {
  const frame = await browserCamera().fromFile(file)
  if (!frame.ok) throw new Error(frame.reason)
  const { width, height, data } = frame.value
  const at = (x: number, y: number) =>
    Array.from(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3))
  return { width, height, at, frame: frame.value }
}

describe('a file', () => {
  it('is decoded in its colors and shrunk to what a reading needs', async () => {
    const { width, height, at } = await frameOf(await fileOf(halves(4000, 3000)))
    expect([width, height]).toEqual([1600, 1200])
    const [red = 0, , blueOfRed = 0] = at(300, 600)
    const [redOfBlue = 0, , blue = 0] = at(1300, 600)
    expect(red - blueOfRed).toBeGreaterThan(150)
    expect(blue - redOfBlue).toBeGreaterThan(150)
  })

  it.each([
    [400, 300],
    [3200, 2400],
  ])('is set upright as its EXIF says, stored as %d × %d', async (stored, storedHeight) => {
    const bytes = await bytesOf(await fileOf(halves(stored, storedHeight)))
    const turned = withOrientation(bytes, 6)
    const { width, height, at } = await frameOf(new Blob([turned], { type: 'image/jpeg' }))
    const shrink = Math.min(1, 1600 / stored)
    expect([width, height]).toEqual([storedHeight * shrink, stored * shrink])
    // Rotated clockwise, so the left half is now the upper one.
    expect(at(150, 60)[0]).toBeGreaterThan(150)
    expect(at(150, height - 60)[2]).toBeGreaterThan(150)
  })

  it('is read in a browser that only decodes whole pictures, too', async () => {
    const file = await fileOf(halves(4000, 3000), 'image/png')
    const { width, height, at } = await frameOf(file)
    expect([width, height]).toEqual([1600, 1200])
    expect(at(300, 600)[0]).toBeGreaterThan(150)
  })

  it('of 48 megapixels is read, too', async () => {
    const { width, height } = await frameOf(await fileOf(halves(8000, 6000)))
    expect(width).toBe(1600)
    // Shrunk twice, so rounded twice.
    expect(Math.abs(height - 1200)).toBeLessThanOrEqual(1)
  })

  test.each([
    ['cannot-decode', new Blob(['not a picture at all, only some words'])],
    ['heic', new Blob([new Uint8Array(4), 'ftypheic', new Uint8Array(60)])],
    ['too-large', new Blob([new Uint8Array(81_000_000)])],
  ])('is refused with a reason: %s', async (reason, file) => {
    expect(await browserCamera().fromFile(file)).toEqual({ ok: false, reason })
  })

  it('is refused when there is hardly a picture in it', async () => {
    const file = await fileOf(halves(60, 40))
    expect(await browserCamera().fromFile(file)).toEqual({ ok: false, reason: 'too-small' })
  })
})

it('leaves nothing of EXIF in a thumbnail, and can show a part alone', async () => {
  const whole = withOrientation(await bytesOf(await fileOf(halves(400, 300))), 1)
  const camera = browserCamera()
  const { frame } = await frameOf(new Blob([whole]))
  const thumbnail = await camera.thumbnail(frame, { x: 0, y: 0, width: 100, height: 100 })
  const text = new TextDecoder('latin1').decode(thumbnail?.bytes)
  expect(text).not.toContain('Exif')
  const shown = await createImageBitmap(new Blob([new Uint8Array(thumbnail?.bytes ?? [])]))
  expect([shown.width, shown.height]).toEqual([100, 100])
})

describe('a camera that does not open says why', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'no-camera'],
    ['NotReadableError', 'in-use'],
    ['NotSupportedError', 'not-supported'],
  ])('%s: %s', async (name, reason) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
    expect(await browserCamera().open()).toEqual({ ok: false, reason })
  })
})

it('takes what the screen shows where the browser has no still camera', async () => {
  pluggedIn()
  vi.stubGlobal('ImageCapture', undefined)
  const view = await browserCamera().open()
  if (!view.ok) throw new Error(view.reason)
  const video = screen()
  view.value.show(video)
  await expect.poll(() => video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA)
  const still = await view.value.take()
  expect(still).toMatchObject({ ok: true, value: { width: 640, height: 480 } })
  view.value.stop()
})

it('ends when the camera is unplugged', async () => {
  const getUserMedia = pluggedIn()
  const view = await browserCamera().open()
  if (!view.ok) throw new Error(view.reason)
  const ended = vi.fn<() => void>()
  view.value.onEnd(ended)
  const stream = await getUserMedia.mock.results[0]?.value
  stream.getVideoTracks()[0].dispatchEvent(new Event('ended'))
  expect(ended).toHaveBeenCalledOnce()
})

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The same JPEG with an EXIF block that contains only its orientation. */
function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
  ]
  const body = [...new TextEncoder().encode('Exif\0\0'), ...tiff, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, body.length + 2, ...body]
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)])
}
