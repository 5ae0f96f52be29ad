import { collectCode, type Collected } from './collect-code.ts'
import { codeIn, scannedPixels } from './qr-decoder.ts'

type SeenInPicture = Collected | { readonly kind: 'noCode' } | { readonly kind: 'badPicture' }

/** The code in a photograph or screenshot. */
export async function readPicture(file: Blob): Promise<SeenInPicture> {
  const [decoder, bitmap] = await Promise.all([import('qr/decode.js'), bitmapOf(file)])
  const pixels = bitmap === null ? null : scannedPixels(bitmap, 'picture')
  bitmap?.close()
  if (pixels === null) return { kind: 'badPicture' }
  const code = codeIn(decoder, pixels, 'picture')
  return code === null ? { kind: 'noCode' } : collectCode(null, code)
}

async function bitmapOf(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    // No picture, or one of a kind this browser cannot open.
    return null
  }
}
