import { expose, transfer } from 'comlink'
import type { Pixels } from '#domain/color/pixels.ts'
import type { Result } from '#domain/result.ts'
import { decodePicture, pixelsOf } from './decode-picture.ts'
import { encodeThumbnail } from './encode-thumbnail.ts'

const moved = <Failure>(result: Result<Pixels, Failure>) =>
  result.ok ? transfer(result, [result.value.data.buffer]) : result

const methods = {
  decode: async (file: Blob) => moved(await decodePicture(file)),
  pixels: (bitmap: ImageBitmap) => moved(pixelsOf(bitmap)),
  thumbnail: encodeThumbnail,
}

export type PictureMethods = typeof methods

expose(methods)
