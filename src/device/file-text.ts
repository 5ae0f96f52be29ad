import { FileGone, type TextEncoding } from '#ports/files.ts'

/** Bytes per piece by size of the file: small, so that each piece is a short task; more for larger files, which are mostly photographs. */
const pieceLengths = [
  { upTo: 1_000_000, length: 8 << 10 },
  { upTo: 4_000_000, length: 16 << 10 },
  { upTo: 20_000_000, length: 64 << 10 },
] as const
const largePieceLength = 512 << 10

/** The text of a file in pieces. */
export async function* textOf(file: Blob, encoding: TextEncoding) {
  const decoder = new TextDecoder(encoding)
  const length = pieceLengths.find(({ upTo }) => file.size <= upTo)?.length ?? largePieceLength
  for await (const bytes of piecesOf(file, length)) {
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

export async function* piecesOf(file: Blob, length: number) {
  for (let at = 0; at < file.size; at += length) {
    // One piece at a time: a phone's memory holds few.
    // oxlint-disable-next-line no-await-in-loop
    yield await bytesOf(file.slice(at, at + length))
  }
}

export async function bytesOf(file: Blob) {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new FileGone('the file cannot be read any more', { cause: error })
  }
}
