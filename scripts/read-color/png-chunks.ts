import { orientationIn } from './orientation.ts'

/** The chunks of a PNG, each with the position after it. Source: [PNG3] 5.3 */
function* chunksOf(bytes: Uint8Array): Generator<{ type: string; body: Uint8Array; end: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { type, body: bytes.subarray(at + 8, end - 4), end }
    at = end
  }
}

/** Removes data after the end of the image: some programs leave remains of an older, longer file there. */
export function withoutTail(bytes: Uint8Array): Uint8Array {
  for (const { type, end } of chunksOf(bytes)) if (type === 'IEND') return bytes.subarray(0, end)
  return bytes
}

/** The Exif orientation, 1 to 8; 1 where it is missing. Source: [PNG3] 11.3.4.5 */
export function pngOrientation(bytes: Uint8Array): number {
  for (const { type, body } of chunksOf(bytes)) if (type === 'eXIf') return orientationIn(body)
  return 1
}
