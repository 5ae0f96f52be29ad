import { createModule } from '#ui/use-module.ts'

/** The reader of codes, fetched when the first picture is to be read. */
export const qrDecoder = createModule(() => import('qr/decode.js'))

type Decoder = Pick<typeof import('qr/decode.js'), 'decodeQR'>

/** Milliseconds to look for a code: one frame of a film, or a picture that will not come again. */
const timeLimits = { frame: 40, picture: 2000 }

/** The text of the code in a picture, or null where none can be read. */
export function codeIn(
  { decodeQR }: Decoder,
  image: ImageData,
  kind: keyof typeof timeLimits,
): string | null {
  try {
    return decodeQR(image, { timeLimit: timeLimits[kind] })
  } catch {
    // It throws where there is no code, or one that is blurred or cut off.
    return null
  }
}

/** Longest edge looked at: more takes longer and finds no more. */
const edges = { frame: 1280, picture: 2400 }

/** A film's frame or a photograph as pixels; null while there is nothing to see. */
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
