import { Inflate } from 'fflate'

/** One file in an archive, as its directory describes it. Source of all places: APPNOTE 4.3 and 4.5.3. */
export interface ArchivePart {
  readonly name: string
  readonly compression: number
  readonly packedBytes: number
  /** As declared by the archive; not to be trusted. */
  readonly unpackedBytes: number
  readonly offset: number
}

const endLength = 22
const maxCommentLength = 0xffff
const unknown32 = 0xffff_ffff
/** Packed bytes inflated at once: the result, at most a thousand times as long, fits into a phone's memory. */
const pieceLength = 4096

/** Parses the directory of an archive. Throws if the bytes are no archive. */
export function archiveParts(bytes: Uint8Array): readonly ArchivePart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: ArchivePart[] = []
  const { count, start } = directoryOf(view)
  let at = start
  for (let left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('no entry of a directory')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const nameEnd = at + 46 + nameLength
    const next = nameEnd + extraLength + view.getUint16(at + 32, true)
    const read = largeFields(view, nameEnd, nameEnd + extraLength)
    // Read in this order, and only those whose small field refers to them.
    const unpackedBytes = read(view.getUint32(at + 24, true))
    const packedBytes = read(view.getUint32(at + 20, true))
    const offset = read(view.getUint32(at + 42, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))
    const compression = view.getUint16(at + 10, true)
    parts.push({ name, compression, packedBytes, unpackedBytes, offset })
    at = next
  }
  return parts
}

/** Unpacks a part. Throws if it is not as long as declared: if longer, as soon as it is. */
export function unpackPart(bytes: Uint8Array, part: ArchivePart): Uint8Array {
  const { compression, offset, packedBytes, unpackedBytes } = part
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(offset, true) !== 0x04034b50) throw new Error('no head of a part')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + packedBytes)
  const pieces: Uint8Array[] = []
  let length = 0
  const take = (piece: Uint8Array) => {
    length += piece.length
    if (length > unpackedBytes) throw new Error('more than the archive says')
    pieces.push(piece)
  }
  if (compression === 0) take(packed)
  else if (compression === 8) {
    const inflate = new Inflate((piece) => take(piece))
    for (let at = 0; at < packed.length; at += pieceLength) {
      inflate.push(packed.subarray(at, at + pieceLength), at + pieceLength >= packed.length)
    }
  } else throw new Error('packed in a way of its own')
  if (length !== unpackedBytes) throw new Error('less than the archive says')
  return joined(pieces, length)
}

/** Reads where the directory begins, and its number of parts, from the end of the archive. */
function directoryOf(view: DataView) {
  let end = view.byteLength - endLength
  const first = Math.max(0, end - maxCommentLength)
  while (view.getUint32(end, true) !== 0x06054b50) {
    end -= 1
    if (end < first) throw new Error('no archive')
  }
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count !== 0xffff && start !== unknown32) return { count, start }
  const large = Number(view.getBigUint64(end - 20 + 8, true))
  if (view.getUint32(large, true) !== 0x06064b50) throw new Error('no end of a large archive')
  return {
    count: Number(view.getBigUint64(large + 32, true)),
    start: Number(view.getBigUint64(large + 48, true)),
  }
}

/** Reads numbers of more than 32 bits from the extra field; archives written as a stream put even small ones there. */
function largeFields(view: DataView, from: number, to: number) {
  let next = to
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) next = at + 4
  }
  return (small: number) => {
    if (small !== unknown32) return small
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
