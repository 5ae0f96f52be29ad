import type { Pixels } from '#domain/color/pixels.ts'

/** The segments of a JPEG before the image data. Source: [T81] annex B */
function* segmentsOf(bytes: Uint8Array): Generator<{ marker: number; body: Uint8Array }> {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (length < 2) return
    yield { marker, body: bytes.subarray(at + 4, at + 2 + length) }
    if (marker === 0xda) return
    at += 2 + length
  }
}

const isFrameStart = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Width and height as stored; null where there is no frame header. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  for (const { marker, body } of segmentsOf(bytes)) {
    if (!isFrameStart(marker) || body.length < 5) continue
    return {
      height: (body[1] ?? 0) * 256 + (body[2] ?? 0),
      width: (body[3] ?? 0) * 256 + (body[4] ?? 0),
    }
  }
  return null
}

/** The Exif orientation, 1 to 8; 1 where it is missing or invalid. Source: [EXIF3] tag 0x0112 */
export function jpegOrientation(bytes: Uint8Array): number {
  for (const { marker, body } of segmentsOf(bytes)) {
    if (marker !== 0xe1 || String.fromCharCode(...body.subarray(0, 4)) !== 'Exif') continue
    return orientationIn(body.subarray(6))
  }
  return 1
}

/** Reads the orientation from the Exif data itself, which begins with its byte order. */
export function orientationIn(tiff: Uint8Array): number {
  const found = orientationTag(tiff)
  return found >= 1 && found <= 8 ? found : 1
}

function orientationTag(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const start = view.getUint32(4, isLittle)
  if (start + 2 > tiff.length) return 1
  const count = view.getUint16(start, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12
    if (at + 10 > tiff.length) return 1
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle)
  }
  return 1
}

/** Rotates and mirrors the stored picture to its displayed orientation. */
export function upright(stored: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return stored
  const isTurned = orientation >= 5
  const width = isTurned ? stored.height : stored.width
  const height = isTurned ? stored.width : stored.height
  const from = new Uint32Array(
    stored.data.buffer.slice(
      stored.data.byteOffset,
      stored.data.byteOffset + stored.data.byteLength,
    ),
  )
  const to = new Uint32Array(width * height)
  const right = stored.width - 1
  const bottom = stored.height - 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = isTurned ? [y, x] : [x, y]
      const sourceX = [2, 3, 7, 8].includes(orientation) ? right - column : column
      const sourceY = [3, 4, 6, 7].includes(orientation) ? bottom - row : row
      to[y * width + x] = from[sourceY * stored.width + sourceX] ?? 0
    }
  }
  return { width, height, data: new Uint8Array(to.buffer) }
}
