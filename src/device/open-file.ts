import type { OpenedFile } from '#ports/files.ts'

type Encoding = OpenedFile['encoding']

/** So little that working on one piece is a short task; of a larger file, mostly photographs, more. */
const pieceLengths = [
  { upTo: 4_000_000, length: 16 << 10 },
  { upTo: 20_000_000, length: 64 << 10 },
] as const
const largePieceLength = 512 << 10
const lookLength = 1 << 20

/** A file of text whose encoding is found out: byte order mark, else UTF-8 where it fits, else Shift_JIS. */
export async function openFile(file: File): Promise<OpenedFile> {
  const encoding = (await markOf(file)) ?? ((await isUtf8(file)) ? 'utf-8' : 'shift_jis')
  return { name: file.name, bytes: file.size, encoding, text: () => textOf(file, encoding) }
}

async function* textOf(file: Blob, encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  const length = pieceLengths.find(({ upTo }) => file.size <= upTo)?.length ?? largePieceLength
  for await (const bytes of piecesOf(file, length)) {
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

async function markOf(file: Blob): Promise<Encoding | null> {
  const [one, two, three] = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : null
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of piecesOf(file, lookLength)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function* piecesOf(file: Blob, length: number) {
  for (let at = 0; at < file.size; at += length) {
    // Pieces follow one another: the memory of a phone holds few.
    // oxlint-disable-next-line no-await-in-loop
    yield new Uint8Array(await file.slice(at, at + length).arrayBuffer())
  }
}
