/** The longer side of a kept photograph. */
const maxSidePixels = 1600
const quality = 0.82

/**
 * A photograph made smaller and written anew as JPEG: what else stood in the file, such as the place, is gone.
 * Null where the browser cannot open it.
 */
export async function shrinkPhoto(
  file: Blob,
): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height))
    const size = (length: number) => Math.max(1, Math.round(length * scale))
    const canvas = new OffscreenCanvas(size(picture.width), size(picture.height))
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const type = 'image/jpeg'
    const written = await canvas.convertToBlob({ type, quality })
    return { type, bytes: new Uint8Array(await written.arrayBuffer()) }
  } catch {
    return null
  }
}
