import { attemptLater } from '#device/attempt.ts'
import type { PictureSize } from './picture-head.ts'

/**
 * A JPEG decoded hardly larger than needed, as its blocks of eight pixels can be decoded as fewer: a third of the time
 * and a quarter of the memory. Undefined where the browser cannot (Safari), or where the picture is small anyway.
 */
export async function decodeSmall(
  file: Blob,
  { width, height }: PictureSize,
  longestSide: number,
): Promise<VideoFrame | undefined> {
  const eighths = Math.ceil((8 * longestSide) / Math.max(width, height))
  if (typeof ImageDecoder === 'undefined' || eighths >= 8) return undefined
  return attemptLater(async () => {
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
