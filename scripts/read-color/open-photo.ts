import { readFile } from 'node:fs/promises'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import type { Pixels } from '#domain/color/pixels.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { jpegOrientation, jpegSize, upright } from './orientation.ts'
import { pngOrientation, withoutTail } from './png-chunks.ts'

export type PhotoProblem =
  | 'not-found'
  | 'unreadable'
  | 'heic'
  | 'unknown-format'
  | 'damaged'
  | 'too-large'

const maxPixels = 50e6

/** Decodes a JPEG or PNG in its displayed orientation: boxes are in pixels of what a viewer shows. */
export async function openPhoto(path: string): Promise<Result<Pixels, PhotoProblem>> {
  const bytes = await bytesOf(path)
  if (!bytes.ok) return bytes
  return decodedBytes(bytes.value)
}

function decodedBytes(bytes: Uint8Array): Result<Pixels, PhotoProblem> {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return openJpeg(bytes)
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return openPng(bytes)
  return failed(isHeic(bytes) ? 'heic' : 'unknown-format')
}

async function bytesOf(path: string): Promise<Result<Uint8Array, PhotoProblem>> {
  try {
    return ok(await readFile(path))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return failed(error.code === 'ENOENT' ? 'not-found' : 'unreadable')
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const isHeic = (bytes: Uint8Array) =>
  /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif)/u.test(
    String.fromCharCode(...bytes.subarray(4, 12)),
  )

function openJpeg(bytes: Uint8Array): Result<Pixels, PhotoProblem> {
  const size = jpegSize(bytes)
  if (size === null) return failed('damaged')
  if (size.width * size.height > maxPixels) return failed('too-large')
  return decoded(() => {
    const image = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: false,
      maxResolutionInMP: maxPixels / 1e6,
      maxMemoryUsageInMB: 4096,
    })
    return upright(image, jpegOrientation(bytes))
  })
}

function openPng(bytes: Uint8Array): Result<Pixels, PhotoProblem> {
  const buffer = Buffer.from(bytes)
  if (buffer.length < 24) return failed('damaged')
  if (buffer.readUInt32BE(16) * buffer.readUInt32BE(20) > maxPixels) return failed('too-large')
  return decoded(() =>
    upright(PNG.sync.read(Buffer.from(withoutTail(buffer))), pngOrientation(buffer)),
  )
}

/** Converts exceptions to results: both decoders throw plain errors on broken files, without further details. */
function decoded(decode: () => Pixels): Result<Pixels, PhotoProblem> {
  try {
    const { width, height, data } = decode()
    return width > 0 && height > 0 ? ok({ width, height, data }) : failed('damaged')
  } catch (error) {
    if (error instanceof Error) return failed('damaged')
    throw error
  }
}
