import type { Pixels } from '#domain/color/pixels.ts'
import { readingSidePixels as maxSidePx } from '#domain/color/shrunk.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { FileFailure } from '#ports/camera.ts'
import { attemptAsync } from '#device/attempt.ts'
import { headLength, readPictureHead, type PictureHead, type PictureSize } from './picture-head.ts'

const minSidePx = 120
/** Largest picture: each decoded pixel takes four bytes of memory. */
const maxPixels = 120e6
/** Larger pictures are shrunk while decoding: a phone may refuse so much memory at once. */
const largePicturePixels = 20e6
const maxBytes = 80e6

/** Decodes a photograph to upright sRGB pixels, without its metadata. Needs no page: meant for workers. */
export async function decodePicture(file: Blob): Promise<Result<Pixels, FileFailure>> {
  if (file.size > maxBytes) return failed('too-large')
  const start = await attemptAsync(() => file.slice(0, headLength).arrayBuffer())
  if (start === undefined) return failed('cannot-decode')
  const head = readPictureHead(new Uint8Array(start))
  if (pixelCountOf(head) > maxPixels) return failed('too-large')
  const size = head.kind === 'jpeg' ? head.size : null
  const picture =
    (size === null ? undefined : await decodeSmall(file, size, maxSidePx)) ??
    (await attemptAsync(() => createImageBitmap(file, optionsFor(head))))
  if (picture === undefined) return failed(head.kind === 'heic' ? 'heic' : 'cannot-decode')
  return pixelsOf(picture)
}

/** Reads the pixels of a picture, shrunk if needed, and closes it. */
export function pixelsOf(picture: ImageBitmap | VideoFrame): Result<Pixels, FileFailure> {
  const whole = sizeOf(picture)
  const shrink = Math.min(1, maxSidePx / Math.max(whole.width, whole.height))
  const width = Math.round(whole.width * shrink)
  const height = Math.round(whole.height * shrink)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return failed('cannot-decode')
  // Better scaling takes longer than decoding, and a reading uses the middle of many pixels anyway.
  context.imageSmoothingQuality = 'low'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  if (Math.min(width, height) < minSidePx) return failed('too-small')
  const { data } = context.getImageData(0, 0, width, height, { colorSpace: 'srgb' })
  return ok({ width, height, data })
}

const sizeOf = (picture: ImageBitmap | VideoFrame) =>
  picture instanceof ImageBitmap
    ? picture
    : { width: picture.displayWidth, height: picture.displayHeight }

const pixelCountOf = (head: PictureHead) =>
  'size' in head && head.size !== null ? head.size.width * head.size.height : 0

function optionsFor(head: PictureHead): ImageBitmapOptions {
  const upright: ImageBitmapOptions = { imageOrientation: 'from-image', premultiplyAlpha: 'none' }
  if (pixelCountOf(head) < largePicturePixels || !('size' in head) || head.size === null)
    return upright
  const shrink = (2 * maxSidePx) / Math.max(head.size.width, head.size.height)
  // Only one side: browsers differ in whether it refers to the stored picture or the upright one.
  return { ...upright, resizeWidth: Math.round(head.size.width * shrink), resizeQuality: 'low' }
}

/**
 * Decodes a JPEG hardly larger than needed, since its blocks of eight pixels can be decoded to fewer: a third of the time
 * and a quarter of the memory. Undefined if the browser cannot (Safari), or if the picture is small anyway.
 */
async function decodeSmall(
  file: Blob,
  { width, height }: PictureSize,
  maxSide: number,
): Promise<VideoFrame | undefined> {
  const eighths = Math.ceil((8 * maxSide) / Math.max(width, height))
  if (typeof ImageDecoder === 'undefined' || eighths >= 8) return undefined
  return attemptAsync(async () => {
    const decoder = new ImageDecoder({
      data: await file.arrayBuffer(),
      type: 'image/jpeg',
      desiredWidth: Math.ceil((width * eighths) / 8),
      desiredHeight: Math.ceil((height * eighths) / 8),
    })
    try {
      return (await decoder.decode()).image
    } finally {
      decoder.close()
    }
  })
}
