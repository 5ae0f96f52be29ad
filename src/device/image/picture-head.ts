/** Format and size from the first bytes of a photograph. `unknown` may still be a picture that the browser can decode. */
export type PictureHead =
  | { readonly kind: 'jpeg'; readonly size: PictureSize | null }
  | { readonly kind: 'png'; readonly size: PictureSize | null }
  | { readonly kind: 'heic' }
  | { readonly kind: 'unknown' }

/** Size as stored: an upright photograph may be stored rotated. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Bytes of a file that contain its header, even after EXIF data and color profiles. */
export const headLength = 512 * 1024

export function readPictureHead(bytes: Uint8Array): PictureHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 24) return { kind: 'unknown' }
  if (view.getUint16(0) === 0xffd8) return { kind: 'jpeg', size: sizeOfJpeg(view) }
  if (view.getUint32(0) === 0x89504e47) {
    return { kind: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } }
  }
  return isHeic(bytes) ? { kind: 'heic' } : { kind: 'unknown' }
}

/** Brands of HEVC images. Source: ISO/IEC 14496-12, the file type box; brands of ISO/IEC 23008-12 that hold HEVC. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function isHeic(bytes: Uint8Array): boolean {
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  return word(4) === 'ftyp' && heicBrands.includes(word(8))
}

/** Source: ITU-T T.81, B.1.1.3: frame headers are C0 to CF without C4, C8 and CC. */
const isFrameHeader = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at)
    if (marker === 0xffff) at += 1
    else if (marker < 0xff00) return null
    else if (isFrameHeader(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else at += 2 + view.getUint16(at + 2)
  }
  return null
}
