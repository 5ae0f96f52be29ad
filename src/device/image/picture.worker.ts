import { expose, transfer } from 'comlink'
import type { Pixels, Box } from '#domain/color/pixels.ts'
import type { Result } from '#domain/result.ts'
import { decodePicture, pixelsOf } from './decode-picture.ts'
import type { Photo } from '#ports/photos.ts'

const moved = <Failure>(result: Result<Pixels, Failure>) =>
  result.ok ? transfer(result, [result.value.data.buffer]) : result

const methods = {
  decode: async (file: Blob) => moved(await decodePicture(file)),
  pixels: (bitmap: ImageBitmap) => moved(pixelsOf(bitmap)),
  thumbnail: encodeThumbnail,
}

export type PictureMethods = typeof methods

expose(methods)

const maxBytes = 30_000
/** Sizes and qualities from best to worst: the first with a small enough result is used. */
const attempts = [
  { maxSidePx: 480, quality: 0.82 },
  { maxSidePx: 480, quality: 0.6 },
  { maxSidePx: 360, quality: 0.6 },
  { maxSidePx: 240, quality: 0.5 },
]

/** Encodes a thumbnail of a frame or a part of it; null if even the smallest is too large. Needs no page: meant for workers. */
async function encodeThumbnail(frame: Pixels, part: Box = wholeOf(frame)): Promise<Photo | null> {
  const bitmap = await createImageBitmap(imageOf(frame), part.x, part.y, part.width, part.height)
  for (const { maxSidePx, quality } of attempts) {
    // oxlint-disable-next-line no-await-in-loop -- a coarser one is made only where the finer was too large
    const blob = await encoded(bitmap, maxSidePx, quality)
    if (blob.size > maxBytes) continue
    // oxlint-disable-next-line no-await-in-loop -- the last turn of the loop
    return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
  }
  return null
}

const wholeOf = ({ width, height }: Pixels): Box => ({ x: 0, y: 0, width, height })

const imageOf = ({ data, width, height }: Pixels) =>
  new ImageData(new Uint8ClampedArray(data), width, height)

function encoded(bitmap: ImageBitmap, maxSidePx: number, quality: number): Promise<Blob> {
  const shrink = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
  const size = (side: number) => Math.max(1, Math.round(side * shrink))
  const canvas = new OffscreenCanvas(size(bitmap.width), size(bitmap.height))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
