import { createModule } from '#ui/use-module.ts'

/** The QR decoder, loaded when the first picture is to be read. */
export const qrDecoder = createModule(() => import('qr/decode.js'))

type Decoder = Pick<typeof import('qr/decode.js'), 'decodeQR'>

/** Time limit in milliseconds for finding a code: in one video frame, or in a single picture. */
const timeLimits = { frame: 40, picture: 2000 }

/** Decodes the code in a picture; null when none can be read. */
export function codeIn(
  { decodeQR }: Decoder,
  image: ImageData,
  kind: keyof typeof timeLimits,
): string | null {
  try {
    return decodeQR(image, { timeLimit: timeLimits[kind] })
  } catch {
    // The decoder throws when there is no code, or one that is blurred or cut off.
    return null
  }
}

/** Longest edge searched, in pixels: a larger one takes longer and finds no more. */
const edges = { frame: 1280, picture: 2400 }

/** Pixels of a video frame or a photograph; null while there is no picture. */
export function scannedPixels(
  source: HTMLVideoElement | ImageBitmap,
  kind: keyof typeof edges,
): ImageData | null {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, edges[kind] / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
